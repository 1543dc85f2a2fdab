// What looks of games and lessons are built with, beside the plain table's own parts; all of it comes in one chunk.
export { Offers } from "./panel"
export { Segments } from "./settings-list"
export { Struck } from "./struck"
export { CardTray } from "./tray"

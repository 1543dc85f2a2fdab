// What comes later shares with the page: looks of games, lessons, signs. All of it is one chunk, which travels lighter than several.
export { post } from "./guest"
export { playNow } from "./lobby-api"
export { Offers } from "./panel"
export { Segments } from "./settings-list"
export { canRead, isVoiceless } from "./signs"
export { Struck } from "./struck"
export { CardTray } from "./tray"

// The entry: the lobby, or the table whose name is in the address.
import { render } from "preact"
import * as ear from "./ear"
import { followKeys } from "./focus"
import { enterByAddress } from "./entry"
import { Lobby } from "./lobby"
import { loadGames } from "./lobby-api"
import { followGame } from "./look"
import { followBook } from "./rules"
import { showSettings } from "./settings"
import { tellStanding } from "./standing"
import { followSigns } from "./signs"
import { openTable } from "./store"
import { Table } from "./table"
import { followLanguage } from "./texts"

const table = /^\/t\/([^/]+)/.exec(location.pathname)?.[1]
const root = document.getElementById("app")

showSettings()
followLanguage()
followBook()
if (table) {
  void enterByAddress(table).then(() => openTable(table, ear))
  followKeys(tellStanding)
  followGame()
  followSigns()
} else {
  void loadGames()
}
if (root) render(table ? <Table /> : <Lobby />, root)

// boardgame.io with the game of the bench, as a program: `peer.mjs FOLDER memory|file DATA`. FOLDER holds node_modules.
import { createRequire } from "node:module"
import { join } from "node:path"

const [folder, store, data] = process.argv.slice(2)
const require = createRequire(join(folder, "peer.js"))
const { Server, FlatFile } = require("boardgame.io/server")
const { INVALID_MOVE } = require("boardgame.io/core")

const RANKS = "23456789TJQKA"
const PACK = [..."SHDC"].flatMap((suit) => [...RANKS].map((rank) => suit + rank))

function dealt(random) {
  const deck = random.Shuffle(PACK)
  return [0, 1, 2, 3].map((at) => deck.slice(at * 13, at * 13 + 13))
}

function best(trick) {
  const worth = trick.map((card) => (card[0] === trick[0][0] ? RANKS.indexOf(card[1]) : -1))
  return worth.indexOf(Math.max(...worth))
}

function play({ G, playerID, events, random }, card) {
  const hand = G.hands[Number(playerID)]
  const following = hand.filter((held) => G.trick.length > 0 && held[0] === G.trick[0][0])
  if (!(following.length > 0 ? following : hand).includes(card)) return INVALID_MOVE
  hand.splice(hand.indexOf(card), 1)
  G.trick.push(card)
  if (G.trick.length < 4) {
    events.endTurn()
    return
  }
  const taker = (G.leader + best(G.trick)) % 4
  G.last = G.trick
  G.trick = []
  G.leader = taker
  G.taken[taker] += 1
  if (G.hands.every((cards) => cards.length === 0)) {
    G.hands = dealt(random)
    G.taken = [0, 0, 0, 0]
  }
  events.endTurn({ next: String(taker) })
}

const whist = {
  name: "whist",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => ({ hands: dealt(random), trick: [], last: [], leader: 0, taken: [0, 0, 0, 0] }),
  moves: { play: { move: play, client: false } },
  playerView: ({ G, playerID }) => {
    const { hands, ...open } = G
    return { ...open, hand: playerID === null ? [] : hands[Number(playerID)], held: hands.map((hand) => hand.length) }
  },
  disableUndo: true,
}

const db = store === "file" ? new FlatFile({ dir: data }) : undefined
const server = Server({ games: [whist], db, origins: false })
const running = await server.run({ port: 0 })
console.log((running.appServer ?? running).address().port)

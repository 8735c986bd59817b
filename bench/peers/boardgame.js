// The same in boardgame.io: a move that changes a state of about 200 bytes; memory only, nothing stored.
import { createRequire } from "node:module";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const game = {
  name: "pair",
  setup: () => ({ moves: 0, last: 0, view: ".".repeat(120) }),
  turn: { activePlayers: { all: "any" }, stages: { any: {} } },
  disableUndo: true,
  moves: {
    play: ({ G }, place) => {
      G.moves += 1;
      G.last = place;
    },
  },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const running = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
console.log(running.appServer.address().port);

// Elfer raus! for four in boardgame.io: random legal moves straight through its reducer, no network, no store, no undo.
// Every line of input is a number of seconds of whole matches; the answer is a line with moves, matches and CPU seconds.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)("boardgame.io/internal");

const PLAYERS = 4, DECK = 80, HAND = 15, ROW = 20, ELEVEN = 10;
const ELEVENS = [10, 30, 50, 70];

const fitting = (G, hand) => hand.filter((card) => G.fits[card]);

const legal = (G, seat) => {
  if (G.opening !== null) return [["lay", G.opening]];
  const lays = fitting(G, G.hands[seat]).map((card) => ["lay", card]);
  if (G.laid) return [...lays, ["end"]];
  return lays.length ? lays : [["draw"]];
};

const lay = (G, seat, card) => {
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  G.fits[card] = false;
  const number = card % ROW;
  if (number > 0 && number <= ELEVEN) G.fits[card - 1] = true;
  if (number < ROW - 1 && number >= ELEVEN) G.fits[card + 1] = true;
  G.laid = true;
};

const turnOver = (G, seat, events) => {
  if (!G.hands[seat].length) return;
  G.laid = false;
  G.drawn = 0;
  let next = (seat + 1) % PLAYERS;
  while (!G.pile.length && !fitting(G, G.hands[next]).length) next = (next + 1) % PLAYERS;
  events.endTurn({ next: String(next) });
};

const deal = (random) => {
  for (;;) {
    const cards = random.Shuffle([...Array(DECK).keys()]);
    const hands = [...Array(PLAYERS).keys()].map((seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
    const opening = ELEVENS.find((eleven) => hands.some((hand) => hand.includes(eleven)));
    if (opening !== undefined) return { hands, pile: cards.slice(PLAYERS * HAND), opening };
  }
};

const game = {
  name: "elfer-raus",
  disableUndo: true,
  setup: ({ random }) => {
    const { hands, pile, opening } = deal(random);
    const fits = [...Array(DECK).keys()].map((card) => ELEVENS.includes(card));
    const opener = hands.findIndex((hand) => hand.includes(opening));
    return { hands, pile, opening, opener, fits, laid: false, drawn: 0 };
  },
  turn: { order: { first: ({ G }) => G.opener, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers } },
  moves: {
    lay: ({ G, ctx, events }, card) => {
      const seat = Number(ctx.currentPlayer);
      lay(G, seat, card);
      if (G.opening !== null) {
        G.opening = null;
        turnOver(G, seat, events);
      }
    },
    draw: ({ G, ctx, events }) => {
      const seat = Number(ctx.currentPlayer), card = G.pile.shift();
      G.hands[seat].push(card);
      G.drawn += 1;
      const fits = G.fits[card];
      if (fits) lay(G, seat, card);
      if (fits || G.drawn === 3 || !G.pile.length) turnOver(G, seat, events);
    },
    end: ({ G, ctx, events }) => turnOver(G, Number(ctx.currentPlayer), events),
  },
  endIf: ({ G }) => {
    const winner = G.hands.findIndex((hand) => !hand.length);
    return winner < 0 ? undefined : { winner };
  },
};

const reducer = CreateGameReducer({ game, isClient: false });

const match = (seed) => {
  let state = InitializeGame({ game: { ...game, seed }, numPlayers: PLAYERS });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const seat = state.ctx.currentPlayer, offered = legal(state.G, Number(seat));
    const [type, ...args] = offered[Math.floor(Math.random() * offered.length)];
    const before = state._stateID;
    state = reducer(state, { type: "MAKE_MOVE", payload: { type, args, playerID: seat } });
    if (state._stateID === before) throw new Error(`${type} was refused`);
    moves += 1;
  }
  return moves;
};

let seed = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const began = process.cpuUsage();
  const spent = () => { const { user, system } = process.cpuUsage(began); return (user + system) / 1e6; };
  let moves = 0, matches = 0;
  while (spent() < Number(line)) {
    moves += match(String((seed += 1)));
    matches += 1;
  }
  console.log(JSON.stringify([moves, matches, spent()]));
}

// The same work as ours on Node: `ws`, Zweikampf judged move by move, every input in SQLite (WAL, synchronous=FULL) before
// anybody is told, many inputs to a commit.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { WebSocketServer } from "ws";

/** Milliseconds between the beginnings of two commits, as in our store. */
const PAUSE = 5;

const db = new DatabaseSync(join(mkdtempSync(join(tmpdir(), "anpfiff-peer-")), "log.sqlite3"));
db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
db.exec(`CREATE TABLE log (room TEXT NOT NULL, seq INTEGER NOT NULL, person INTEGER, command INTEGER, body BLOB NOT NULL,
         PRIMARY KEY (room, seq)) WITHOUT ROWID;
         CREATE UNIQUE INDEX once ON log (room, person, command)`);
const insert = db.prepare("INSERT INTO log VALUES (?, ?, ?, ?, ?)");

let waiting = [];
let began = 0;
let timer = null;

function append(line, told) {
  waiting.push({ line, told });
  timer ??= setTimeout(commit, Math.max(0, began + PAUSE - performance.now()));
}

function commit() {
  const batch = waiting;
  waiting = [];
  timer = null;
  began = performance.now();
  db.exec("BEGIN IMMEDIATE");
  for (const { line } of batch) insert.run(...line);
  db.exec("COMMIT");
  for (const { told } of batch) told();
}

function shuffled() {
  const cards = [...Array(40).keys()];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return [cards.slice(0, 20), cards.slice(20)];
}

class Room {
  seq = 0;
  seats = [];
  stacks = shuffled();
  ready = [false, false];
  open = [];
  won = [[], []];

  refusal(seat, { id, move, seen }) {
    if (!Number.isInteger(id) || id < 1 || !Number.isInteger(seen) || seen > this.seq) return "stale";
    if (move?.kind !== "turn-over") return "unknown-move";
    return this.ready[seat] ? "not-your-turn" : null;
  }

  /** What follows, as events that everybody may see. */
  act(seat) {
    this.seq += 1;
    this.ready[seat] = true;
    const events = [{ kind: "hand-ready", seat }];
    return this.ready.every(Boolean) ? [...events, ...this.turnOver()] : events;
  }

  turnOver() {
    this.ready = [false, false];
    const cards = this.stacks.map((stack) => stack.pop());
    this.open.push(...cards);
    const [one, other] = cards.map((card) => card % 20);
    const events = [{ kind: "cards-turned", cards }];
    if (one !== other) {
      const winner = one > other ? 0 : 1;
      this.won[winner].push(...this.open);
      events.push({ kind: "cards-won", seat: winner, cards: this.open });
      this.open = [];
    }
    if (this.stacks[0].length === 0) Object.assign(this, { stacks: shuffled(), open: [], won: [[], []] });
    return events;
  }

  view(seat) {
    const { ready, open, won } = this;
    return { kind: "view", seat, stacks: this.stacks.map((stack) => stack.length), ready, open, won };
  }

  told(seat, events, since, done) {
    const moves = this.ready[seat] ? [] : [{ kind: "turn-over" }];
    const turn = { kind: "waiting", seats: [0, 1].filter((other) => !this.ready[other]), until: null, race: false };
    const at = Math.floor(performance.now());
    return JSON.stringify({ kind: "table", since, seq: this.seq, at, events, view: this.view(seat), moves, turn, done });
  }
}

const rooms = new Map();
const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });

server.on("listening", () => console.log(server.address().port));
server.on("connection", (socket, request) => {
  const name = request.url;
  if (!rooms.has(name)) rooms.set(name, new Room());
  const room = rooms.get(name);
  const seat = room.seats.push(socket) - 1;
  socket.on("message", (text) => {
    const said = JSON.parse(text);
    const why = room.refusal(seat, said);
    if (why !== null) return socket.send(JSON.stringify({ kind: "refused", id: said.id, why }));
    const since = room.seq;
    const events = room.act(seat);
    const letters = room.seats.map((other, place) => [other, room.told(place, events, since, place === seat ? said.id : null)]);
    const body = JSON.stringify({ kind: "act", seat, move: said.move, at: Date.now() });
    append([name, room.seq, seat, said.id, body], () => {
      for (const [other, letter] of letters) other.send(letter);
    });
  });
});

/** One person at one room: everything they were told, and everything they can say. Holds no rule and decides nothing. */
import type { Quality } from "../wire/gauge";
import { Line, type LineState, type Wire, type Wish, dialled } from "../wire/line";
import type { Bye, Cheered, First, Open, Refused, Room, Table, Told, Welcome, Why } from "../wire/messages";
import { VERSION } from "../wire/messages";
import { keepName, markTonight, nameTonight } from "../browser/evening";
import { settings } from "../browser/settings.svelte";
import { MOST_WAITING, ripe, same, tapped, type Sent } from "./taps";

/** A move that changed nothing, and why. */
export interface Refusal extends Refused {
  /** The move it was about; null for other commands. */
  readonly move: unknown;
  /** On the page's clock, so that it can fade. */
  readonly when: number;
}

/** A table as it came, with the page's clock: what the slow motion plays again. */
export interface Heard {
  readonly table: Table;
  readonly when: number;
}

export type Arrival = Omit<Open, "version" | "token" | "kind"> | { readonly code: string; readonly watch?: boolean; readonly key?: string };

/** How much of the match the slow motion can show again. */
const REMEMBERED = 60;
const LISTEN_TO_CHEERS = 4_000;

export class Seat {
  line = $state<LineState>("dialling");
  private gauged = $state<Quality>("good");
  me = $state.raw<Welcome | null>(null);
  room = $state.raw<Room | null>(null);
  table = $state.raw<Table | null>(null);
  sent = $state.raw<readonly Sent[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  bye = $state.raw<Bye["why"] | null>(null);
  /** The line is gone because somebody said so: the next one leads to whoever has taken over, and is a matter of a moment. */
  parted = $state(false);
  private heardBye = false;
  cheers = $state.raw<readonly (Cheered & { readonly when: number })[]>([]);
  nudged = $state(false);
  /** Whoever plays the tables on the stage hears each of them, one by one. */
  readonly audience = new Set<(table: Table) => void>();
  /** The last tables, oldest first. */
  heard: Heard[] = [];
  /** The last of them before the line was cut: that match may have ended meanwhile. */
  private beforeTheCut: Heard | undefined;

  private readonly wire: Line;
  private seen = 0;
  /** Server time minus the page's clock. */
  private ahead = 0;
  private arrived = 0;

  constructor(
    readonly token: string,
    private arrival: Arrival,
    dial: () => Wire = dialled,
    /** Which of this device's people: the first is 0. */
    private readonly place = 0,
  ) {
    this.wire = new Line(
      {
        heard: (told) => this.hear(told),
        changed: (state) => this.changed(state),
        gauged: (quality) => (this.gauged = quality),
        greeting: () => this.greeting(),
      },
      dial,
    );
    this.wire.open();
  }

  private changed(state: LineState): void {
    this.line = state;
    this.parted = this.heardBye;
    this.heardBye = false;
  }

  get code(): string | null {
    return this.me?.code ?? null;
  }

  /** The chair this person sits on now: the room says so, because chairs change. */
  get chair(): number | null {
    if (this.bye === "sent-away") return null; // what was told last is no longer so
    const found = this.room?.chairs.findIndex((chair) => chair.person === this.me?.person) ?? -1;
    return found < 0 ? null : found;
  }

  /** How the line is, as the dot shows it. */
  get quality(): Quality | "lost" {
    return this.line === "open" ? this.gauged : "lost";
  }

  /** Has this person a whistle: the host's own, or one that was lent? */
  get isHost(): boolean {
    const person = this.me?.person;
    return this.room !== null && person !== undefined && (this.room.host === person || (this.room.whistles ?? []).includes(person));
  }

  /** The server's clock, which the room's `until` refers to. */
  now(): number {
    return performance.now() + this.ahead;
  }

  /** The clock of the match, which runs on between two tables. */
  matchNow(): number {
    const running = this.room?.phase === "playing";
    return (this.table?.at ?? 0) + (running ? performance.now() - this.arrived : 0);
  }

  say(wish: Wish): number {
    return this.wire.say(wish);
  }

  /** Make a move; it is on its way until the server has answered, and waits for those before it. */
  act(move: unknown): void {
    const tap = tapped(this.sent, move, performance.now());
    if (tap === null) return;
    this.refusal = null;
    this.nudged = false;
    if (this.sent.length >= MOST_WAITING) return this.glideHome(tap, "too-fast");
    this.sent = [...this.sent, tap];
    if (ripe(this.sent, this.races) === tap) this.utter(tap);
  }

  leave(): void {
    this.say({ kind: "leave" });
    this.close();
  }

  close(): void {
    settings.sit(null, null);
    this.wire.close();
  }

  hurry(): void {
    this.wire.hurry();
  }

  doubt(): void {
    this.wire.doubt();
  }

  private get races(): boolean {
    return this.table?.turn.kind === "waiting" && this.table.turn.race;
  }

  private utter(tap: Sent): void {
    const waited = Math.max(0, Math.round(tap.when - this.arrived));
    const id = this.say({ kind: "act", move: tap.move as Record<string, unknown>, seen: this.seen, waited });
    this.sent = this.sent.map((other) => (other === tap ? { ...tap, id } : other));
  }

  /** An answer came: the taps that waited for it go out, as far as they are still offered. */
  private flow(): void {
    for (let tap = ripe(this.sent, this.races); tap !== undefined; tap = ripe(this.sent, this.races)) {
      if (this.isOffered(tap.move)) this.utter(tap);
      else this.drop(tap);
    }
  }

  private isOffered(move: unknown): boolean {
    return this.room?.phase === "playing" && (this.table?.moves ?? []).some((offered) => same(offered, move));
  }

  /** What can no longer be meant is not said, and everybody sees why; but the second half of a double tap had its wish. */
  private drop(tap: Sent): void {
    this.sent = this.sent.filter((other) => other !== tap);
    if (!tap.double) this.glideHome(tap, "stale");
  }

  private glideHome(tap: Sent, why: Why): void {
    this.refusal = { kind: "refused", id: null, why, rule: null, detail: "", faster: null, by: null, move: tap.move, when: performance.now() };
  }

  private greeting(): First {
    const who = { version: VERSION, token: this.token, lang: settings.lang, browser: markTonight(), name: nameTonight(this.place) };
    const code = this.me?.code ?? ("code" in this.arrival ? this.arrival.code : null);
    if (code === null) return { kind: "open", ...who, ...(this.arrival as Omit<Open, "version" | "token" | "kind">) };
    const watch = "watch" in this.arrival && this.arrival.watch === true;
    const key = "key" in this.arrival ? { key: this.arrival.key } : {};
    return { kind: "join", ...who, code, watch, seen: this.seen, ...key };
  }

  private hear(told: Told): void {
    switch (told.kind) {
      case "welcome":
        this.me = told;
        this.beforeTheCut = this.heard.at(-1);
        this.ahead = told.now - performance.now();
        break;
      case "room":
        this.enter(told);
        break;
      case "table":
        this.look(told);
        break;
      case "done":
        this.landed(told.id);
        break;
      case "refused":
        this.refuse(told);
        break;
      case "nudge":
        this.nudged = true;
        break;
      case "cheered":
        this.cheers = [...this.cheers.filter((one) => performance.now() - one.when < LISTEN_TO_CHEERS), { ...told, when: performance.now() }];
        break;
      case "ping":
        this.ahead = told.now - performance.now();
        break;
      case "bye":
        this.bye = told.why;
        this.heardBye = true;
        break;
    }
  }

  private enter(room: Room): void {
    const another = room.match !== (this.room?.match ?? null);
    this.room = room;
    this.keepOwnName(room);
    settings.sit(this.code, room.options["help"]);
    if (another) this.forget();
  }

  /** Who chose an animal has it at the next table too. */
  private keepOwnName({ chairs, stands }: Room): void {
    const own = [...chairs, ...stands].find(({ person }) => person === this.me?.person);
    if (own !== undefined && !("watch" in this.arrival && this.arrival.watch)) keepName(this.place, own.name);
  }

  /**
   * Another match, or none: what was on the table before is gone, and no board is given another game's view. At a kick-off
   * the first table comes before its room and stays.
   */
  private forget(): void {
    const last = this.heard.map((heard) => heard === this.beforeTheCut || heard.table.turn.kind === "finished").lastIndexOf(true);
    this.heard = this.heard.slice(last + 1);
    if (this.heard.length === 0) this.table = null;
    this.sent = [];
    this.refusal = null;
  }

  private look(table: Table): void {
    if (table.since > this.seen && this.seen > 0) this.say({ kind: "catch-up", seen: this.seen });
    this.seen = table.seq;
    this.arrived = performance.now();
    this.table = table;
    if (table.moves.length === 0) this.nudged = false;
    this.heard = [...this.heard.slice(1 - REMEMBERED), { table, when: this.arrived }];
    if (table.done !== null && table.done !== undefined) this.landed(table.done);
    for (const hears of this.audience) hears(table);
  }

  private landed(id: number): void {
    this.sent = this.sent.filter((other) => other.id !== id);
    this.flow();
  }

  private refuse(told: Refused): void {
    const move = told.id === null ? null : (this.sent.find(({ id }) => id === told.id)?.move ?? null);
    if (told.id !== null) this.landed(told.id);
    this.refusal = { ...told, move, when: performance.now() };
  }
}

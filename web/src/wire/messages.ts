// Made by `python -m tools.protocol` from the Python structs; do not edit.
export const VERSION = 1;

export type Animal = "fox" | "owl" | "bear" | "frog" | "hedgehog" | "penguin" | "cat" | "lion" | "elephant" | "giraffe" | "duck" | "sheep" | "whale" | "crab" | "octopus" | "parrot";

export type Cheer = "clap" | "goal" | "ouch" | "wow" | "thanks" | "hurry" | "sorry" | "laugh";

export type Language = "de" | "en" | "fr" | "it";

export type Phase = "lobby" | "countdown" | "playing" | "paused" | "over";

export type Roll = Shuffle | Throw;

export type Turn = Waiting | Rolling | Finished;

/** The bots that every game has, from weak to strong; `/api/games` may name others after them. */
export type Level = "snail" | "tortoise" | "rabbit" | "fox" | "rocket";

/** Open a room for a game and sit down as its host. */
export interface Open {
  readonly kind: "open";
  /** The version of the wire that the client speaks. */
  readonly version: number;
  /** The secret that makes the seat theirs. */
  readonly token: string;
  /** One of the ids of `/api/games`. */
  readonly game: string;
  /** For the generated name. */
  readonly lang?: Language;
  /** The game's options that differ from the defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** 0 for the fewest the game takes. */
  readonly seats?: number;
  /** Show the room in the list of open rooms. */
  readonly public?: boolean;
  /** Whoever joins needs the host's nod. */
  readonly nod?: boolean;
  /** The text of somebody's own deck or set of dice, for games that take one; its own words and remarks are not kept. */
  readonly material?: string | null;
  /** Nobody else is expected: the code is long, and the room ends when it is left. */
  readonly solo?: boolean;
  /** A name that a server has generated for this person before; they keep it, with its animal, if nobody at the table has either. Anything else is not taken. */
  readonly name?: string;
  /** Random letters that a browser keeps for an evening, for all of its people: so a room knows whom it has sent away. Kept as a hash that is different in every room. */
  readonly browser?: string;
  /** A day: whoever names it gets the same cards and dice. */
  readonly daily?: string;
}

/** Join a room, or come back to it with the same token. */
export interface Join {
  readonly kind: "join";
  /** The version of the wire that the client speaks. */
  readonly version: number;
  /** New for somebody new; the same as before to come back. */
  readonly token: string;
  /** The room's code; capital or small letters. */
  readonly code: string;
  /** For the generated name. */
  readonly lang?: Language;
  /** Sit in the stands, or be the TV: no seat is wanted. */
  readonly watch?: boolean;
  /** The last `seq` that this client has seen. */
  readonly seen?: number;
  /** What the invitation's link has behind `#`: no guess has it. */
  readonly key?: string;
  /** A name that a server has generated for this person before; they keep it, with its animal, if nobody at the table has either. Anything else is not taken. */
  readonly name?: string;
  /** Random letters that a browser keeps for an evening, for all of its people: so a room knows whom it has sent away. Kept as a hash that is different in every room. */
  readonly browser?: string;
}

/** Make a move; `seen` is the `seq` the choice was made on. */
export interface Act {
  readonly kind: "act";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** One of the `moves` of the last `table`, as it was offered. */
  readonly move: Readonly<Record<string, unknown>>;
  /** The `seq` of the table the choice was made on. */
  readonly seen: number;
  /** In a race: the milliseconds between that table's coming and the tap, by the client's own clock. It is believed only as far as the server has measured. */
  readonly waited?: number | null;
}

/** Undo a slip: until the next one acts, never after something hidden was seen. */
export interface TakeBack {
  readonly kind: "take-back";
  /** The client's own number for this command: they count up. */
  readonly id: number;
}

/** There was a gap: tell me everything after `seen` again. */
export interface CatchUp {
  readonly kind: "catch-up";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** The last `seq` that was seen. */
  readonly seen: number;
}

/** Take a free seat, or with no seat move to the stands. */
export interface Sit {
  readonly kind: "sit";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** 0 for the first chair; null for the stands. */
  readonly seat: number | null;
}

/** The host puts a bot on a seat that is free, or bridges one whose person is away. */
export interface Fill {
  readonly kind: "fill";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** Which chair. */
  readonly seat: number;
  /** Which bot: a level, or one that whoever runs the server has installed. */
  readonly level?: string;
}

/** The host sends somebody away, from a chair or from the stands: for this room and this evening. A bot only gets up. */
export interface Remove {
  readonly kind: "remove";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** Whose chair, or which bot's. */
  readonly seat?: number | null;
  /** Or the number of somebody in the stands. */
  readonly person?: number | null;
}

/** The host lets two chairs change places between matches, and so perhaps their teams. */
export interface Swap {
  readonly kind: "swap";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** The one. */
  readonly seat: number;
  /** The other. */
  readonly other: number;
}

/** The host lets nobody else in, or opens the door again. */
export interface Lock {
  readonly kind: "lock";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** True to lock, false to open. */
  readonly on: boolean;
}

/** The host lets somebody in who is waiting at the door, or does not. */
export interface Nod {
  readonly kind: "nod";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** The number of somebody in the room's `door`. */
  readonly person: number;
  /** False sends them away. */
  readonly yes: boolean;
}

/** The host whistles: after the countdown the match begins. Once it is over: a rematch. */
export interface Start {
  readonly kind: "start";
  /** The client's own number for this command: they count up. */
  readonly id: number;
}

/** The host chooses another game or other options for the same people, between matches. */
export interface Choose {
  readonly kind: "choose";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** One of the ids of `/api/games`. */
  readonly game: string;
  /** The game's options that differ from the defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** 0 to keep as many chairs as the game allows. */
  readonly seats?: number;
  /** The text of somebody's own deck or set of dice. */
  readonly material?: string | null;
}

/** Stop the clock; anybody who plays or has a whistle may. */
export interface Pause {
  readonly kind: "pause";
  /** The client's own number for this command: they count up. */
  readonly id: number;
}

/** Let the clock run again, after a countdown. */
export interface Resume {
  readonly kind: "resume";
  /** The client's own number for this command: they count up. */
  readonly id: number;
}

/** Vote for a bot to play on for somebody who is away; it does once most of those who sit at the table want it. */
export interface Bridge {
  readonly kind: "bridge";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** Whose chair. */
  readonly seat: number;
}

/** Propose a handicap for somebody, between matches: it holds once all who sit at the table and are here have agreed. */
export interface Propose {
  readonly kind: "propose";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** Whose chair. */
  readonly seat: number;
  /** Steps of a head start, each worth about 100 Elo; null to leave them as they are. */
  readonly head_start?: number | null;
  /** Milliseconds for which the others' hands rest after a card, in a race; null to leave them as they are. */
  readonly calm?: 0 | 500 | 1000 | 2000 | null;
}

/** Say yes or no to the handicap that is proposed; one no is enough. */
export interface Agree {
  readonly kind: "agree";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** False turns it down. */
  readonly yes: boolean;
}

/** Another name and another animal: the one that is named, if nobody here is it, or any by lot. */
export interface Spin {
  readonly kind: "spin";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** Null for any. */
  readonly animal?: Animal | null;
}

/** A cheer for everybody: one of a fixed set, because small children play here. */
export interface Shout {
  readonly kind: "shout";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** Which one. */
  readonly cheer: Cheer;
}

/** The host gives somebody a whistle too, or takes it back: so a TV that hosts need not be the one to start. */
export interface Lend {
  readonly kind: "lend";
  /** The client's own number for this command: they count up. */
  readonly id: number;
  /** The number of somebody in the room. */
  readonly person: number;
  /** False takes it back. */
  readonly on?: boolean;
}

/** Go, and do not hold my seat. */
export interface Leave {
  readonly kind: "leave";
  /** The client's own number for this command: they count up. */
  readonly id: number;
}

/** The answer to a ping, at once: so the server measures the lag itself. */
export interface Pong {
  readonly kind: "pong";
  /** The number of the ping. */
  readonly n: number;
}

/** The room as everybody sees it; sent whole whenever it changes. */
export interface Room {
  readonly kind: "room";
  /** What others need to join. */
  readonly code: string;
  /** Which game. */
  readonly game: string;
  /** The edition of its rules. */
  readonly edition: number;
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What is going on. */
  readonly phase: Phase;
  /** One for each seat. */
  readonly chairs: readonly Chair[];
  /** Who is watching. */
  readonly stands: readonly Guest[];
  /** Who waits for the host's nod. */
  readonly door: readonly Guest[];
  /** The number of the person with the whistle. */
  readonly host: number;
  /** Is the room in the list of open rooms? */
  readonly public: boolean;
  /** Is the door locked? */
  readonly locked: boolean;
  /** The link of the running or last match. */
  readonly match: string | null;
  /** Server time at which a countdown or a hold ends. */
  readonly until: number | null;
  /** Seats of people who are away while no bot plays for them. */
  readonly away: readonly number[];
  /** The text of somebody's own deck or dice that are played with, so that the host can say it again; null for the printed ones, and in the list of open rooms. */
  readonly material: string | null;
  /** For each of the seats in `away`: until when it is held, and who does not want to wait. */
  readonly absences: readonly Absence[];
  /** The numbers of those whom the host has given a whistle too. */
  readonly whistles: readonly number[];
  /** Why the room stands where it stands, if that is a surprise; gone with the next kick-off. */
  readonly notice: Notice | null;
  /** What head starts are counted in here; null for a game that has none. */
  readonly unit: "cards" | "goals" | null;
  /** What each step of a head start is worth at this table. */
  readonly steps: readonly number[];
  /** Who has one; nobody else is named. */
  readonly handicaps: readonly Given[];
  /** A handicap that waits for everybody's word. */
  readonly proposal: Proposal | null;
  /** After a match that somebody has won once too often. */
  readonly offer: Offer | null;
  /** From kick-off on: the people who will have a chair at the next match. Who has sat out longest comes first, who has played most in a row goes. */
  readonly next: readonly number[];
  /** Only in the list of open rooms: how it stands, by side, in games where goals are counted. */
  readonly score: readonly number[] | null;
}

/** A seat as everybody sees it. */
export interface Chair {
  /** The number of its person; null for a bot's or a free chair. */
  readonly person: number | null;
  /** Generated, in that person's language; a bot's own; empty for a free chair. */
  readonly name: string;
  /** The face: a level's is the animal it is called after, any other bot's is `robot`; empty for a free chair. */
  readonly animal: string;
  /** The bot that plays here, for good or until its person is back. */
  readonly bot: string | null;
  /** False while its person is away. */
  readonly here: boolean;
}

/** Somebody in the stands, or waiting at the door. */
export interface Guest {
  /** Their number. */
  readonly person: number;
  /** Generated, in that person's language. */
  readonly name: string;
  /** The face. */
  readonly animal: string;
}

/** Somebody is away in the middle of a match. */
export interface Absence {
  /** Whose chair it is. */
  readonly seat: number;
  /** Server time at which a bot plays on for them by itself. */
  readonly until: number;
  /** The people who want it to play on now. */
  readonly votes: readonly number[];
  /** How many votes it takes. */
  readonly needed: number;
}

/** What everybody reads in the room until the next kick-off. */
export interface Notice {
  /** A key; words are the client's. `other-edition`: the rules have changed since the last match began, which cannot go on. */
  readonly why: "other-edition";
  /** The link of that match: its record can be downloaded and read as a list. */
  readonly match: string;
}

/** A handicap that everybody has agreed to: in a match the one it was begun with. */
export interface Given {
  /** Whose chair. */
  readonly seat: number;
  /** Steps. */
  readonly head_start: number;
  /** What the steps are worth at this table: goals ahead, or cards that may be left. */
  readonly amount: number;
  /** Milliseconds for which the others' hands rest after a card, in a race. */
  readonly calm: number;
}

/** A handicap that somebody has proposed. */
export interface Proposal {
  /** Whose chair. */
  readonly seat: number;
  /** Steps. */
  readonly head_start: number;
  /** Goals ahead, or cards that may be left. */
  readonly amount: number;
  /** Milliseconds. */
  readonly calm: number;
  /** The number of the person who proposed it. */
  readonly by: number;
  /** Who has said yes, the one who proposed it included. */
  readonly agreed: readonly number[];
  /** Whose word is still awaited. */
  readonly missing: readonly number[];
}

/** After a match: somebody wins again and again, and a head start would make it open. Only offered: propose it, or do not. */
export interface Offer {
  /** The chair that wins. */
  readonly winner: number;
  /** How often in a row. */
  readonly wins: number;
  /** The chair whose head start would change: one more for who lost, or one back from who won with some. */
  readonly seat: number;
  /** The steps it would change to. */
  readonly head_start: number;
  /** Goals ahead, or cards that may be left. */
  readonly amount: number;
}

/** You are in: who you are, and the server's clock. */
export interface Welcome {
  readonly kind: "welcome";
  /** The version of the wire that the server speaks. */
  readonly version: number;
  /** Your number in this room. */
  readonly person: number;
  /** Your name. */
  readonly name: string;
  /** Your face. */
  readonly animal: string;
  /** Your chair; null in the stands. */
  readonly seat: number | null;
  /** The room's code. */
  readonly code: string;
  /** The server's clock in milliseconds, which `until` of the room refers to. */
  readonly now: number;
  /** The largest number of a command of yours that was answered: count on from there. */
  readonly command: number;
  /** Milliseconds of silence after which either end calls the line dead; until a `ping` says another number. */
  readonly silence: number;
}

/** After each accepted input: the events as you may see them, your whole view, and what you may do. */
export interface Table {
  readonly kind: "table";
  /** The `seq` before these events; if it is not the last you saw, ask with `catch-up`. */
  readonly since: number;
  /** The number of the last input that these events belong to. */
  readonly seq: number;
  /** The match's clock in milliseconds. */
  readonly at: number;
  /** What has happened after `since`, as you may know it. */
  readonly events: readonly unknown[];
  /** Everything you may know of the table now. */
  readonly view: unknown;
  /** What you may do now; empty while you are not awaited. */
  readonly moves: readonly unknown[];
  /** Who or what is awaited. */
  readonly turn: Turn;
  /** Your command that led to this, if it was yours: it is on disk. */
  readonly done: number | null;
  /** Would a `take-back` be granted to you now? */
  readonly undo: boolean;
}

/** Seats that may act, until a deadline if there is one; in a race nobody need wait for anybody. */
export interface Waiting {
  readonly kind: "waiting";
  readonly seats: readonly number[];
  readonly until: number | null;
  readonly race: boolean;
}

/** Chance has the word. */
export interface Rolling {
  readonly kind: "rolling";
  readonly what: Roll;
}

/** A whole shuffle is one chance; its outcome is a permutation of range(size). */
export interface Shuffle {
  readonly kind: "shuffle";
  readonly size: number;
}

/** Dice or coins thrown together; each falls on one of range(sides). */
export interface Throw {
  readonly kind: "throw";
  readonly sides: number;
  readonly dice: number;
}

/** The final whistle. */
export interface Finished {
  readonly kind: "finished";
  readonly result: Result;
}

/** Who won, and by what: without winners it is tied. */
export interface Result {
  readonly kind: "result";
  readonly winners: readonly number[];
  readonly score: readonly number[];
}

/** Your command was taken, and is on disk. */
export interface Done {
  readonly kind: "done";
  /** Your command. */
  readonly id: number;
  /** The `seq` it led to, or the present one. */
  readonly seq: number;
}

/** Your command changed nothing: a key, and the number of the rule; words are the client's. */
export interface Refused {
  readonly kind: "refused";
  /** Your command; null if it could not be read. */
  readonly id: number | null;
  /** The key: see the list of refusals. */
  readonly why: string;
  /** The rule of the book behind it. */
  readonly rule: string | null;
  /** For developers; not for players, and not to be parsed. */
  readonly detail: string;
  /** The seat that was faster, in a race that was lost. */
  readonly faster: number | null;
  /** By how many milliseconds. */
  readonly by: number | null;
}

/** You are awaited; the table will go on without you soon. */
export interface Nudge {
  readonly kind: "nudge";
  /** Your seat. */
  readonly seat: number;
}

/** Somebody cheered. */
export interface Cheered {
  readonly kind: "cheered";
  /** Who. */
  readonly person: number;
  /** What. */
  readonly cheer: Cheer;
}

/** Answer with `pong` at once. */
export interface Ping {
  readonly kind: "ping";
  /** The number to answer with. */
  readonly n: number;
  /** The server's clock in milliseconds. */
  readonly now: number;
  /** Within how many milliseconds something else is told, if only another ping; at most a third of `silence`. */
  readonly next: number;
  /** Milliseconds of silence after which either end calls the line dead, from now on: in a race there are fewer. */
  readonly silence: number;
  /** The last round trip of yours that the server has measured, in milliseconds; null before the first. */
  readonly lag: number | null;
}

/** The server closes this socket, and why. */
export interface Bye {
  readonly kind: "bye";
  /** The key: see the list of goodbyes. */
  readonly why: string;
}

export type First = Open | Join;

export type Commanded = Act | TakeBack | CatchUp | Sit | Fill | Remove | Swap | Lock | Nod | Start | Choose | Pause | Resume | Bridge | Propose | Agree | Spin | Shout | Lend | Leave;

export type Said = Act | TakeBack | CatchUp | Sit | Fill | Remove | Swap | Lock | Nod | Start | Choose | Pause | Resume | Bridge | Propose | Agree | Spin | Shout | Lend | Leave | Pong;

export type Told = Room | Welcome | Table | Done | Refused | Nudge | Cheered | Ping | Bye;

/** Every reason that the server itself refuses with. */
export type Why = "animal-taken" | "ask-the-table" | "bad-option" | "cannot-imagine" | "faulty-material" | "house-full" | "last-warning" | "malformed" | "malformed-move" | "match-is-on" | "match-over" | "no-greeting" | "no-other-material" | "no-seat" | "no-such-bot" | "no-such-head-start" | "no-such-roll" | "no-such-room" | "no-such-seat" | "no-take-back" | "nobody-at-the-door" | "nobody-is-hurried" | "nobody-there" | "nobody-to-bridge" | "not-paused" | "not-playing" | "not-yet-time" | "not-your-turn" | "nothing-proposed" | "old-command" | "only-the-host" | "other-version" | "press-is-busy" | "press-is-stuck" | "room-full" | "room-locked" | "seat-free" | "seat-taken" | "sent-away" | "somebody-is-away" | "stale" | "too-fast" | "too-late" | "too-many-knocks" | "too-many-rooms" | "too-many-take-backs" | "too-many-tries" | "too-often" | "try-again" | "unknown-game" | "unknown-move" | "unknown-option" | "waiting-at-the-door" | "wrong-number-of-seats";

/** Every reason that a socket is closed with. */
export type Goodbye = "elsewhere" | "flooding" | "left" | "not-let-in" | "room-ended" | "sent-away" | "server-stops" | "try-again";

/** What a game speaks in; each file of `games/` exports its `Words`. */
export interface Words {
  readonly move: unknown;
  readonly event: unknown;
  readonly view: unknown;
  readonly options: unknown;
}

/** The table of a certain game. */
export type TableOf<W extends Words> = Omit<Table, "events" | "view" | "moves"> & {
  readonly events: readonly W["event"][];
  readonly view: W["view"];
  readonly moves: readonly W["move"][];
};

/** One screen and the people at it: usually one, at a shared tablet several, on a TV nobody but the eyes of the stands. */
import { type Wire, dialled } from "../wire/line";
import { Seat, type Arrival } from "./seat.svelte";
import { freshToken, keepTokens, tokensOf } from "../browser/token";

/** Alone against bots, all at one device, everybody at their own phone, TV and phones. */
export type Way = "alone" | "device" | "phones" | "tv";
export const WAYS: readonly Way[] = ["alone", "device", "phones", "tv"];

export class Device {
  people = $state.raw<readonly Seat[]>([]);
  /** Another tab of this browser has taken these seats over. */
  elsewhere = $state(false);
  private readonly channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("anpfiff");
  private readonly tab = freshToken();

  private constructor(
    readonly way: Way,
    first: readonly Seat[],
    private readonly dial: () => Wire,
  ) {
    this.people = first;
    this.channel?.addEventListener("message", ({ data }) => this.overheard(data as { code: string; tab: string }));
  }

  /** Open a room for a game, in one of the four ways. */
  static open(arrival: Exclude<Arrival, { code: string }>, way: Way, dial: () => Wire = dialled): Device {
    return new Device(way, [new Seat(freshToken(), arrival, dial)], dial);
  }

  /** Join a room, or come back to it with everybody who sat at this device. */
  static join(code: string, watch = false, dial: () => Wire = dialled, key?: string): Device {
    const tokens = watch ? [] : tokensOf(code);
    const known = tokens.length ? tokens : [freshToken()];
    const way: Way = watch ? "tv" : known.length > 1 ? "device" : "phones";
    return new Device(way, known.map((token, place) => new Seat(token, { code, watch, ...(key === undefined ? {} : { key }) }, dial, place)), dial);
  }

  /** The one who opened the room or came first: whose language, help and host's whistle count here. */
  get main(): Seat {
    return this.people[0] as Seat;
  }

  /** The people of this device who have a chair, by chair. */
  get seated(): readonly Seat[] {
    const chair = (seat: Seat): number => seat.chair ?? 99;
    return this.people.filter((seat) => seat.chair !== null).sort((a, b) => chair(a) - chair(b));
  }

  /** Somebody else sits down at this device. */
  add(): void {
    const code = this.main.code;
    if (code === null) return;
    this.people = [...this.people, new Seat(freshToken(), { code }, this.dial, this.people.length)];
    this.remember();
  }

  remove(person: Seat): void {
    person.leave();
    this.people = this.people.filter((other) => other !== person);
    this.remember();
  }

  /** Once the room has said its code: so that a reload, or a phone that slept, comes back to the same seats. */
  remember(): void {
    const code = this.main.code;
    if (code === null || (this.way === "tv" && !this.main.isHost)) return;
    keepTokens(code, this.people.map((seat) => seat.token));
    this.channel?.postMessage({ code, tab: this.tab });
  }

  /** Play on here: the other tab steps back. */
  reclaim(): void {
    this.elsewhere = false;
    this.remember();
    for (const seat of this.people) seat.hurry();
  }

  leave(): void {
    const code = this.main.code;
    for (const seat of this.people) seat.leave();
    if (code !== null) keepTokens(code, []);
    this.channel?.close();
  }

  close(): void {
    for (const seat of this.people) seat.close();
    this.channel?.close();
  }

  private overheard({ code, tab }: { code: string; tab: string }): void {
    if (code === this.main.code && tab !== this.tab) this.elsewhere = true;
  }
}

/** One competition as this page sees it: asks for news all the time, and says what somebody wishes. */
import type { Office } from "../wire/clubs";
import type { Attendee, Language, Shown, Side, TableShown, Wanted } from "../wire/cups";
import { Unreachable } from "../wire/server";
import { freshToken } from "../browser/token";

/** Milliseconds until a server that did not answer is asked again. */
const AGAIN = 2_000;

export class Cup {
  shown = $state.raw<Shown | null>(null);
  /** Why there is nothing to see: a dead pass, no such competition. */
  refused = $state<string | null>(null);
  /** The server does not answer; it is asked again. */
  away = $state(false);
  /** A wish that was not granted, until the next one. */
  trouble = $state<string | null>(null);
  /** A wish on its way: nobody taps twice. */
  busy = $state(false);
  /** Milliseconds by which the server's clock is ahead of ours. */
  private ahead = 0;
  private readonly stopping = new AbortController();

  constructor(
    readonly id: string,
    readonly office: Office,
    private readonly lang: () => Language,
    private readonly wait: (ms: number) => Promise<void> = (ms) => new Promise((then) => setTimeout(then, ms)),
  ) {}

  /** Until it is closed. */
  async follow(): Promise<void> {
    while (!this.stopping.signal.aborted && this.refused === null) await this.hear();
  }

  close(): void {
    this.stopping.abort();
  }

  /** What o'clock it is where the competition is. */
  get now(): number {
    return Date.now() + this.ahead;
  }

  /** Whether it was granted. What was said twice, because the answer got lost, is done once: it carries an id. */
  async wish(wish: Wanted): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    const said = freshToken().slice(0, 22); // a wish's id is short
    try {
      await this.office.wish(this.id, said, wish).catch((error: unknown) => this.once(error, said, wish));
      await this.look();
      return true;
    } catch (error) {
      this.trouble = reasonOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async once(error: unknown, said: string, wish: Wanted): Promise<void> {
    if (!(error instanceof Unreachable)) throw error;
    await this.wait(AGAIN);
    await this.office.wish(this.id, said, wish);
  }

  private async look(): Promise<void> {
    this.see(await this.office.cup(this.id, this.lang(), null));
  }

  private async hear(): Promise<void> {
    try {
      this.see(await this.office.cup(this.id, this.lang(), this.shown?.version ?? null, this.stopping.signal));
      this.away = false;
    } catch (error) {
      if (this.stopping.signal.aborted) return;
      if (PASSING.has(reasonOf(error))) {
        this.away = true;
        await this.wait(AGAIN);
      } else this.refused = reasonOf(error);
    }
  }

  /** Answers overtake each other: the newest counts. */
  private see(shown: Shown): void {
    this.ahead = shown.now - Date.now();
    if (this.shown === null || shown.version >= this.shown.version) this.shown = shown;
  }
}

/** After these one just asks again. */
const PASSING: ReadonlySet<string> = new Set(["unreachable", "too-fast", "too-many-tries", "500", "502", "503", "504"]);

export const reasonOf = (error: unknown): string => (error instanceof Unreachable || !(error instanceof Error) ? "unreachable" : error.message);

/** Names of people and sides, for whoever reads. */
export class Names {
  private readonly people: ReadonlyMap<string, Attendee>;

  constructor(
    people: readonly Attendee[],
    private readonly say: { readonly somebody: string; readonly bot: string; readonly and: (names: readonly string[]) => string },
  ) {
    this.people = new Map(people.map((person) => [person.id, person]));
  }

  of(id: string): string {
    return this.people.get(id)?.name || this.say.somebody;
  }
  animal(id: string): string {
    return this.people.get(id)?.animal ?? "";
  }
  all(ids: readonly string[]): string {
    return ids.length ? this.say.and(ids.map((id) => this.of(id))) : this.say.bot;
  }
  side({ people }: Side): string {
    return this.all(people);
  }
}

/** "2:1", or a dash where nothing is to be told yet. */
export function scoreOf({ outcome, live }: Pick<TableShown, "outcome" | "live">): string {
  const score = outcome?.score ?? live?.score;
  return score?.length ? score.join(":") : "–";
}

/** 125000 → "2:05"; never below nothing. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

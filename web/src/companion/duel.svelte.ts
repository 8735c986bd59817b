/** One of two phones at a penalty: it asks for news all the time, and says its own choice until it was heard. */
import { keep, kept } from "../browser/keeping";
import { pause } from "../table/motion";
import { freshToken } from "../browser/token";
import type { Field, Penalty } from "../wire/answers";
import { reach } from "../wire/ends";

export interface Saying {
  readonly token: string;
  readonly lang: string;
  readonly seen?: number;
  readonly choose?: { readonly round: number; readonly field: Field };
  readonly next?: { readonly round: number; readonly shooter: number };
}

export interface Heard {
  readonly status: number;
  readonly body: unknown;
}

export type Ask = (code: string | null, saying: Saying, signal: AbortSignal) => Promise<Heard>;

/** Left, middle and right are words of four, six and five letters: with blanks after the end all are of one length on the line. */
export const evened = (text: string): string =>
  text + "  ".repeat(text.split('"left"').length - 1) + " ".repeat(text.split('"right"').length - 1);

const asked: Ask = async (code, saying, signal) => {
  const answer = await reach(`/api/penalties${code === null ? "" : `/${code}`}`, { method: "POST", body: evened(JSON.stringify(saying)), signal });
  return { status: answer.status, body: await answer.json() };
};

const AGAIN = 1_500;

export class Duel {
  view = $state.raw<Penalty | null>(null);
  /** Why this phone is not in it: a key of the server. */
  trouble = $state<string | null>(null);
  away = $state(false);
  private readonly token: string;
  private readonly closing = new AbortController();

  /** Without a code a new one is opened. */
  constructor(
    private code: string | null,
    private readonly lang: string,
    private readonly ask: Ask = asked,
    private readonly wait = pause,
  ) {
    this.token = tokenOf(code) ?? freshToken();
  }

  /** Until the page is left, or there is no way in. */
  async attend(): Promise<void> {
    while (!this.closing.signal.aborted && this.trouble === null) {
      const seen = this.view?.version;
      if (!(await this.say(seen === undefined ? {} : { seen }))) await this.wait(AGAIN);
    }
  }

  async choose(field: Field): Promise<void> {
    const round = this.view?.round;
    if (round !== undefined) await this.insist({ choose: { round, field } });
  }

  async next(shooter: number): Promise<void> {
    const round = this.view?.round;
    if (round !== undefined) await this.insist({ next: { round, shooter } });
  }

  close(): void {
    this.closing.abort();
  }

  /** What was said is named by its round, so it may be said until it was heard. */
  private async insist(wish: Partial<Saying>): Promise<void> {
    while (!this.closing.signal.aborted && !(await this.say(wish))) await this.wait(AGAIN);
  }

  private async say(wish: Partial<Saying>): Promise<boolean> {
    try {
      this.hear(await this.ask(this.code, { token: this.token, lang: this.lang, ...wish }, this.closing.signal));
      return !this.away;
    } catch {
      this.away = !this.closing.signal.aborted;
      return false;
    }
  }

  private hear({ status, body }: Heard): void {
    const why = (body as { why?: string }).why;
    this.away = status >= 500 || why === "too-fast";
    if (status === 200) this.see(body as Penalty);
    else if (status !== 409 && !this.away) this.trouble = why ?? String(status);
    else if (why === "duel-full") this.trouble = why;
  }

  /** Answers overtake each other; older news are no news. */
  private see(view: Penalty): void {
    if (this.view !== null && view.version < this.view.version) return;
    this.code = view.code;
    this.view = view;
    keep(NAME, JSON.stringify({ code: view.code, token: this.token }));
  }
}

const NAME = "penalty";

/** Who this phone was in that duel, so that a reload is no third person. */
function tokenOf(code: string | null): string | null {
  try {
    const ticket = JSON.parse(kept(NAME) ?? "null") as { code: string; token: string } | null;
    return ticket !== null && ticket.code === code ? ticket.token : null;
  } catch {
    return null;
  }
}

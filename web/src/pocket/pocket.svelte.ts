/** The pocket as the page sees it: two workers behind it, lines and questions in front, and how far everything is. */
import type { Ends } from "../wire/ends";
import type { Wire } from "../wire/line";
import { shelved } from "./files";
import type { Slip } from "./slip";
import type { Answer, Asked, Failure, Notice, Step } from "./talk";
import { PocketWire } from "./wire";

export interface Progress {
  readonly step: Step;
  readonly share: number;
}

type Settle = (answer: Response) => void;

export class Pocket implements Ends {
  progress = $state.raw<Progress>({ step: "fetching", share: 0 });
  ready = $state(false);
  failure = $state.raw<Failure | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Does anybody wait for Python? */
  awaited = $state(false);
  /** The game they want to play: its first minute needs no Python. */
  wanted = $state<string | null>(null);
  private house: Worker | null = null;
  private readonly lines = new Map<number, PocketWire>();
  private readonly questions = new Map<number, Settle>();
  private count = 0;
  private readonly after: (() => void)[] = [];

  constructor(
    readonly slip: Slip,
    private readonly base: string,
  ) {}

  begin(): void {
    if (this.house !== null) return;
    this.failure = null;
    if (typeof WebAssembly !== "object" || typeof Worker === "undefined") return this.fail("too-old");
    this.house = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
    this.house.onmessage = ({ data }: MessageEvent<Answer>) => this.hear(data);
    // A file that did not come is no fault of the browser: only a script that it cannot read says what is wrong.
    this.house.onerror = (fault) => this.fail(fault instanceof ErrorEvent ? "too-old" : "broken");
    this.post({ what: "begin", slip: this.slip, base: this.base });
  }

  /** After a load that failed: everything anew, also what has been asked meanwhile. */
  again(): void {
    location.reload();
  }

  dial(): Wire {
    this.begin();
    this.awaited = true;
    const line = ++this.count;
    const wire = new PocketWire(line, (asked) => this.say(asked), () => this.lines.delete(line));
    this.lines.set(line, wire);
    return wire;
  }

  async answer(path: string, how?: RequestInit): Promise<Response> {
    return (await shelved(path, how, this.slip, this.base)) ?? this.ask(path, how);
  }

  private ask(path: string, how?: RequestInit): Promise<Response> {
    this.begin();
    this.awaited = true;
    const question = ++this.count;
    this.post({ what: "ask", question, method: how?.method ?? "GET", path, body: typeof how?.body === "string" ? how.body : "" });
    return new Promise((settle) => this.questions.set(question, settle));
  }

  private say(asked: Asked): void {
    if (asked.what === "greet" && !this.ready) this.wanted = (JSON.parse(asked.text) as { game?: string }).game ?? null;
    this.post(asked);
  }

  private post(asked: Asked): void {
    this.house?.postMessage(asked, asked.what === "thinker" ? [asked.port] : []);
  }

  private hear(answer: Answer): void {
    switch (answer.what) {
      case "progress":
        this.progress = { step: answer.step, share: answer.share };
        return;
      case "ready":
        return this.stands();
      case "failed":
        return this.fail(answer.why);
      case "told":
        return void this.lines.get(answer.line)?.onmessage?.({ data: answer.text });
      case "hung-up":
        return this.lines.get(answer.line)?.hungUp();
      case "answered":
        this.questions.get(answer.question)?.(new Response(answer.words, { status: answer.status, headers: { "Content-Type": "application/json" } }));
        return void this.questions.delete(answer.question);
      case "notice":
        this.notice = answer.notice;
    }
  }

  whenReady(then: () => void): void {
    this.after.push(then);
  }

  private stands(): void {
    this.ready = true;
    for (const then of this.after.splice(0)) then();
    const { port1, port2 } = new MessageChannel();
    const thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    thinker.onmessage = () => this.post({ what: "thinker", port: port2 });
    thinker.postMessage({ slip: this.slip, base: this.base, port: port1 }, [port1]);
  }

  private fail(why: Failure): void {
    this.failure = why;
    this.house?.terminate();
    this.house = null;
    for (const settle of this.questions.values()) settle(new Response('{"why":"no-python"}', { status: 503 }));
    this.questions.clear();
  }
}

/**
 * A line over plain requests, for networks that let no socket through. The same messages, both ways under numbers: what got lost on
 * its way is asked for, or said, again under the same number, so that everything comes in order and once.
 */
import type { Wire } from "./line";

/** Milliseconds before a question that got lost is asked again. */
const BREATH = 500;
/** The server reads no more at once. */
const MOST_AT_ONCE = 32;
const MOST_LETTERS = 6_000;

interface News {
  readonly first: number;
  readonly told: readonly unknown[];
  readonly ended: boolean;
}

export class Polling implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private heard = 0;
  private said = 0;
  private queue: string[] = [];
  private saying = false;
  private over = false;
  private readonly hangUp = new AbortController();

  constructor(
    private readonly key: string,
    private readonly fetches: typeof fetch = (path, how) => fetch(path, how),
  ) {
    void this.listen();
  }

  send(text: string): void {
    this.queue.push(text);
    void this.speak();
  }

  close(): void {
    this.over = true;
    this.hangUp.abort();
  }

  private async listen(): Promise<void> {
    while (!this.over) {
      const news = await this.ask<News>("hear", `"after":${this.heard}`);
      if (news !== null) this.hear(news);
    }
  }

  /** An answer may tell some things a second time. */
  private hear({ first, told, ended }: News): void {
    told.forEach((message, index) => {
      if (first + index !== this.heard + 1 || this.over) return;
      this.heard += 1;
      this.onmessage?.({ data: JSON.stringify(message) });
    });
    if (ended && told.length === 0) this.gone();
  }

  /** One question at a time: nothing overtakes what was said before. */
  private async speak(): Promise<void> {
    if (this.saying) return;
    this.saying = true;
    while (this.queue.length > 0 && !this.over) {
      const batch = this.batch();
      const answer = await this.ask<{ taken: number }>("say", `"first":${this.said + 1},"said":[${batch.join(",")}]`);
      if (answer === null) continue;
      this.said += batch.length;
      this.queue.splice(0, batch.length);
    }
    this.saying = false;
  }

  private batch(): readonly string[] {
    let letters = 0;
    const fits = this.queue.slice(0, MOST_AT_ONCE).findIndex((text) => (letters += text.length) > MOST_LETTERS);
    return this.queue.slice(0, fits < 0 ? MOST_AT_ONCE : Math.max(1, fits));
  }

  /** The answer; null for one that got lost, after a breath. A server that does not know this line any more ends it. */
  private async ask<T>(what: string, fields: string): Promise<T | null> {
    try {
      const how = { method: "POST", body: `{"line":"${this.key}",${fields}}`, signal: this.hangUp.signal };
      const answer = await this.fetches(`/api/line/${what}`, how);
      if (answer.ok) return (await answer.json()) as T;
      if (answer.status < 500) this.gone();
    } catch {
      // lost, or hung up
    }
    if (!this.over) await new Promise((resolve) => setTimeout(resolve, BREATH));
    return null;
  }

  private gone(): void {
    if (this.over) return;
    this.over = true;
    this.onclose?.();
  }
}

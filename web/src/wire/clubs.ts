/** Questions to the server about a club and its competitions. Who asks says so in a header, never in an address. */
import type { Admitted, ClubShown, Heard, Issued, Language, Opened, Passes, Plan, RecordsShown, SeasonShown, Shown, Wanted } from "./cups";
import { answered, ask } from "./server";

export type Key = { readonly pass: string } | { readonly hall: string };
export type Paper = "pairings" | "table" | "bracket" | "certificates";
export type Format = "json" | "csv";

const worn = (key: Key): Record<string, string> => ({ Authorization: "pass" in key ? `Pass ${key.pass}` : `Hall ${key.hall}` });
const posted = (body: unknown, key?: Key): RequestInit => ({ method: "POST", body: JSON.stringify(body), headers: key === undefined ? {} : worn(key) });
const cup = (id: string): string => `/api/club/competitions/${encodeURIComponent(id)}`;
const person = (id: string): string => `/api/club/people/${encodeURIComponent(id)}`;

export const found = (name: string, lang: Language): Promise<Admitted> => ask("/api/clubs", posted({ name, lang }));
export const enter = (code: string, lang: Language, blank = ""): Promise<Admitted> => ask("/api/clubs/join", posted({ code, lang, blank }));
export const moveIn = (file: Blob): Promise<Opened> => ask("/api/clubs/import", { method: "POST", body: file });

/** Everything that one key opens. */
export class Office {
  constructor(readonly key: Key) {}

  club(): Promise<ClubShown> {
    return ask("/api/club", { headers: worn(this.key) });
  }
  async dissolve(): Promise<void> {
    await answered("/api/club", { method: "DELETE", headers: worn(this.key) });
  }
  door(open: boolean): Promise<ClubShown> {
    return ask("/api/club/door", posted({ open }, this.key));
  }
  issue(count: number, lang: Language): Promise<Passes> {
    return ask("/api/club/passes", posted({ count, lang }, this.key));
  }
  printed(tokens: readonly string[], lang: Language): Promise<Blob> {
    return this.file("/api/club/passes/print", posted({ tokens, lang }, this.key));
  }
  reissue(id: string): Promise<Issued> {
    return ask(`${person(id)}/reissue`, posted({}, this.key));
  }
  async remove(id: string): Promise<void> {
    await answered(person(id), { method: "DELETE", headers: worn(this.key) });
  }
  appoint(id: string, on: boolean): Promise<ClubShown> {
    return ask(`${person(id)}/organiser`, posted({ on }, this.key));
  }
  handOver(to: string): Promise<ClubShown> {
    return ask("/api/club/hand-over", posted({ to }, this.key));
  }
  exported(): Promise<Blob> {
    return this.file("/api/club/export");
  }
  open(id: string, plan: Partial<Plan>): Promise<Opened> {
    return ask("/api/club/competitions", posted({ id, plan }, this.key));
  }
  async scrap(id: string): Promise<void> {
    await answered(cup(id), { method: "DELETE", headers: worn(this.key) });
  }
  /** At once if there is anything newer than `seen`, else as soon as there is. */
  cup(id: string, lang: Language, seen: number | null, signal?: AbortSignal): Promise<Shown> {
    const news = seen === null ? "" : `&seen=${seen}`;
    return ask(`${cup(id)}?lang=${lang}${news}`, { headers: worn(this.key), ...(signal ? { signal } : {}) });
  }
  wish(id: string, said: string, wish: Wanted): Promise<Heard> {
    return ask(`${cup(id)}/inputs`, posted({ id: said, wish }, this.key));
  }
  /** With the table after that round; after the last one where none is asked for. */
  season(id: string, after: number | null = null): Promise<SeasonShown> {
    return ask(`${cup(id)}/season${after === null ? "" : `?after=${after}`}`, { headers: worn(this.key) });
  }
  records(): Promise<RecordsShown> {
    return ask("/api/club/records", { headers: worn(this.key) });
  }
  paper(id: string, what: Paper, lang: Language): Promise<Blob> {
    return this.file(`${cup(id)}/paper?what=${what}&lang=${lang}&paper=A4`);
  }
  export(id: string, format: Format): Promise<Blob> {
    return this.file(`${cup(id)}/export.${format}`);
  }

  private async file(path: string, how: RequestInit = { headers: worn(this.key) }): Promise<Blob> {
    return (await answered(path, how)).blob();
  }
}

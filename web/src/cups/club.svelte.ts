/** The club of this browser's pass: who is in it, what it plays, and what an organiser does with it. */
import type { ClubShown, Issued, Language } from "../wire/cups";
import { Office } from "../wire/clubs";
import type { Pass } from "../browser/passes.svelte";
import { reasonOf } from "./cup.svelte";

export class Club {
  shown = $state.raw<ClubShown | null>(null);
  refused = $state<string | null>(null);
  trouble = $state<string | null>(null);
  busy = $state(false);
  /** Passes that were just issued: their tokens are known only here, and only now. */
  fresh = $state.raw<readonly Issued[]>([]);
  readonly office: Office;

  constructor(readonly pass: Pick<Pass, "token">, office?: Office) {
    this.office = office ?? new Office({ pass: pass.token });
  }

  async load(): Promise<void> {
    this.refused = null;
    try {
      this.shown = await this.office.club();
    } catch (error) {
      this.refused = reasonOf(error);
    }
  }

  get leads(): boolean {
    return this.shown?.me?.organiser ?? false;
  }

  door(open: boolean): Promise<boolean> {
    return this.doing(async () => void (this.shown = await this.office.door(open)));
  }
  issue(count: number, lang: Language): Promise<boolean> {
    return this.doing(async () => {
      this.fresh = (await this.office.issue(count, lang)).passes;
      this.shown = await this.office.club();
    });
  }
  reissue(id: string): Promise<boolean> {
    return this.doing(async () => void (this.fresh = [await this.office.reissue(id)]));
  }
  remove(id: string): Promise<boolean> {
    return this.doing(async () => {
      await this.office.remove(id);
      this.shown = await this.office.club();
    });
  }
  appoint(id: string, on: boolean): Promise<boolean> {
    return this.doing(async () => void (this.shown = await this.office.appoint(id, on)));
  }
  handOver(id: string): Promise<boolean> {
    return this.doing(async () => void (this.shown = await this.office.handOver(id)));
  }
  scrap(id: string): Promise<boolean> {
    return this.doing(async () => {
      await this.office.scrap(id);
      this.shown = await this.office.club();
    });
  }
  dissolve(): Promise<boolean> {
    return this.doing(() => this.office.dissolve());
  }

  /** One thing at a time; what was refused is told, and nothing has changed. */
  async doing(deed: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await deed();
      return true;
    } catch (error) {
      this.trouble = reasonOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** What lies over the dice for a moment: an answer that is asked for, an announcement to choose, or all sides of one die. */
import { offer, offered, type Play } from "../../table/play";
import type { Die, Throw, Words } from "../../wire/games/wuerfel-fussball";

export class Sheets {
  looking = $state<Die | null>(null);
  private choosing = $state<Die | null>(null);
  /** Which die gets the focus back. */
  private back: Die | null = null;

  constructor(private readonly hand: () => Play<Words>) {}

  /** The die that is announced, as long as it can be thrown. */
  get chosen(): Die | null {
    return offered(this.hand(), "throw").some((move) => move.die === this.choosing) ? this.choosing : null;
  }
  get open(): boolean {
    return offer(this.hand(), "pass") !== undefined || this.chosen !== null || this.looking !== null;
  }

  choose(die: Die): void {
    this.choosing = die;
    this.looking = null;
  }
  look(die: Die): void {
    this.looking = die;
  }
  close(): void {
    this.back = this.chosen ?? this.looking;
    this.choosing = null;
    this.looking = null;
  }
  /** The die that lay under the sheet, once. */
  left(): Die | null {
    const { back } = this;
    this.back = null;
    return back;
  }

  /** What a shaken phone throws: the only throw there is, or the chosen die without an announcement. */
  get shaken(): Throw | undefined {
    const { chosen } = this;
    const throws = offered(this.hand(), "throw").filter((move) => chosen === null || move.die === chosen);
    if (throws.length === 1) return throws[0];
    return chosen === null ? undefined : throws.find((move) => move.announced === "nothing");
  }
}

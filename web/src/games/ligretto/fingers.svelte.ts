/** What one person's fingers are doing: which quarter they hold, and which move still needs a discard pile. */
import type { Play } from "../../table/play";
import type { Clear, Reopen, TakeOut, Words } from "../../wire/games/ligretto";
import { lowestPile, type Source } from "./table";

export type Aimed = Clear | Reopen | TakeOut;

export class Fingers {
  held = $state<Source>(null);
  asking = $state.raw<readonly Aimed[]>([]);
  more = $state(false);

  /** Take something back: the pile is chosen by the person, for a child by us. */
  ask(play: Play<Words>, moves: readonly Aimed[]): void {
    this.more = false;
    const [only, second] = moves;
    if (only === undefined) return;
    if (second !== undefined && play.help !== "kids") this.asking = moves;
    else play.act(lowestPile(play.view.hands[play.seat ?? 0], moves) ?? only);
  }

  answer(play: Play<Words>, pile: number): void {
    const move = this.asking.find((one) => one.pile === pile);
    this.asking = [];
    if (move !== undefined) play.act(move);
  }
}

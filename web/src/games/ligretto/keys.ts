/** A hand by keys: the space bar leafs, digits are the piles, arrows go along the cards. */
import { focusRound } from "../../ui/round";
import type { OwnCards } from "./own-cards";

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The keys are this hand's while nothing else on the page has the focus. */
export function keyed(event: KeyboardEvent, cards: OwnCards, zone: Element | undefined): void {
  const focus = document.activeElement;
  const free = focus === document.body;
  if (event.ctrlKey || event.metaKey || event.altKey || !(free || zone?.contains(focus))) return;
  if (does(event.key, cards, free ? null : (focus?.closest(".cards") ?? null), free)) event.preventDefault();
}

function does(key: string, cards: OwnCards, row: Element | null, free: boolean): boolean {
  const pile = Number(key) - 1;
  const step = ARROWS[key];
  if (key === " " && (free || row !== null)) cards.leaf();
  else if (pile >= 0 && pile < cards.piles.length) cards.putOnto(pile);
  else if (step !== undefined && row !== null) focusRound(row, step);
  else return false;
  return true;
}

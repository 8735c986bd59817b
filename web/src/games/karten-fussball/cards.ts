/** The 32 cards in words and letters of one language. */
import { rankOf, suitCard, suitOf } from "./drawings/suit-card";
import type { Language } from "../../wire/messages";
import { pitchWords } from "./words";

export const suitName = (card: number, lang: Language): string => pitchWords[lang].suits[suitOf(card)];
export const rankName = (card: number, lang: Language): string => pitchWords[lang].ranks[rankOf(card)] ?? "";
export const cardName = (card: number, lang: Language): string => pitchWords[lang].card(suitName(card, lang), rankName(card, lang));
export const drawn = (card: number, lang: Language): string => suitCard(card, cardName(card, lang), pitchWords[lang].letters);

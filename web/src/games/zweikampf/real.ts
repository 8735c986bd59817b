/** At a real table: rounds, or the cards that were won, two at a time (DUEL-2). */
import { ROUNDS, type Form } from "../form";

export const form: Form = {
  sides: "two",
  ways: [ROUNDS, { id: "cards-won", counts: [{ id: "cards-won", start: 0, steps: [2] }], stages: [] }],
};

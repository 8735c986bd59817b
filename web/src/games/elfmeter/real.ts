/** At a real table: goal markers, then kick-off cards left (ELF-33), six of them (ELF-1). */
import { GOALS, type Form } from "../form";

export const form: Form = {
  sides: "two",
  cloth: ["yellow", "blue"],
  ways: [{ id: "goals", counts: [GOALS, { id: "kick-offs", start: 6, steps: [-1] }], stages: [] }],
  penalty: true,
};

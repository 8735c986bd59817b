/** At a real table: two teams, five goals (LIG-28). */
import { GOALS, type Form } from "../form";

export const form: Form = { sides: "teams", cloth: ["black", "white"], ways: [{ id: "goals", counts: [GOALS], stages: [], target: 5 }] };

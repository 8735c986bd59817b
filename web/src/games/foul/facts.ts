import type { Facts } from "../facts";

export const facts: Facts = { rules: "FOUL", prints: ["cards"] };

import type { Facts } from "../facts";

export const facts: Facts = { rules: "DUEL", prints: ["cards"] };

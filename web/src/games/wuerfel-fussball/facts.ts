import type { Facts } from "../facts";

export const facts: Facts = { rules: "WF", prints: ["dice", "board"], daily: { clock: "throws" } };

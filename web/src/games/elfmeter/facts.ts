import type { Facts } from "../facts";

export const facts: Facts = { rules: "ELF", prints: ["cards", "board"], daily: {} };

import type { Facts } from "../facts";

export const facts: Facts = { rules: "KF", prints: ["cards", "board"], daily: {} };

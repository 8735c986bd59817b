import type { Facts } from "../facts";

export const facts: Facts = { rules: "RAUS", prints: ["cards"], daily: {} };

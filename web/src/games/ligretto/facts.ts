import type { Facts } from "../facts";

export const facts: Facts = { rules: "LIG", prints: ["cards"] };

import type { Facts } from "../facts";

export const facts: Facts = { rules: "JUN", prints: ["cards"] };

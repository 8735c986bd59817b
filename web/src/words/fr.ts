import { de, type Words } from "./de";

export const fr: Words = de;

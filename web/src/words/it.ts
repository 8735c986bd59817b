import { de, type Words } from "./de";

export const it: Words = de;

import { de, type Words } from "./de";

export const en: Words = de;

/** The games that can be counted at a real table, by id: loaded with the companion, never by whoever plays here. */
import type { Form } from "./form";

const forms = import.meta.glob<Form>("./*/real.ts", { eager: true, import: "form" });

export const FORMS: Readonly<Record<string, Form>> = Object.fromEntries(Object.entries(forms).map(([path, form]) => [path.split("/")[1] as string, form]));

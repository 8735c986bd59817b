/** The record of a match, for whoever wants to keep it. */
import { pocketed, reach } from "../wire/ends";

/** A link to a record leads to the server; without one the record is handed out from the shelf. */
export function saveRecord(event: Event, link: string): void {
  if (!pocketed) return;
  event.preventDefault();
  void Promise.all([import("./files"), reach(`/api/matches/${link}`)]).then(async ([{ handOut }, answer]) => answer.ok && handOut(await answer.blob(), `${link}.anpfiff.json`));
}

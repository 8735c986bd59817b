import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../browser/settings.svelte";
import { pageOf } from "../games";
import type { Chair, Words } from "../wire/messages";
import { MATCHES, matchOf } from "./matches.fixture";
import type { Moment } from "./moments";
import { alsoSaid, reactionWords } from "./reaction-words";
import { Reactions, type Happened, type Reaction } from "./reactions";

const person: Chair = { person: 1, name: "Mutiger Wal", animal: "whale", bot: null, here: true };
const toy = (bot: string): Chair => ({ person: null, name: bot, animal: "", bot, here: true });
const chairs = [person, toy("fox"), toy("snail")];
const happened = (moment: Moment, seat: number | null = 0, against: number | null = null, at = 0): Happened => ({ moment, seat, against, at });
const to = (what: Happened): Reaction | null => new Reactions().to(what, chairs, "de");

describe("a toy", () => {
  it("is glad of its own goal, sorry for another's, and in awe of what is nobody's", () => {
    expect(to(happened("goal", 1))).toEqual({ seat: 1, text: reactionWords.de.fox.joy });
    expect(to(happened("goal", 0))?.text).toBe(reactionWords.de.snail.sorrow);
    expect(to(happened("last-card", 0))?.text).toBe(reactionWords.de.snail.awe);
  });
  it("that was caught says so, and one that was doubted wrongly laughs", () => {
    expect(to(happened("caught", 0, 1))).toEqual({ seat: 1, text: reactionWords.de.fox.sorrow });
    expect(to(happened("wronged", 0, 1))).toEqual({ seat: 1, text: reactionWords.de.fox.joy });
  });
  it("is glad with its team", () => {
    const side = (seat: number): number => seat % 2;
    expect(new Reactions().to(happened("goal", 0), [person, person, toy("fox")], "de", side)?.text).toBe(reactionWords.de.fox.joy);
  });
  it("of somebody's own has something to say, too; where only people sit nobody answers", () => {
    expect(new Reactions().to(happened("goal", 1), [person, toy("tin-tin")], "de")?.text).toBe(reactionWords.de.rabbit.joy);
    expect(new Reactions().to(happened("goal", 1), [person, { ...person, bot: "fox" }], "de")).toBeNull();
  });
  it("does not say the same every time", () => {
    const reactions = new Reactions();
    const said = [0, 1, 2, 3, 4].map((n) => reactions.to(happened("goal", 1, null, n * 20_000), chairs, "de")?.text).filter(Boolean);
    expect(new Set(said).size).toBe(3);
  });
  it("does not speak of breaks and whistles", () => {
    expect(to(happened("half-time"))).toBeNull();
    expect(to(happened("full-time"))).toBeNull();
  });
  it.each(LANGUAGES)("says what fits beside a face: %s", (lang) => {
    for (const moods of [...Object.values(reactionWords[lang]), ...Object.values(alsoSaid[lang])]) for (const text of Object.values(moods)) expect(text.length).toBeLessThanOrEqual(12);
  });
});

describe.each(MATCHES)("in a match of %s toys", (game) => {
  it("speak seldom, and the same way again", async () => {
    const [page, match] = [await pageOf(game), await matchOf(game)];
    const spoken = (): readonly (Reaction & { at: number })[] => {
      const reactions = new Reactions();
      return match.flatMap((cue) =>
        cue.events.flatMap((event) => {
          const moment = page.cheers(event, cue.view as Words["view"]);
          const said = moment && reactions.to({ ...happened(moment, (event as { seat?: number }).seat ?? null), at: cue.at }, chairs, "de");
          return said ? [{ ...said, at: cue.at }] : [];
        }),
      );
    };
    const said = spoken();
    expect(spoken()).toEqual(said);
    said.slice(1).forEach(({ at }, n) => expect(at - (said[n]?.at ?? 0)).toBeGreaterThanOrEqual(12_000));
  });
});

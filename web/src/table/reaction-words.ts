/** What each toy says, in its own way, in a word or two: it has to fit beside a face. */
import type { Language, Level } from "../wire/messages";

export type Mood = "joy" | "sorrow" | "awe";

/** What any of them may say, so that nobody says the same every time. */
export const alsoSaid: Readonly<Record<Language, Readonly<Record<Mood, readonly string[]>>>> = {
  de: { joy: ["Ja!", "Super!"], sorrow: ["Mist!", "Oh nein!"], awe: ["Huch!", "Spannend!"] },
  en: { joy: ["Yes!", "Super!"], sorrow: ["Bother!", "Oh dear!"], awe: ["Oh!", "Thrilling!"] },
  fr: { joy: ["Oui !", "Super !"], sorrow: ["Mince !", "Oh non !"], awe: ["Oh !", "Quel jeu !"] },
  it: { joy: ["Sì!", "Super!"], sorrow: ["Accidenti!", "Oh no!"], awe: ["Oh!", "Che partita!"] },
};

export const reactionWords: Readonly<Record<Language, Readonly<Record<Level, Readonly<Record<Mood, string>>>>>> = {
  de: {
    snail: { joy: "Jippie!", sorrow: "Och …", awe: "Langsam!" },
    tortoise: { joy: "Na also!", sorrow: "Geduld …", awe: "Oha!" },
    rabbit: { joy: "Hurra!", sorrow: "Menno!", awe: "Ui!" },
    fox: { joy: "Hehe!", sorrow: "Schlau!", awe: "Soso …" },
    rocket: { joy: "Zisch!", sorrow: "Au Backe!", awe: "Wow!" },
  },
  en: {
    snail: { joy: "Yippee!", sorrow: "Aww …", awe: "Not so fast!" },
    tortoise: { joy: "There!", sorrow: "Patience …", awe: "Oh my!" },
    rabbit: { joy: "Hooray!", sorrow: "Oh no!", awe: "Ooh!" },
    fox: { joy: "Hehe!", sorrow: "Clever!", awe: "Well, well …" },
    rocket: { joy: "Zoom!", sorrow: "Ouch!", awe: "Wow!" },
  },
  fr: {
    snail: { joy: "Youpi !", sorrow: "Oh …", awe: "Doucement !" },
    tortoise: { joy: "Et voilà !", sorrow: "Patience …", awe: "Oh là !" },
    rabbit: { joy: "Hourra !", sorrow: "Zut !", awe: "Ouh !" },
    fox: { joy: "Hé hé !", sorrow: "Malin !", awe: "Tiens …" },
    rocket: { joy: "Zou !", sorrow: "Aïe !", awe: "Waouh !" },
  },
  it: {
    snail: { joy: "Evviva!", sorrow: "Uffa …", awe: "Piano!" },
    tortoise: { joy: "Ecco!", sorrow: "Pazienza …", awe: "Ohi!" },
    rabbit: { joy: "Urrà!", sorrow: "Mannaggia!", awe: "Uh!" },
    fox: { joy: "Eh eh!", sorrow: "Furbo!", awe: "Ma guarda …" },
    rocket: { joy: "Zac!", sorrow: "Ahi!", awe: "Wow!" },
  },
};

import { expect, test } from "vitest";
import { accusative, dative } from "./words/german";

test.each([
  ["Sonniger Igel", "den Sonnigen Igel", "dem Sonnigen Igel"],
  ["Kluge Eule", "die Kluge Eule", "der Klugen Eule"],
  ["Flinkes Schaf", "das Flinke Schaf", "dem Flinken Schaf"],
  ["Munterer Bär", "den Munteren Bären", "dem Munteren Bären"],
  ["Tapferer Krake", "den Tapferen Kraken", "dem Tapferen Kraken"],
  ["Leiser Elefant", "den Leisen Elefanten", "dem Leisen Elefanten"],
  ["Kluge Eule und Fairer Wal", "die Kluge Eule und den Fairen Wal", "der Klugen Eule und dem Fairen Wal"],
  ["Kluge Eule, Froher Igel und Bot", "die Kluge Eule, den Frohen Igel und einen Bot", "der Klugen Eule, dem Frohen Igel und einem Bot"],
  ["Clever Fox", "Clever Fox", "Clever Fox"],
  ["jemand", "jemanden", "jemandem"],
  ["Renard rusé", "Renard rusé", "Renard rusé"],
])("%s is declined in a German sentence", (name, whom, to) => {
  expect(accusative(name)).toBe(whom);
  expect(dative(name)).toBe(to);
});

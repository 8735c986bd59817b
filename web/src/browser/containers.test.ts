import { expect, it } from "vitest";
import { holds, plain } from "./containers";

it("measures by the container instead of asking for a unit", () => {
  expect(plain(".a{--w:min(20cqw, 9.5cqh - 9px)}").css).toBe(".a{--w:min(calc(20 * var(--cqw)), calc(9.5 * var(--cqh)) - 9px)}");
});

it("brings no letters of its own", () => {
  expect(plain("@font-face{font-family:a;src:url(./a.woff2)}.a{top:1cqh}").css).toBe(".a{top:calc(1 * var(--cqh))}");
});

it("finds what is measured, also within other rules", () => {
  expect(plain("@media (min-width:9px){.a.b,.c>i{flex:1;container-type:size}}.d{flex:1}").containers).toEqual([".a.b,.c>i"]);
});

it("keeps the size of what is measured from what lies in it", () => {
  expect(plain(".a{container-type:size}.b{container-type:inline-size}").css).toBe(".a{contain:size layout style}.b{contain:layout style}");
});

it("asks the container's size in a selector", () => {
  const { css, questions } = plain(".z{top:0}@container (aspect-ratio>=17/10) and (width>=600px){.a:is(b,i),.c>.d{gap:1cqw}.e{top:0}}.y{top:0}");
  const mark = '[data-holds~="(aspect-ratio>=17/10)and(width>=600px)"]';
  expect(questions).toEqual(["(aspect-ratio>=17/10) and (width>=600px)"]);
  expect(css).toBe(`.z{top:0}${mark} .a:is(b,i),${mark} .c>.d,.c${mark}>.d{gap:calc(1 * var(--cqw))}${mark} .e{top:0}.y{top:0}`);
});

it("turns and moves in the older way where the newer one is not understood", () => {
  expect(plain(".a{translate:-50% 0;top:0}.b{rotate:none}", true).css).toBe(".a{transform:translate(-50%,0);top:0}.b{transform:none}");
  expect(plain(".a{translate:-50% 0}").css).toBe(".a{translate:-50% 0}");
});

it.each([
  ["(width>=600px)", 600, 10, true],
  ["(width>=600px)", 599, 10, false],
  ["(height<=290px) and (width<=600px)", 400, 280, true],
  ["(height<=290px) and (width<=600px)", 700, 280, false],
  ["(aspect-ratio>=17/10)", 170, 100, true],
  ["(aspect-ratio>=1.25)", 120, 100, false],
])("%s of %i × %i: %s", (question, width, height, is) => {
  expect(holds(question, width, height)).toBe(is);
});

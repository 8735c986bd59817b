/** The contact sheet: every drawing of the kit in one HTML file. `node sheet.mjs sheet.html`; add #dark or #grey to its address. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runnerImport } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const text = (path) => readFileSync(here(path), "utf8");
const kit = async (name) => (await runnerImport(here(`src/${name}.ts`))).module;
/** Every deck and every set of dice that the server ships, by the game's id. */
const GAMES = "../src/anpfiff/games";
const shipped = readdirSync(here(GAMES)).flatMap((folder) => ["deck.csv", "dice.toml"].map((name) => [folder.replaceAll("_", "-"), `${GAMES}/${folder}/${name}`]));
const decks = Object.fromEntries(shipped.filter(([, path]) => existsSync(here(path))).map(([game, path]) => [game, text(path)]));
const { drawn } = await kit("games/sheet");
const { DEFS } = await kit("drawings/patterns");
const font = pathToFileURL(here("node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"));
const styles = ["tokens", "felt", "buttons", "parts", "screen"].map((name) => text(`src/styles/${name}.css`)).join("");
const sections = drawn(decks).map(
  ({ title, drawings }) => `<section class="${title.replace(" ", "-")}"><h2>${title}</h2><div>${drawings.join("")}</div></section>`,
);

writeFileSync(
  process.argv[2] ?? "sheet.html",
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>The drawing kit</title><style>
@font-face { font-family: "Atkinson Hyperlegible Next"; src: url("${font}"); font-weight: 200 800; }
${styles}
body { padding: 24px; } section { margin-bottom: 22px; } h2 { font-size: 18px; margin-bottom: 8px; }
section > div { display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-start; }
.number-cards, .suits, .shirts, .pitch-cards { --w: 56px; } .elfmeter, .elfmeter-backs, .waiting-cards { --w: 84px; } .scenes { --w: 120px; } .quarters { --w: 84px; }
.strip { width: 84px; } .wanted { width: 120px; } .tile { width: 260px; } .people, .bots { --f: 64px; } .pitches svg { width: auto; height: 420px; }
.mats svg, .boxes svg, .paper-dice svg { width: 160px; } .qr, .logo { width: 64px; } .chalk svg { position: static; width: 200px; height: 160px; }
</style><body>${DEFS}${sections.join("")}
<script>
if (location.hash === "#dark") document.documentElement.dataset.room = "dark"; else document.documentElement.dataset.room = "light";
if (location.hash === "#grey") document.documentElement.style.filter = "grayscale(1)";
</script></body></html>`,
);

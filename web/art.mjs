/** The drawings of the kit for the press: `node art.mjs FILE` writes them, packed, with the patterns and the light room's colours. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { runnerImport } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const kit = async (name) => (await runnerImport(here(`src/${name}.ts`), { configFile: false, logLevel: "error" })).module;

const { printed } = await kit("games/printed");
const { DEFS } = await kit("drawings/patterns");
const room = /:root \{(.*?)\n\}/s.exec(readFileSync(here("src/styles/tokens.css"), "utf8"))[1];
const colours = Object.fromEntries([...room.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]));
const patterns = Object.fromEntries([...DEFS.matchAll(/<(pattern|marker) id="([\w-]+)".*?<\/\1>/g)].map(([text, , id]) => [id, text]));

writeFileSync(process.argv[2], gzipSync(JSON.stringify({ colours, patterns, drawings: printed() }), { level: 9 }));

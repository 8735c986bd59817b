import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { smallFont } from './font.ts'

/** The server that `vite dev` hands the table to; start one with `python3 run.py play`. */
const SERVER = process.env['ANPFIFF'] ?? 'http://127.0.0.1:8000'

/** The oldest browsers that play; README and public/old.js say the same. */
const OLDEST = ['safari15.4', 'chrome93', 'firefox98']

/** A page is called index in every game; the built file is called after its game. */
function game(module: string | null): string | undefined {
  return /\/games\/([\w-]+)\/index\.ts$/.exec(module ?? '')?.[1]
}

export default defineConfig({
  plugins: [svelte(), smallFont()],
  // Tests drive state with runes, which only Svelte's browser half brings to life.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  server: {
    proxy: {
      '/ws': { target: SERVER, ws: true },
      '/api': { target: SERVER },
    },
  },
  worker: { format: 'es' },
  // Files find each other by where they lie, so that a site may lie in any folder; only the page itself names the root.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    // What the oldest promised browsers speak but for static blocks, which nobody here writes; named one by one, every class gets longer.
    target: 'es2022',
    cssTarget: OLDEST,
    outDir: fileURLToPath(new URL('../src/anpfiff/server/client', import.meta.url)),
    emptyOutDir: true,
    // The server's policy allows no data: fonts, and a file of its own is kept by the browser.
    assetsInlineLimit: 0,
    // A list of what every part needs, for every part, weighs more than it hastens: what a match needs is asked for before it is needed.
    modulePreload: false,
    rolldownOptions: {
      // How long the plugins took is no news to somebody who wants to play.
      checks: { bundlerTimings: false },
      output: {
        // Whatever the first page needs comes in one piece, and the crumbs that most boards share with it: fifty small files weigh more
        // and arrive later.
        codeSplitting: {
          groups: [
            { name: 'anpfiff', test: /\/src\/(main|ui\/(round|pointers)|table\/(tellers|refusals\.svelte))\.ts$/ },
            { name: 'stage', test: /\/src\/table\/(Celebration|Reacting|Edge)\.svelte$/ },
            { name: 'result', test: /\/src\/after\/(Result\.svelte|superlatives\.ts|frames\.ts|words\.ts)$/ },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) => `assets/${game(facadeModuleId) ?? '[name]'}-[hash].js`,
      },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
})

import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  // Four letters tell a few hundred components apart, and stand in every element of them.
  compilerOptions: { runes: true, cssHash: ({ hash, filename, css }) => `s${hash(filename === '(unknown)' ? css : filename.replace(/^.*\/src\//, '')).slice(0, 4)}` },
}

/** Does the screen have that shape now? One listener for each question, however many ask. Svelte's own brings maps, sets and dates along. */
class Media {
  current = $state(false);

  constructor(query: string) {
    if (typeof matchMedia === "undefined") return; // a test without a screen
    const list = matchMedia(query);
    this.current = list.matches;
    list.addEventListener("change", () => (this.current = list.matches));
  }
}

const asked = new Map<string, Media>();

export function media(query: string): Media {
  const known = asked.get(query) ?? new Media(query);
  asked.set(query, known);
  return known;
}

/** The slip that `anpfiff site` puts into the page: where everything lies, and what it must be when it arrives. */
export interface Item {
  /** From the page's own folder. */
  readonly path: string;
  readonly bytes: number;
  readonly integrity: string;
}

export interface Slip {
  /** The folder of Python itself. */
  readonly python: string;
  /** The folder of what this site was built from: games, rules, prints. */
  readonly pocket: string;
  readonly wasm: Item;
  readonly library: Item;
  readonly scripts: readonly Item[];
  readonly msgspec: Item;
  readonly anpfiff: Item;
  /** Where the site's owner has a server; empty for none. */
  readonly server: string;
  /** How long everything takes that happens by itself, as JSON; empty for as usual. */
  readonly tempo: string;
  readonly version: string;
}

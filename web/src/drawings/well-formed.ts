/** Whether a drawing is well-formed XML: tags that close in order, quoted attributes that come once. For tests alone. */

const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;

/** What is wrong with it, or null. */
export function faultOf(drawing: string): string | null {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < drawing.length) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(drawing);
    if (!token) return `no XML from: ${drawing.slice(from, from + 60)}`;
    const [, closing, name = "", attributes = "", empty, words = ""] = token;
    const fault = entityFault(attributes + words) ?? repeated(attributes);
    if (fault) return fault;
    if (closing && open.pop() !== name) return `</${name}> closes nothing`;
    if (name && !closing && !empty) open.push(name);
  }
  return open.length ? `<${open.join("><")}> stays open` : null;
}

function entityFault(words: string): string | null {
  const bare = /&(?!(?:amp|lt|gt|quot|#39);)/.exec(words);
  return bare ? `bare & in: ${words}` : null;
}

function repeated(attributes: string): string | null {
  const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, name]) => name);
  return new Set(names).size === names.length ? null : `twice the same attribute in: ${attributes}`;
}

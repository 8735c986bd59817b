/**
 * For browsers that know no containers (Safari before 16, Chrome before 105, Firefox before 110), and loaded by them alone: every style is
 * read once more in words that they understand. Each container is measured and says what a hundredth of it is (`--cqw`, `--cqh`), and which
 * questions about its size are true (`data-holds`).
 */

export interface Plain {
  readonly css: string;
  /** What is measured. */
  readonly containers: readonly string[];
  /** What is asked about the size of a container. */
  readonly questions: readonly string[];
}

/** What lies in a container does not make it larger: else measuring would never end. */
const TYPE = /container-type:(inline-)?size/g;
const CONTAINER = /([^{}]+)\{[^{}]*container-type:[^{}]*\}/g;
const UNIT = /([\d.]+)cq([wh])\b/g;
const BLOCK = /@container ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
const RULE = /([^{}]+)(\{[^{}]*\})/g;
/** Commas between selectors, not those within brackets. */
const COMMA = /,(?![^(]*\))/;
/** Letters are there already, and are named by where their style sheet lies. */
const FONT = /@font-face\s*\{[^{}]*\}/g;
const TURNED = /([{;])(translate|rotate|scale):([^;}]+)/g;

/** A style sheet without containers; with `turns` also without `translate`, `rotate` and `scale`, which came to Chrome with 104. */
export function plain(css: string, turns = false): Plain {
  const questions: string[] = [];
  const asked = css.replaceAll(FONT, "").replaceAll(BLOCK, (_, question: string, rules: string) => {
    questions.push(question.trim());
    return rules.replaceAll(RULE, (_, selectors: string, rule: string) => selectors.split(COMMA).flatMap((one) => under(one.trim(), question.trim())).join() + rule);
  });
  const kept = asked.replaceAll(TYPE, (_, inline?: string) => `contain:${inline ? "" : "size "}layout style`);
  const measured = kept.replaceAll(UNIT, "calc($1 * var(--cq$2))");
  return {
    css: turns ? measured.replaceAll(TURNED, (_, before: string, how: string, value: string) => `${before}transform:${turned(how, value.trim())}`) : measured,
    containers: [...css.matchAll(CONTAINER)].map(([, selectors = ""]) => selectors.trim()),
    questions,
  };
}

/** A selector under a container of which that is true; the first of its words may be the container itself. */
function under(selector: string, question: string): string[] {
  const holds = `[data-holds~="${word(question)}"]`;
  const first = /^([^\s>+~]+)([\s>+~].+)$/.exec(selector);
  return [`${holds} ${selector}`, ...(first === null ? [] : [`${first[1]}${holds}${first[2]}`])];
}

const word = (question: string): string => question.replaceAll(/\s+/g, "");

function turned(how: string, value: string): string {
  return value === "none" ? value : `${how}(${value.split(/\s+/).join()})`;
}

/** `(width>=600px) and (aspect-ratio>=17/10)`: is that true of a box of this size? */
export function holds(question: string, width: number, height: number): boolean {
  const sizes: Record<string, number> = { width, height, "aspect-ratio": height > 0 ? width / height : 0 };
  return [...question.matchAll(/\(([\w-]+)([<>])=([\d.]+)(?:px|\/([\d.]+))?\)/g)].every(([, what = "", sign, value, by = "1"]) => {
    const limit = Number(value) / Number(by);
    return sign === "<" ? (sizes[what] ?? 0) <= limit : (sizes[what] ?? 0) >= limit;
  });
}

/** Reads every style of this page, those that come later too, and measures every container. */
export function makeDo(): void {
  const containers = new Set<string>();
  const questions = new Set<string>();
  const turns = !CSS.supports("translate", "1px");

  const ruler = new ResizeObserver((entries) => entries.forEach(({ target, contentRect }) => measure(target as HTMLElement, contentRect)));
  function measure(box: HTMLElement, { width, height }: DOMRectReadOnly): void {
    box.style.setProperty("--cqw", `${width / 100}px`);
    box.style.setProperty("--cqh", `${height / 100}px`);
    box.dataset["holds"] = [...questions].filter((question) => holds(question, width, height)).map(word).join(" ");
  }
  function look(): void {
    if (containers.size) for (const box of document.querySelectorAll([...containers].join())) ruler.observe(box);
  }
  async function read(link: HTMLLinkElement): Promise<void> {
    const heard = plain(await (await fetch(link.href)).text(), turns);
    heard.containers.forEach((selector) => containers.add(selector));
    heard.questions.forEach((question) => questions.add(question));
    const style = document.createElement("style");
    style.textContent = heard.css;
    link.after(style);
    ruler.disconnect(); // so that boxes measured before are asked the new questions, too
    look();
  }

  const seen = new WeakSet<HTMLLinkElement>();
  function styles(): void {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
      if (seen.has(link)) continue;
      seen.add(link);
      read(link).catch(() => seen.delete(link));
    }
  }
  document.documentElement.style.cssText += "--cqw:1vw;--cqh:.6vh";
  new MutationObserver(styles).observe(document.head, { childList: true });
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  styles();
}

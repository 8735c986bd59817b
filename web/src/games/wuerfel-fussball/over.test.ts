// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { learn } from "../../words/spoken.svelte";
import Over from "./Over.svelte";
import { table } from "./table.fixture";

/** An old tab: words have come, components do not. */
vi.mock("../../browser/later", () => {
  const part = async <Part extends object>(load: () => Promise<Part>, name = "default"): Promise<Part> => {
    if (name === "default") throw new Error("an old tab");
    return load();
  };
  return { later: part, soon: part };
});

let over: Record<string, unknown> | undefined;
beforeAll(() => learn("de"));
afterEach(() => {
  if (over) void unmount(over);
});

function show(...[view, moves]: Parameters<typeof table>): ReturnType<typeof table> & { readonly close: ReturnType<typeof vi.fn<() => void>> } {
  const made = table(view, moves);
  const close = vi.fn<() => void>();
  over = mount(Over, { target: document.body, props: { hand: made.play, choosing: null, looking: moves.length === 0 ? "red" : null, close } });
  flushSync();
  return { ...made, close };
}

describe("a part that does not come", () => {
  it("covers no dice: the look at one is over", async () => {
    const { close } = show({}, []);
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(document.querySelector(".over")).toBeNull();
  });

  it("leaves a way to answer: the master die is kept", async () => {
    const { acts } = show({ phase: "answer", master: 0, master_face: "perfect-save", in_danger: true }, [{ kind: "pass", asked: null }, { kind: "play-master" }]);
    await vi.waitFor(() => expect(document.querySelector(".over button")?.textContent).toBe("Behalten"));
    await new Promise((resolve) => setTimeout(resolve, 320)); // a finger on its way to a die answers nothing
    document.querySelector<HTMLElement>(".over button")?.click();
    expect(acts).toEqual([{ kind: "pass", asked: null }]);
  });
});

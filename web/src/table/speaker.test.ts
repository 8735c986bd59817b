import { expect, it, vi } from "vitest";
import { FRESH, Speaker } from "./speaker";

/** A loudspeaker as browsers have it before anybody has touched the page. */
function shut(state: string): AudioContext {
  const context = { state, resume: () => Promise.resolve().then(() => void (context.state = "running")) };
  return context as unknown as AudioContext;
}

it.each(["suspended", "interrupted"])("plays what waited for the first touch (%s)", async (state) => {
  const context = shut(state);
  const speaker = new Speaker(() => context);
  const whistle = vi.fn();
  speaker.make(whistle);
  expect(whistle).not.toHaveBeenCalled();
  speaker.wake();
  await vi.waitFor(() => expect(whistle).toHaveBeenCalledExactlyOnceWith(context));
  speaker.wake();
  expect(whistle).toHaveBeenCalledOnce();
});

it("does not play what is no longer news", async () => {
  vi.useFakeTimers();
  const speaker = new Speaker(() => shut("suspended"));
  const whistle = vi.fn();
  speaker.make(whistle);
  vi.advanceTimersByTime(FRESH);
  speaker.wake();
  await vi.runAllTimersAsync();
  expect(whistle).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it("plays at once when it is open, and stays silent where there is none", () => {
  const [whistle, silence] = [vi.fn(), vi.fn()];
  new Speaker(() => shut("running")).make(whistle);
  expect(whistle).toHaveBeenCalledOnce();
  const dumb = new Speaker(() => null);
  dumb.make(silence);
  dumb.wake();
  expect(silence).not.toHaveBeenCalled();
});

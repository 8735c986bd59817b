/** A phone in the middle of the table stays awake while it counts, where the browser lets it: https, or this very machine. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;
  const ask = (): void => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").then(
      (got) => (done ? void got.release() : (lock = got)),
      () => undefined, // a battery that saves: everything works without
    );
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    done = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}

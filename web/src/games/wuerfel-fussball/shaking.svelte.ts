/** Shake to throw, where the browser tells of it without being asked: a hand that jerks twice within a second. */
const JERK = 18;
const TWICE = 900;
const BREATH = 1_500;

export function onShake(then: () => void): () => void {
  if (typeof DeviceMotionEvent === "undefined" || typeof addEventListener !== "function") return () => undefined;
  let [first, done] = [-Infinity, -Infinity];
  const felt = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
    const force = Math.hypot(acceleration?.x ?? 0, acceleration?.y ?? 0, acceleration?.z ?? 0);
    if (force < JERK || timeStamp - done < BREATH || timeStamp - first < 120) return;
    if (timeStamp - first > TWICE) {
      first = timeStamp;
      return;
    }
    [first, done] = [-Infinity, timeStamp];
    then();
  };
  addEventListener("devicemotion", felt);
  return () => removeEventListener("devicemotion", felt);
}

/** While there is a move that a shake can make, it does. */
export function shakes<Move>(move: () => Move | undefined, act: (move: Move) => void): void {
  const shaken = $derived(move());
  $effect(() => {
    const now = shaken;
    return now === undefined ? undefined : onShake(() => act(now));
  });
}

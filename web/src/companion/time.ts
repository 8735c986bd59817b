/** 7:30; what is left is rounded up, so that a whole second is on the clock until it is over. */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

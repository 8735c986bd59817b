/** "Otter", "Otter und Igel", "Otter, Igel und Wal". */
export const listed = (names: readonly string[], and: string): string =>
  names.length < 3 ? names.join(` ${and} `) : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1) ?? ""}`;

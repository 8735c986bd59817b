/** Arrow keys go round a row of buttons, from the last to the first. */

export function focusRound(row: Element, step: number, from: Element | null = document.activeElement): void {
  const buttons = [...row.querySelectorAll("button")];
  const place = buttons.indexOf(from as HTMLButtonElement) + step;
  buttons[(place + buttons.length) % buttons.length]?.focus();
}

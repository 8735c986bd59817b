/** Where the eyes of a screen reader go when another screen opens: to its heading, so that focus is never lost. */
import type { Attachment } from "svelte/attachments";

let arrived = false;

/** The first screen of a page keeps the browser's own order. */
export const arrives: Attachment<HTMLElement> = (node) => {
  node.tabIndex = -1;
  if (arrived) node.focus({ preventScroll: true });
  arrived = true;
};

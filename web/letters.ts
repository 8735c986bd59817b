/** The letters we print: every sign of the four languages, and of names, rules and scores in them. */
export const LETTERS =
  Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)).join('') +
  '\u00a0ÀÂÄÇÈÉÊÎÖÜßàâäçèéêëìîïòôöœùûü«»·×º–—’“”„…−→←↑↓'

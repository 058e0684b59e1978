/** Only the ASCII digits of a text; leading zeros stay. */
export function digitsOnly(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/**
 * A jib as it was meant: without the spaces, non-breaking spaces, line ends and invisible signs that come along when it
 * is pasted. Everything else stays, so that the rules can say what is wrong with it (E06, E07, E08).
 */
export function cleanJib(text: string): string {
  return text.replace(/[\s\u00AD\u180E\u200B-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]/g, '');
}

/** Signs that no other joins: those of Europe's languages, without marks that stand alone, and what is set between them. */
const SINGLE = /^[ -\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u20A0-\u20CF]*$/;

/** One letter as the eye sees it, for browsers that do not know: a base with its marks, a flag, or emoji joined to a family. */
const LETTER = /\p{RI}\p{RI}|(?:\r\n|.)(?:\p{M}|\p{EMod}|\u200D\p{Extended_Pictographic})*/gsu;

let segmenter: Intl.Segmenter | undefined;

/**
 * The letters of a text as the eye sees them, an emoji or a letter with a combining mark as one (faults A24). What splits rarer signs
 * is made when they come: a slow device takes 60 ms for it.
 */
export function lettersOf(text: string): string[] {
  if (SINGLE.test(text)) return text.split('');
  if (typeof Intl.Segmenter !== 'function') return text.match(LETTER) ?? [];
  segmenter ??= new Intl.Segmenter('hr');
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

import { once } from '#shared/timing/once.ts';

/** Text in which every code unit is one letter: characters of Europe's languages and punctuation, without combining marks. */
const SINGLE = /^[ -\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u20A0-\u20CF]*$/;

/** One visible letter, for browsers without `Intl.Segmenter`: a base with its marks, a flag, or emoji joined to a family. */
const LETTER = /\p{RI}\p{RI}|(?:\r\n|.)(?:\p{M}|\p{EMod}|\u200D\p{Extended_Pictographic})*/gsu;

const segmenter = once(() => new Intl.Segmenter('hr'));

/**
 * The visible letters of a text; an emoji or a letter with a combining mark counts as one (faults A24). The segmenter is
 * created only for text that needs it, because that takes a slow device 60 ms.
 */
export function lettersOf(text: string): string[] {
  if (SINGLE.test(text)) return text.split('');
  if (typeof Intl.Segmenter !== 'function') return text.match(LETTER) ?? [];
  return Array.from(segmenter().segment(text), ({ segment }) => segment);
}

/**
 * Cuts a text to `limit` visible letters (P9) and adds `...` only when something was cut. Never cuts through an emoji or
 * a letter with a combining mark (A24).
 */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const letters = lettersOf(text);
  return letters.length <= limit ? text : `${letters.slice(0, limit).join('').trimEnd()}...`;
}

/** One letter as the eye sees it: a base with its marks, a flag, or emoji joined to a family. */
const GRAPHEME = /\p{RI}\p{RI}|(?:\r\n|.)(?:\p{M}|\p{EMod}|\u200D\p{Extended_Pictographic})*/gsu;

let segmenter: Intl.Segmenter | undefined;

function* graphemes(text: string): Generator<string> {
  if (typeof Intl.Segmenter === 'function') segmenter ??= new Intl.Segmenter('hr', { granularity: 'grapheme' });
  if (segmenter) for (const { segment } of segmenter.segment(text)) yield segment;
  else for (const [match] of text.matchAll(GRAPHEME)) yield match;
}

/**
 * Cuts a text to `limit` visible letters (P9) and adds `...` only when something was cut. Never cuts through an emoji or
 * a letter with a combining mark (A24).
 */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let stored = '';
  let count = 0;
  for (const grapheme of graphemes(text)) {
    if (count === limit) return `${stored.trimEnd()}...`;
    stored += grapheme;
    count += 1;
  }
  return text;
}

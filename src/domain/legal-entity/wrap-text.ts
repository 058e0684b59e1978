import { lettersOf } from '#shared/format/letters.ts';

/**
 * Breaks a text into the lines it is drawn in: a text longer than `limit` characters takes further lines of at most that
 * many (R2.4), and no line is wider than `width` px by `measure`. Breaks at spaces; a word longer than a line is cut
 * between whole letters.
 */
export function wrapText(
  text: string,
  { limit, width, measure }: { limit: number; width: number; measure: (line: string) => number },
): string[] {
  // No text has more letters than code units: those are counted first, and most lines fit as they are.
  const fits = (line: string) => (line.length <= limit || lettersOf(line).length <= limit) && measure(line) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = cutWord(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}

function cutWord(word: string, fits: (piece: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of lettersOf(word)) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

import { lettersOf } from './cut.ts';

/**
 * Breaks a text into lines for drawing: a text longer than `limit` characters gets lines of at most that many (R2.4), and no
 * line is wider than `width` px according to `measure`. It breaks at spaces; a word longer than a line is cut between whole
 * letters.
 */
export function wrapText(
  text: string,
  { limit, width, measure }: { limit: number; width: number; measure: (line: string) => number },
): string[] {
  // A text never has more letters than code units. These are compared first, since most lines fit and counting letters is slow.
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

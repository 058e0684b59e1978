import { fold, foldedWords } from './fold.ts';

/** Whether a folded text has all words of a filter in any order, ignoring case and accents; an empty filter lets all pass. */
export function foldedHas(filter: string): (folded: string) => boolean {
  const words = foldedWords(filter);
  return (folded) => words.every((word) => folded.includes(word));
}

/** The same of what is said of a row, for lists that are not folded beforehand. */
export function hasWords<Row>(filter: string, textOf: (row: Row) => string): (row: Row) => boolean {
  const has = foldedHas(filter);
  return filter === '' ? () => true : (row) => has(fold(textOf(row)));
}

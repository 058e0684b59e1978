import { fold, foldedWords } from './fold.ts';

/** Whether what is said of a row has all words of a filter in any order, ignoring case and accents; an empty filter lets all pass. */
export function hasWords<Row>(filter: string, textOf: (row: Row) => string): (row: Row) => boolean {
  const words = foldedWords(filter);
  if (words.length === 0) return () => true;
  return (row) => {
    const text = fold(textOf(row));
    return words.every((word) => text.includes(word));
  };
}

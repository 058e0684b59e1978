import { fold, foldedWords } from '../format/fold.ts';

/** A choice of a combobox. */
export type ComboboxOption = {
  id: number;
  label: string;
  /** What is searched instead of the label: without the words around a name and a number. */
  searched?: string;
};

/** An option with the form of its label in which it is searched. */
export type FoldedOption = ComboboxOption & { folded: string };

/** Folds thousands of labels once, so that every key pressed compares plain text only. */
export function foldOptions(options: readonly ComboboxOption[]): FoldedOption[] {
  return options.map(({ id, label, searched = label }) => ({ id, label, folded: fold(searched) }));
}

/** The options that hold every word of the query, in any order, with or without accents; all of them for an empty query. */
export function matchingOptions(options: readonly FoldedOption[], query: string): readonly FoldedOption[] {
  const terms = foldedWords(query);
  return terms.length === 0 ? options : options.filter(({ folded }) => terms.every((term) => folded.includes(term)));
}

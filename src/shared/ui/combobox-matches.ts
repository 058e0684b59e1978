import { fold } from '../format/fold.ts';
import { foldedHas } from '../format/has-words.ts';

export type ComboboxOption = {
  id: number;
  label: string;
  /** Text to search instead of the label: name and number without the words around them. */
  searched?: string;
};

/** An option with its label in the folded form that is searched. */
export type FoldedOption = ComboboxOption & { folded: string };

/** Folds the labels once, so that every key press only compares plain text. */
export function foldOptions(options: readonly ComboboxOption[]): FoldedOption[] {
  return options.map(({ id, label, searched = label }) => ({ id, label, folded: fold(searched) }));
}

/** The options that contain every word of the query, in any order, with or without accents; all options for an empty query. */
export function matchingOptions(options: readonly FoldedOption[], query: string): readonly FoldedOption[] {
  const has = foldedHas(query);
  return options.filter(({ folded }) => has(folded));
}

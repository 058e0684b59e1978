import { urlValue } from './url-schema.ts';

/** Longest text by which the rows of a table are filtered, in characters. */
export const LONGEST_FILTER = 100;

/** The text of a filter in the address. It keeps its blanks, because it is shown while it is typed. */
export const urlFilter = () => urlValue<string>('', (text) => Array.from(text).slice(0, LONGEST_FILTER).join(''));

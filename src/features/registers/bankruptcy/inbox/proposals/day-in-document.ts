import { daysInText } from '#shared/format/days-in-text.ts';
import { isFuture } from '../../add-document-form.ts';
import type { ReadValue } from './proposal.ts';

/** The days in the text of a document or the name of a file, and what may be one; a day that is yet to come is none of submission. */
export const daysInDocument = (text: string, now = new Date()): ReadValue[] =>
  daysInText(text)
    .filter(({ day }) => day === null || !isFuture(day, now))
    .map(({ day, at }) => ({ value: day, at, isCertain: day !== null }));

import { daysInText } from '#shared/format/days-in-text.ts';
import { isFuture } from '../../add-document-form.ts';
import type { ReadValue } from './proposal.ts';

/**
 * The days in the text of a document or the name of a file, and what may be one. A day that is yet to come is none of submission, but
 * may be one mistyped. In a text a day counts where the document says that it is its own; a name says little more than the day.
 */
export const daysInDocument = (text: string, place: 'name' | 'text', now = new Date()): ReadValue[] =>
  daysInText(text).map(({ day, at, context }) => {
    const value = day !== null && isFuture(day, now) ? null : day;
    return {
      value,
      at,
      isCertain: value !== null && (context === 'own' || (context === 'unsaid' && place === 'name')),
    };
  });

import { type DayContext, daysInText } from '#shared/format/days-in-text.ts';
import { isFuture } from '../../add-document-form.ts';
import type { ReadValue } from './proposal.ts';

/** Words that tie a day to something else than the document: births, laws, deadlines, hearings, contracts, other documents. */
const OTHER =
  /(?<!\p{L})(?:roden|rod\.|born|birth|umr[ol]|zakon|law(?!\p{L})|novin|glasnik|gazette|snag|rok|najkasnij|istek|istic|deadline|rocist|saslusanj|hearing|sjednic|rasprav|zakaz|odrza|osnova[nt]|osniv|upis|ugovor|contract|punomo|pravosn|pravomo|konacn|vazi|vazec|vrijedi|dospje|dospije|dospijeva|stanj[eau]|bilan|period|razdoblj|protiv|zalb|presud|izmedu|prije|nakon|poslije|until|since|before|after|as\s+of|(?:do|za|iz|from|by)\s+(?:dana\s+)?$|na\s+dan\s+$)/u;
/** What follows a day that is not that of the document. */
const OTHER_AFTER =
  /^[^\n\p{L}]{0,4}(?:godine|god\.?|g\.)?[^\n\p{L}]{0,4}(?:istic|je\s+rok|kao\s+krajnj|roden|do\s|[-\u2013]\s?[\d\u00A4])/u;
/** A further day before one that is read: '12. i 13. marta', '12.-13.03.2026.' */
const RANGE =
  /(?<![\d.,/])\d{1,2}(?:\.\s{0,2}(?:[-\u2013\u2014,]|i|ili|do|te|and|to)|\s?[-\u2013\u2014]|\s(?:i|ili|do|te|and|to))\s{0,2}$/u;
/** What stands before the day of a document: nothing, its place, or a word for its making, delivery or receipt. */
const OWN =
  /(?:^|\n|(?<=\p{L}{2}|[\d)])[.;!?]\s)\s*(?:(?:u\s+)?\p{L}[\p{L} -]{1,24},|u\s\p{L}{3,20})?\s*(?:dana?\s*:?\s*)?$|(?<!\p{L})(?:(?:datum|dan|date)(?:\s+(?:i\s+mjesto|dostav\p{L}*|podnosenj\p{L}*|prijem\p{L}*|zaprimanj\p{L}*|donosenj\p{L}*|dokument\p{L}*|of\s+\p{L}+))?|zaprimljen\p{L}*|primljen\p{L}*|dostavljen\p{L}*|podnesen\p{L}*|podnijet\p{L}*|predat\p{L}*|received|submitted|delivered|dated)(?:\s+(?:je|agenciji|sudu|u\s+agenciju|on))?\s*:?\s*(?:dana\s*:?\s*)?$/u;

/** What a folded text says about the day between two places: another is that of a birth, a law, a deadline, a hearing, or the end of a range. */
function contextOfDay(plain: string, at: number, end: number): DayContext {
  const before = plain.slice(Math.max(0, at - 100), at);
  const line = before.slice(before.trimEnd().lastIndexOf('\n') + 1);
  if (OTHER.test(line) || RANGE.test(before) || OTHER_AFTER.test(plain.slice(end, end + 50))) return 'other';
  return OWN.test(line) ? 'own' : 'unsaid';
}

/**
 * The days in the text of a document or the name of a file, and what may be one. A day that is yet to come is none of submission, but
 * may be one mistyped. In a text a day counts where the document says that it is its own; a name says little more than the day.
 */
export const daysInDocument = (text: string, place: 'name' | 'text', now = new Date()): ReadValue[] =>
  daysInText(text, contextOfDay).map(({ day, at, context }) => {
    const value = day !== null && isFuture(day, now) ? null : day;
    return {
      value,
      at,
      isCertain: value !== null && (context === 'own' || (context === 'unsaid' && place === 'name')),
    };
  });

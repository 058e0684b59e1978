import { isoDate } from '#shared/format/date.ts';
import { fold } from '#shared/format/fold.ts';
import { toLatin } from '#shared/format/latin.ts';
import { isFuture } from '../../add-document-form.ts';
import type { ReadValues } from './proposal.ts';

/** Beginnings of the names of months in dates, in bs, hr and en, folded: 'marta', 'ožujka', 'March'. */
const MONTHS: readonly (readonly string[])[] = [
  ['januar', 'sijec', 'january'],
  ['februar', 'velja', 'february'],
  ['mart', 'ozuj', 'march'],
  ['april', 'travn'],
  ['maj', 'svib', 'may'],
  ['juni', 'juna', 'lipnj', 'lipanj', 'june'],
  ['juli', 'jula', 'srpnj', 'srpanj', 'july'],
  ['august', 'avgust', 'kolovoz'],
  ['septemb', 'ruj'],
  ['oktob', 'listopad', 'octob'],
  ['novemb', 'studen'],
  ['decemb', 'prosin'],
];

const DAY_FIRST = /(?<!\d)(\d{1,2})\s?[._/-]\s?(\d{1,2})\s?[._/-]\s?(\d{4})(?!\d)/g;
const YEAR_FIRST = /(?<!\d)(\d{4})[._-](\d{1,2})[._-](\d{1,2})(?!\d)/g;
const IN_ONE = /(?<!\d)((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/g;
const MONTH_NAMED = /(?<!\d)(\d{1,2})\.?\s*(\p{L}{3,})\s+(\d{4})(?!\d)/gu;
const MONTH_NAMED_FIRST = /(?<!\p{L})(\p{L}{3,})\s+(\d{1,2}),\s+(\d{4})(?!\d)/gu;

/** Words before the day on which a document was submitted: 'dostavljeno', 'zaprimljeno', 'received'. */
const SUBMITTED = /(?:dostavlj|zaprim|primlj|prijem|prispje|podnes|predan|received|submitted|filed)/u;
/** How far before a date its word may be. */
const BEFORE = 32;

const monthOf = (name: string) => MONTHS.findIndex((starts) => starts.some((start) => name.startsWith(start))) + 1;

/** The real days in a folded text that are not in the future, with their places, in the order of the text. */
function daysIn(plain: string): { day: string; at: number }[] {
  const found: { day: string; at: number }[] = [];
  const add = (at: number, year: string | undefined, month: number, day: string | undefined) => {
    const two = (part: number | string | undefined) => String(part).padStart(2, '0');
    const written = isoDate(`${year}-${two(month)}-${two(day)}`);
    if (written !== '' && !isFuture(written)) found.push({ day: written, at });
  };
  for (const { index, 1: day, 2: month, 3: year } of plain.matchAll(DAY_FIRST)) add(index, year, Number(month), day);
  for (const pattern of [YEAR_FIRST, IN_ONE])
    for (const { index, 1: year, 2: month, 3: day } of plain.matchAll(pattern)) add(index, year, Number(month), day);
  for (const { index, 1: day, 2: name = '', 3: year } of plain.matchAll(MONTH_NAMED))
    add(index, year, monthOf(name), day);
  for (const { index, 1: name = '', 2: day, 3: year } of plain.matchAll(MONTH_NAMED_FIRST))
    add(index, year, monthOf(name), day);
  return found.toSorted((one, other) => one.at - other.at);
}

/** The days in a file's name: `2026-03-12`, `12.03.2026`, `20260312`. */
export const daysInName = (name: string): string[] => [...new Set(daysIn(fold(name)).map(({ day }) => day))];

/** The days in the text of a document, in any script; certain are those after a word such as 'dostavljeno'. */
export function daysInText(text: string): ReadValues {
  const plain = fold(toLatin(text));
  const days = daysIn(plain);
  const certain = days.filter(({ at }) => SUBMITTED.test(plain.slice(Math.max(0, at - BEFORE), at)));
  const unique = (list: typeof days) => [...new Set(list.map(({ day }) => day))];
  return { certain: unique(certain), all: unique(days) };
}

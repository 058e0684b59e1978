import * as z from 'zod/mini';
import { ROUTES, type RouteName } from '#shared/routing/routes.ts';

/** What can be wrong with a value, by the code that its schema gives, for the author of the file; forms have texts of their own. */
export const VALUE_PROBLEMS = {
  url: 'must be an address that begins with https://',
  phone: 'must be a telephone number',
  day: 'must be a day as 2027-02-28',
  moment: 'must be a day as 2027-02-28 or a time as 2027-02-28T08:00',
  id: 'must be lower-case letters, digits and hyphens',
  office: 'must be the id of an office, 1 to 49',
  order: 'must be more than small',
  period: 'must be later than from',
  part: 'must be at least 4 letters',
} as const;

/** Makes a schema report a code of `VALUE_PROBLEMS` in place of its own message; `problemCode` reads it. */
export const problem = (code: keyof typeof VALUE_PROBLEMS) => ({ error: code });

export const text = z.string().check(z.minLength(1), z.maxLength(2000));
export const inLanguages = z
  .strictObject({ bs: text, hr: text, en: text })
  .check(z.describe('The same text in the three languages of the portal.'));
export const url = z.url({ protocol: /^https?$/, ...problem('url') });
export const phone = z.string().check(z.regex(/^\+?[\d\s()/.-]{3,30}$/, problem('phone')));
export const day = z.iso.date(problem('day'));
export const moment = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, problem('moment')),
    z.refine(isMoment, problem('moment')),
    z.describe('A day, or a time by the clocks of Sarajevo; the last day counts whole.'),
  );

/** Whether a day, and its time if it has one, exist: 31 February does not. */
function isMoment(value: string): boolean {
  const [date = '', time] = value.split('T');
  return z.safeParse(z.iso.date(), date).success && (time === undefined || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time));
}

/** A period of a part: it ends after it begins, and a last day counts whole. */
export const period = z.refine<{ from?: string | undefined; until?: string | undefined }>(
  ({ from, until }) => !from || !until || (until.includes('T') ? from < until : from.slice(0, 10) <= until),
  { ...problem('period'), path: ['until'] },
);

/** A whole number from `least` (1 if missing) to `most`. */
export const upTo = (most: number, least = 1) =>
  z.int().check(z.refine((value) => value >= least && value <= most, { params: { least, most } }));

export const routeNames = Object.keys(ROUTES) as [RouteName, ...RouteName[]];

import * as z from 'zod/mini';
import { cleanJib } from '#shared/format/jib.ts';

/** Longest name that is searched for: an address of 8,000 characters is nobody's company (faults D07). */
const LONGEST_NAME = 200;
const MOST = 999_999_999;
/** What a value counts as when it is not understood. */
const withDefault = z.catch;

/** A whole number of an address, from 1. */
export const wholeInAddress = (highest = MOST) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(highest))),
  );

/** An id of an address; null when it is none. */
export const idInAddress = withDefault(z.nullable(wholeInAddress()), null);

/** A page of an address, from 1; the first for nonsense (faults C09). */
export const pageInAddress = withDefault(wholeInAddress(), 1);

/** A name of an address, trimmed and cut between whole letters. */
export const nameInAddress = withDefault(
  z.pipe(
    z.string(),
    z.transform((text) => Array.from(text.trim()).slice(0, LONGEST_NAME).join('')),
  ),
  '',
);

/** A jib of an address with all its digits (faults E06, E07); '' for anything else. */
export const jibInAddress = withDefault(
  z.pipe(z.pipe(z.string(), z.transform(cleanJib)), z.string().check(z.regex(/^[0-9]{13}$/))),
  '',
);

/** Reads a query string by a schema whose values all have a way out; of several values of a name the first counts. */
export function readAddress<Shape extends z.core.$ZodLooseShape>(schema: z.ZodMiniObject<Shape>, query: string) {
  const given = new URLSearchParams(query);
  const names = Object.keys(schema.shape);
  return z.parse(schema, Object.fromEntries(names.map((name) => [name, given.get(name) ?? undefined])));
}

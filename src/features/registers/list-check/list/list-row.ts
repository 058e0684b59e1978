import * as z from 'zod/mini';

/**
 * Why a number in a line is no jib: `lostZeros` and `lostDigits` (4.2E+12) are the work of a spreadsheet, `letters` look like digits
 * in a scan, `otherNumber` has thirteen digits too, such as a person's, `severalJibs` are typed in place of one.
 */
const UNCLEAR = [
  'vatNumber',
  'lostZeros',
  'lostDigits',
  'letters',
  'otherNumber',
  'severalJibs',
  'wrongLength',
] as const;
export type UnclearReason = (typeof UNCLEAR)[number];

/**
 * What a line of a list asks for: a jib, a name to search for, or a number that has to be corrected first. A name that several
 * entities have gets the jib of the one that was chosen.
 */
export const wantedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('jib'), jib: z.string() }),
  z.object({ kind: z.literal('name'), name: z.string(), jib: z.optional(z.string()) }),
  z.object({ kind: z.literal('unclear'), reason: z.enum(UNCLEAR), number: z.string() }),
]);
export type Wanted = z.output<typeof wantedSchema>;

/** One legal entity of a list. */
export type ListRow = {
  /** Line of the list, from 1. */
  line: number;
  /** The name beside the number, or the name itself; '' when there is none. */
  given: string;
  wanted: Wanted;
};

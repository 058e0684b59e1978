import * as z from 'zod';
import { documentTypeOf } from '../reference/document-types.ts';
import { locationName } from '../reference/locations.ts';

const whole = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);
const isKnown = (known: readonly number[]) =>
  whole.refine((id) => known.includes(id), `must be one of ${known.join(', ')}`);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const location = whole.refine((id) => locationName(id, 'bs') !== '', 'is not a known location');

/** The legal entity status that has no year (R4.1, R9). */
const NOT_IN_ACCOUNTS_REGISTER = 3;

const querySchema = z
  .strictObject({
    PageSize: whole.refine((size) => size >= 1 && size <= 100, 'must be 1 to 100'),
    Page: whole.default(0),
    includeCount: flag,
    name: z.string().max(500).optional(),
    legalEntityTypeId: isKnown([1, 2, 3, 4, 5, 6, 7]).optional(),
    legalEntitySizeId: isKnown([1, 2, 3, 7]).optional(),
    jib: z
      .string()
      .regex(/^\d{1,13}$/, 'must be 1 to 13 digits')
      .optional(),
    countyId: location.optional(),
    municipalityId: location.optional(),
    activityCode: z
      .string()
      .regex(/^([A-U]|\d\d(\.\d{1,2})?)$/, 'must be a section letter, NN, NN.N or NN.NN')
      .optional(),
    letterOfActivity: z
      .string()
      .regex(/^[A-U]$/, 'must be a section letter')
      .optional(),
    legalEntityStatus: isKnown([1, 2, 3]).optional(),
    accountStatusId: isKnown([1, 2, 3, 4]).optional(),
    year: whole.refine((year) => year >= 2000 && year <= 2100, 'is not a year').optional(),
    documentTypeId: whole.refine((id) => documentTypeOf(id) !== undefined, 'is not a document type').optional(),
    searchType: isKnown([1, 2, 3]).optional(),
    isPublicEntity: flag.optional(),
  })
  .refine(
    ({ legalEntityStatus = NOT_IN_ACCOUNTS_REGISTER, year }) =>
      legalEntityStatus === NOT_IN_ACCOUNTS_REGISTER || year !== undefined,
    {
      path: ['year'],
      message: 'is needed with legalEntityStatus 1 or 2',
    },
  );

/** A validated search: filters and page. */
export type EntityQuery = z.infer<typeof querySchema>;

/** Reads the query of a search; an empty value counts as missing. An invalid value gives the reason for the refusal. */
export function readEntityQuery(query: URLSearchParams): { query: EntityQuery } | { refusal: string } {
  const given = Object.fromEntries([...query].filter(([, value]) => value.trim() !== ''));
  const parsed = querySchema.safeParse(given);
  if (parsed.success) return { query: parsed.data };
  const [issue] = parsed.error.issues;
  return { refusal: `${issue?.path.join('.') ?? 'query'} ${issue?.message ?? 'is wrong'}` };
}

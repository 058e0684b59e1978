import * as z from 'zod/mini';
import { withDefault } from '#shared/api/wire.ts';
import { cleanJib } from '#shared/format/jib.ts';

/** Reporting standards (R9): 0 none selected, 1 IFRS for SMEs, 2 IAS/IFRS. */
export const STANDARD = { none: 0, smallAndMedium: 1, full: 2 } as const;

/** An id that was selected, or null; anything else becomes null. */
export const selectedId = withDefault(z.nullable(z.int().check(z.positive())), null);

/** The fields of the template form that a client has as well; null if nothing is selected. Invalid values are dropped. */
export const templateFields = {
  legalEntityTypeId: selectedId,
  reportingStandard: withDefault(z.literal([0, 1, 2]), STANDARD.none),
  publicInterest: withDefault(z.boolean(), false),
  creatorType: withDefault(z.nullable(z.literal([1, 2])), null),
  creatorId: selectedId,
  reportTypeId: selectedId,
};

/** A cleaned jib; `problemOf` returns the key of its error, or null. */
export function jibRule(problemOf: (jib: string) => string | null) {
  return z.pipe(
    z.string(),
    z.transform((text, context): string => {
      const jib = cleanJib(text);
      const message = problemOf(jib);
      if (message) context.issues.push({ code: 'custom', message, input: jib });
      return jib;
    }),
  );
}

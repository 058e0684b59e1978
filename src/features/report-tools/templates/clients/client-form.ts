import * as z from 'zod/mini';
import { cleanJib, jibProblem } from '#shared/format/jib.ts';
import { LONGEST_NAME, type Client } from './client.ts';

/** The rules of the client form; messages are keys under `errors`. `taken` are the jibs of the other clients. */
export function clientRules(taken: readonly string[]) {
  return z.object({
    name: z.pipe(
      z.pipe(
        z.string(),
        z.transform((name) => name.replace(/\s+/g, ' ').trim()),
      ),
      z.string().check(z.minLength(1, 'clientNameIsRequired'), z.maxLength(LONGEST_NAME, 'clientNameTooLong')),
    ),
    jib: z.pipe(
      z.pipe(z.string(), z.transform(cleanJib)),
      z.transform((jib, context): string => {
        const message = jibProblem(jib) ?? (taken.includes(jib) ? 'clientExists' : null);
        if (message) context.issues.push({ code: 'custom', message, input: jib });
        return jib;
      }),
    ),
    legalEntityTypeId: z.nullable(z.number()),
    reportingStandard: z.literal([0, 1, 2]),
    publicInterest: z.boolean(),
    creatorType: z.nullable(z.literal([1, 2])),
    creatorId: z.nullable(z.number()),
    reportTypeId: z.nullable(z.number()),
  });
}

/** A client before anything is known about it. */
export const NEW_CLIENT: Client = {
  jib: '',
  name: '',
  legalEntityTypeId: null,
  reportingStandard: 0,
  publicInterest: false,
  creatorType: null,
  creatorId: null,
  reportTypeId: null,
};

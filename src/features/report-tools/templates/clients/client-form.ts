import * as z from 'zod/mini';
import { cleanJib, jibProblem } from '#shared/format/jib.ts';
import { type Client, clientFields, LONGEST_NAME, nameText } from './client.ts';

/** The rules of the client form; messages are keys under `errors`. `taken` are the jibs of the other clients. */
export function clientRules(taken: readonly string[]) {
  return z.object({
    name: z.pipe(
      nameText,
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
    ...clientFields,
  });
}

/** A client before anything is known about it. */
export const NEW_CLIENT: Client = { jib: '', name: '', ...z.parse(z.object(clientFields), {}) };

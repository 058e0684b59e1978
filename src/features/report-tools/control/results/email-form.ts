import * as z from 'zod/mini';
import { withoutInvisible } from '#shared/format/plain-text.ts';

/** Why results cannot be sent to an address (R5); the names are the specification's own. */
export type EmailProblem = 'emailIsRequired' | 'emailFormatIncorrect' | 'emailIsForbidden';

/** What was typed before a reload. */
export const emailDraftSchema = z.object({ email: z.string() });

const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

const rule = (problem: EmailProblem, isMet: (address: string) => boolean) =>
  z.refine<string>(isMet, { error: problem, abort: true });

/** The trimmed address for results (R5); `forbidden` ones, given in lower case, are so in any case (faults E05). */
export const emailSchema = (forbidden: readonly string[]) =>
  z.object({
    email: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => withoutInvisible(text).trim()),
      ),
      z.string().check(
        rule('emailIsRequired', (address) => address !== ''),
        rule('emailIsForbidden', (address) => !forbidden.includes(address.toLowerCase())),
        rule('emailFormatIncorrect', (address) => address.length <= 254 && ADDRESS.test(address)),
      ),
    ),
  });

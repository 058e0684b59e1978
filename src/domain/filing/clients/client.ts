import * as z from 'zod/mini';
import { jibProblem } from '#shared/format/jib.ts';
import { withoutInvisible } from '#shared/format/plain-text.ts';
import { jibRule, templateFields } from './template-fields.ts';

const LONGEST_NAME = 200;

/** The rules of the client form; messages are keys under `errors` of the namespace 'filing'. `taken` are the jibs of the other clients. */
export function clientRules(taken: readonly string[]) {
  return z.object({
    jib: jibRule((jib) => jibProblem(jib) ?? (taken.includes(jib) ? 'clientExists' : null)),
    name: z.pipe(
      // Trims the name, joins runs of white space, drops what cannot be seen, and composes letters: a Mac writes š as s and a mark.
      z.pipe(
        z.string(),
        z.transform((name) => withoutInvisible(name).normalize('NFC').replace(/\s+/g, ' ').trim()),
      ),
      z.string().check(z.minLength(1, 'clientNameIsRequired'), z.maxLength(LONGEST_NAME, 'clientNameTooLong')),
    ),
    ...templateFields,
  });
}

/** A client as stored on this computer and in files; the jib identifies it. */
export const clientSchema = clientRules([]);

/** A client of an accountant; it fills the form in one click. Without an own creator or report type, that of the form is used. */
export type Client = z.output<typeof clientSchema>;

/** Input of the client dialog, stored over a reload. */
export const clientDraftSchema = z.object({ jib: z.string(), name: z.string(), ...templateFields });

/** The names of all drafts of clients begin like that. */
export const CLIENT_DRAFTS = 'client ';

/** How the drafts of one client begin, by the jib it is stored under, '' for a new one; the jib first in the dialog follows. */
export const draftsOfClient = (jib: string) => `${CLIENT_DRAFTS}${jib} `;

/** A client without data. */
export const NEW_CLIENT: Client = { jib: '', name: '', ...z.parse(z.object(templateFields), {}) };

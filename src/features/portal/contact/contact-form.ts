import * as z from 'zod/mini';
import { urlJib } from '#domain/legal-entity/search/entity-filters.ts';
import { isBlank } from '#shared/format/fold.ts';
import { withoutInvisible } from '#shared/format/plain-text.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { urlText } from '#shared/routing/url-schema.ts';

/** Fields of the contact form in their order on the screen (P2.20). */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'subject', 'content'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Longest text of a field, in characters. */
export const LONGEST = { firstName: 100, lastName: 100, email: 254, subject: 200, content: 5000 };

/** Message keys of P5. */
export type ContactProblem = KeyUnder<'contact', 'problems'> | 'emailFormatIncorrect';

const isFilled = (text: string) => !isBlank(text);
const filled = (problem: ContactProblem) => z.string().check(z.refine(isFilled, { error: problem, abort: true }));
/** An e-mail address as it is sent: without blanks around it, and without what pasting brings along. */
export const plainAddress = (text: string): string => withoutInvisible(text).trim();
const isAddress = (text: string) => z.safeParse(z.email(), plainAddress(text)).success;

/** The rules of the contact form (P5). Texts are sent as typed (faults E02); only the e-mail address loses what cannot be seen. */
export const contactSchema = z.object({
  firstName: filled('firstNameIsRequired'),
  lastName: filled('lastNameIsRequired'),
  email: z
    .string()
    .check(
      z.refine(isFilled, { error: 'emailIsRequired' satisfies ContactProblem, abort: true }),
      z.refine(isAddress, { error: 'emailFormatIncorrect' satisfies ContactProblem }),
    ),
  subject: filled('subjectIsRequired'),
  content: filled('messageContentIsRequired'),
});

export type ContactInput = z.output<typeof contactSchema>;

export const EMPTY_MESSAGE: ContactInput = { firstName: '', lastName: '', email: '', subject: '', content: '' };

export const contactDraftSchema = z.record(z.enum(CONTACT_FIELDS), z.string());

/** Longest name of a legal entity in the subject, in characters, so that the subject is never too long. */
const LONGEST_NAME = 120;

/**
 * The record a message is about, in the address: `?entity=Vranduška&jib=4200000000005` (R2.4). A name and a jib only, so
 * that no link can put another text into somebody's message.
 */
export const recordUrl = z.object({
  entity: urlText(LONGEST_NAME),
  jib: urlJib(),
});

/** A message with the blank ones of its fields filled in; what was typed stays. */
export const filledIn = (
  typed: ContactInput,
  { subject, content }: Pick<ContactInput, 'subject' | 'content'>,
): ContactInput => ({
  ...typed,
  subject: isBlank(typed.subject) ? subject : typed.subject,
  content: isBlank(typed.content) ? content : typed.content,
});

import * as z from 'zod/mini';

/** Fields of the contact form in their order on the screen (P2.20). */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'subject', 'content'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Longest text of a field, in characters. */
export const LONGEST: Record<ContactField, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  subject: 200,
  content: 5000,
};

/** Message keys of P5. */
export type ContactProblem =
  | 'firstNameIsRequired'
  | 'lastNameIsRequired'
  | 'emailIsRequired'
  | 'emailFormatIncorrect'
  | 'subjectIsRequired'
  | 'messageContentIsRequired';

/** Spaces alone, also the invisible kinds, count as empty (faults E03). */
const isFilled = (text: string) => text.replace(/[\s\u00a0\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g, '') !== '';
const filled = (problem: ContactProblem) => z.string().check(z.refine(isFilled, { error: problem, abort: true }));
const isAddress = (text: string) => z.safeParse(z.email(), text.trim()).success;

/** The rules of the contact form (P5). Texts are sent as typed (faults E02); only the address loses spaces around it. */
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

/** Shape of a stored draft. */
export const contactDraftSchema = z.record(z.enum(CONTACT_FIELDS), z.string());

import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';

/** A message to the agency (P2.20, P7); never repeated. */
export const sendEmailCall = defineCall({
  id: 'sendEmail',
  base: 'main',
  method: 'POST',
  path: 'Contact/SendEmail',
  body: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    subject: z.string(),
    content: z.string(),
    recaptchaToken: z.string(),
  }),
  expected: 'anything',
  writes: true,
  spec: 'P7',
  summary: 'A message of the contact form',
});

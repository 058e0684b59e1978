import { HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod';
import { sendEmailCall } from '#features/portal/contact/contact.calls.ts';
import { submitFeedbackCall } from '#features/portal/feedback/feedback.calls.ts';
import { submitSurveyCall } from '#features/portal/survey/survey.calls.ts';
import type { Bases } from '../bases.ts';
import { readBody } from '../body.ts';
import { answer, refuse, type Call } from '../call.ts';
import { CAPTCHA_REFUSALS, resetCaptcha, spendCaptchaToken } from './captcha.ts';
import { forgetMessages, storeMessage } from './received.ts';

const filled = z.string().refine((text) => text.trim() !== '', 'is required');

/** The contact message (P3). */
const contactBody = z.strictObject({
  firstName: filled,
  lastName: filled,
  email: z.email('is not an e-mail address'),
  subject: filled,
  content: filled,
  recaptchaToken: z.string(),
});

/** One comment, in a list (P3). */
const feedbackBody = z.strictObject({ answers: z.tuple([filled]) });

/** A rating 1–5 or free text; no answer is required (P3, P5). */
const single = z.union([z.int().min(1).max(5), z.string()]).nullish();
const surveyBody = z.strictObject({
  answer1: single,
  answer2: z.array(z.string()).max(7).nullish(),
  answer3: single,
  answer4: single,
  answer5: single,
  answer6: single,
  answer7: single,
  answer8: single,
  answer9: single,
  answer10: single,
  answer11: single,
});

/** Contact form, compliments and complaints, and the survey (P7). */
export function messagesHandlers(at: Bases): HttpHandler[] {
  return [
    answer(sendEmailCall, at, receiveContact),
    answer(submitFeedbackCall, at, (call) => receiveFeedback(call, 'feedback', feedbackBody)),
    answer(submitSurveyCall, at, (call) => receiveFeedback(call, 'survey', surveyBody)),
  ];
}

/** Forgets the messages received and the captcha tokens used. */
export function resetMessages(): void {
  forgetMessages();
  resetCaptcha();
}

async function receiveContact(call: Call): Promise<Response> {
  const read = await readBody(call, contactBody);
  if ('refusal' in read) return read.refusal;
  const { recaptchaToken, ...body } = read.body;
  const captcha = spendCaptchaToken(recaptchaToken);
  if (captcha !== 'ok') return refuse(call, 400, CAPTCHA_REFUSALS[captcha]);
  storeMessage({ kind: 'contact', language: call.language, body });
  return HttpResponse.json({ errorCount: 0, resultItems: [] });
}

/** Answers with a short binary body, as P7 says the two Feedback calls do. */
async function receiveFeedback(
  call: Call,
  kind: 'feedback' | 'survey',
  schema: typeof feedbackBody | typeof surveyBody,
): Promise<Response> {
  const read = await readBody(call, schema);
  if ('refusal' in read) return read.refusal;
  storeMessage({ kind, language: call.language, body: read.body });
  return HttpResponse.arrayBuffer(new Uint8Array([1]).buffer, {
    headers: { 'Content-Type': 'application/octet-stream' },
  });
}

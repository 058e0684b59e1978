import type { ApiError } from './api-error.ts';

/**
 * Kind of answer that a successful call has (P7, R7; readings P7, P8):
 * - `json`: data; an empty body, a text or cut JSON is not an answer
 * - `jsonOrNone`: data, or an empty body for none (an account, R4.4)
 * - `anything`: what the agency says to something sent: any data without a sign of an error, or none (messages, Transmit, upload,
 *   documents)
 * - `results`: the same, or the results of a control, in which errors are those of a report (R4.7)
 * - `binary`: the same as `anything`, as bytes of which only data and text are read, or a short text (the two Feedback calls)
 * - `unread`: data, passed on as a `Blob` because it is long; its reader parses it
 * - `office`: an Office file that is saved
 */
export type Expected = 'json' | 'jsonOrNone' | 'anything' | 'results' | 'binary' | 'unread' | 'office';

/** Kinds of calls that send something: their answer says no more than whether it is done, and is read by `takeSentAnswer`. */
export type Sent = Extract<Expected, 'anything' | 'results' | 'binary'>;

const PAGE_TYPE = /\b(?:text\/html|application\/xhtml\+xml)\b/i;
const PAGE_START = /^[\s\uFEFF]*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|\?xml|html|head|body|meta|title|script)\b/i;
const JSON_TYPE = /\b(?:application|text)\/(?:[\w.-]+\+)?json\b/i;
const JSON_START = /^[[{"]/;
/** Enough bytes to recognise a page. */
const FIRST_BYTES = 1024;

/** A usable answer, or the contract failure in its place, with the server's text if there is one. */
export type Taken = { answer: unknown } | { failed: ApiError };

/**
 * Whether the body of a 200 or 201 is the answer of the API to a question (readings P7, P8; faults A03, A04, A46): a page of a
 * gate or a proxy, cut JSON, and an empty body where data are expected are none. `type` is the Content-Type. `takeSentAnswer` reads
 * the answers to what was sent, `takeOfficeFile` Office files.
 */
export async function takeAnswer(
  body: unknown,
  type: string,
  expected: Exclude<Expected, Sent | 'office'>,
): Promise<Taken> {
  if (body instanceof Blob) return body.size === 0 || isPage(await startOf(body), type) ? NO_ANSWER : { answer: body };
  const text = bodyText(body);
  if (isPage(text, type)) return NO_ANSWER;
  if (text === '') return expected === 'jsonOrNone' ? { answer: null } : NO_ANSWER;
  try {
    return { answer: JSON.parse(text) };
  } catch {
    return NO_ANSWER;
  }
}

/** A body that was read as text, without what programs put around it. */
export const bodyText = (body: unknown): string => (typeof body === 'string' ? body.replace(/^\uFEFF/, '').trim() : '');

/** The first characters of a body, to recognise what it is. */
export const startOf = (body: Blob): Promise<string> => body.slice(0, FIRST_BYTES).text();

/** Whether a body that starts like this is a web page. */
export const isPage = (start: string, type: string): boolean => PAGE_TYPE.test(type) || PAGE_START.test(start);

/** Whether a body that starts like this is meant as JSON. */
export const isJson = (start: string, type: string): boolean => JSON_START.test(start.trim()) || JSON_TYPE.test(type);

export const NO_ANSWER = { failed: { kind: 'contract' } } as const satisfies Taken;

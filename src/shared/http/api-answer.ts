import type { ApiError } from './api-error.ts';
import { hasErrorSign } from './error-sign.ts';

/**
 * Kind of answer that a successful call has (P7, R7; readings P7, P8):
 * - `json`: data; an empty body, a text or cut JSON is not an answer
 * - `jsonOrNone`: data, or an empty body for none (an account, R4.4)
 * - `anything`: what the agency says to something sent: any data without a sign of an error, or none (messages, Transmit, upload,
 *   documents)
 * - `results`: the same, or the results of a control, in which errors are those of a report (R4.7)
 * - `binary`: the same as `anything`, as bytes of which only data and text are read (the two Feedback calls)
 * - `unread`: data, passed on as a `Blob` because it is long; its reader parses it
 * - `office`: an Office file that is saved
 */
export type Expected = 'json' | 'jsonOrNone' | 'anything' | 'results' | 'binary' | 'unread' | 'office';

/** Calls that send something: their answer says no more than whether it is done. */
export const SENT: ReadonlySet<Expected> = new Set(['anything', 'results', 'binary']);

const PAGE_TYPE = /\b(?:text\/html|application\/xhtml\+xml)\b/i;
const PAGE_START = /^[\s\uFEFF]*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|\?xml|html|head|body|meta|title|script)\b/i;
const TEXT_TYPE = /\btext\//i;
const JSON_TYPE = /\b(?:application|text)\/(?:[\w.-]+\+)?json\b/i;
const JSON_START = /^[[{"]/;
/** Enough bytes to recognise a page. */
const FIRST_BYTES = 1024;
/** Longest body of a binary answer that is read to see whether it is whole JSON. */
const READABLE = 100_000;

/** A usable answer, or the contract failure in its place, with the server's text if there is one. */
export type Taken = { answer: unknown } | { failed: ApiError };

/**
 * The one place that decides whether the body of a 200 or 201 is an answer of the API (readings P7, P8; faults A03, A04, A46).
 * For every call, a page of a gate or a proxy, cut JSON, and an empty body where data are expected are not; for something sent,
 * neither are a text that is no JSON and data with a sign of an error. `type` is the
 * Content-Type; the body is a text for the first four kinds, otherwise a `Blob`. Office files have `takeOfficeFile`.
 */
export async function takeAnswer(body: unknown, type: string, expected: Exclude<Expected, 'office'>): Promise<Taken> {
  if (body instanceof Blob) return takeBytes(body, type, expected);
  const text = typeof body === 'string' ? body.replace(/^\uFEFF/, '').trim() : '';
  if (isPage(text, type)) return none();
  const isSent = SENT.has(expected);
  if (text === '') return isSent || expected === 'jsonOrNone' ? { answer: null } : none();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return isSent && !isJson(text, type) ? said(text) : none();
  }
  return isSent && hasErrorSign(answer, expected === 'results') ? said(answer) : { answer };
}

async function takeBytes(body: Blob, type: string, expected: Exclude<Expected, 'office'>): Promise<Taken> {
  const start = await startOf(body);
  if (isPage(start, type)) return none();
  if (body.size === 0) return expected === 'binary' ? { answer: body } : none();
  if (expected === 'binary' && body.size < READABLE && (isJson(start, type) || TEXT_TYPE.test(type))) {
    const whole = await takeAnswer(await body.text(), type, 'anything');
    if ('failed' in whole) return whole;
  }
  return { answer: body };
}

/** The first characters of a body, to recognise what it is. */
export const startOf = (body: Blob): Promise<string> => body.slice(0, FIRST_BYTES).text();

/** Whether a body that starts like this is a web page. */
export const isPage = (start: string, type: string): boolean => PAGE_TYPE.test(type) || PAGE_START.test(start);

/** Whether a body that starts like this is meant as JSON. */
export const isJson = (start: string, type: string): boolean => JSON_START.test(start.trim()) || JSON_TYPE.test(type);

const none = (): Taken => ({ failed: { kind: 'contract' } });

/** No answer of the API, or one with an error: its words are shown, but what was sent is neither done nor refused. */
async function said(data: unknown): Promise<Taken> {
  const part = await import('./server-messages.ts').catch(() => null);
  return { failed: { kind: 'contract', ...(await part?.readMessages(data)) } };
}

import type { ApiError } from './api-error.ts';

/**
 * Kind of answer that a successful call has (P7, R7; readings P7, P8):
 * - `json`: data; an empty body, a text or cut JSON is not an answer
 * - `anything`: any text or data, or none (messages, Transmit, upload, documents)
 * - `binary`: bytes that are not read, or none (the two Feedback calls)
 * - `unread`: data, passed on as a `Blob` because it is long; its reader parses it
 * - `office`: an Office file that is saved
 */
export type Expected = 'json' | 'anything' | 'binary' | 'unread' | 'office';

const PAGE_TYPE = /\b(?:text\/html|application\/xhtml\+xml)\b/i;
const PAGE_START = /^[\s\uFEFF]*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|\?xml|html|head|body|meta|title|script)\b/i;
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
 * For every call, a page of a gate or a proxy, cut JSON, and an empty body where data are expected are not. `type` is the
 * Content-Type; the body is a text for `json` and `anything`, otherwise a `Blob`. Office files have `takeOfficeFile`.
 */
export async function takeAnswer(body: unknown, type: string, expected: Exclude<Expected, 'office'>): Promise<Taken> {
  if (body instanceof Blob) return takeBytes(body, type, expected);
  const text = typeof body === 'string' ? body.replace(/^\uFEFF/, '').trim() : '';
  if (isPage(text, type)) return none();
  if (text === '') return expected === 'anything' ? { answer: null } : none();
  try {
    return { answer: JSON.parse(text) as unknown };
  } catch {
    const isPlain = expected === 'anything' && !JSON_TYPE.test(type) && !JSON_START.test(text);
    return isPlain ? { answer: text } : none();
  }
}

async function takeBytes(body: Blob, type: string, expected: Exclude<Expected, 'office'>): Promise<Taken> {
  if (isPage(await startOf(body), type)) return none();
  if (body.size === 0) return expected === 'binary' ? { answer: body } : none();
  if (expected === 'binary' && JSON_TYPE.test(type) && body.size < READABLE) {
    const whole = await takeAnswer(await body.text(), type, 'json');
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

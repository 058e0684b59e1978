import type { ApiError } from './api-error.ts';

/**
 * What a call is answered with when it succeeds (P7, R7; readings P7, P8):
 * - `json`: data; an empty body, a text or cut JSON is no answer
 * - `anything`: whatever the agency likes to say, also nothing (messages, Transmit, upload, documents)
 * - `binary`: bytes that nobody reads, also none (the two Feedback calls)
 * - `unread`: data, handed over as a `Blob` because it is long; its reader parses it
 * - `office`: an Office file that is saved
 */
export type Expected = 'json' | 'anything' | 'binary' | 'unread' | 'office';

const PAGE_TYPE = /\b(?:text\/html|application\/xhtml\+xml)\b/i;
const PAGE_START = /^[\s\uFEFF]*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|\?xml|html|head|body|meta|title|script)\b/i;
const JSON_TYPE = /\b(?:application|text)\/(?:[\w.-]+\+)?json\b/i;
const JSON_START = /^[[{"]/;
/** A page shows itself in its first bytes. */
const FIRST_BYTES = 1024;
/** Longest body of a binary answer that is read to see whether it is whole JSON. */
const READABLE = 100_000;

/** An answer that was taken, or the contract failure it is, with the server's text where it had one. */
export type Taken = { answer: unknown } | { failed: ApiError };

/**
 * The one place that decides whether the body of a 200 or 201 is an answer of the API (readings P7, P8; faults A03, A04, A46): a
 * page of a gate or a proxy, cut JSON, and nothing where something was promised are none, of whatever call. `type` is the
 * Content-Type; the body is a text, or a `Blob` for all but `json` and `anything`. An Office file is taken by `takeOfficeFile`.
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

/** The first characters of a body: what it is shows there. */
export const startOf = (body: Blob): Promise<string> => body.slice(0, FIRST_BYTES).text();

/** Whether a body that begins so is a web page. */
export const isPage = (start: string, type: string): boolean => PAGE_TYPE.test(type) || PAGE_START.test(start);

/** Whether a body that begins so is meant as JSON. */
export const isJson = (start: string, type: string): boolean => JSON_START.test(start.trim()) || JSON_TYPE.test(type);

const none = (): Taken => ({ failed: { kind: 'contract' } });

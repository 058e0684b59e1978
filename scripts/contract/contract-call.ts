import type * as z from 'zod/mini';
import { promisedBy, type Promised } from './promise.ts';

/** The four APIs of P7. */
export type ApiName = 'main' | 'identity' | 'entities' | 'accounts';

/** Envelope of an answer: a named one (`resultList`, `page` with a count), any of the three envelopes, or none. */
export type Wrapping = 'resultList' | 'page' | 'anyList' | 'object';

/** Answer of a call. */
export type Answer =
  | { kind: 'json'; wrapping: Wrapping; of: Promised }
  | { kind: 'binary'; mediaType: string }
  /** Only the status counts: 200. */
  | { kind: 'success' };

/** One call of the specification (P7, R7). */
export type ContractCall = {
  api: ApiName;
  method: 'GET' | 'POST';
  /** Below the base, with `{name}` for a value. */
  path: string;
  /** Section of the specification. */
  section: string;
  summary: string;
  /** Names of query values; those with `required` are always sent. */
  query?: Record<string, { type: 'string' | 'integer' | 'boolean'; required?: true }>;
  /** Example or form of the body. */
  body?: { mediaType: 'application/json' | 'multipart/form-data'; fields: Record<string, BodyField> };
  /** Carries the extra Language header (P7, R7). */
  hasLanguageHeader?: true;
  /** Needs a signed-in user. */
  needsSession?: true;
  /** Changes something at the agency: a message, a document, a report. */
  writes?: true;
  answer: Answer;
};

/** A field of a request body; `items` for a list. */
export type BodyField = 'string' | 'integer' | 'file' | 'strings' | 'integers' | 'results' | 'any';

/** The answer of a call: a list whose elements the schema reads. */
export const list = (schema: z.core.$ZodType, wrapping: Wrapping = 'anyList'): Answer => {
  const promised = promisedBy(schema);
  return { kind: 'json', wrapping, of: promised.kind === 'list' ? promised.of : promised };
};
/** One object that a schema reads. */
export const object = (schema: z.core.$ZodType): Answer => ({
  kind: 'json',
  wrapping: 'object',
  of: promisedBy(schema),
});

/** Only the status is read. */
export const SUCCESS: Answer = { kind: 'success' };

/** A body of JSON with these fields. */
export const json = (fields: Record<string, BodyField>): NonNullable<ContractCall['body']> => ({
  mediaType: 'application/json',
  fields,
});

type More = Partial<Omit<ContractCall, 'section' | 'path' | 'summary' | 'answer'>>;

/** A call of the main API, by GET unless it says otherwise. */
export const call = (
  section: string,
  path: string,
  summary: string,
  answer: Answer,
  more: More = {},
): ContractCall => ({ api: 'main', method: 'GET', section, path, summary, answer, ...more });

/** A call that changes something at the agency. */
export const post = (
  section: string,
  path: string,
  summary: string,
  body: NonNullable<ContractCall['body']>,
  answer: Answer,
  more: More = {},
): ContractCall => call(section, path, summary, answer, { method: 'POST', body, writes: true, ...more });

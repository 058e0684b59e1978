import { HttpResponse, type JsonBodyType } from 'msw';
import type { Random } from '../random.ts';
import { seedOf, variationOf, type KeyStyle, type MarkupForm, type RefusalForm, type Variation } from './variation.ts';

/** Calls whose envelope is specified (R3.4) or that answer no list: only their contents vary. */
const FIXED_ENVELOPE = /\/(LegalEntities|Search)$/;
/** Calls of which only the success is specified (P7, R7): their answer is open. */
const ONLY_SUCCESS = /\/(SendEmail\w*|submit-\w+|documents|Transmit|upload)$/;
/** The only refusal whose form is specified (R2.6, R3.6). */
const FIXED_REFUSAL = /\/BankAccount\/Search$/;
/** Lists whose order is specified or has a meaning: pages of a search, the first account, errors in the order of the check. */
const FIXED_ORDER = new Set(['bankAccount', 'errors', 'contents', 'resultItems']);
const KEYS = new Set(['translationKey', 'localizationKey', 'proceedingTypeKey']);
const DATES = new Set(['submittedOn', 'registrationDateTime', 'reportSubmissionDate', 'dateTime']);

/**
 * The answer of the agency with the current seed: what the specification leaves open (order, envelope, ids as text, null or
 * missing, further fields, the form of keys and messages, the body of a success, caching) differs from seed to seed.
 */
export async function varied(method: string, request: Request, response: Response): Promise<Response> {
  const seed = seedOf(request);
  if (seed === 0) return response;
  const path = new URL(request.url).pathname.replace(/\/\d+$/, '/:id');
  const variation = variationOf(method.toUpperCase(), path, seed);
  if (variation.delay > 0) await new Promise((resolve) => setTimeout(resolve, variation.delay));
  const answer = await variedAnswer(method, path, variation, response);
  if (variation.isCacheable && method.toUpperCase() === 'GET') answer.headers.set('Cache-Control', 'max-age=600');
  return answer;
}

async function variedAnswer(method: string, path: string, variation: Variation, response: Response): Promise<Response> {
  if (response.status >= 400) return FIXED_REFUSAL.test(path) ? response : variedRefusal(response, variation.refusal);
  if (method.toUpperCase() === 'POST' && ONLY_SUCCESS.test(path)) return variedSuccess(response, variation);
  if (!response.headers.get('Content-Type')?.includes('json')) return response;
  const isList = !FIXED_ENVELOPE.test(path);
  const plain: unknown = await response.json();
  const body = variedBody(plain, variation, isList);
  return HttpResponse.json(body, { status: response.status, headers: withoutLength(response.headers) });
}

function withoutLength(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete('Content-Length');
  return rest;
}

type Fields = Record<string, unknown>;

/** The elements of a list answer in any envelope; null when it is no list. */
function elementsOf(body: unknown): readonly unknown[] | null {
  if (Array.isArray(body)) return body as unknown[];
  const { resultList, data } = (body ?? {}) as Fields;
  return Array.isArray(resultList) ? resultList : Array.isArray(data) ? data : null;
}

/** A JSON body with everything varied that may vary; `isList` when its envelope is not specified. */
function variedBody(body: unknown, variation: Variation, isList: boolean): JsonBodyType {
  const dice = variation.random();
  const elements = isList ? elementsOf(body) : null;
  if (!elements) return variedValue(body, variation, dice, '') as JsonBodyType;
  const list = variedValue(elements, variation, dice, '') as JsonBodyType[];
  if (variation.envelope === 'bare') return list;
  if (variation.envelope === 'resultList') return { resultList: list };
  if (variation.envelope === 'data') return { data: list };
  return Array.isArray(body) ? list : { ...(body as Record<string, JsonBodyType>), resultList: list };
}

function variedValue(value: unknown, variation: Variation, dice: Random, name: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => variedValue(item, variation, dice, name));
    return variation.isShuffled && !FIXED_ORDER.has(name) && items.every((item) => typeof item === 'object')
      ? shuffled(items, dice)
      : items.map((item) =>
          name === 'errors' && typeof item === 'string'
            ? withMarkup(variation.hasOtherWords ? inOtherWords(item) : item, variation.markup)
            : item,
        );
  }
  if (value === null || typeof value !== 'object') return value;
  const fields: Fields = {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner === null || inner === '') {
      if (variation.missing === 'absent') continue;
      fields[key] = variation.missing === 'asIs' ? inner : variation.missing === 'null' ? null : '';
    } else if (typeof inner === 'number' && variation.idsAsText && /^(id|\w+Id)$/.test(key))
      fields[key] = String(inner);
    else if (typeof inner === 'string' && KEYS.has(key)) fields[key] = keyIn(inner, variation.keyStyle);
    else if (typeof inner === 'string' && DATES.has(key) && variation.datesWithTime) fields[key] = withTime(inner);
    else fields[key] = variedValue(inner, variation, dice, key === 'resultList' ? name : key);
  }
  return variation.hasExtraFields ? { rowVersion: 'AAAAAAAAB9E=', ...fields, isDeleted: false, links: [] } : fields;
}

/** Elements in another order (Fisher and Yates). */
function shuffled<Item>(items: readonly Item[], dice: Random): Item[] {
  const rest = [...items];
  for (let last = rest.length - 1; last > 0; last--) {
    const other = dice.int(0, last);
    [rest[last], rest[other]] = [rest[other] as Item, rest[last] as Item];
  }
  return rest;
}

/** 'openingProposal' in another style of the same key. */
export function keyIn(key: string, style: KeyStyle): string {
  const parts = key.split(/[\s._-]+|(?<=[a-z\d])(?=[A-Z])/).filter(Boolean);
  switch (style) {
    case 'pascal':
      return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
    case 'snake':
      return parts.join('_').toLowerCase();
    case 'kebab':
      return parts.join('-').toLowerCase();
    case 'upper':
      return parts.join('_').toUpperCase();
    default:
      return key;
  }
}

/** A plain date as the same day with time zero and no zone. */
const withTime = (date: string) => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00:00` : date);

/** An error of the control with its place and amounts written in another way: `D12 (<b>Bilans</b>): … [1,00 / 2,00]`. */
export const inOtherWords = (error: string): string =>
  error
    .replace(/^<b>([^<>]+)<\/b>, (?:ćelija|cell) <b>(\w+)<\/b>: /, '$2 (<b>$1</b>): ')
    .replace(/\((?:upisano|entered) ([-\d.,]+), (?:očekivano|expected) ([-\d.,]+)\)/, '[$1 / $2]');

function withMarkup(text: string, form: MarkupForm): string {
  if (form === 'plain') return text.replaceAll(/<br\s*\/?>/g, ' ').replaceAll(/<[^>]+>/g, '');
  if (form === 'paragraph') return `<p>${text}</p>`;
  return form === 'coloured' ? `<span style="color:red">${text}</span>` : text;
}

/** The same refusal in another form; its text stays. */
async function variedRefusal(response: Response, form: RefusalForm): Promise<Response> {
  const text = await response.clone().text();
  const message = messageIn(text);
  if (form === 'asIs' || message === null) return response;
  const { status } = response;
  if (form === 'text')
    return new HttpResponse(message, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  if (form === 'jsonText') return HttpResponse.json(message, { status });
  if (form === 'message') return HttpResponse.json({ message }, { status });
  if (form === 'result') return HttpResponse.json({ data: { id: '', name: '', errors: [message] } }, { status });
  const problem =
    form === 'errors'
      ? { title: 'One or more validation errors occurred.', errors: { files: [message] } }
      : { title: message };
  return HttpResponse.json(
    { type: 'about:blank', ...problem, status },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
}

function messageIn(text: string): string | null {
  try {
    const body = JSON.parse(text) as { resultItems?: { message?: string }[] };
    return body.resultItems?.map(({ message }) => message).join(' ') ?? null;
  } catch {
    return text || null;
  }
}

/** A success with another body; the agency's own texts are not specified. */
function variedSuccess(response: Response, { success }: Variation): Response {
  const { status } = response;
  if (success === 'empty') return new HttpResponse(null, { status });
  if (success === 'true') return HttpResponse.json(true, { status });
  if (success === 'text') return HttpResponse.json('OK', { status });
  return success === 'object' ? HttpResponse.json({ success: true, data: null }, { status }) : response;
}

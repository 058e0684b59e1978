import type { CallDescription } from '#shared/api/define-call.ts';
import { outOfEnvelope } from '#shared/api/lists.ts';
import { jsonSchema } from '../calls/json-schema.ts';
import type { AgencyAnswer } from './ask.ts';
import { compare, type Difference, differenceCounter } from './compare.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The judgement of one answer; `elements` and `body` are what was read, for the calls that follow. */
export type Judgement = {
  verdict: 'agrees' | 'differs' | 'refuses';
  differences: Difference[];
  remarks: string[];
  elements: readonly Fields[];
  body: unknown;
};

/** Start of an HTML page sent instead of an answer. */
const PAGE = /^\s*(?:<!doctype|<html|<head|<body)/i;
const START_OF_ZIP = 'PK';

/** Checks an answer against the call's description (P7, R7): status, kind, envelope and every field the portal reads. */
export function judgeAnswer(
  call: CallDescription,
  { status, bytes, contentType, corsProblem }: AgencyAnswer,
): Judgement {
  const remarks = corsProblem ? [`CORS: ${corsProblem}`] : [];
  const { note, differences } = differenceCounter();
  const text = new TextDecoder().decode(bytes);
  const refused = (why: string): Judgement => {
    return { verdict: 'refuses', differences: [], remarks: [why, ...remarks], elements: [], body: null };
  };
  const judged = (elements: readonly unknown[] = [], body: unknown = null): Judgement => {
    const isDifferent = remarks.length > 0 || differences().some(({ weight }) => weight !== 'note');
    const objects = elements.filter((one): one is Fields => typeof one === 'object' && one !== null);
    return {
      verdict: isDifferent ? 'differs' : 'agrees',
      differences: differences(),
      remarks,
      elements: objects,
      body,
    };
  };

  const words = text.replaceAll(/<[^>]*>|\s+/g, ' ').trim();
  if (status !== 200 && status !== 201) return refused(`status ${status}${words && `: ${words.slice(0, 160)}`}`);
  if (PAGE.test(text)) return refused('a page (HTML) instead of an answer');
  if (call.file)
    return text.startsWith(START_OF_ZIP)
      ? judged([], bytes)
      : refused(`no Office file (${contentType || 'no content type'}, ${bytes.length} bytes)`);
  if (!call.wire) return judged();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refused('no JSON');
  }
  if (!/\bjson\b/i.test(contentType)) remarks.push(`content type ${contentType || 'is missing'}`);

  const schema = jsonSchema(call.wire);
  const list = schema.items ? schema : schema.properties?.['resultList'];
  const inner = outOfEnvelope(body);
  const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
  if (!list?.items) {
    if (inner !== body) note('', { expected: 'an object', came: '{data}', weight: 'tolerated' });
    compare(inner, schema, '', note);
    return judged([inner], body);
  }
  if (isObject && inner !== body) note('', { expected: 'one envelope', came: '{data: {…}}', weight: 'tolerated' });
  const { resultList, data, count } = (isObject ? inner : (body ?? {})) as Fields;
  const expected = call.envelope ? '{resultList}' : 'a list, {resultList} or {data}';
  const places = [
    ['a bare list', body],
    ['{resultList}', resultList],
    ['{data}', data],
  ] as const;
  const [came, elements] = places.find(([, place]) => Array.isArray(place)) ?? ['no list', []];
  if (came === 'no list') note('', { expected, came, weight: 'loss' });
  else if (call.envelope && came !== '{resultList}') note('', { expected, came, weight: 'tolerated' });
  if (call.envelope === 'page' && typeof count !== 'number')
    note('count', { expected: 'a number', came: count === undefined ? 'absent' : typeof count, weight: 'loss' });
  for (const element of elements as unknown[]) compare(element, list.items, '[]', note);
  if ((elements as unknown[]).length === 0)
    remarks.push('the list is empty: nothing could be held against the contract');
  return judged(elements as unknown[], body);
}

import { isRecord } from '#domain/agency-file/read-agency-file.ts';
import type { CallDescription } from '#shared/api/define-call.ts';
import { outOfEnvelope } from '#shared/api/lists.ts';
import { fromJson } from '#shared/format/from-json.ts';
import { ANSWER_SCHEMAS, type Json } from './answer-schemas.ts';
import { compare, type ComparedValue, counted, type CountedDeviation, type Deviation } from './internal/compare.ts';

/** One answer; `corsProblem` says what prevents a browser from reading it, null when nothing does. */
export type AgencyAnswer = {
  response: Response;
  bytes: Uint8Array<ArrayBuffer>;
  milliseconds: number;
  corsProblem: string | null;
};

export type Fields = Readonly<Record<string, unknown>>;

/** Remarks about the elements of an answer. */
export type Inspect = (elements: readonly Fields[]) => string[];

/** The judgement of one answer; `elements` is what was read, for the calls that follow. */
export type Judgement = {
  verdict: 'agrees' | 'differs' | 'refuses';
  differences: CountedDeviation[];
  remarks: string[];
  elements: readonly Fields[];
};

/** Checks an answer against the call's description (P7, R7): status, kind, envelope and every field the portal reads. */
export function judgeAnswer(call: CallDescription, answer: AgencyAnswer, inspect: Inspect = () => []): Judgement {
  const { corsProblem, bytes, response } = answer;
  const remarks = corsProblem ? [`CORS: ${corsProblem}`] : [];
  const text = new TextDecoder().decode(bytes);
  const refusal = refusalOf(call, answer, text);
  if (refusal !== null) return { verdict: 'refuses', differences: [], remarks: [refusal, ...remarks], elements: [] };

  const type = response.headers.get('content-type') ?? 'is missing';
  if (call.wire && !/\bjson\b/i.test(type)) remarks.push(`content type ${type}`);
  const { all, compared } = call.wire
    ? read(ANSWER_SCHEMAS[call.id] ?? {}, call.envelope, fromJson(text))
    : { all: [], compared: [] };
  if (call.wire && all.length === 0) remarks.push('the list is empty: nothing could be held against the contract');
  const elements = all.filter(isRecord);
  remarks.push(...inspect(elements));
  const differences = counted(compared);
  const isDifferent = remarks.length > 0 || differences.some(({ weight }) => weight !== 'note');
  const verdict = corsProblem ? 'refuses' : isDifferent ? 'differs' : 'agrees';
  return { verdict, differences, remarks, elements };
}

/** Why an answer cannot be read at all; null when it can. */
function refusalOf(call: CallDescription, { response, bytes }: AgencyAnswer, text: string): string | null {
  const message = text.replaceAll(/<[^>]*>|\s+/g, ' ').trim();
  const { status, headers } = response;
  if (status !== 200 && status !== 201) return `status ${status}${message && `: ${message.slice(0, 160)}`}`;
  if (/^\s*(?:<!doctype|<html|<head|<body)/i.test(text)) return 'a page (HTML) instead of an answer';
  if (call.file && !text.startsWith('PK'))
    return `no Office file (${headers.get('content-type') ?? 'no content type'}, ${bytes.length} bytes)`;
  return call.wire && fromJson(text) === null ? 'no JSON' : null;
}

type Read = { all: readonly unknown[]; compared: ComparedValue[] };

/** Takes the elements out of their envelope and compares both with what is expected. */
function read(schema: Json, envelope: CallDescription['envelope'], body: unknown): Read {
  const compared: ComparedValue[] = [];
  const differs = (path: string, expected: string, came: string, weight: Deviation['weight']) =>
    void compared.push({ path, difference: { expected, came, weight } });
  const list = schema.items ? schema : schema.properties?.['resultList'];
  const inner = outOfEnvelope(body);
  if (!list?.items) {
    if (inner !== body) differs('', 'an object', '{data}', 'tolerated');
    return { all: [inner], compared: [...compared, ...compare(inner, schema, '')] };
  }
  const item = list.items;
  if (isRecord(inner) && inner !== body) differs('', 'one envelope', '{data: {…}}', 'tolerated');
  const { resultList, data, count } = (isRecord(inner) ? inner : (body ?? {})) as Fields;
  const places = { 'a bare list': body, '{resultList}': resultList, '{data}': data };
  const [came = 'no list', all = []] =
    Object.entries(places).find((place): place is [string, unknown[]] => Array.isArray(place[1])) ?? [];
  const expected = envelope ? '{resultList}' : 'a list, {resultList} or {data}';
  if (came === 'no list') differs('', expected, came, 'loss');
  else if (envelope && came !== '{resultList}') differs('', expected, came, 'tolerated');
  if (envelope === 'page' && typeof count !== 'number')
    differs('count', 'a number', count === undefined ? 'absent' : typeof count, 'loss');
  return { all, compared: [...compared, ...all.flatMap((element) => [...compare(element, item, '[]')])] };
}

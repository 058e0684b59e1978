import { outOfEnvelope } from '#shared/api/lists.ts';
import type { AgencyAnswer } from './ask-agency.ts';
import { AnswerComparison, type Difference } from './compare-answer.ts';
import type { Answer, ContractCall, Wrapping } from './contract-call.ts';

/** The judgement of one answer; `body` is what was read, for the calls that follow. */
export type Judgement = {
  verdict: 'agrees' | 'differs' | 'refuses';
  differences: Difference[];
  remarks: string[];
  elements: readonly Record<string, unknown>[];
  body: unknown;
};

const START_OF_ZIP = [0x50, 0x4b];
/** Start of an HTML page sent instead of an answer. */
const PAGE = /^\s*(?:<!doctype|<html|<head|<body)/i;

/** Checks an answer against the contract (P7, R7): status, kind, envelope and every field the portal reads. */
export function judgeAnswer(call: ContractCall, answer: AgencyAnswer): Judgement {
  const remarks = answer.corsProblem ? [`CORS: ${answer.corsProblem}`] : [];
  const refused = (why: string): Judgement => ({
    verdict: 'refuses',
    differences: [],
    remarks: [why, ...remarks],
    elements: [],
    body: null,
  });
  if (answer.status !== 200 && answer.status !== 201) return refused(`status ${answer.status}${excerptOf(answer)}`);
  if (PAGE.test(textOf(answer))) return refused('a page (HTML) instead of an answer');
  if (call.answer.kind === 'success') return judged([], remarks, [], null);
  if (call.answer.kind === 'binary') {
    return START_OF_ZIP.every((byte, at) => answer.bytes[at] === byte)
      ? judged([], remarks, [], null)
      : refused(`no Office file (${answer.contentType || 'no content type'}, ${answer.bytes.length} bytes)`);
  }
  return judgeJson(call.answer, answer, remarks) ?? refused('no JSON');
}

function judgeJson(
  promised: Extract<Answer, { kind: 'json' }>,
  answer: AgencyAnswer,
  remarks: string[],
): Judgement | null {
  let body: unknown;
  try {
    body = JSON.parse(textOf(answer));
  } catch {
    return null;
  }
  if (!/\bjson\b/i.test(answer.contentType)) remarks.push(`content type ${answer.contentType || 'is missing'}`);
  const comparison = new AnswerComparison();
  if (promised.wrapping === 'object') {
    const inner = outOfEnvelope(body);
    if (inner !== body) comparison.note('', 'an object', '{data}', 'tolerated');
    comparison.add(inner, promised.of, '');
    const isObject = typeof inner === 'object' && inner !== null;
    return judged(comparison.differences(), remarks, isObject ? [inner as Record<string, unknown>] : [], body);
  }
  const elements = unwrapped(body, promised.wrapping, comparison);
  for (const element of elements) comparison.add(element, promised.of, '[]');
  if (elements.length === 0) remarks.push('the list is empty: nothing could be held against the contract');
  const objects = elements.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null);
  return judged(comparison.differences(), remarks, objects, body);
}

/** The elements of a list answer; an unexpected envelope is reported. */
function unwrapped(body: unknown, wrapping: Wrapping, comparison: AnswerComparison): readonly unknown[] {
  const wrapped = outOfEnvelope(body);
  const isTwice = wrapped !== body && wrapped !== null && !Array.isArray(wrapped);
  if (isTwice) comparison.note('', 'one envelope', '{data: {…}}', 'tolerated');
  const inner = isTwice ? wrapped : body;
  const { resultList, data, count } = (typeof inner === 'object' && inner !== null ? inner : {}) as Record<
    string,
    unknown
  >;
  const expected = wrapping === 'anyList' ? 'a list, {resultList} or {data}' : '{resultList}';
  const envelope = Array.isArray(body)
    ? 'a bare list'
    : Array.isArray(resultList)
      ? '{resultList}'
      : Array.isArray(data)
        ? '{data}'
        : 'no list';
  if (envelope === 'no list') comparison.note('', expected, 'no list', 'loss');
  else if (wrapping !== 'anyList' && envelope !== '{resultList}') comparison.note('', expected, envelope, 'tolerated');
  if (wrapping === 'page' && typeof count !== 'number')
    comparison.note('count', 'a number', count === undefined ? 'absent' : typeof count, 'loss');
  if (Array.isArray(body)) return body as unknown[];
  if (Array.isArray(resultList)) return resultList as unknown[];
  return Array.isArray(data) ? (data as unknown[]) : [];
}

function judged(
  differences: Difference[],
  remarks: string[],
  elements: readonly Record<string, unknown>[],
  body: unknown,
): Judgement {
  const isDifferent = remarks.length > 0 || differences.some(({ weight }) => weight !== 'note');
  return { verdict: isDifferent ? 'differs' : 'agrees', differences, remarks, elements, body };
}

const textOf = ({ bytes }: AgencyAnswer): string => new TextDecoder().decode(bytes);

/** The beginning of a refusal's text, for the report. */
function excerptOf(answer: AgencyAnswer): string {
  const text = textOf(answer)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text ? `: ${text.slice(0, 160)}` : '';
}

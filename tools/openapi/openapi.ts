import type { Json } from '#domain/agency-check/answer-schemas.ts';
import type { CallDescription } from '#shared/api/define-call.ts';
import { ALL_CALLS } from '../calls/all-calls.ts';
import base from './base.json' with { type: 'json' };
import { answerSchema, jsonSchema } from './json-schema.ts';

/** Media types of the Office files (R7). */
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const MEDIA = { xlsx: `${OFFICE}.spreadsheetml.sheet`, docx: `${OFFICE}.wordprocessingml.document` };

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const bytes = (contentMediaType: string) => ({ type: 'string', contentMediaType });

const files = { type: 'array', items: bytes('application/octet-stream') };

function parametersOf({ path, query, keepEmpty, hasLanguageHeader }: CallDescription): object[] {
  const { properties = {}, required = [] } = query ? jsonSchema(query) : {};
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
      return { name, in: 'path', required: true, schema: { type: 'integer' } };
    }),
    ...Object.entries(properties).map(([name, schema]) => {
      const isSent = keepEmpty === true || required.includes(name);
      return { name, in: 'query', required: isSent, ...(keepEmpty && { allowEmptyValue: true }), schema };
    }),
    reference('parameters', 'language'),
    reference('parameters', 'client'),
    ...(hasLanguageHeader ? [reference('parameters', 'documentLanguage')] : []),
  ];
}

function responseOf(call: CallDescription): Json {
  const answer = answerSchema(call);
  if (call.file)
    return { description: 'The file', content: { [MEDIA[call.file]]: { schema: bytes(MEDIA[call.file]) } } };
  if (!answer) return { description: 'Received; the body is not read' };
  return { description: 'The answer', content: { 'application/json': { schema: answer } } };
}

const bodyOf = (body: NonNullable<CallDescription['body']>): Json =>
  body === 'files'
    ? { 'multipart/form-data': { schema: { type: 'object', properties: { files } } } }
    : { 'application/json': { schema: jsonSchema(body) } };

function operationOf(call: CallDescription): Json {
  const { id, base: api, body, spec, summary, needsSession } = call;
  const token = { token: [], refreshToken: [] };
  return {
    operationId: id,
    summary,
    description: `Specification ${spec}.`,
    tags: [api],
    servers: [{ url: `{${api}}`, variables: { [api]: { default: '/', description: `the ${api} API` } } }],
    parameters: parametersOf(call),
    ...(body && { requestBody: { required: true, content: bodyOf(body) } }),
    responses: { 200: responseOf(call), default: reference('responses', 'refusal') },
    security: needsSession ? [token] : [{}, token],
  };
}

/** The four APIs as an OpenAPI 3.1 description: what the portal sends, and what it reads of the answers. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of ALL_CALLS)
    paths[`/${call.path}`] = { ...paths[`/${call.path}`], [(call.method ?? 'GET').toLowerCase()]: operationOf(call) };
  return { ...base, info: { ...base.info, version }, paths };
}

/** What the portal reads of the answer to each call, by the call's name; {} where it reads nothing. */
export const answerSchemas = (): Record<string, Json> =>
  Object.fromEntries(ALL_CALLS.map(({ id, wire }) => [id, wire ? jsonSchema(wire) : {}]));

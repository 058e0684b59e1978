import { CALLS } from './calls.data.ts';
import type { ApiName, BodyField, ContractCall, Wrapping } from './contract-call.ts';
import type { Promised } from './promise.ts';

type Json = { [name: string]: unknown };

const SERVERS: Record<ApiName, string> = {
  main: 'the main API',
  identity: 'the identity API',
  entities: 'the entities API',
  accounts: 'the accounts API, on a port of its own',
};

const VALUES: Record<Exclude<Promised['kind'], 'list' | 'object'>, Json> = {
  id: {
    oneOf: [
      { type: 'integer', minimum: 1 },
      { type: 'string', pattern: String.raw`^\d{1,15}$` },
    ],
  },
  reference: {
    oneOf: [{ type: 'integer', minimum: 0 }, { type: 'string', pattern: String.raw`^\d{0,15}$` }, { type: 'null' }],
  },
  text: { type: ['string', 'number', 'null'] },
  number: {
    oneOf: [{ type: 'number' }, { type: 'string', pattern: String.raw`^\s*-?\d+(\.\d+)?\s*$` }, { type: 'null' }],
  },
  flag: { type: ['boolean', 'integer', 'string', 'null'] },
  tags: {
    type: ['string', 'array', 'null'],
    description: 'A JSON text of a list of {tagId, name}, or the list itself',
  },
  any: {},
};

const FIELDS: Record<BodyField, Json> = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  file: { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } },
  strings: { type: 'array', items: { type: 'string' } },
  integers: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 255 } },
  results: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        errors: { type: 'array', items: { type: 'string' } },
      },
      required: ['id', 'name', 'errors'],
    },
  },
  any: {},
};

/** The JSON Schema of what the portal reads at one place. */
function schemaOf(promised: Promised): Json {
  if (promised.kind === 'list') return { type: ['array', 'null'], items: schemaOf(promised.of) };
  if (promised.kind !== 'object') return VALUES[promised.kind];
  const names = Object.entries(promised.fields);
  const required = names.filter(([, field]) => field.kind === 'id').map(([name]) => name);
  return {
    type: promised.isOptional ? ['object', 'null'] : 'object',
    properties: Object.fromEntries(names.map(([name, field]) => [name, schemaOf(field)])),
    ...(required.length > 0 && { required }),
  };
}

function wrapped(wrapping: Wrapping, of: Promised): Json {
  if (wrapping === 'object') return schemaOf(of);
  const items = { type: 'array', items: schemaOf(of) };
  const inList = { type: 'object', properties: { resultList: items }, required: ['resultList'] };
  if (wrapping === 'resultList') return inList;
  if (wrapping === 'page')
    return {
      type: 'object',
      properties: { resultList: items, count: { type: 'integer', minimum: 0 } },
      required: ['resultList', 'count'],
    };
  return { oneOf: [items, inList, { type: 'object', properties: { data: items }, required: ['data'] }] };
}

function responseOf({ answer }: ContractCall): Json {
  if (answer.kind === 'success') return { description: 'Received; the body is not read' };
  const [mediaType, schema] =
    answer.kind === 'binary'
      ? [answer.mediaType, { type: 'string', contentMediaType: answer.mediaType }]
      : ['application/json', wrapped(answer.wrapping, answer.of)];
  return { description: 'The answer', content: { [mediaType]: { schema } } };
}

const header = (name: string, description: string, required: boolean, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});
const LANGUAGE = { type: 'string', enum: ['bs', 'hr', 'en'] };

function operationOf(name: string, call: ContractCall): Json {
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  }));
  const query = Object.entries(call.query ?? {}).map(([field, { type, required }]) => ({
    name: field,
    in: 'query',
    required: required ?? false,
    ...(required && { allowEmptyValue: true }),
    schema: { type },
  }));
  return {
    operationId: name,
    summary: call.summary,
    description: `Specification ${call.section}.`,
    tags: [call.api],
    servers: [{ url: `{${call.api}}`, variables: { [call.api]: { default: '/', description: SERVERS[call.api] } } }],
    parameters: [
      ...params,
      ...query,
      { $ref: '#/components/parameters/language' },
      { $ref: '#/components/parameters/client' },
      ...(call.hasLanguageHeader ? [{ $ref: '#/components/parameters/documentLanguage' }] : []),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          [call.body.mediaType]: {
            schema: {
              type: 'object',
              properties: Object.fromEntries(
                Object.entries(call.body.fields).map(([field, kind]) => [field, FIELDS[kind]]),
              ),
            },
          },
        },
      },
    }),
    responses: { 200: responseOf(call), default: { $ref: '#/components/responses/refusal' } },
    security: call.needsSession ? [{ token: [], refreshToken: [] }] : [{}, { token: [], refreshToken: [] }],
  };
}

/** The contract of the four APIs as an OpenAPI 3.1 description: what the portal sends, and what it reads of the answers. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(CALLS) as [string, ContractCall][])
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  return {
    openapi: '3.1.1',
    info: {
      title: 'What the portal expects of the agency’s APIs',
      version,
      description:
        'Every call of the portal, with the fields it reads. Further fields, null and another order never matter; of a list, single elements that do not fit are left out.',
    },
    tags: Object.entries(SERVERS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      parameters: {
        language: header('accept-language', 'The selected language', true, LANGUAGE),
        client: header('ClientId', 'Key of the portal', true),
        documentLanguage: header('Language', 'Language of the document or message', true, LANGUAGE),
      },
      responses: {
        refusal: {
          description: 'Refused; words for people are shown as they are',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  errorCount: { type: 'integer' },
                  resultItems: {
                    type: 'array',
                    items: { type: 'object', properties: { message: { type: 'string' } } },
                  },
                },
              },
            },
            'text/plain': { schema: { type: 'string' } },
          },
        },
      },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
        refreshToken: { type: 'apiKey', in: 'header', name: 'RefreshToken' },
      },
    },
  };
}

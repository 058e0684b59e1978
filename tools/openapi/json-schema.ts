import * as z from 'zod/mini';
import type { Json, ValueKind } from '#domain/agency-check/answer-schemas.ts';
import { tagsWire } from '#domain/content/content.wire.ts';
import type { CallDescription } from '#shared/api/define-call.ts';
import { figureWire, flagWire, idWire, numberWire, refWire, statedFlagWire, textWire } from '#shared/api/wire.ts';

const integer = (minimum: number) => ({ type: 'integer', minimum });
const digits = (pattern: string) => ({ type: 'string', pattern });

const NUMBER = {
  title: 'number' as const,
  oneOf: [{ type: 'number' }, digits(String.raw`^\s*[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?\s*$`), { type: 'null' }],
};

const FLAG = { title: 'flag' as const, type: ['boolean', 'integer', 'string', 'null'] };

/** What the single values of the wire accept; a transform does not reveal it. */
const VALUES = new Map<unknown, Json & { title: ValueKind }>([
  [idWire, { title: 'id', oneOf: [integer(1), digits(String.raw`^\d{1,15}$`)] }],
  [refWire, { title: 'reference', oneOf: [integer(0), digits(String.raw`^\d{0,15}$`), { type: 'null' }] }],
  [textWire, { title: 'text', type: ['string', 'number', 'null'] }],
  [numberWire, NUMBER],
  [figureWire, NUMBER],
  [flagWire, FLAG],
  [statedFlagWire, FLAG],
  [tagsWire, { title: 'tags', type: ['string', 'array', 'null'], description: 'A list of {tagId, name}, or its JSON' }],
]);

const valueOf = (schema: unknown): Json | undefined =>
  VALUES.get(schema) ?? (schema instanceof z.ZodMiniPipe ? valueOf(schema.def.in) : undefined);

const orNull = (json: Json): Json => (typeof json.type === 'string' ? { ...json, type: [json.type, 'null'] } : json);

/** The JSON Schema of what is sent: a query, a body, or the answer that a wire schema reads. */
export function jsonSchema(schema: z.ZodMiniType): Json {
  const { $schema: _schema, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: place }) => refine(zodSchema, place as Json),
  });
  return json as Json;
}

function refine(schema: unknown, json: Json): void {
  const value = valueOf(schema);
  if (value) Object.assign(json, value, value['oneOf'] ? { type: undefined } : {});
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) for (const bound of ['minimum', 'maximum']) delete json[bound];
  const [first, second] = json.anyOf ?? [];
  if (first && second?.type === 'null') {
    delete json.anyOf;
    Object.assign(json, orNull(first));
  }
  if (schema instanceof z.ZodMiniCatch) {
    delete json['default'];
    // A part with a fallback may be null; an element of a list may not.
    if (!(schema.def.innerType instanceof z.ZodMiniOptional) && json.properties) Object.assign(json, orNull(json));
  }
}

/** The JSON Schema of a call's answer in the envelope that the specification promises; undefined when it is not read. */
export function answerSchema({ wire, envelope }: CallDescription): Json | undefined {
  if (!wire) return undefined;
  const json = asAnswered(jsonSchema(wire));
  const { resultList, ...properties } = json.properties ?? {};
  if (envelope === 'page')
    return {
      ...json,
      properties: { resultList: { ...resultList, type: 'array' }, ...properties },
      required: ['resultList', 'count'],
    };
  if (json.type !== 'array') return json;
  const within = (name: string) => ({ type: 'object', properties: { [name]: json }, required: [name] });
  return envelope === 'resultList' ? within('resultList') : { oneOf: [json, within('resultList'), within('data')] };
}

/** Of the fields of an answer, only ids are required, and a list may be null. */
function asAnswered(json: Json): Json {
  const { items, properties, required: _required, ...rest } = json;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, asAnswered(field)] as const);
  const ids = fields.filter(([, { title }]) => title === 'id').map(([name]) => name);
  return {
    ...rest,
    ...(items && { items: asAnswered(items) }),
    ...(properties && {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, field.items ? orNull(field) : field])),
    }),
    ...(ids.length > 0 && { required: ids }),
  };
}

import type * as z from 'zod/mini';
import { tagsWire } from '#domain/content/content.wire.ts';
import { figureWire, flagWire, idWire, numberWire, refWire, textWire, wireForms } from '#shared/api/wire.ts';

/** What the portal expects at one place of an answer, derived from a wire schema. */
export type Promised =
  | { kind: 'id' | 'reference' | 'text' | 'number' | 'flag' | 'tags' | 'any' }
  | { kind: 'list'; of: Promised }
  | { kind: 'object'; fields: Record<string, Promised>; isOptional: boolean };

/** The schemas of single values, with what they accept. */
const VALUES = new Map<unknown, Exclude<Promised['kind'], 'list' | 'object'>>([
  [idWire, 'id'],
  [refWire, 'reference'],
  [textWire, 'text'],
  [numberWire, 'number'],
  [figureWire, 'number'],
  [flagWire, 'flag'],
  [tagsWire, 'tags'],
]);

/** What a wire schema expects: its fields by name, lists and optional parts. */
export function promisedBy(schema: z.core.$ZodType): Promised {
  const value = VALUES.get(schema);
  if (value) return { kind: value };
  const form = wireForms.get(schema);
  if (form?.form === 'list') return { kind: 'list', of: promisedBy(form.of) };
  if (form) {
    const inner = promisedBy(form.of);
    return inner.kind === 'object' ? { ...inner, isOptional: true } : inner;
  }
  // oxlint-disable-next-line no-underscore-dangle -- where zod keeps what a schema is made of
  const def = schema._zod.def as unknown as { type: string; [name: string]: unknown };
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def['shape'] as Record<string, z.core.$ZodType>);
      return {
        kind: 'object',
        fields: Object.fromEntries(shape.map(([name, field]) => [name, promisedBy(field)])),
        isOptional: false,
      };
    }
    case 'nullable':
    case 'optional': {
      const inner = promisedBy(def['innerType'] as z.core.$ZodType);
      return inner.kind === 'object' ? { ...inner, isOptional: true } : inner;
    }
    case 'pipe': {
      const { in: first, out } = def as unknown as Record<'in' | 'out', z.core.$ZodType>;
      const promised = promisedBy(first);
      // A transform that only removes the envelope accepts anything; the schema behind it decides.
      return promised.kind === 'any' ? promisedBy(out) : promised;
    }
    case 'string':
      return { kind: 'text' };
    case 'number':
      return { kind: 'number' };
    default:
      return { kind: 'any' };
  }
}

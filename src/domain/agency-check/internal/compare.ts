import { idWire } from '#shared/api/wire.ts';
import { fromJson } from '#shared/format/from-json.ts';
import { toNumber } from '#shared/format/number.ts';
import type { Json, ValueKind } from '../answer-schemas.ts';

/** A difference between a value and what the portal expects. */
export type Deviation = {
  expected: string;
  came: string;
  /** `loss`: it is dropped or shown as missing; `tolerated`: the portal can still read it; `note`: an optional field is not sent. */
  weight: 'loss' | 'tolerated' | 'note';
};
/** A value that was compared; its path is like 'resultList[].name'. */
export type ComparedValue = { path: string; difference?: Deviation | undefined };
/** The first of the differences of one weight that `count` of the `of` values with the same path have. */
export type CountedDeviation = Deviation & { path: string; count: number; of: number };

type Test = (value: unknown) => boolean;

const isId: Test = (value) => Number.isSafeInteger(value) && Number(value) > 0;
const isIdAsText: Test = (value) => typeof value === 'string' && idWire.safeParse(value).success;
const isText: Test = (value) => typeof value === 'string';
const isFlagAsText: Test = (value) => /^(?:true|false|0|1)$/i.test(String(value));
const isJsonList: Test = (value) => value === '' || (typeof value === 'string' && Array.isArray(fromJson(value)));

/** What each kind of value should be, a test for that, and one for what the portal can read all the same. Null is checked apart. */
const KINDS: Record<ValueKind, readonly [expected: string, fits: Test, isReadable: Test]> = {
  id: ['a whole number above 0', isId, isIdAsText],
  reference: ['a whole number above 0 or null', isId, (value) => value === 0 || value === '' || isIdAsText(value)],
  text: ['text or null', isText, (value) => typeof value === 'number'],
  number: ['a number or null', Number.isFinite, (value) => toNumber(value) !== null],
  flag: ['true, false or null', (value) => typeof value === 'boolean', isFlagAsText],
  tags: ['a JSON text of a list of {tagId, name}', isJsonList, Array.isArray],
};

/** Compares a value, and everything in it, with the JSON Schema of what the portal reads at its path. */
export function* compare(value: unknown, schema: Json, path: string): Generator<ComparedValue> {
  const unless = (fits: boolean, expected: string): ComparedValue => {
    return { path, difference: fits ? undefined : { expected, came: kindOf(value), weight: 'loss' } };
  };
  if (schema.title) yield { path, difference: valueDifference(value, schema.title as ValueKind) };
  else if (schema.items) {
    yield unless(Array.isArray(value) || value === null || value === undefined, 'a list');
    for (const item of Array.isArray(value) ? value : []) yield* compare(item, schema.items, `${path}[]`);
  } else if (schema.properties) {
    const mayBeNull = Array.isArray(schema.type);
    yield unless(kindOf(value) === 'an object' || (mayBeNull && value === null), 'an object');
    if (kindOf(value) !== 'an object') return;
    const fields = value as Record<string, unknown>;
    for (const [name, field] of Object.entries(schema.properties)) {
      const place = path ? `${path}.${name}` : name;
      if (name in fields) yield* compare(fields[name], field, place);
      else yield { path: place, difference: absent(name, field, Object.keys(fields)) };
    }
  } else yield unless(schema.type !== 'string' || isText(value), 'text');
}

function valueDifference(value: unknown, kind: ValueKind): Deviation | undefined {
  const [expected, fits, isReadable] = KINDS[kind];
  if (fits(value) || (value === null && kind !== 'id')) return undefined;
  return { expected, came: kindOf(value), weight: isReadable(value) ? 'tolerated' : 'loss' };
}

function absent(name: string, field: Json, names: readonly string[]): Deviation {
  const other = names.find((one) => one.toLowerCase() === name.toLowerCase());
  if (other) return { expected: `the name '${name}'`, came: `the name '${other}'`, weight: 'loss' };
  const expected = field.title === 'id' ? KINDS.id[0] : 'a value';
  return { expected, came: 'absent', weight: field.title === 'id' ? 'loss' : 'note' };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `text '${value.slice(0, 20)}'` : `${typeof value} ${JSON.stringify(value)}`;
}

/** Counts the differences of each path by their weight, the most serious first. */
export function counted(all: readonly ComparedValue[]): CountedDeviation[] {
  const byPath = [...Map.groupBy(all, ({ path }) => path)];
  return (['loss', 'tolerated', 'note'] as const).flatMap((weight) =>
    byPath.flatMap(([path, some]) => {
      const equal = some.flatMap(({ difference }) => (difference?.weight === weight ? [difference] : []));
      return equal.slice(0, 1).map((first) => ({ ...first, path, count: equal.length, of: some.length }));
    }),
  );
}

import type { Json, ValueKind } from '../calls/json-schema.ts';

/** A difference between an answer and what the portal expects, counted over all places with the same path. */
export type Difference = {
  /** 'resultList[].name' */
  path: string;
  expected: string;
  came: string;
  /** How many of how many values differ. */
  count: number;
  of: number;
  /** `tolerated`: the portal can still read it; `loss`: it is dropped or shown as missing; `note`: an optional field is not sent. */
  weight: 'loss' | 'tolerated' | 'note';
};

/** Reports a difference at a place; without one, the place is only counted. */
type Note = (path: string, difference?: Pick<Difference, 'expected' | 'came' | 'weight'>) => void;

const EXPECTED = {
  id: 'a whole number above 0',
  reference: 'a whole number above 0 or null',
  text: 'text or null',
  number: 'a number or null',
  flag: 'true or false',
  tags: 'a JSON text of a list of {tagId, name}',
} as const satisfies Record<ValueKind, string>;

/** Collects the differences of many values; `differences` has them with the most serious first. */
export function differenceCounter(): { note: Note; differences: () => Difference[] } {
  const totals = new Map<string, number>();
  const noted = new Map<string, Difference>();
  const order = ['loss', 'tolerated', 'note'];
  return {
    note: (path, difference) => {
      totals.set(path, (totals.get(path) ?? 0) + 1);
      if (!difference) return;
      const key = `${path}|${difference.came}`;
      const known = noted.get(key) ?? { path, ...difference, count: 0, of: 0 };
      noted.set(key, { ...known, count: known.count + 1 });
    },
    differences: () =>
      [...noted.values()]
        .map((one) => ({ ...one, of: totals.get(one.path) ?? 0 }))
        .toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight)),
  };
}

/** Compares a value with the JSON Schema of what the portal reads at its place. */
export function compare(value: unknown, schema: Json, path: string, note: Note): void {
  const kind = schema.title as ValueKind | undefined;
  const lost = (expected: string) => ({ expected, came: kindOf(value), weight: 'loss' }) as const;
  const isNone = value === null || value === undefined;
  if (kind) {
    const [came = '', weight] = valueDifference(value, kind) ?? [];
    note(path, weight && { expected: EXPECTED[kind], came, weight });
  } else if (schema.items) {
    note(path, Array.isArray(value) || isNone ? undefined : lost('a list'));
    if (Array.isArray(value)) for (const item of value as unknown[]) compare(item, schema.items, `${path}[]`, note);
  } else if (schema.properties) {
    const isObject = typeof value === 'object' && !isNone && !Array.isArray(value);
    const mayBeNone = Array.isArray(schema.type) && isNone;
    note(path, isObject || mayBeNone ? undefined : lost('an object'));
    if (!isObject) return;
    const fields = value as Record<string, unknown>;
    for (const [name, field] of Object.entries(schema.properties)) {
      const place = path ? `${path}.${name}` : name;
      if (name in fields) compare(fields[name], field, place, note);
      else note(place, absent(name, field, Object.keys(fields)));
    }
  } else note(path, schema.type === 'string' && typeof value !== 'string' ? lost('text') : undefined);
}

function absent(name: string, field: Json, keys: readonly string[]): Parameters<Note>[1] {
  const other = keys.find((key) => key.toLowerCase() === name.toLowerCase());
  if (other) return { expected: `the name '${name}'`, came: `the name '${other}'`, weight: 'loss' };
  const expected = field.title ? EXPECTED[field.title as ValueKind] : field.items ? 'a list' : 'an object';
  return { expected, came: 'absent', weight: field.title === 'id' ? 'loss' : 'note' };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : typeof value === 'string' ? 'text' : typeof value;
}

/** What was sent instead, and whether the portal can read it; null when it is as expected. */
function valueDifference(value: unknown, kind: ValueKind): [came: string, Difference['weight']] | null {
  const loss: [string, 'loss'] = [kindOf(value), 'loss'];
  if (value === null && kind !== 'id') return kind === 'flag' ? ['null', 'note'] : null;
  if (kind === 'id' || kind === 'reference') {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return null;
    if (kind === 'reference' && (value === 0 || value === '')) return ['0 or an empty text', 'tolerated'];
    return typeof value === 'string' && /^\d{1,15}$/.test(value) ? ['digits as text', 'tolerated'] : loss;
  }
  if (kind === 'text')
    return typeof value === 'string' ? null : typeof value === 'number' ? ['a number', 'tolerated'] : loss;
  if (kind === 'number') {
    if (typeof value === 'number' && Number.isFinite(value)) return null;
    if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) return ['a number as text', 'tolerated'];
    return typeof value === 'string' && /^-?[\d.]+,\d+$/.test(value) ? ['a number with a comma', 'loss'] : loss;
  }
  if (kind === 'flag') {
    if (typeof value === 'boolean') return null;
    return /^(?:true|false|0|1)$/i.test(String(value)) ? [`${kindOf(value)} for a flag`, 'tolerated'] : loss;
  }
  if (value === '' || isJsonList(value)) return null;
  return Array.isArray(value) ? ['a list', 'tolerated'] : ['no JSON list', 'loss'];
}

function isJsonList(value: unknown): boolean {
  try {
    return typeof value === 'string' && Array.isArray(JSON.parse(value));
  } catch {
    return false;
  }
}

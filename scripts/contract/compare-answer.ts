import type { Promised } from './promise.ts';

/** A difference between an answer and what the portal expects, counted over all places with the same path. */
export type Difference = {
  /** 'resultList[].name' */
  path: string;
  expected: string;
  came: string;
  /** How many of how many values differ. */
  count: number;
  of: number;
  /** `tolerated`: the portal can still read it; `loss`: it is dropped or shown as missing. */
  weight: 'loss' | 'tolerated' | 'note';
};

type Seen = { total: number; kinds: Map<string, { count: number; expected: string; weight: Difference['weight'] }> };

const EXPECTED = {
  id: 'a whole number above 0',
  reference: 'a whole number above 0 or null',
  text: 'text or null',
  number: 'a number or null',
  flag: 'true or false',
  tags: 'a JSON text of a list of {tagId, name}',
  any: 'anything',
} as const;

/** Collects the differences of many answers to one call. */
export class AnswerComparison {
  readonly #seen = new Map<string, Seen>();

  /** Compares one value with what is expected at its place. */
  add(value: unknown, promised: Promised, path: string): void {
    if (promised.kind === 'list') return this.#list(value, promised.of, path);
    if (promised.kind === 'object') return this.#object(value, promised, path);
    this.#count(path);
    const difference = valueDifference(value, promised.kind);
    if (difference) this.#note(path, EXPECTED[promised.kind], ...difference);
  }

  /** Adds a difference that does not concern a single value, such as the envelope. */
  note(path: string, expected: string, came: string, weight: Difference['weight']): void {
    this.#count(path);
    this.#note(path, expected, came, weight);
  }

  /** All differences, the most serious first. */
  differences(): Difference[] {
    const order = ['loss', 'tolerated', 'note'];
    return [...this.#seen]
      .flatMap(([path, { total, kinds }]) =>
        [...kinds].map(([came, { count, expected, weight }]) => ({ path, expected, came, count, of: total, weight })),
      )
      .toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
  }

  #list(value: unknown, of: Promised, path: string): void {
    this.#count(path);
    if (Array.isArray(value)) for (const item of value as unknown[]) this.add(item, of, `${path}[]`);
    else if (value !== null && value !== undefined) this.#note(path, 'a list', kindOf(value), 'loss');
  }

  #object(value: unknown, promised: Extract<Promised, { kind: 'object' }>, path: string): void {
    this.#count(path);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      if (promised.isOptional && (value === null || value === undefined)) return;
      return this.#note(path, 'an object', kindOf(value), 'loss');
    }
    const fields = value as Record<string, unknown>;
    for (const [name, field] of Object.entries(promised.fields)) {
      const place = path ? `${path}.${name}` : name;
      if (name in fields) this.add(fields[name], field, place);
      else {
        this.#count(place);
        const other = Object.keys(fields).find((key) => key.toLowerCase() === name.toLowerCase());
        if (other) this.#note(place, `the name '${name}'`, `the name '${other}'`, 'loss');
        else this.#note(place, expectedOf(field), 'absent', field.kind === 'id' ? 'loss' : 'note');
      }
    }
  }

  #count(path: string): void {
    const seen = this.#seen.get(path);
    if (seen) seen.total += 1;
    else this.#seen.set(path, { total: 1, kinds: new Map() });
  }

  #note(path: string, expected: string, came: string, weight: Difference['weight']): void {
    const kinds = this.#seen.get(path)?.kinds;
    const known = kinds?.get(came);
    if (known) known.count += 1;
    else kinds?.set(came, { count: 1, expected, weight });
  }
}

const expectedOf = (promised: Promised): string =>
  promised.kind === 'list' ? 'a list' : promised.kind === 'object' ? 'an object' : EXPECTED[promised.kind];

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (value === undefined) return 'absent';
  return typeof value === 'object' ? 'an object' : typeof value === 'string' ? 'text' : typeof value;
}

const WHOLE = /^\d{1,15}$/;

/** What was sent instead, and whether the portal can read it; null when it is as expected. */
function valueDifference(value: unknown, kind: keyof typeof EXPECTED): [came: string, Difference['weight']] | null {
  switch (kind) {
    case 'id':
      if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return null;
      return typeof value === 'string' && WHOLE.test(value) ? ['digits as text', 'tolerated'] : [kindOf(value), 'loss'];
    case 'reference':
      if (value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)) return null;
      if (value === 0 || value === '') return ['0 or an empty text', 'tolerated'];
      return typeof value === 'string' && WHOLE.test(value) ? ['digits as text', 'tolerated'] : [kindOf(value), 'loss'];
    case 'text':
      if (typeof value === 'string' || value === null) return null;
      return typeof value === 'number' ? ['a number', 'tolerated'] : [kindOf(value), 'loss'];
    case 'number':
      if (value === null || (typeof value === 'number' && Number.isFinite(value))) return null;
      if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) return ['a number as text', 'tolerated'];
      return typeof value === 'string' && /^-?[\d.]+,\d+$/.test(value)
        ? ['a number with a comma', 'loss']
        : [kindOf(value), 'loss'];
    case 'flag':
      if (typeof value === 'boolean') return null;
      if (value === null) return ['null', 'note'];
      return [1, 0, '1', '0'].includes(value as number) || (typeof value === 'string' && /^(true|false)$/i.test(value))
        ? [`${kindOf(value)} for a flag`, 'tolerated']
        : [kindOf(value), 'loss'];
    case 'tags':
      if (value === null || value === '') return null;
      if (Array.isArray(value)) return ['a list', 'tolerated'];
      return isJsonList(value) ? null : ['no JSON list', 'loss'];
    default:
      return null;
  }
}

function isJsonList(value: unknown): boolean {
  try {
    return typeof value === 'string' && Array.isArray(JSON.parse(value));
  } catch {
    return false;
  }
}

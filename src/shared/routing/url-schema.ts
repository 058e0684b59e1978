import * as z from 'zod/mini';
import { searchText } from '#shared/format/plain-text.ts';
import { withoutSentenceEnd } from './sentence-end.ts';

/**
 * The values a page stores in its address: a zod object of `urlValue`s, or a codec between one and the state of the page. Every
 * value has a default, so that any address can be read (faults C09, D07).
 */
export type UrlSchema<State> = z.ZodMiniType<State>;

/** Texts by query name; null and undefined are not written. */
export type UrlValues = Readonly<Record<string, string | null | undefined>>;

/** Created once: creating about a hundred of each would delay the first call on a slow device. */
const TEXT = z.nullish(z.string());
const ANY = z.custom();

/**
 * One value of an address. `read` returns undefined for an invalid text; it is then tried without the end of a sentence and the
 * sign for '=' of mails, and `otherwise` is used after that. A default is never written.
 */
export function urlValue<Value>(otherwise: Value, read: (text: string) => Value | undefined) {
  // oxlint-disable-next-line promise/valid-params -- no promise is meant: what is not understood becomes the default
  return z.catch(
    z.codec(TEXT, ANY as z.ZodMiniType<Value, Value>, {
      decode: (text, context) => {
        const value = text == null ? undefined : (read(text) ?? read(withoutSentenceEnd(text.replace(/^3D/, ''))));
        if (value === undefined) context.issues.push({ code: 'custom', input: text });
        return value as Value;
      },
      encode: (value) => (value == null ? null : String(value)),
    }),
    () => otherwise,
  );
}

const MOST = 999_999_999;

/** A whole number from 1 and nothing else, for ids and pages in addresses; otherwise undefined (faults A29, C09, D03). */
export function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** A whole number from 1 to `most`; null for anything else. */
export const urlNumber = (most = MOST) =>
  urlValue<number | null>(null, (text) => {
    const value = wholeNumber(text);
    return value !== undefined && value <= most ? value : undefined;
  });

/** A page number, from 1 (faults C09). */
export const urlPage = () => urlValue<number>(1, wholeNumber);

/** A text as it is searched for, cut without splitting a character, because an address may hold thousands of them (faults D07). */
export const urlText = (longest: number, isAllowed: (text: string) => boolean = () => true) =>
  urlValue<string>('', (text) =>
    isAllowed(text) ? Array.from(searchText(text)).slice(0, longest).join('').trim() : undefined,
  );

/** One of the given values; the first for anything else. */
export const urlChoice = <Value extends string | number | null>(values: readonly [Value, ...Value[]]) =>
  urlValue<Value>(values[0], (text) => values.find((value) => String(value) === text));

/** True only for 'true'. */
export const urlFlag = () => urlValue<boolean>(false, (text) => text === 'true' || undefined);

/** The state of an address; of several values with the same name the first is used. */
export function readUrl<State>(schema: UrlSchema<State>, query: URLSearchParams | string): State {
  const given = new URLSearchParams(query);
  return readValues(schema, Object.fromEntries(namesOf(schema).map((name) => [name, given.get(name)])));
}

/** The state of query values by name. */
export const readValues = <State>(schema: UrlSchema<State>, values: UrlValues): State => z.parse(schema, values);

/** The query values of a state by name; null for a default, which is not written. */
export function urlValues<State>(schema: UrlSchema<State>, state: State): Record<string, string | null> {
  const values = z.encode(schema, state) as UrlValues;
  const defaults = z.encode(schema, readUrl(schema, '')) as UrlValues;
  const written = (name: string) => (values[name] === defaults[name] ? null : (values[name] ?? null));
  return Object.fromEntries(namesOf(schema).map((name) => [name, written(name)]));
}

/** The state as it will be read from its address: texts trimmed and cut, invalid values replaced. */
export const readBack = <State>(schema: UrlSchema<State>, state: State): State =>
  readValues(schema, urlValues(schema, state));

/** Whether two states have the same address. */
export function isSameState<State>(schema: UrlSchema<State>, one: State, other: State): boolean {
  const values = urlValues(schema, other);
  return Object.entries(urlValues(schema, one)).every(([name, value]) => value === values[name]);
}

/** Whether a query has a value that the schema reads; parameters of others, as `fbclid` or `utm_source`, count as none. */
export function namesAny(schema: z.ZodMiniType, query: URLSearchParams | string): boolean {
  const given = new URLSearchParams(query);
  return namesOf(schema).some((name) => given.has(name));
}

/** The query names that a schema reads: those of its object, also if it is wrapped in a codec. */
export function namesOf(schema: z.ZodMiniType): readonly string[] {
  const { def } = schema as z.ZodMiniObject | z.ZodMiniPipe<z.ZodMiniType, z.ZodMiniType>;
  if (def.type === 'pipe') return namesOf(def.in);
  return def.type === 'object' ? Object.keys(def.shape) : [];
}

import * as z from 'zod/mini';
import { numberWire } from './wire.ts';

/** The elements of a list that fit the schema; the others are dropped and counted in one warning (faults A05–A07). */
const elementsOf = <Wire extends z.ZodMiniType>(item: Wire) =>
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  z.array(z.catch(z.optional(item), undefined));

function goodOnes<Item>(items: readonly (Item | undefined)[], what: string): Item[] {
  const good = items.filter((item) => item !== undefined);
  leftOut(items.length - good.length, items.length, what);
  return good;
}

const itemsOf = <Wire extends z.ZodMiniType>(item: Wire, what: string, keyOf?: (item: z.output<Wire>) => unknown) =>
  z.pipe(
    elementsOf(item),
    z.transform((items) => (keyOf ? firstOfEach(goodOnes(items, what), keyOf) : goodOnes(items, what))),
  );

/**
 * Items of a list answer in any of its envelopes: a bare array, `{resultList}` or `{data}` (readings, Calls); another answer
 * counts as empty.
 */
export const listOf = <Wire extends z.ZodMiniType>(item: Wire, what: string) =>
  z.pipe(
    z.transform((answer: unknown) => rawItems(answer, what)),
    itemsOf(item, what),
  );

/**
 * A list inside an answer: null, missing or another kind counts as empty (faults A06, A41, A43). Of elements with the same key,
 * the first is used (A13).
 */
export const innerListOf = <Wire extends z.ZodMiniType>(
  item: Wire,
  what: string,
  keyOf?: (item: z.output<Wire>) => unknown,
) =>
  z.pipe(
    z.transform((value: unknown): unknown => (Array.isArray(value) ? value : [])),
    itemsOf(item, what, keyOf),
  );

/**
 * One page of a search (R3.4): the items that fit, how many were sent, and the count of all, in any envelope; a list or a count
 * alone is accepted. A web page, a text, null, an error, or an object with neither fails the contract: it must not count as
 * 'no results' (A03).
 */
export const searchPageOf = <Wire extends z.ZodMiniType>(item: Wire, what: string) =>
  z.pipe(
    z.transform((answer: unknown, { issues }): unknown => {
      const isListed = isList(answer);
      const count = isListed || !isErrorAnswer(answer) ? (countIn(answer) ?? countIn(outOfEnvelope(answer))) : null;
      if (!isListed && count === null) issues.push({ code: 'custom', input: answer });
      return { resultList: isListed ? rawItems(answer, what) : [], count };
    }),
    z.object({
      resultList: z.pipe(
        elementsOf(item),
        z.transform((items) => ({ items: goodOnes(items, what), sent: items.length })),
      ),
      count: numberWire,
    }),
  );

const countIn = (answer: unknown) => z.safeParse(z.object({ count: numberWire }), answer).data?.count ?? null;

/** Whether an answer without items says that it is an error, not that there is nothing (R3.6); status 404 means 'nothing'. */
export function isErrorAnswer(answer: unknown): boolean {
  const { status, errorCount } = (answer ?? {}) as { status?: unknown; errorCount?: unknown };
  return Number(status) !== 404 && (Number(status) >= 400 || Number(errorCount) > 0);
}

/**
 * The list of an answer in one of its envelopes, or in `{data: {resultList}}`; null when the envelope holds no list, undefined
 * for an answer without a known envelope and for an error.
 */
function listIn(answer: unknown): readonly unknown[] | null | undefined {
  const { resultList, data } = (answer ?? {}) as { resultList?: unknown; data?: { resultList?: unknown } | null };
  const lists = [answer, resultList, data, data?.resultList];
  const list = lists.find((one): one is readonly unknown[] => Array.isArray(one));
  if (list?.length) return list;
  return isErrorAnswer(answer) ? undefined : (list ?? (resultList === null || data === null ? null : undefined));
}

/** Raw elements of an answer; anything but a list counts as empty, with a warning. */
export function rawItems(answer: unknown, what: string): readonly unknown[] {
  const list = listIn(answer);
  if (!list) console.warn(`${what}: a list was expected.`);
  return list ?? [];
}

/** The elements that fit the schema; the others are dropped and counted in one warning. */
export function goodItems<Wire extends z.ZodMiniType>(
  item: Wire,
  items: readonly unknown[],
  what: string,
): z.output<Wire>[] {
  return goodOnes(z.parse(elementsOf(item), items), what);
}

/** Warns once about all elements of a list that do not fit; silent when all do (faults A05). */
export function leftOut(bad: number, of: number, what: string): void {
  if (bad) console.warn(`${what}: ${bad} of ${of} items were not of the promised shape and are left out.`);
}

/** Whether an answer is a list in one of the envelopes. */
export const isList = (answer: unknown): boolean => listIn(answer) !== undefined;

/**
 * An answer that must be a list in one of the envelopes; an HTML page, a text or null fails the contract instead of counting as
 * empty (faults A03). Use it where 'no results' and 'no answer' must differ. Of elements with the same key, the first is used (A13).
 */
export const strictListOf = <Wire extends z.ZodMiniType>(
  item: Wire,
  what: string,
  keyOf?: (item: z.output<Wire>) => unknown,
) =>
  z.pipe(
    z.transform((answer: unknown, { issues }) => {
      if (isList(answer)) return rawItems(answer, what);
      issues.push({ code: 'custom', input: answer });
      return [];
    }),
    itemsOf(item, what, keyOf),
  );

/** An answer without the envelope `{data}`, if it had one (R3.6 and R4.8 name their fields both ways). */
export function outOfEnvelope(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return answer;
  return typeof answer.data !== 'object' || (answer.data === null && isErrorAnswer(answer)) ? answer : answer.data;
}

/** An answer that is one thing, bare or in the envelope `{data}` (readings, Calls). */
export const oneOf = <Wire extends z.ZodMiniType>(wire: Wire) => z.pipe(z.transform(outOfEnvelope), wire);

/** The key of what has an id. */
export const idOf = ({ id }: { id: number }): number => id;

/** The list with one item for each key; the first of duplicates wins (faults A13). */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)));
}

import * as z from 'zod/mini';
import { rawItems } from '#shared/api/lists.ts';
import { MISSING } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { controlResultsWire } from './control.wire.ts';
import { isSameName, NAMES_TO_COMPARE } from './kind-rules.ts';
import type { ReportResult } from './report-result.ts';

type Named = { readonly name: string };

/**
 * The results of several reports, sorted like the files they belong to; null when the answer has none. The agency promises
 * neither order nor names (R3.10, R7), so a result belongs to a file only if no other is possible.
 */
export function readResults(data: unknown, files: readonly Named[], lang: Lang): ReportResult[] | null {
  const { data: sent = [] } = z.safeParse(controlResultsWire, data);
  if (sent.length === 0) return null;
  // The order counts only if there is one result for each file and none was left out.
  const isWhole = sent.length === files.length && rawItems(data, 'CheckOld').length === files.length;
  const fileAt = fileIndexes(sent, files, isWhole);
  const results = sent.map((result, at) => {
    const place = fileAt.get(at);
    const file = place === undefined ? null : (files[place]?.name ?? null);
    const name = result.name || file || result.id || MISSING;
    return { place: place ?? files.length, result: { ...result, name, lang, file } };
  });
  return results.toSorted((one, other) => one.place - other.place).map(({ result }) => result);
}

/** The names of files without a certain result: nobody knows what the agency decided about them. */
export function filesWithoutResult(files: readonly Named[], results: readonly ReportResult[]): string[] {
  return files.flatMap(({ name }) => (results.some((result) => isResultOf(result, name)) ? [] : [name]));
}

/** Whether a result certainly belongs to the file with that name. */
export const isResultOf = ({ file }: ReportResult, name: string): boolean => file !== null && isSameName(file, name);

/**
 * The index of the file for each result that certainly has one: by name if only one result and one file have it. A result
 * without a name is matched by its position, if all named ones are in the order of the files; a single result of a single file
 * always matches.
 */
export function fileIndexes(
  results: readonly Named[],
  files: readonly Named[],
  isWhole: boolean,
): ReadonlyMap<number, number> {
  const fileAt = new Map<number, number>();
  for (const comparable of NAMES_TO_COMPARE) {
    const places = soleBearers(files, comparable);
    for (const [name, at] of soleBearers(results, comparable)) {
      const place = places.get(name);
      if (place !== undefined) fileAt.set(at, place);
    }
  }
  if (isWhole && [...fileAt].every(([at, place]) => at === place))
    for (const [at, { name }] of results.entries()) if (name === '' || files.length === 1) fileAt.set(at, at);
  return fileAt;
}

/** The positions of unique names. */
function soleBearers(named: readonly Named[], comparable: (name: string) => string): Map<string, number> {
  const places = Map.groupBy(named.keys(), (at) => comparable(named[at]?.name ?? ''));
  places.delete('');
  return new Map(
    [...places].flatMap(([name, [at, ...others]]) => (at === undefined || others.length > 0 ? [] : [[name, at]])),
  );
}

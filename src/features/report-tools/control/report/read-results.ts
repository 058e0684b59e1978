import * as z from 'zod/mini';
import { rawItems } from '#shared/api/lists.ts';
import { MISSING } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { controlResultsWire } from './control.wire.ts';
import { isSameName, NAMES_TO_COMPARE } from './file-kinds.ts';
import type { ReportResult } from './report-result.ts';

type Named = { readonly name: string };

/**
 * The results of several reports as the agency names them, those of the files in the order of the files; null where the answer holds
 * none. Neither their order nor their names are promised (R3.10, R7): a result belongs to a file only where nothing else can be meant.
 */
export function readResults(data: unknown, files: readonly Named[], lang: Lang): ReportResult[] | null {
  const { data: sent = [] } = z.safeParse(controlResultsWire, data);
  if (sent.length === 0) return null;
  // Their places count only where there is one for each file and none was left out.
  const isWhole = sent.length === files.length && rawItems(data, 'CheckOld').length === files.length;
  const fileAt = filesOf(sent, files, isWhole);
  const results = sent.map((result, at) => {
    const place = fileAt.get(at);
    const file = place === undefined ? null : (files[place]?.name ?? null);
    const name = result.name || file || result.id || MISSING;
    return { place: place ?? files.length, result: { ...result, name, lang, file } };
  });
  return results.toSorted((one, other) => one.place - other.place).map(({ result }) => result);
}

/** Files that no result surely belongs to: nobody here knows what the agency says of them. */
export function filesWithoutResult(files: readonly Named[], results: readonly ReportResult[]): string[] {
  return files.flatMap(({ name }) => (results.some((result) => isResultOf(result, name)) ? [] : [name]));
}

/** Whether a result surely belongs to the file of that name. */
export const isResultOf = ({ file }: ReportResult, name: string): boolean => file !== null && isSameName(file, name);

/**
 * The place of its file for each result that surely has one: by its name where one result and one file alone bear it, without a name by
 * its own place while all others stand at those of their files. The one result of one file needs no name.
 */
function filesOf(results: readonly Named[], files: readonly Named[], isWhole: boolean): ReadonlyMap<number, number> {
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

/** The places of those whose name no other bears. */
function soleBearers(named: readonly Named[], comparable: (name: string) => string): Map<string, number> {
  const places = Map.groupBy(named.keys(), (at) => comparable(named[at]?.name ?? ''));
  places.delete('');
  return new Map(
    [...places].flatMap(([name, [at, ...others]]) => (at === undefined || others.length > 0 ? [] : [[name, at]])),
  );
}

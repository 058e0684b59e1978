import { COMPARE_LIMITS } from '#domain/legal-entity/compare/compare-basket.ts';

/** The comparison an address stands for: `?ids=1,2,3&year=2024&reportType=37`. */
export type CompareParams = { ids: number[]; year: number | null; reportTypeId: number | null };

const whole = (text: string | null): number | null => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** Reads an address: at most four different ids in their order; what is no id, year or type is left out (faults D03). */
export function readCompareParams(search: URLSearchParams): CompareParams {
  const ids = (search.get('ids') ?? '').split(/[,;\s]+/).flatMap((text) => whole(text) ?? []);
  return {
    ids: [...new Set(ids)].slice(0, COMPARE_LIMITS.most),
    year: whole(search.get('year')),
    reportTypeId: whole(search.get('reportType')),
  };
}

/** The address of a comparison. */
export function writeCompareParams({ ids, year, reportTypeId }: CompareParams): URLSearchParams {
  const search = new URLSearchParams();
  if (ids.length) search.set('ids', ids.join(','));
  if (year !== null) search.set('year', String(year));
  if (reportTypeId !== null) search.set('reportType', String(reportTypeId));
  return search;
}

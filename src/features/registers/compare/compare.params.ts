import * as z from 'zod/mini';
import { MEASURES } from '#domain/indicators/figure-measure.ts';
import { urlReportType } from '#domain/indicators/url-report-type.ts';
import { COMPARE_LIMITS } from '#domain/legal-entity/compare/use-compare-basket.ts';
import { readEntityId } from '#domain/legal-entity/entity-id.ts';
import { withoutSentenceEnd } from '#shared/routing/sentence-end.ts';
import { urlChoice, urlNumber, urlValue } from '#shared/routing/url-schema.ts';

/** At most four different ids in their order; invalid ids are left out (faults D03). */
const urlIds = urlValue<number[]>([], (text) => {
  const ids = text.split(/[,;\s]+/).flatMap((part) => readEntityId(withoutSentenceEnd(part)) ?? []);
  return [...new Set(ids)].slice(0, COMPARE_LIMITS.most);
});

/** The address of a comparison: `?ids=1,2,3&view=years&year=2024&reportType=37`. */
export const compareUrl = z.object({
  ids: urlIds,
  view: urlChoice<'year' | 'years'>(['year', 'years']),
  year: urlNumber(),
  /** Id of the report type. */
  reportType: urlReportType(),
  /** Whether amounts, shares or the index are shown. */
  measure: urlChoice(MEASURES),
});

export type CompareParams = z.output<typeof compareUrl>;

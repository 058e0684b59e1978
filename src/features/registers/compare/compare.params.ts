import * as z from 'zod/mini';
import { COMPARE_LIMITS } from '#domain/legal-entity/compare/use-compare-basket.ts';
import { urlChoice, urlValue } from '#shared/routing/url-schema.ts';

const whole = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** At most four different ids in their order; what is no id is left out (faults D03). */
const urlIds = urlValue<number[]>([], (text) => {
  const ids = text.split(/[,;\s]+/).flatMap((part) => whole(part) ?? []);
  return [...new Set(ids)].slice(0, COMPARE_LIMITS.most);
});

/** The address of a comparison: `?ids=1,2,3&view=years&year=2024&reportType=37`. */
export const compareUrl = z.object({
  ids: urlIds,
  view: urlChoice<'year' | 'years'>(['year', 'years']),
  year: urlValue<number | null>(null, whole),
  /** Id of the report type. */
  reportType: urlValue<number | null>(null, whole),
});

export type CompareParams = z.output<typeof compareUrl>;

import { useMemo } from 'react';
import * as z from 'zod/mini';
import { MEASURES } from '#domain/indicators/figure-measure.ts';
import { CARD_NAMES, type CardName } from '#domain/indicators/indicator-cards.ts';
import { urlReportType } from '#domain/indicators/url-report-type.ts';
import { urlChoice, urlNumber, urlValue } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';

/** The address of the financial section: `?card=income&view=years&year=2021&reportType=37&chart=a,b` (faults D07). */
export const financialUrl = z.object({
  card: urlChoice<CardName | null>([null, ...CARD_NAMES]),
  view: urlChoice<'year' | 'years'>(['year', 'years']),
  year: urlNumber(),
  reportType: urlReportType(),
  /** Whether amounts, shares or the index are shown. */
  measure: urlChoice(MEASURES),
  /** Ids of the lines shown as charts. */
  chart: urlValue<string[] | null>(null, (text) => text.split(',').filter(Boolean)),
});

export type FinancialParams = z.output<typeof financialUrl>;

type Change = Partial<FinancialParams>;

export type FinancialView = ReturnType<typeof useFinancialParams>;

/** The state of the financial section in the address, in one history entry: going back leaves the profile. */
export function useFinancialParams() {
  const [params, setParams] = useUrlState(financialUrl);
  return useMemo(() => {
    const change = (next: Change | ((now: FinancialParams) => Change)) =>
      setParams((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) }), { history: 'replace' });
    return { params, change };
  }, [params, setParams]);
}

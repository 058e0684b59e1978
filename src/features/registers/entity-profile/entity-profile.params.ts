import * as z from 'zod/mini';
import { useMemo } from 'react';
import type { RequestedSelection } from '#domain/indicators/IndicatorCard.tsx';
import type { CardName } from '#domain/indicators/rows.ts';
import { urlChoice, urlValue } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';

/** What the financial section shows, as the address says it; null where the address does not say. */
export type FinancialParams = {
  card: CardName | null;
  view: 'year' | 'years';
  year: number | null;
  reportTypeId: number | null;
  charted: string[] | null;
};

const CARDS: readonly CardName[] = ['balance', 'income', 'annex', 'pp', 'main'];

const urlWhole = urlValue<number | null>(null, (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined));

const urlFields = z.object({
  card: urlChoice<CardName | null>([null, ...CARDS]),
  view: urlChoice<'year' | 'years'>(['year', 'years']),
  year: urlWhole,
  reportType: urlWhole,
  chart: urlValue<string[] | null>(null, (text) => text.split(',').filter(Boolean)),
});

/** The address of the financial section: `?card=income&view=years&year=2021&reportType=37&chart=a,b` (faults D07). */
export const financialUrl = z.codec(urlFields, z.custom<FinancialParams>(), {
  decode: ({ reportType, chart, ...params }) => ({ ...params, reportTypeId: reportType, charted: chart }),
  encode: ({ reportTypeId, charted, ...params }) => ({ ...params, reportType: reportTypeId, chart: charted }),
});

type Change = Partial<FinancialParams>;

export type FinancialView = {
  params: FinancialParams;
  change: (next: Change | ((now: FinancialParams) => Change)) => void;
  /** Another year or report; what is not named is preselected again. */
  select: (selection: RequestedSelection) => void;
};

/** The state of the financial section in the address; going back leaves the profile, not through every year looked at. */
export function useFinancialParams(): FinancialView {
  const [params, write] = useUrlState(financialUrl);
  return useMemo(() => {
    const change: FinancialView['change'] = (next) =>
      void write((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) }), { replace: true });
    return { params, change, select: ({ year = null, reportTypeId = null }) => change({ year, reportTypeId }) };
  }, [params, write]);
}

import type { CardName } from '#domain/indicators/rows.ts';

/** The search a profile belongs to: its breadcrumb base and label follow (R2.2). */
export type ProfileBase = 'entitySearch' | 'publicEntitySearch';

/** What the financial section shows, as the address says it; null where the address does not say. */
export type FinancialParams = {
  card: CardName | null;
  view: 'year' | 'years';
  year: number | null;
  reportTypeId: number | null;
  charted: string[] | null;
};

const CARDS: readonly string[] = ['balance', 'income', 'annex', 'pp', 'main'] satisfies CardName[];

const whole = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Reads `?card=income&view=years&year=2021&reportType=37&chart=a,b`; anything else falls back (faults D07). */
export function readFinancialParams(search: URLSearchParams): FinancialParams {
  const card = search.get('card') ?? '';
  const chart = search.get('chart');
  return {
    card: CARDS.includes(card) ? (card as CardName) : null,
    view: search.get('view') === 'years' ? 'years' : 'year',
    year: whole(search.get('year')),
    reportTypeId: whole(search.get('reportType')),
    charted: chart === null ? null : chart.split(',').filter(Boolean),
  };
}

/** The address of a changed view; other parameters stay. */
export function writeFinancialParams(search: URLSearchParams, params: FinancialParams): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (key: string, value: string | null) => (value === null ? next.delete(key) : next.set(key, value));
  set('card', params.card);
  set('view', params.view === 'years' ? 'years' : null);
  set('year', params.year === null ? null : String(params.year));
  set('reportType', params.reportTypeId === null ? null : String(params.reportTypeId));
  set('chart', params.charted === null ? null : params.charted.join(','));
  return next;
}

/** The id of a profile's address; null for what can be no id, so that nothing is asked for it (faults D03). */
export function readEntityId(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

import { useTranslation } from 'react-i18next';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import type { IndicatorRow } from './indicator-row.ts';
import type { Card } from './indicator-cards.ts';
import { useRowLabel } from './use-indicator-text.ts';

/** The lines most looked at, by meaning, in the order they are explained. */
const EXPLAINED = [
  'assets',
  'fixedAssets',
  'currentAssets',
  'receivables',
  'capital',
  'liabilities',
  'longLiabilities',
  'shortLiabilities',
  'operatingIncome',
  'result',
  'wages',
  'employees',
] as const;

type Explained = (typeof EXPLAINED)[number];

/** The most looked-at lines of cards in plain language, opened in place; nothing when they have none of them. */
export function Explanations({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('indicators');
  const rowLabel = useRowLabel();
  const rows = cards.flatMap(({ from2022, until2021 }) => [...from2022, ...until2021]);
  const explained = EXPLAINED.flatMap((meaning) => {
    const row = rows.find((each) => each.meaning === meaning && !each.isLossOfMeaning);
    return row ? [{ row, meaning }] : [];
  });
  if (explained.length === 0) return null;
  const term = (row: IndicatorRow, meaning: Explained) =>
    meaning === 'result' ? t('results.result') : rowLabel(row).label;
  return (
    <Disclosure summary={t('explainedTitle')} className="no-print">
      <DefinitionList items={explained.map(({ row, meaning }) => [term(row, meaning), t(`explained.${meaning}`)])} />
    </Disclosure>
  );
}

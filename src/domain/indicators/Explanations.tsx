import { useTranslation } from 'react-i18next';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import type { Card } from './indicator-cards.ts';
import { useRowLabel } from './use-indicator-text.ts';

/** The most viewed lines, by meaning, in the order they are explained. */
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

/** Explains the most viewed lines in plain language, opened in place; renders nothing if the cards have none of them. */
export function Explanations({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('indicators');
  const rowLabel = useRowLabel();
  const rows = cards.flatMap(({ from2022, until2021 }) => [...from2022, ...until2021]);
  const items = EXPLAINED.flatMap((meaning) => {
    const row = rows.find((each) => each.meaning === meaning && !each.isLossOfMeaning);
    const term = row && (meaning === 'result' ? t('results.result') : rowLabel(row).label);
    return term ? [[term, t(`explained.${meaning}`)] as const] : [];
  });
  return items.length === 0 ? null : (
    <Disclosure summary={t('explainedTitle')} className="no-print">
      <DefinitionList items={items} />
    </Disclosure>
  );
}

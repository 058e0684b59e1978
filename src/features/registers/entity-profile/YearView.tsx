import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { chartedTrends, toggled, trendOfRow } from '#domain/indicators/charted.ts';
import { IndicatorCard } from '#domain/indicators/IndicatorCard.tsx';
import { IndicatorChart } from '#domain/indicators/IndicatorChart.tsx';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { selectionOf, yearsOf } from '#domain/indicators/reports-of-year.ts';
import type { IndicatorRow } from '#domain/indicators/row.ts';
import type { Card } from '#domain/indicators/rows.ts';
import { seriesOf, shownKind } from '#domain/indicators/series.ts';
import { trendsOf } from '#domain/indicators/trends.ts';
import styles from './FinancialCards.module.css';
import type { FinancialView } from './entity-profile.params.ts';

export type ViewProps = FinancialView & { card: Card; isMicro: boolean; records: readonly IndicatorRecord[] };

/** The card of one year (R2.5) with the selected lines drawn over all years beside it. */
export const YearView = memo(function YearView({ card, isMicro, records, params, change }: ViewProps) {
  const { t } = useTranslation('indicators');
  const { year } = selectionOf(records, params);
  const trends = trendsOf(card, isMicro);
  const charted = chartedTrends(card, trends, params.charted);
  const kind = shownKind(records, params);
  const years = yearsOf(records);
  const idOf = (row: IndicatorRow) => trendOfRow(trends, row)?.id ?? row.key;
  return (
    <IndicatorCard
      card={card}
      isMicro={isMicro}
      records={records}
      requested={params}
      onRequest={(requested) => change({ year: requested.year ?? null, reportTypeId: requested.reportTypeId ?? null })}
      withChange
      chart={{
        isShown: (row) => charted.includes(idOf(row)),
        toggle: (row) => change({ charted: toggled(charted, idOf(row)) }),
      }}
      aside={
        records.length ? (
          <>
            {charted.flatMap((id) => {
              const trend = trends.find((each) => each.id === id);
              return trend ? (
                <IndicatorChart key={id} trend={trend} points={seriesOf(trend, records, years, kind)} year={year} />
              ) : (
                []
              );
            })}
            <p className={`${styles.hint} no-print`}>{t('chartHint')}</p>
          </>
        ) : undefined
      }
    />
  );
});

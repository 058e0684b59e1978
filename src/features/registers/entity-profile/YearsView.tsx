import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { chartedTrends, toggled } from '#domain/indicators/charted.ts';
import { ReportTypeTags } from '#domain/indicators/YearAndReportTags.tsx';
import { yearsOf } from '#domain/indicators/reports-of-year.ts';
import { reportKindOf, recordOfKind, reportKinds, seriesOf, shownKind } from '#domain/indicators/series.ts';
import { trendsOf } from '#domain/indicators/trends.ts';
import { YearsTable } from '#domain/indicators/YearsTable.tsx';
import styles from './FinancialCards.module.css';
import type { ViewProps } from './YearView.tsx';

/** All years of a card side by side for one kind of report, with notes on what is missing and why (decisions: Annual report over all years). */
export const YearsView = memo(function YearsView({ card, isMicro, records, params, change }: ViewProps) {
  const { t } = useTranslation('indicators');
  const kinds = reportKinds(records);
  const kind = shownKind(records, params);
  const years = yearsOf(records);
  const trends = trendsOf(card, isMicro);
  const charted = chartedTrends(card, trends, params.charted);
  const without = years.filter((year) => !recordOfKind(records, year, kind));
  const noReport = without.filter((year) => !records.some((record) => record.year === year));
  const otherReport = without.filter((year) => !noReport.includes(year));
  const types = kinds.map(({ typeIds: [id = 0], name }) => ({ id, name }));
  const listed = (some: readonly number[]) => some.map((year) => t('yearListed', { year })).join(', ');
  if (!kind) return <p className={styles.none}>{t('noResultsForSelectedYear')}</p>;
  return (
    <div className={styles.years}>
      <ReportTypeTags
        types={types}
        value={kind.typeIds[0] ?? null}
        onChange={(id) =>
          change({ reportTypeId: id, year: Math.max(...(reportKindOf(kinds, id)?.years ?? [0])) || null })
        }
      />
      <YearsTable
        caption={t('yearsNote')}
        years={years}
        submitted={years.map((year) => recordOfKind(records, year, kind)?.submittedOn ?? '')}
        kindNames={kind.names}
        series={trends.map((trend) => ({ trend, points: seriesOf(trend, records, years, kind) }))}
        charted={charted}
        onChart={(id) => change({ charted: toggled(charted, id) })}
      />
      <div className={styles.notes}>
        <p className={styles['break-note']}>
          <i aria-hidden="true" />
          <span>{t('breakNote')}</span>
        </p>
        <p className={styles['break-note']}>
          <i className={styles['none-swatch']} aria-hidden="true" />
          <span>{t('notOnFormNote')}</span>
        </p>
        {noReport.length ? <p>{t('noReportYears', { years: listed(noReport) })}</p> : null}
        {otherReport.length ? <p>{t('otherReportYears', { years: listed(otherReport) })}</p> : null}
      </div>
    </div>
  );
});

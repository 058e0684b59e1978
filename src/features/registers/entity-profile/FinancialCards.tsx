import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { barsOverYears } from '#domain/indicators/chart-source.ts';
import { Explanations } from '#domain/indicators/Explanations.tsx';
import { baseYearsOf, measuredSeries } from '#domain/indicators/figure-measure.ts';
import { FiguresBar } from '#domain/indicators/FiguresBar.tsx';
import { INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import type { Register } from '#domain/indicators/register.ts';
import { yearsOf } from '#domain/indicators/report-selection.ts';
import { recordOfKind, reportKindOf, reportKinds, shownKind } from '#domain/indicators/series.ts';
import { chartedTrends, toggled, trendsOf } from '#domain/indicators/trends.ts';
import { YearAndReportPicker, ReportTypePicker } from '#domain/indicators/YearAndReportPicker.tsx';
import { YearsTable } from '#domain/indicators/YearsTable.tsx';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { NavTabs } from '#shared/ui/NavTabs.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { type FinancialParams, useFinancialParams } from './entity-profile.params.ts';
import { trendsShown, type ViewProps, YearView } from './YearView.tsx';
import styles from './FinancialCards.module.css';

type FinancialCardsProps = { entity: LegalEntity; register: Register; records: readonly IndicatorRecord[] };

/** Below the figures, so that the first screen does not wait for it. */
const Ratios = lazyPart(async () => (await import('./late-parts.ts')).Ratios, {
  isLate: true,
  waiting: () => <RowsSkeleton rows={8} />,
});

/** The cards of a register as tabs, for one year with a chart beside it or for all years side by side. */
export function FinancialCards({ entity, register, records }: FinancialCardsProps) {
  const { t } = useTranslation(['entity-profile', 'indicators']);
  const now = useFinancialParams();
  const { params, change } = now;
  // The pressed control changes at once; the figures may be rendered later.
  const deferred = useDeferredValue(now);
  const isBusy = deferred !== now || undefined;
  const { cards } = INDICATOR_ROWS[register];
  const cardOf = ({ card }: FinancialParams) => cards.find(({ name }) => name === card) ?? cards[0];
  const [current, card] = [cardOf(params), cardOf(deferred.params)];
  const { id, jib, shortName, longName, isMicro } = entity;
  // Stays the same for a press, so that the old figures are not rendered again before the new ones.
  const { kind, years, by } = useMemo(() => {
    const shown = shownKind(records, deferred.params);
    const all = yearsOf(records);
    const baseYears = baseYearsOf([{ records }], all, shown);
    return {
      kind: shown,
      years: all,
      by: { measure: deferred.params.measure, form: { register, isMicro }, baseYears },
    };
  }, [records, deferred.params, register, isMicro]);
  if (!current || !card) return null;
  const kinds = reportKinds(records);
  const view = { card, records, by, kind, years, ...deferred };
  const charts = () =>
    trendsShown(card, isMicro, deferred.params).map((trend) => [
      { trend, bars: barsOverYears(measuredSeries(trend, records, years, kind, by)) },
    ]);
  return (
    <div className="stack">
      {cards.length > 1 ? (
        <NavTabs
          label={t('cards')}
          items={cards.map(({ name }) => ({
            key: name,
            label: t(`indicators:cards.${name}`),
            current: name === current.name,
            onSelect: () => change({ card: name, chart: null }),
          }))}
        />
      ) : null}
      <FiguresBar
        view={params.view}
        onMeasure={(next) => change({ measure: next })}
        onView={(next) => change({ view: next })}
        entities={[{ jib, name: nameOfEntity(entity), register, isMicro, records }]}
        shown={{ years, kind, measure: params.measure, baseYears: by.baseYears }}
        charts={charts}
        of={{ label: t('fields.shortName'), text: [longName || shortName, jib].filter(Boolean).join(', ') }}
        title={t('indicators:title')}
        fileName={`${t('exportFile')}-${jib || id}`}
      />
      {deferred.params.view === 'years' ? (
        <div className="stack">
          <ReportTypePicker
            types={kinds}
            value={shownKind(records, params)?.id ?? null}
            onChange={(first) => {
              const chosen = reportKindOf(kinds, first);
              const year = Math.max(...(chosen?.years ?? [0])) || null;
              // The address has the type of that year, because a kind may have had another before.
              const record = year ? recordOfKind(records, year, chosen) : null;
              change({ year, reportType: record?.reportTypeId ?? first });
            }}
          />
          <div aria-busy={isBusy}>
            <YearsView {...view} />
          </div>
        </div>
      ) : (
        <div className="stack-3">
          <YearAndReportPicker records={records} requested={params} onRequest={change} />
          <div aria-busy={isBusy}>
            <YearView {...view} />
          </div>
        </div>
      )}
      <Explanations cards={[card]} />
      <Ratios {...{ records, kind, years }} form={by.form} params={deferred.params} />
    </div>
  );
}

/** All years of a card for one kind of report, with notes on gaps (decisions: Annual report over all years). */
const YearsView = memo(function YearsView({ card, by, records, kind, years, params, change }: ViewProps) {
  const { t } = useTranslation(['indicators', 'entity-profile']);
  const trends = trendsOf(card, by.form.isMicro);
  const without = years.filter((year) => !recordOfKind(records, year, kind));
  const noReport = without.filter((year) => !records.some((record) => record.year === year));
  const otherReport = without.filter((year) => !noReport.includes(year));
  const listed = (some: readonly number[]) => some.map((year) => t('yearListed', { year })).join(', ');
  if (!kind) return <p className="muted">{t('entity-profile:noReports')}</p>;
  return (
    <div className="stack">
      <YearsTable
        {...{ records, kind, by, trends }}
        charted={chartedTrends(card, trends, params.chart)}
        onChart={(id) => change((at) => ({ chart: toggled(chartedTrends(card, trends, at.chart), id) }))}
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

import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { FiguresBar } from '#domain/indicators/FiguresBar.tsx';
import { Explanations } from '#domain/indicators/Explanations.tsx';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import type { Register } from '#domain/indicators/register.ts';
import { NavTabs } from '#shared/ui/NavTabs.tsx';
import { ratioSeriesOf, ratiosOf } from '#domain/indicators/ratios.ts';
import { RatioTable, RatioYears } from '#domain/indicators/RatioTables.tsx';
import { selectionOf, yearsOf } from '#domain/indicators/reports-of-year.ts';
import { recordOfKind, reportKindOf, reportKinds, seriesOf, shownKind } from '#domain/indicators/series.ts';
import { Section } from '#shared/ui/Section.tsx';
import styles from './FinancialCards.module.css';
import { type FinancialParams, type FinancialView, useFinancialParams } from './entity-profile.params.ts';
import { type ViewProps, YearView } from './YearView.tsx';
import { chartedTrends, toggled, trendsOf } from '#domain/indicators/trends.ts';
import { ReportPicker, ReportTypePicker } from '#domain/indicators/ReportPicker.tsx';
import { YearsTable } from '#domain/indicators/YearsTable.tsx';

type RatiosProps = {
  register: Register;
  isMicro: boolean;
  records: readonly IndicatorRecord[];
  params: FinancialParams;
};

/** The ratios of the shown report or, in the view of all years, of the shown kind of report; nothing without a report. */
const Ratios = memo(function Ratios({ register, isMicro, records, params }: RatiosProps) {
  const { t } = useTranslation('indicators');
  const { year, record } = selectionOf(records, params);
  const isAllYears = params.view === 'years';
  const kind = shownKind(records, params);
  const form = { register, isMicro };
  if (isAllYears ? !kind : !record) return null;
  return (
    <Section title={t('ratiosTitle')} level={3}>
      {isAllYears ? (
        <RatioYears caption={t('ratiosYearsNote')} series={ratioSeriesOf(form, records, yearsOf(records), kind)} />
      ) : record ? (
        <RatioTable caption={t('ratiosNote')} ratios={ratiosOf(form, record, recordOfKind(records, year - 1, kind))} />
      ) : null}
    </Section>
  );
});

type FinancialCardsProps = { entity: LegalEntity; register: Register; records: readonly IndicatorRecord[] };

/** The cards of a register: one at a time by tabs, for one year with a chart beside it or for all years side by side. */
export function FinancialCards({ entity, register, records }: FinancialCardsProps) {
  const { t } = useTranslation(['entity-profile', 'indicators']);
  const now = useFinancialParams();
  const { params, change } = now;
  // What is pressed moves at once; the figures it asks for are drawn behind.
  const drawn = useDeferredValue(now);
  const { cards } = INDICATOR_ROWS[register];
  const cardOf = ({ card }: FinancialParams) => cards.find(({ name }) => name === card) ?? cards[0];
  const [current, card] = [cardOf(params), cardOf(drawn.params)];
  if (!current || !card) return null;
  const { id, jib, shortName, longName, isMicro } = entity;
  const kind = shownKind(records, drawn.params);
  const view = { card, isMicro, records, ...drawn };
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
        onView={(next) => change({ view: next })}
        entities={[{ jib, name: shortName || longName, register, isMicro, records }]}
        years={yearsOf(records)}
        kind={kind}
        of={{ label: t('fields.shortName'), text: [longName || shortName, jib].filter(Boolean).join(', ') }}
        title={t('indicators:title')}
        fileName={`${t('exportFile')}-${jib || id}`}
      />
      {drawn.params.view === 'years' ? (
        <div className="stack">
          <KindTags records={records} {...now} />
          <YearsView {...view} />
        </div>
      ) : (
        <div className="stack-3">
          <ReportPicker records={records} requested={params} onRequest={now.select} />
          <YearView {...view} />
        </div>
      )}
      <Explanations cards={[card]} />
      <Ratios register={register} isMicro={isMicro} records={records} params={drawn.params} />
    </div>
  );
}

/** The kinds of report whose years can be seen side by side. */
function KindTags({ records, params, change }: FinancialView & { records: readonly IndicatorRecord[] }) {
  const kinds = reportKinds(records);
  return (
    <ReportTypePicker
      types={kinds.map(({ typeIds: [id = 0], name }) => ({ id, name }))}
      value={shownKind(records, params)?.typeIds[0] ?? null}
      onChange={(id) => change({ reportType: id, year: Math.max(...(reportKindOf(kinds, id)?.years ?? [0])) || null })}
    />
  );
}

/** All years of a card side by side for one kind of report, with notes on what is missing and why (decisions: Annual report over all years). */
const YearsView = memo(function YearsView({ card, isMicro, records, params, change }: ViewProps) {
  const { t } = useTranslation('indicators');
  const kind = shownKind(records, params);
  const years = yearsOf(records);
  const trends = trendsOf(card, isMicro);
  const charted = chartedTrends(card, trends, params.chart);
  const without = years.filter((year) => !recordOfKind(records, year, kind));
  const noReport = without.filter((year) => !records.some((record) => record.year === year));
  const otherReport = without.filter((year) => !noReport.includes(year));
  const listed = (some: readonly number[]) => some.map((year) => t('yearListed', { year })).join(', ');
  if (!kind) return <p className="muted">{t('noResultsForSelectedYear')}</p>;
  return (
    <div className="stack">
      <YearsTable
        caption={t('yearsNote')}
        years={years}
        submitted={years.map((year) => recordOfKind(records, year, kind)?.submittedOn ?? '')}
        kindNames={kind.names}
        series={trends.map((trend) => ({ trend, points: seriesOf(trend, records, years, kind) }))}
        charted={charted}
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

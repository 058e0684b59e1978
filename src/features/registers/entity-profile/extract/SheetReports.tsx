import { useTranslation } from 'react-i18next';
import { columnDecimals } from '#domain/indicators/column-decimals.ts';
import { breakIn } from '#domain/indicators/indicator-cards.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { laterReports, replacedReport } from '#domain/indicators/report-selection.ts';
import { recordOfKind } from '#domain/indicators/series.ts';
import { useFigure, useTrendLabel } from '#domain/indicators/use-indicator-text.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { formatDate } from '#shared/format/date.ts';
import { UNREADABLE } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import type { FinancialParams } from '../entity-profile.params.ts';
import type { ExtractChoice } from './extract-choice.ts';
import { printedReports, type PrintedReports, type PrintedStatement, printedStatements } from './printed-statements.ts';
import { NotLoaded, SheetPart, SheetYears, yearCell } from './SheetPart.tsx';
import { SheetRatios } from './SheetRatios.tsx';
import styles from './ExtractSheet.module.css';

type SheetReportsProps = {
  entity: LegalEntity;
  /** Undefined while they are not known. */
  records: readonly IndicatorRecord[] | undefined;
  params: FinancialParams;
  choice: ExtractChoice;
};

/** The reports of the chosen year, or of three years: every statement (R2.4, R2.5), and the ratios computed from them. */
export function SheetReports({ entity, records, params, choice }: SheetReportsProps) {
  const { t } = useTranslation(['indicators', 'entity-profile']);
  const { register, isMicro, isVisibleEntity, isHiddenEntity } = entity;
  if (!isVisibleEntity || !register || !records) {
    const hidden = isHiddenEntity ? 'hiddenCards' : 'notShownCards';
    const why = isVisibleEntity ? (register ? null : 'noRegister') : hidden;
    return <SheetPart title={t('title')}>{why ? <p>{t(`entity-profile:${why}`)}</p> : <NotLoaded />}</SheetPart>;
  }
  const reports = printedReports(records, params, choice.years);
  const form = { register, isMicro };
  const statements = printedStatements(form, reports);
  const { wanted, years, record } = reports;
  const isBroken = breakIn(years) > 0;
  const beside = years.length === 1 && statements.length > 1;
  return (
    <>
      {choice.parts.includes('statements') ? (
        <SheetPart title={`${t('title')}, ${wanted.map((year) => t('yearListed', { year })).join(' ')}`}>
          <ReportNotes records={records} reports={reports} />
          {record && years.length < wanted.length ? (
            <p className={styles.note}>
              {t('noReportYears', { years: t('yearListed', { year: wanted.at(-1) ?? 0 }) })}
            </p>
          ) : null}
          {record && statements.length > 0 ? (
            <div className={beside ? styles.statements : undefined}>
              {statements.map((statement) => (
                <Statement key={statement.name} statement={statement} reports={reports} />
              ))}
            </div>
          ) : (
            <p>{t('noResultsForSelectedYear')}</p>
          )}
          {isBroken ? <p className={styles.note}>{t('breakNote')}</p> : null}
        </SheetPart>
      ) : null}
      {choice.parts.includes('ratios') && record ? <SheetRatios form={form} reports={reports} /> : null}
    </>
  );
}

/** Kind and day of submission of each printed report, what the chosen one replaces, and which amended or later ones there are (R2.5). */
function ReportNotes({ records, reports }: { records: readonly IndicatorRecord[]; reports: PrintedReports }) {
  const { t } = useTranslation('indicators');
  const lang = useLang();
  const { record, kind, years } = reports;
  if (!record) return null;
  const day = (submittedOn: string) => (submittedOn ? formatDate(submittedOn, lang) : t('dateUnknown'));
  const replaced = replacedReport(records, record);
  const submitted = years.map((year) => {
    const of = recordOfKind(reports.records, year, kind);
    return of && `${t('yearListed', { year })} ${day(of.submittedOn)}`;
  });
  const name = (text: string) => text || t('reportTypeUnknown');
  return (
    <p className={styles.note}>
      <b>{name(record.reportTypeName)}.</b>{' '}
      <span>
        {years.length === 1
          ? t('submittedOn', { date: day(record.submittedOn) })
          : `${t('submitted')}: ${submitted.filter(Boolean).join(', ')}.`}
      </span>{' '}
      {replaced ? <span>{`${t('replaces', { date: day(replaced.submittedOn) })} `}</span> : null}
      {laterReports(records, record).map((later) => (
        <b key={later.id}>
          {`${t(later.isAmended ? 'amendedExists' : 'laterExists', { name: name(later.name), date: day(later.submittedOn) })} `}
        </b>
      ))}
      <span>{t('amountsNote')}</span>
    </p>
  );
}

/** The lines that sum up the others. */
const MAIN_LINES: readonly (string | undefined)[] = ['assets', 'operatingIncome', 'income', 'result'];

function Statement({ statement, reports }: { statement: PrintedStatement; reports: PrintedReports }) {
  const { t } = useTranslation('indicators');
  const figure = useFigure();
  const trendLabel = useTrendLabel();
  const { name, lines } = statement;
  const { years } = reports;
  const last = years.at(-1) ?? 0;
  const breakAt = breakIn(years);
  const withChange = lines.some(({ change }) => change);
  const decimals = years.map((_, at) =>
    columnDecimals(
      lines.map(({ trend, values }) => {
        const value = values[at];
        return trend.unit === 'KM' && typeof value === 'number' ? value : null;
      }),
    ),
  );
  return (
    <table className={classNames(styles.table, styles.figures)}>
      <thead>
        <tr>
          <th scope="col">{t(`cards.${name}`)}</th>
          <SheetYears years={years} />
          {withChange ? (
            <th scope="col" className={classNames('num', styles.change)}>
              {t('changeAgainst', { year: last - 1 })}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ trend, values, change }) => {
          const { label, code } = trendLabel(trend);
          const meaning = (trend.now ?? trend.old)?.row.meaning;
          return (
            <tr key={trend.id} className={MAIN_LINES.includes(meaning) ? styles.main : undefined}>
              <th scope="row">
                <span>{label}</span> {code ? <small>{code}</small> : null}
              </th>
              {values.map((value, at) => (
                <td key={years[at]} className={yearCell(at, breakAt)}>
                  {value === UNREADABLE
                    ? t('gaps.unreadable')
                    : value === 'notOnForm'
                      ? ''
                      : figure.amount(value, trend.unit === 'KM' ? decimals[at] : undefined)}
                </td>
              ))}
              {withChange ? <td className="num">{figure.change(change) || '–'}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

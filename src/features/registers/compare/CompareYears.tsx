import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { columnDecimals } from '#domain/indicators/column-decimals.ts';
import type { FiguresShown } from '#domain/indicators/figure-lines.ts';
import type { Register } from '#domain/indicators/register.ts';
import { recordOfKind, reportKinds } from '#domain/indicators/series.ts';
import { ReportTypePicker } from '#domain/indicators/YearAndReportPicker.tsx';
import { YearCells, YearColumns, YearHeads } from '#domain/indicators/YearCells.tsx';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Table } from '#shared/ui/Table.tsx';
import { useRootMark } from '#shared/ui/use-root-mark.ts';
import { allRecords, type Ready } from './comparable.ts';
import { comparedLines } from './compared-lines.ts';
import { CompareLine, LineHead, useCellText } from './CompareLine.tsx';
import yearsTable from '#domain/indicators/YearsTable.module.css';
import styles from './CompareYears.module.css';

type CompareYearsProps = {
  register: Register;
  ready: readonly Ready[];
  shown: FiguresShown;
  onReportType: (id: number) => void;
};

/** The entities over all years for one kind of report: each line and ratio with a row and a small chart for each entity. */
export function CompareYears({ register, ready, shown, onReportType }: CompareYearsProps) {
  const { t } = useTranslation(['compare', 'indicators']);
  const lang = useLang();
  const { years, kind, measure } = shown;
  const cellText = useCellText(measure);
  useRootMark('wideSheet', true);
  if (!kind) return null;
  const lines = comparedLines(register, ready, kind, shown);
  const amounts = lines.filter(({ unit }) => unit === 'KM');
  const decimals = years.map((_, at) =>
    columnDecimals(amounts.flatMap(({ rows }) => rows.map(({ points }) => points[at]?.value))),
  );
  const lengths = lines.flatMap((line) =>
    line.rows.flatMap(({ points }) => points.map(({ value }, at) => cellText(line, value, decimals[at]).length)),
  );
  // Width in characters: at least the longest figure and a date.
  const signs = Math.max(8, ...lengths);
  return (
    <>
      <ReportTypePicker types={reportKinds(allRecords(ready))} value={kind.id} onChange={onReportType} />
      <Table
        caption={t(measure === 'amount' ? 'captionYears' : 'captionYearsMeasured', {
          type: kind.name || t('indicators:reportTypeUnknown'),
        })}
        fromEnd
        className={classNames(yearsTable.table, styles.table) ?? ''}
      >
        <colgroup>
          <col className={styles.labels} />
          <YearColumns years={years} className={yearsTable.year} style={{ '--signs': signs } as CSSProperties} />
          <col className={styles['chart-column']} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={yearsTable.corner}>
              {t('entity')}
            </th>
            <YearHeads years={years} />
            <th scope="col" className={styles.chart}>
              {t('chart')}
            </th>
          </tr>
        </thead>
        <tbody>
          <LineHead name={t('indicators:submitted')} years={years} />
          {ready.map(({ id, entity, records: own }) => (
            <tr key={id}>
              <th scope="row">{nameOfEntity(entity)}</th>
              <YearCells years={years} of={years}>
                {(year) => (
                  <td className={classNames('num', styles.day)}>
                    {formatDate(recordOfKind(own, year, kind)?.submittedOn, lang)}
                  </td>
                )}
              </YearCells>
              <td aria-hidden="true" />
            </tr>
          ))}
        </tbody>
        {lines.map((line) => (
          <CompareLine key={line.id} {...{ line, measure, years, decimals }} />
        ))}
      </Table>
      <p className={styles.note}>{t('indicators:breakNote')}</p>
    </>
  );
}

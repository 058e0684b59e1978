import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { BreakCell } from '#domain/indicators/BreakCell.tsx';
import { breakIn } from '#domain/indicators/break-in.ts';
import { columnDecimals } from '#domain/indicators/column-decimals.ts';
import { ReportTypeTags } from '#domain/indicators/IndicatorTags.tsx';
import { yearsOf } from '#domain/indicators/records.ts';
import type { Register } from '#domain/indicators/register.ts';
import { reportKindOf, reportKinds } from '#domain/indicators/series.ts';
import { useFigure } from '#domain/indicators/use-figure.ts';
import { useRatioText } from '#domain/indicators/use-ratio-text.ts';
import { classes } from '#shared/ui/classes.ts';
import { Status } from '#shared/ui/Status.tsx';
import { Table } from '#shared/ui/Table.tsx';
import { allRecords, type Ready } from './comparable.ts';
import { comparedLines, type ComparedLine } from './compared-lines.ts';
import styles from './CompareYears.module.css';
import { SmallBars } from './SmallBars.tsx';
import { useLineText } from './use-line-text.ts';

type CompareYearsProps = {
  register: Register;
  ready: readonly Ready[];
  reportTypeId: number | null;
  onReportType: (id: number) => void;
};

/** The entities over all years for one kind of report: each line and ratio with a row and a small chart per entity. */
export function CompareYears({ register, ready, reportTypeId, onReportType }: CompareYearsProps) {
  const { t } = useTranslation(['compare', 'indicators']);
  const records = allRecords(ready);
  const kinds = reportKinds(records);
  const kind = reportKindOf(kinds, reportTypeId);
  const years = yearsOf(records);
  const breakAt = breakIn(years);
  if (!kind) return <Status className={styles.nothing}>{t('nothingToCompare')}</Status>;
  const lines = comparedLines(register, ready, years, kind);
  const amounts = lines.filter(({ unit }) => unit === 'KM');
  const decimals = years.map((_, at) =>
    columnDecimals(amounts.flatMap(({ rows }) => rows.map((row) => row.values[at]))),
  );
  return (
    <>
      <ReportTypeTags
        types={kinds.map(({ typeIds: [id = 0], name }) => ({ id, name }))}
        value={kind.typeIds[0] ?? null}
        onChange={onReportType}
      />
      <Table caption={t('captionYears', { type: kind.name })} fromEnd className={styles.table ?? ''}>
        <thead>
          <tr>
            <th scope="col">{t('entity')}</th>
            {years.map((year, at) => (
              <Fragment key={year}>
                {at === breakAt ? <BreakCell /> : null}
                <th scope="col" className="num">
                  {year}
                </th>
              </Fragment>
            ))}
            <th scope="col" className={styles.chart}>
              {t('chart')}
            </th>
          </tr>
        </thead>
        {lines.map((line) => (
          <LineRows key={line.id} line={line} years={years} breakAt={breakAt} decimals={decimals} />
        ))}
      </Table>
      <p className={styles.note}>{t('indicators:breakNote')}</p>
    </>
  );
}

type LineRowsProps = {
  line: ComparedLine;
  years: readonly number[];
  breakAt: number;
  /** Of the amounts in each year's column. */
  decimals: readonly number[];
};

function LineRows({ line, years, breakAt, decimals }: LineRowsProps) {
  const { t } = useTranslation('indicators');
  const { amount } = useFigure();
  const ratioText = useRatioText();
  const { name, note } = useLineText()(line);
  const most = Math.max(0, ...line.rows.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))));
  const written = (value: number | null, at: number) => {
    if (line.ratio) return ratioText.value({ as: line.ratio.as, value });
    return amount(value, line.unit === 'KM' ? decimals[at] : undefined);
  };
  return (
    <tbody>
      <tr className={styles.line}>
        <th scope="rowgroup" colSpan={years.length + 2 + (breakAt > 0 ? 1 : 0)}>
          {name} {note ? <small>{note}</small> : null}
        </th>
      </tr>
      {line.rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{row.name}</th>
          {row.values.map((value, at) => (
            <Fragment key={years[at]}>
              {at === breakAt ? <BreakCell /> : null}
              <td
                className={classes('num', (value ?? 0) < 0 && styles.loss)}
                title={row.ratios?.[at] ? ratioText.reason(row.ratios[at]) || undefined : undefined}
              >
                {written(value, at)}
                {row.ratios?.[at]?.gap ? <small>{ratioText.shortReason(row.ratios[at].gap)}</small> : null}
                {row.gaps[at] ? <small>{t(`gaps.${row.gaps[at]}`)}</small> : null}
              </td>
            </Fragment>
          ))}
          <td className={styles.chart}>
            <SmallBars values={row.values} most={most} breakAt={breakAt} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

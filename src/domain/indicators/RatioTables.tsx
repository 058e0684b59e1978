import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Table, TableHead, tableClasses } from '#shared/ui/Table.tsx';
import { ratioDecimals } from './column-decimals.ts';
import { isLoss, type RatioSeries, type RatioValue } from './ratios.ts';
import { UncomputedRatios } from './UncomputedRatios.tsx';
import { useRatioText } from './use-indicator-text.ts';
import { YearCells, YearColumns, YearHeads } from './YearCells.tsx';
import styles from './RatioTables.module.css';
import yearsTable from './YearsTable.module.css';

/** Ratios over the years, with the gutter at 2022; the two figures of each are shown on demand and always printed. */
export function RatioYears({ series }: { series: readonly RatioSeries[] }) {
  const { t } = useTranslation('indicators');
  const text = useRatioText();
  const [withFigures, setWithFigures] = useState(false);
  const years = series[0]?.points.map(({ year }) => year) ?? [];
  const decimals = years.map((_, at) => ratioDecimals(series.map(({ points }) => points[at]?.ratio)));
  return (
    <>
      <CheckboxField
        className="no-print"
        label={t('ratioFigures')}
        checked={withFigures}
        onChange={(event) => setWithFigures(event.target.checked)}
      />
      <Table caption={t('ratiosYearsNote')} fromEnd className={classNames(yearsTable.table, styles.table) ?? ''}>
        <colgroup>
          <col className={yearsTable.labels} />
          <YearColumns years={years} className={styles.year} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={yearsTable.corner}>
              {t('ratio')}
            </th>
            <YearHeads years={years} />
          </tr>
        </thead>
        {series.map((one) => (
          <tbody key={one.name}>
            <tr>
              <th scope="row">
                <span>{text.name(one.name)}</span>
                <small>{text.formula(one.name)}</small>
              </th>
              <YearCells years={years} of={one.points}>
                {({ ratio, gap }) => {
                  const why = text.shortReason(ratio, gap);
                  const isNone = gap === 'notOnForm';
                  return (
                    <td
                      className={classNames('num', isNone && yearsTable.none, ratio && isLoss(ratio) && 'loss')}
                      title={text.reason(ratio)}
                    >
                      <span>{isNone ? null : ratio ? text.value(ratio) : '–'}</span>
                      {why ? <small>{why}</small> : null}
                    </td>
                  );
                }}
              </YearCells>
            </tr>
            {one.as === 'change'
              ? null
              : ([0, 1] as const).map((at) => (
                  <FigureRow key={at} series={one} at={at} years={years} decimals={decimals} isShown={withFigures} />
                ))}
          </tbody>
        ))}
      </Table>
    </>
  );
}

type FigureRowProps = {
  series: RatioSeries;
  at: 0 | 1;
  years: readonly number[];
  /** Decimals of the amounts in each year's column. */
  decimals: readonly number[];
  isShown: boolean;
};

/** One of the two figures of a ratio, with the names of the lines it was read from. */
function FigureRow({ series, at, years, decimals, isShown }: FigureRowProps) {
  const text = useRatioText();
  const figures = series.points.map(({ ratio }) => ratio?.figures[at] ?? null);
  const names = new Set(figures.flatMap((figure) => (figure ? text.figureName(figure) : [])));
  return (
    <tr className={classNames(styles.figure, !isShown && styles['in-print'])}>
      <th scope="row">{[...names].join(' / ')}</th>
      <YearCells years={years} of={figures}>
        {(figure, index) => <td className="num">{figure ? text.figureAmount(figure, decimals[index] ?? 0) : ''}</td>}
      </YearCells>
    </tr>
  );
}

/** Whether a ratio has no value for a reason of the report as a whole, which is said once for all of them. */
const isTogether = ({ gap }: RatioValue) => gap === 'noReportBefore' || gap === 'formBreak';

/** The ratios of one report: name, formula, value and the two figures it was computed from, or why there is no value. */
export function RatioTable({ ratios }: { ratios: readonly RatioValue[] }) {
  const { t } = useTranslation('indicators');
  const text = useRatioText();
  const listed = ratios.filter((ratio) => !isTogether(ratio));
  const decimals = ratioDecimals(ratios);
  return (
    <>
      <Table caption={t('ratiosNote')} stack className={styles.ofYear ?? ''}>
        <TableHead columns={[t('ratio'), [t('ratioValue'), 'num'], t('ratioFrom')]} />
        <tbody>
          {listed.map((ratio) => (
            <tr key={ratio.name}>
              <th scope="row">
                <span>{text.name(ratio.name)}</span>
                <small>{text.formula(ratio.name)}</small>
              </th>
              <td className={classNames('num', isLoss(ratio) && 'loss')} data-l={t('ratioValue')}>
                {text.value(ratio)}
              </td>
              <td data-l={t('ratioFrom')} className={classNames(styles.from, tableClasses.long)}>
                <ul>
                  {ratio.figures.map((figure) => (
                    <li key={text.figureLabel(figure, ratio)}>
                      <span>{text.figureLabel(figure, ratio)}</span>{' '}
                      <span className="num">{text.figureAmount(figure, decimals)}</span>
                    </li>
                  ))}
                </ul>
                {ratio.gap ? <p className={styles.reason}>{text.reason(ratio)}</p> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <UncomputedRatios ratios={ratios.filter(isTogether)} className={styles.together} />
    </>
  );
}

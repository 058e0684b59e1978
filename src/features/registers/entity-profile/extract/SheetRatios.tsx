import { useTranslation } from 'react-i18next';
import { ratioDecimals } from '#domain/indicators/column-decimals.ts';
import { breakIn } from '#domain/indicators/indicator-cards.ts';
import { type Form, ratioSeriesOf } from '#domain/indicators/ratios.ts';
import { UncomputedRatios } from '#domain/indicators/UncomputedRatios.tsx';
import { useRatioText } from '#domain/indicators/use-indicator-text.ts';
import { classNames } from '#shared/ui/class-names.ts';
import type { PrintedReports } from './printed-statements.ts';
import { SheetPart, SheetYears, yearCell } from './SheetPart.tsx';
import styles from './ExtractSheet.module.css';

/** The ratios of the printed reports; those of the chosen year with the lines and amounts they were computed from. */
export function SheetRatios({ form, reports: { records, kind, years } }: { form: Form; reports: PrintedReports }) {
  const { t } = useTranslation('indicators');
  const text = useRatioText();
  const series = ratioSeriesOf(form, records, years, kind);
  const latest = series.map((one) => ({ ...one, last: one.points.at(-1)?.ratio ?? null }));
  const shown = latest.filter(({ points }) => points.some(({ ratio }) => ratio && ratio.gap === null));
  const decimals = ratioDecimals(latest.map(({ last }) => last));
  const breakAt = breakIn(years);
  return (
    <SheetPart title={t('ratiosTitle')}>
      {shown.length > 0 ? (
        <table className={classNames(styles.table, styles.figures)}>
          <thead>
            <tr>
              <th scope="col">{t('ratio')}</th>
              <th scope="col">{t('ratioFrom')}</th>
              <SheetYears years={years} />
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, last, points }) => (
              <tr key={name}>
                <th scope="row">{text.name(name)}</th>
                <td>
                  {last?.figures.map((figure) => (
                    <span key={text.figureLabel(figure, last)} className={styles.from}>
                      <span>{text.figureLabel(figure, last)}</span>{' '}
                      <span className="num">{text.figureAmount(figure, decimals)}</span>
                    </span>
                  ))}
                </td>
                {points.map(({ year, ratio, gap }, at) => (
                  <td key={year} className={yearCell(at, breakAt)}>
                    {gap === 'notOnForm' ? '' : ratio ? text.value(ratio) : '–'}
                    {ratio?.gap ? <small className={styles.why}>{text.shortReason(ratio)}</small> : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <UncomputedRatios
        className={styles.note}
        ratios={latest.flatMap(({ last, name }) => (last && shown.every((one) => one.name !== name) ? last : []))}
      />
    </SheetPart>
  );
}

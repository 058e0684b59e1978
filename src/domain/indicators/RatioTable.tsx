import { useTranslation } from 'react-i18next';
import { classes } from '#shared/ui/classes.ts';
import { Table, tableClasses } from '#shared/ui/Table.tsx';
import { ratioDecimals } from './column-decimals.ts';
import styles from './RatioTable.module.css';
import { isLoss, type RatioValue } from './ratios.ts';
import { useRatioText } from './use-ratio-text.ts';

type RatioTableProps = { ratios: readonly RatioValue[]; caption: string };

/** The ratios of one report: name and formula, value, and the two figures it was computed from; or why there is none. */
export function RatioTable({ ratios, caption }: RatioTableProps) {
  const { t } = useTranslation('indicators');
  const text = useRatioText();
  const decimals = ratioDecimals(ratios);
  return (
    <Table caption={caption} stack className={styles.table ?? ''}>
      <thead>
        <tr>
          <th scope="col">{t('ratio')}</th>
          <th scope="col" className="num">
            {t('ratioValue')}
          </th>
          <th scope="col">{t('ratioFrom')}</th>
        </tr>
      </thead>
      <tbody>
        {ratios.map((ratio) => (
          <tr key={ratio.name}>
            <th scope="row">
              {text.name(ratio.name)}
              <small>{text.formula(ratio.name)}</small>
            </th>
            <td className={classes('num', isLoss(ratio) && styles.loss)} data-l={t('ratioValue')}>
              {text.value(ratio)}
            </td>
            <td data-l={t('ratioFrom')} className={classes(styles.from, tableClasses.long)}>
              <ul>
                {ratio.figures.map((figure) => (
                  <li key={text.figureLabel(figure, ratio)}>
                    <span>{text.figureLabel(figure, ratio)}</span>{' '}
                    <span className="num">{text.figureAmount(figure, decimals)}</span>
                  </li>
                ))}
              </ul>
              {ratio.gap === null ? null : <p className={styles.reason}>{text.reason(ratio)}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

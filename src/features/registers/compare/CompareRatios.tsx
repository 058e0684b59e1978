import { useTranslation } from 'react-i18next';
import { ratioDecimals } from '#domain/indicators/column-decimals.ts';
import { isLoss, ratiosOf } from '#domain/indicators/ratios.ts';
import type { Register } from '#domain/indicators/register.ts';
import { recordOfKind, reportKindOf, reportKinds } from '#domain/indicators/series.ts';
import { useRatioText } from '#domain/indicators/use-ratio-text.ts';
import { classes } from '#shared/ui/classes.ts';
import styles from './CompareTable.module.css';
import type { ComparedColumn } from './comparable.ts';

type CompareRatiosProps = { register: Register; year: number; columns: readonly ComparedColumn[] };

/** The ratios of the compared reports, each with its formula and, per entity, the two figures or why there is none. */
export function CompareRatios({ register, year, columns }: CompareRatiosProps) {
  const { t } = useTranslation('indicators');
  const text = useRatioText();
  const ratios = columns.map(({ record, records, entity }) => {
    const before = recordOfKind(records, year - 1, reportKindOf(reportKinds(records), record.reportTypeId));
    return ratiosOf({ register, isMicro: entity?.isMicro ?? false }, record, before);
  });
  const decimals = ratios.map(ratioDecimals);
  const names = ratios[0]?.map(({ name }) => name) ?? [];
  return (
    <>
      <tr className={styles.section}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          {t('ratiosTitle')}
        </th>
      </tr>
      {names.map((name) => (
        <tr key={name}>
          <th scope="row">
            {text.name(name)} <small className={styles.formula}>{text.formula(name)}</small>
          </th>
          {columns.map(({ id, entity }, at) => {
            const ratio = ratios[at]?.find((each) => each.name === name);
            return (
              <td
                key={id}
                className={classes('num', ratio && isLoss(ratio) && styles.loss)}
                data-l={entity?.shortName || String(id)}
              >
                <span>
                  {ratio ? text.value(ratio) : '–'}
                  {ratio?.gap ? <small className={styles.formula}>{text.shortReason(ratio.gap)}</small> : null}
                  {ratio ? (
                    <small className={styles.formula}>
                      {ratio.figures
                        .map((figure) => text.figureAmount(figure, decimals[at] ?? 0))
                        .join(ratio.as === 'change' ? ' / ' : ' ÷ ')}
                    </small>
                  ) : null}
                </span>
              </td>
            );
          })}
        </tr>
      ))}
    </>
  );
}

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { HtmlContent } from '#shared/html/HtmlContent.tsx';
import type { Lang } from '#shared/i18n/languages.ts';
import { classes } from '#shared/ui/classes.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './ErrorRow.module.css';
import type { PlacedError } from './error-place.ts';

type ErrorRowProps = {
  error: PlacedError;
  lang: Lang;
  ticked: boolean;
  /** The row keeps room for the amounts: others of its sheet have some. */
  withAmounts: boolean;
  onTick: (key: string) => void;
};

/** One error: tick, cell, what is wrong, and the amounts the text names. Only what holds markup goes through the sanitiser. */
export const ErrorRow = memo(function ErrorRow({ error, lang, ticked, withAmounts, onTick }: ErrorRowProps) {
  const { t } = useTranslation('results');
  const { cell, rest, amounts } = error;
  const figure = (value: number) => formatNumber(value, lang, { decimals: 2 });
  return (
    <li
      className={classes(
        styles.row,
        ticked && styles.ticked,
        withAmounts && styles.wide,
        !cell && styles.placeless,
        withAmounts && !amounts && styles.bare,
      )}
    >
      <label className={styles.tick}>
        <input type="checkbox" checked={ticked} onChange={() => onTick(error.key)} />
        <VisuallyHidden>{cell ? t('tickCell', { cell }) : t('tick')}</VisuallyHidden>
      </label>
      {cell ? <code className={styles.cell}>{cell}</code> : null}
      <div className={styles.what} dir="auto">
        {rest.trim() === '' ? (
          t('errorWithoutText')
        ) : /[<&]/.test(rest) ? (
          <HtmlContent html={rest} under={3} />
        ) : (
          <p>{rest}</p>
        )}
      </div>
      {amounts ? (
        <dl className={styles.amounts}>
          <div>
            <dt>{t('written')}</dt>
            <dd className="num">{figure(amounts.written)}</dd>
          </div>
          <div>
            <dt>{t('expected')}</dt>
            <dd className="num">{figure(amounts.expected)}</dd>
          </div>
          <div className={styles.difference}>
            <dt>{t('difference')}</dt>
            <dd className="num">{figure(amounts.written - amounts.expected)}</dd>
          </div>
        </dl>
      ) : null}
    </li>
  );
});

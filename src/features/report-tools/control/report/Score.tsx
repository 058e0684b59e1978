import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatNumber } from '#shared/format/number.ts';
import { classes } from '#shared/ui/classes.ts';
import type { Counts } from './report-result.ts';
import styles from './Score.module.css';

/** The counts beside the verdict: reports, correct, incorrect and errors (R2.10, R2.11, R3.10). */
export function Score({ counts }: { counts: Counts }) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const rows = [
    { key: 'reports', value: counts.reports, tone: null },
    { key: 'correct', value: counts.correct, tone: counts.correct > 0 && styles.ok },
    { key: 'incorrect', value: counts.incorrect, tone: counts.incorrect > 0 && styles.error },
    { key: 'errors', value: counts.errors, tone: counts.errors > 0 && styles.error },
  ] as const;
  return (
    <dl className={styles.score}>
      {rows.map(({ key, value, tone }) => (
        <div key={key} className={classes(tone)}>
          <dt>{t(`count.${key}`)}</dt>
          <dd className="tnum">{formatNumber(value, lang)}</dd>
        </div>
      ))}
    </dl>
  );
}

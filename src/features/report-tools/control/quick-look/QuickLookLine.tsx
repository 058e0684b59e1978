import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#shared/ui/classes.ts';
import styles from './QuickLookLine.module.css';
import type { QuickLookState } from './use-quick-look.ts';

/**
 * The quick look of a file in one line, which is as high before the look is over as after it: what stands below it is never
 * moved away from under the reader's finger. `more` leads to all that the look says, also of what it could not look for.
 */
export function QuickLookLine({ state, more }: { state: QuickLookState; more: ReactNode }) {
  const { t } = useTranslation('quick-look');
  if (state.status === 'none') return null;
  if (state.status !== 'done')
    return <p className={styles.line}>{t(state.status === 'failed' ? 'failedShort' : 'running')}</p>;
  const { total, teacher } = state.outcome;
  return (
    <p className={classes(styles.line, total > 0 ? styles.findings : teacher && styles.clean)}>
      {total > 0 ? t('findings', { count: total }) : t(teacher ? 'nothingShort' : 'nothingGeneral')} {more}
    </p>
  );
}

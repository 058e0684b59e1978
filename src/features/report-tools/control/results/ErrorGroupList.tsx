import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lang } from '#shared/i18n/languages.ts';
import { classes } from '#shared/ui/classes.ts';
import styles from './ErrorGroupList.module.css';
import type { ErrorGroup } from './error-groups.ts';
import { ErrorRow } from './ErrorRow.tsx';

type ErrorGroupListProps = {
  group: ErrorGroup & { total: number };
  lang: Lang;
  /** The amounts may stand in columns: none is too long for one. */
  columns: boolean;
  selected: ReadonlySet<string>;
  onTick: (key: string) => void;
};

/** From so many on, those that are not seen are left out of the layout. */
const LONG = 30;

/** The errors of one sheet under its name. The heads of the amounts stand once above them, where any error names amounts. */
export const ErrorGroupList = memo(function ErrorGroupList({
  group,
  lang,
  columns,
  selected: ticked,
  onTick,
}: ErrorGroupListProps) {
  const { t } = useTranslation('results');
  const withAmounts = columns && group.errors.some(({ amounts }) => amounts !== null);
  const label = group.sheet === null ? t('wholeReport') : t('sheet', { sheet: group.sheet });
  return (
    <section className={styles.group}>
      <h3 className={styles.head}>
        <bdi>{label}</bdi>
        <span className={styles.count}>{t('errorCount', { count: group.total })}</span>
      </h3>
      {withAmounts ? (
        <p className={styles.heads} aria-hidden="true">
          <span>{t('writtenHead')}</span>
          <span>{t('expectedHead')}</span>
          <span>{t('difference')}</span>
        </p>
      ) : null}
      <ol className={classes(group.errors.length > LONG && styles.long)}>
        {group.errors.map((error) => (
          <ErrorRow
            key={error.key}
            error={error}
            lang={lang}
            ticked={ticked.has(error.key)}
            withAmounts={withAmounts}
            onTick={onTick}
          />
        ))}
      </ol>
    </section>
  );
});

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#shared/ui/class-names.ts';
import styles from './ExtractSheet.module.css';

/** A part of the sheet: a heading that stays with what follows it. */
export function SheetPart({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <section className={className}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** In place of what could not be loaded before the print. */
export function NotLoaded() {
  const { t } = useTranslation('entity-profile');
  return <p className={styles.unknown}>{t('print.notLoaded')}</p>;
}

/** Classes of a year's cells, with a line where the forms changed. */
export const yearCell = (at: number, breakAt: number) =>
  classNames('num', at === breakAt && styles.break, at === breakAt - 1 && styles.before);

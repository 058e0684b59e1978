import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { breakIn } from '#domain/indicators/indicator-cards.ts';
import { classNames } from '#shared/ui/class-names.ts';
import styles from './ExtractSheet.module.css';

/** A part of the sheet: a heading that stays with what follows it. */
export function SheetPart({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
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

/** The years as heads of columns, the change of forms marked. */
export function SheetYears({ years }: { years: readonly number[] }) {
  const { t } = useTranslation('indicators');
  return years.map((year, at) => (
    <th key={year} scope="col" className={yearCell(at, breakIn(years))}>
      {t('yearListed', { year })}
    </th>
  ));
}

/** Classes of a year's cells, with a line where the forms changed. */
export const yearCell = (at: number, breakAt: number) =>
  classNames('num', at === breakAt && styles.break, at === breakAt - 1 && styles.before);

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import styles from './LastYearSection.module.css';

const LastYearPanel = lazyPart(() => import('./LastYearPanel.tsx').then((file) => file.LastYearPanel), {
  waiting: () => <RowsSkeleton rows={2} />,
});

/** Offers the comparison with last year's report, closed at first; its file stays while a corrected report is selected. */
export function LastYearSection({ now }: { now: File | null }) {
  const { t } = useTranslation('control');
  const [last, setLast] = useState<File | null>(null);
  const [open, setOpen] = useState(false);
  if (!now) return null;
  return (
    <Disclosure summary={<h2>{t('lastYear')}</h2>} className={styles.section ?? ''} open={open} onToggle={setOpen}>
      {open || last ? <LastYearPanel now={now} last={last} onLast={setLast} /> : null}
    </Disclosure>
  );
}

import { useTranslation } from 'react-i18next';
import { YearReports } from './YearReports.tsx';
import styles from './LastYear.module.css';

type LastYearPanelProps = { now: File; last: File | null; onLast: (file: File) => void };

/** The comparison with last year's report inside the control, for the selected report. Load it when it is opened. */
export function LastYearPanel({ now, last, onLast }: LastYearPanelProps) {
  // With the texts of the outcome: fetched later, they would hide the panel for a moment, and the focus would be lost.
  const { t } = useTranslation(['last-year', 'indicators', 'export']);
  return (
    <div className="stack">
      <p className={styles.intro}>{t('panelIntro')}</p>
      <YearReports {...{ now, last, onLast }} level={3} />
    </div>
  );
}

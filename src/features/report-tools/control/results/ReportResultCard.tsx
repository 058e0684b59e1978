import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isValidReportId } from '#domain/report-form/report-id.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { isCorrect, type ReportResult } from '../report/report-result.ts';
import styles from './ReportResultCard.module.css';
import { ErrorList } from './ErrorList.tsx';

/** Of a file whose sheets are not known. */
export const NO_SHEETS: readonly string[] = [];

type ReportResultCardProps = {
  result: ReportResult;
  /** Names of the workbook's sheets as far as they are known. */
  sheets?: readonly string[] | undefined;
  defaultOpen?: boolean;
  /** Stands beside the name: whether it was submitted. */
  badge?: ReactNode;
};

/** One report and its outcome (R2.12): green and red by sign and text too; the errors are listed once it is opened. */
export function ReportResultCard({ result, sheets = NO_SHEETS, defaultOpen = false, badge }: ReportResultCardProps) {
  const { t } = useTranslation('results');
  const [open, setOpen] = useState(defaultOpen);
  // On paper nothing can be opened.
  const printing = usePrinting();
  const listed = open || printing;
  const correct = isCorrect(result);
  const count = result.errors.length;
  const outcome = !isValidReportId(result.id)
    ? t('JIBPlusControlError')
    : correct
      ? t('noErrors')
      : t(listed ? 'errorCount' : 'clickToShowErrors', { count });
  const line = (
    <span className={styles.line}>
      <span className={styles.name}>
        <Icon of={correct ? CircleCheck : CircleX} className={styles.sign} />
        <span>
          <bdi>{result.name}</bdi> {badge}
        </span>
      </span>
      <span className={styles.outcome}>{outcome}</span>
    </span>
  );
  if (count === 0) return <div className={classNames(styles.card, correct ? styles.good : styles.bad)}>{line}</div>;
  return (
    <div className={classNames(styles.card, styles.bad)}>
      <Disclosure className={styles.details ?? ''} summary={line} open={open} onToggle={setOpen}>
        {listed ? <ErrorList result={result} sheets={sheets} printing={printing} /> : null}
      </Disclosure>
    </div>
  );
}

/** True while the browser prints: lists that show a part on the screen are printed whole. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The page is taken as it stands when the event returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isValidReportId } from '#domain/report-form/report-id.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { usePrinting } from '#shared/ui/use-printing.ts';
import { isCorrect, type ReportResult } from '../report/report-result.ts';
import { ErrorList } from './ErrorList.tsx';
import { ErrorTableButtons } from './ErrorTableButtons.tsx';
import styles from './ReportResultCard.module.css';

/** For a file whose sheets are unknown. */
export const NO_SHEETS: readonly string[] = [];

type ReportResultCardProps = {
  result: ReportResult;
  sheets?: readonly string[] | undefined;
  /** The files among which its own is, to save its errors alone as a table. */
  files?: readonly File[];
  defaultOpen?: boolean;
  /** Shown beside the name: whether it was submitted. */
  badge?: ReactNode;
};

/** One report and its result (R2.12): icon and text show it as well as green and red; errors are listed when it is expanded. */
export function ReportResultCard(props: ReportResultCardProps) {
  const { result, sheets = NO_SHEETS, files, defaultOpen = false, badge } = props;
  const { t } = useTranslation('results');
  const [open, setOpen] = useState(defaultOpen);
  // Everything is expanded in print, where nothing can be opened.
  const printing = usePrinting();
  const listed = open || printing;
  // The list stays when it is collapsed: what was marked and searched for in it would be lost.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
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
        {listed && files ? (
          <p className="no-print">
            <ErrorTableButtons
              what={result.name}
              name={`${t('file.name')} ${result.name.replace(/\.xlsx$/i, '')}`}
              files={files}
              reports={[{ result }]}
            />
          </p>
        ) : null}
        {wasOpen || printing ? <ErrorList result={result} sheets={sheets} printing={printing} /> : null}
      </Disclosure>
    </div>
  );
}

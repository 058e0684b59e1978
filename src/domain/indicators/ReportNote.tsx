import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import styles from './ReportNote.module.css';
import type { IndicatorRecord } from './indicators.model.ts';
import { laterReports, replacedReport } from './records.ts';

type ReportNoteProps = {
  records: readonly IndicatorRecord[];
  record: IndicatorRecord;
  /** Shows another report of the same year. */
  onReport: (reportTypeId: number) => void;
};

/** When the shown report was submitted, which earlier one it replaces, and which amended or later ones the year has (R2.5). */
export function ReportNote({ records, record, onReport }: ReportNoteProps) {
  const { t } = useTranslation('indicators');
  const lang = useLang();
  const later = laterReports(records, record);
  const replaced = replacedReport(records, record);
  const day = (submittedOn: string) => (submittedOn ? formatDate(submittedOn, lang) : t('dateUnknown'));
  return (
    <div className={styles.note}>
      <p>
        {t('submittedOn', { date: day(record.submittedOn) })}{' '}
        {replaced ? t('replaces', { date: day(replaced.submittedOn) }) : null}
      </p>
      {later.map(({ id, name, submittedOn, isAmended }) => (
        <p key={id} className={isAmended ? styles.amended : undefined}>
          {t(isAmended ? 'amendedExists' : 'laterExists', {
            name: name || t('reportTypeUnknown'),
            date: day(submittedOn),
          })}{' '}
          <span className="no-print">
            <Button size="small" variant="quiet" onClick={() => onReport(id)}>
              {t('showReport', { name: name || t('reportTypeUnknown') })}
            </Button>
          </span>
        </p>
      ))}
    </div>
  );
}

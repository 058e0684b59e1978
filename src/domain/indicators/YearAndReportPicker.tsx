import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import { breakIn } from './indicator-cards.ts';
import type { IndicatorRecord } from './indicators.model.ts';
import { laterReports, replacedReport, selectionOf, yearsOf } from './report-selection.ts';
import styles from './YearAndReportPicker.module.css';

/** What the reader requested; a value that does not exist is replaced by the preselected one (R4.2). */
export type RequestedSelection = { year?: number | null; reportType?: number | null };

export type Selecting = {
  records: readonly IndicatorRecord[];
  requested: RequestedSelection;
  onRequest: (selection: RequestedSelection) => void;
};

/**
 * Selects the year of a card and the type of its report (R2.5): the fixed years and those of the records, with a mark on years
 * without a record, and the report types of the selected year.
 */
export function YearAndReportPicker({ records, requested, onRequest }: Selecting) {
  const { t } = useTranslation('indicators');
  const { year, reportTypeId, reportTypes } = selectionOf(records, requested);
  const withRecord = new Set(records.map((record) => record.year));
  const years = yearsOf(records);
  const options = years.map((value, at) => ({
    value,
    breakBefore: at === breakIn(years),
    ...(withRecord.has(value)
      ? { label: value }
      : { label: <span className={styles.without}>{value}</span>, name: t('yearWithout', { year: value }) }),
  }));
  return (
    <div className={styles.tags}>
      <TagGroup
        label={t('year')}
        options={options}
        value={year}
        onChange={(next) => onRequest({ year: next, reportType: null })}
      />
      <ReportTypePicker
        types={reportTypes}
        value={reportTypeId}
        onChange={(id) => onRequest({ year, reportType: id })}
      />
    </div>
  );
}

type ReportTypePickerProps = {
  types: readonly { id: number; name: ReactNode }[];
  value: number | null;
  onChange: (id: number) => void;
};

/** The report-type tags of the selected year (R2.5); renders nothing when the year has no report. */
export function ReportTypePicker({ types, value, onChange }: ReportTypePickerProps) {
  const { t } = useTranslation('indicators');
  if (types.length === 0) return null;
  const options = types.map(({ id, name }) => ({ value: id, label: name || t('reportTypeUnknown') }));
  return <TagGroup label={t('reportType')} options={options} value={value} onChange={onChange} />;
}

type ReportNoteProps = {
  records: readonly IndicatorRecord[];
  record: IndicatorRecord;
  /** Shows another report of the same year. */
  onReport: (reportTypeId: number) => void;
};

/** When the shown report was submitted, which earlier report it replaces, and which amended or later ones the year has (R2.5). */
export function ReportNote({ records, record, onReport }: ReportNoteProps) {
  const { t } = useTranslation('indicators');
  const lang = useLang();
  const later = laterReports(records, record).map((report) => ({
    ...report,
    name: report.name || t('reportTypeUnknown'),
  }));
  const replaced = replacedReport(records, record);
  const submitted = useRef<HTMLParagraphElement>(null);
  const show = (id: number) => {
    // The pressed button is gone with the report it names; what is shown instead is said here.
    submitted.current?.focus();
    onReport(id);
  };
  const day = (submittedOn: string) => (submittedOn ? formatDate(submittedOn, lang) : t('dateUnknown'));
  return (
    <div className={styles.note}>
      <p ref={submitted} tabIndex={-1}>
        <span>{t('submittedOn', { date: day(record.submittedOn) })}</span>{' '}
        {replaced ? <span>{t('replaces', { date: day(replaced.submittedOn) })}</span> : null}
      </p>
      {later.map(({ id, name, submittedOn, isAmended }) => (
        <p key={id} className={isAmended ? styles.amended : undefined}>
          <span>{t(isAmended ? 'amendedExists' : 'laterExists', { name, date: day(submittedOn) })}</span>{' '}
          <span className="no-print">
            <Button size="small" variant="quiet" onClick={() => show(id)}>
              {t('showReport', { name })}
            </Button>
          </span>
        </p>
      ))}
    </div>
  );
}

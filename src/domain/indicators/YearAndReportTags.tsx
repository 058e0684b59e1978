import { useTranslation } from 'react-i18next';
import { YEARS } from '#shared/config/settings.ts';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import styles from './YearAndReportTags.module.css';
import type { IndicatorRecord } from './indicators.model.ts';
import { laterReports, replacedReport, type ReportTypeTag, yearsOf } from './reports-of-year.ts';

type YearTagsProps = {
  records: readonly IndicatorRecord[];
  year: number;
  onYear: (year: number) => void;
};

/** The year tags of a card (R2.5): all years of the lists and of the records; those without a record are marked as such. */
export function YearTags({ records, year, onYear }: YearTagsProps) {
  const { t } = useTranslation('indicators');
  const withRecord = new Set(records.map((record) => record.year));
  const years = yearsOf(records);
  const options = years.map((each, index) => ({
    value: each,
    label: withRecord.has(each) ? String(each) : <span className={styles.without}>{each}</span>,
    name: withRecord.has(each) ? String(each) : t('yearWithout', { year: each }),
    breakBefore: index > 0 && each >= YEARS.newIndicatorsFrom && (years[index - 1] ?? each) < YEARS.newIndicatorsFrom,
  }));
  return <TagGroup label={t('year')} options={options} value={year} onChange={onYear} />;
}

type ReportTypeTagsProps = {
  types: readonly ReportTypeTag[];
  value: number | null;
  onChange: (id: number) => void;
};

/** The report-type tags of the selected year (R2.5); nothing when the year has no report. */
export function ReportTypeTags({ types, value, onChange }: ReportTypeTagsProps) {
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

import { useTranslation } from 'react-i18next';
import { YEARS } from '#shared/config/settings.ts';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import styles from './IndicatorTags.module.css';
import type { IndicatorRecord } from './indicators.model.ts';
import { yearsOf, type ReportTypeTag } from './records.ts';

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

/** The report-type tags of the chosen year (R2.5); nothing when the year has no report. */
export function ReportTypeTags({ types, value, onChange }: ReportTypeTagsProps) {
  const { t } = useTranslation('indicators');
  if (types.length === 0) return null;
  const options = types.map(({ id, name }) => ({ value: id, label: name || t('reportTypeUnknown') }));
  return <TagGroup label={t('reportType')} options={options} value={value} onChange={onChange} />;
}

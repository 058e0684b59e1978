import { useTranslation } from 'react-i18next';
import { breakIn } from '#domain/indicators/indicator-cards.ts';
import { ReportTypePicker } from '#domain/indicators/YearAndReportPicker.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import type { Choice } from './comparable.ts';
import styles from './ChoiceTags.module.css';

type ChoiceTagsProps = {
  choices: readonly Choice[];
  choice: Choice;
  /** Number of entities that could be compared at most. */
  of: number;
  onSelect: (choice: { year: number; reportType: number | null }) => void;
};

/** Selects year and report type of the comparison; shows how many of the entities have such a report. */
export function ChoiceTags({ choices, choice, of, onSelect }: ChoiceTagsProps) {
  const { t } = useTranslation('indicators');
  const years = [...new Set(choices.map(({ year }) => year))].toSorted((a, b) => a - b);
  const inYear = (year: number) => choices.filter((each) => each.year === year);
  const counted = (label: string | number, count: number) => (
    <span>
      <span>{label}</span> {count < of ? <small className={styles.count}>{`${count}/${of}`}</small> : null}
    </span>
  );
  return (
    <div className={`no-print ${styles.tags}`}>
      <TagGroup
        label={t('year')}
        options={years.map((year, at) => ({
          value: year,
          label: counted(year, Math.max(...inYear(year).map(({ count }) => count))),
          breakBefore: at === breakIn(years),
        }))}
        value={choice.year}
        onChange={(year) => onSelect({ year, reportType: null })}
      />
      <ReportTypePicker
        types={inYear(choice.year).map(({ type: { id, name }, count }) => ({
          id,
          name: counted(name || t('reportTypeUnknown'), count),
        }))}
        value={choice.type.id}
        onChange={(reportType) => onSelect({ year: choice.year, reportType })}
      />
    </div>
  );
}

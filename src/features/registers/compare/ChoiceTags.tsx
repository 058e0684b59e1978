import { useTranslation } from 'react-i18next';
import { YEARS } from '#shared/config/settings.ts';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import type { Choice } from './comparable.ts';
import styles from './ComparePage.module.css';

type ChoiceTagsProps = {
  choices: readonly Choice[];
  choice: Choice;
  /** How many entities could be compared at most. */
  of: number;
  onChoose: (choice: { year: number; reportTypeId: number | null }) => void;
};

/** Year and report type of the comparison, with how many of the entities have such a report. */
export function ChoiceTags({ choices, choice, of, onChoose }: ChoiceTagsProps) {
  const { t } = useTranslation('indicators');
  const years = [...new Set(choices.map(({ year }) => year))].toSorted((a, b) => a - b);
  const mostIn = (year: number) => Math.max(...choices.filter((each) => each.year === year).map(({ count }) => count));
  const counted = (label: string, count: number) =>
    count < of ? (
      <>
        {label} <small className={styles.count}>{`${count}/${of}`}</small>
      </>
    ) : (
      label
    );
  return (
    <div className={styles.tags}>
      <TagGroup
        label={t('year')}
        options={years.map((year, at) => ({
          value: year,
          label: counted(String(year), mostIn(year)),
          breakBefore: at > 0 && year >= YEARS.newIndicatorsFrom && (years[at - 1] ?? year) < YEARS.newIndicatorsFrom,
        }))}
        value={choice.year}
        onChange={(year) => onChoose({ year, reportTypeId: null })}
      />
      <TagGroup
        label={t('reportType')}
        options={choices
          .filter(({ year }) => year === choice.year)
          .map(({ type, count }) => ({
            value: type.id,
            label: counted(type.name || t('reportTypeUnknown'), count),
          }))}
        value={choice.type.id}
        onChange={(reportTypeId) => onChoose({ year: choice.year, reportTypeId })}
      />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { baseRegister, choicesOf, selected, columnsOf, comparable } from './comparable.ts';
import type { CompareParams } from './compare.params.ts';
import { ChoiceTags } from './ChoiceTags.tsx';
import styles from './ComparePage.module.css';
import { CompareTable, type ComparedColumn } from './CompareTable.tsx';
import { EntityChips } from './EntityChips.tsx';
import { Refusals } from './Refusals.tsx';
import { useCandidates } from './use-candidates.ts';

type ComparisonProps = {
  params: CompareParams;
  onChange: (change: Partial<CompareParams>) => void;
  onRemove: (id: number) => void;
};

/** Loads the chosen entities and shows what can be compared, with the reasons for what cannot. */
export function Comparison({ params, onChange, onRemove }: ComparisonProps) {
  const { t } = useTranslation('compare');
  const { candidates, isLoading, retry } = useCandidates(params.ids);
  const state = isLoading ? { isFetching: true } : { data: candidates };
  return (
    <Loaded of={state} skeleton={<RowsSkeleton rows={10} />} isEmpty={() => false}>
      {() => {
        const ready = comparable(candidates);
        const choices = choicesOf(ready);
        const choice = selected(choices, params);
        const columns = columnsOf(candidates, choice);
        const compared = columns.filter((column): column is ComparedColumn => column.refusal === null);
        const register = baseRegister(candidates);
        return (
          <div className={styles.comparison}>
            <EntityChips columns={columns} onRemove={onRemove} />
            {choice ? <ChoiceTags choices={choices} choice={choice} of={ready.length} onChoose={onChange} /> : null}
            <Refusals columns={columns} onRemove={onRemove} onRetry={retry} />
            {choice && register && compared.length > 1 ? (
              <CompareTable
                caption={t('caption', { year: choice.year, type: choice.type.name })}
                register={register}
                year={choice.year}
                columns={compared}
              />
            ) : (
              <Status className={styles.nothing}>{t('nothingToCompare')}</Status>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

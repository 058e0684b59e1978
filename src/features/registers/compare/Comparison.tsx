import { useTranslation } from 'react-i18next';
import { Explanations } from '#domain/indicators/Explanations.tsx';
import type { Register } from '#domain/indicators/register.ts';
import { INDICATOR_ROWS } from '#domain/indicators/rows.ts';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { Chips } from '#shared/ui/Chip.tsx';
import {
  baseRegister,
  choicesOf,
  type Column,
  columnsOf,
  comparable,
  type ComparedColumn,
  entityName,
  selected,
} from './comparable.ts';
import type { CompareParams } from './compare.params.ts';
import { ChoiceTags } from './ChoiceTags.tsx';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable.tsx';
import { CompareBar } from './CompareBar.tsx';
import { CompareYears } from './CompareYears.tsx';
import { Refusals } from './Refusals.tsx';
import { useCandidates } from './use-candidates.ts';

type ComparisonProps = {
  params: CompareParams;
  onChange: (change: Partial<CompareParams>) => void;
  onRemove: (id: number) => void;
};

/** Loads the selected entities and shows what can be compared, with the reasons for what cannot. */
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
        const isAllYears = params.view === 'years' && ready.length > 1;
        // Over all years nobody is left out for the want of one year's report.
        const shown = isAllYears ? columns.map(withoutYear) : columns;
        return (
          <div className={styles.comparison}>
            <EntityChips columns={shown} onRemove={onRemove} />
            {choice && ready.length > 1 ? (
              <CompareBar
                view={params.view}
                onView={(view) => onChange({ view })}
                ready={ready}
                year={isAllYears ? null : choice.year}
                reportTypeId={isAllYears ? params.reportTypeId : choice.type.id}
              />
            ) : null}
            {choice && !isAllYears ? (
              <ChoiceTags choices={choices} choice={choice} of={ready.length} onChoose={onChange} />
            ) : null}
            <Refusals columns={shown} onRemove={onRemove} onRetry={retry} />
            {isAllYears && register ? (
              <CompareYears
                register={register}
                ready={ready}
                reportTypeId={params.reportTypeId}
                onReportType={(reportTypeId) => onChange({ reportTypeId, year: null })}
              />
            ) : choice && register && compared.length > 1 ? (
              <CompareTable
                caption={t('caption', { year: choice.year, type: choice.type.name })}
                register={register}
                year={choice.year}
                columns={compared}
              />
            ) : (
              <Status className={styles.nothing}>{t('nothingToCompare')}</Status>
            )}
            {register && ready.length > 1 ? <Explanations rows={explainedRows(register)} /> : null}
          </div>
        );
      }}
    </Loaded>
  );
}

const withoutYear = ({ id, entity, refusal }: Column) => ({
  id,
  entity,
  refusal: refusal === 'noRecord' ? null : refusal,
});

const explainedRows = (register: Register) =>
  INDICATOR_ROWS[register].cards.flatMap(({ from2022, until2021 }) => [...from2022, ...until2021]);

/** The entities that are compared, each removable; those refused stand with their reasons elsewhere. */
function EntityChips({
  columns,
  onRemove,
}: {
  columns: readonly Pick<Column, 'id' | 'entity' | 'refusal'>[];
  onRemove: (id: number) => void;
}) {
  const { t } = useTranslation('compare');
  const chips = columns
    .filter(({ refusal }) => refusal === null)
    .map(({ id, entity }) => ({
      id: String(id),
      label: entityName(id, entity),
      onRemove: () => onRemove(id),
    }));
  return <Chips label={t('compared')} chips={chips} />;
}

import { useTranslation } from 'react-i18next';
import { Explanations } from '#domain/indicators/Explanations.tsx';
import type { FiguresShown } from '#domain/indicators/figure-lines.ts';
import { baseYearsOf } from '#domain/indicators/figure-measure.ts';
import { FiguresBar } from '#domain/indicators/FiguresBar.tsx';
import { INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import { useIndicatorsQuery } from '#domain/indicators/indicators.api.ts';
import { yearsOf } from '#domain/indicators/report-selection.ts';
import { reportKindOf, reportKinds } from '#domain/indicators/series.ts';
import { useLegalEntityQuery } from '#domain/legal-entity/legal-entity.api.ts';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { isApiError } from '#shared/http/api-error.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Chips } from '#shared/ui/Chip.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { ChoiceTags } from './ChoiceTags.tsx';
import {
  allRecords,
  baseRegister,
  type Candidate,
  choicesOf,
  type Column,
  columnsOf,
  comparable,
  type Ready,
  selected,
} from './comparable.ts';
import type { CompareParams } from './compare.params.ts';
import { comparedCharts } from './compared-lines.ts';
import { CompareTable } from './CompareTable.tsx';
import { CompareYears } from './CompareYears.tsx';
import styles from './ComparePage.module.css';

type ComparisonProps = {
  params: CompareParams;
  onChange: (change: Partial<CompareParams>) => void;
  onRemove: (id: number, name: string) => void;
};

/** Loads the selected entities and compares those that can be compared, with the reasons for the others. */
export function Comparison({ params, onChange, onRemove }: ComparisonProps) {
  const { t } = useTranslation(['compare', 'indicators']);
  const { candidates, isPending, isRetrying, retry } = useCandidates(params.ids);
  const state = isPending ? { isFetching: true } : { data: candidates };
  return (
    <Loaded of={state} skeleton={<RowsSkeleton rows={10} />} isEmpty={() => false}>
      {() => {
        const ready = comparable(candidates);
        const choices = choicesOf(ready);
        const choice = selected(choices, params);
        const columns = columnsOf(candidates, choice);
        const compared = columns.filter((column) => column.refusal === null);
        const register = baseRegister(candidates);
        const isAllYears = params.view === 'years' && ready.length > 1;
        // In the view of all years, a missing report of one year excludes nobody.
        const listed = columns.map(({ id, entity, refusal }) => ({
          id,
          entity,
          refusal: isAllYears && refusal === 'noRecord' ? null : refusal,
        }));
        const reportType = isAllYears ? params.reportType : (choice?.type.id ?? null);
        const shown = shownFigures(ready, isAllYears ? null : (choice?.year ?? null), reportType, params.measure);
        const isCompared = choice && (isAllYears || compared.length > 1);
        // Another choice would not help where data could not be loaded; what failed is tried again above.
        const hasFailed = listed.some(({ refusal }) => refusal === 'failed');
        return (
          <div className="stack-3">
            {/* Refused entities are listed below with their reasons. */}
            <div className="no-print">
              <Chips
                label={t('compared')}
                chips={listed.flatMap(({ id, entity, refusal }) => {
                  if (refusal || !entity) return [];
                  const label = nameOfEntity(entity);
                  const removeLabel = t('removeOne', { name: label });
                  return { id: String(id), label, removeLabel, onRemove: () => onRemove(id, label) };
                })}
              />
            </div>
            {choice && ready.length > 1 ? <CompareBar {...{ ready, shown, onChange }} view={params.view} /> : null}
            {choice && !isAllYears ? (
              <ChoiceTags choices={choices} choice={choice} of={ready.length} onSelect={onChange} />
            ) : null}
            <Refusals columns={listed} onRemove={onRemove} onRetry={retry} isRetrying={isRetrying} />
            {isAllYears && choice && register ? (
              <CompareYears
                {...{ register, ready, shown }}
                onReportType={(id) => onChange({ reportType: id, year: null })}
              />
            ) : choice && register && compared.length > 1 ? (
              <CompareTable
                caption={t(params.measure === 'amount' ? 'caption' : 'captionMeasured', {
                  year: choice.year,
                  type: choice.type.name || t('indicators:reportTypeUnknown'),
                })}
                {...{ register, shown }}
                year={choice.year}
                columns={compared}
              />
            ) : null}
            <Status className="muted">
              {isCompared || hasFailed ? null : t(choice ? 'nothingToCompare' : 'nothingInAnyYear')}
            </Status>
            {register && ready.length > 1 ? <Explanations cards={INDICATOR_ROWS[register].cards} /> : null}
          </div>
        );
      }}
    </Loaded>
  );
}

type Requested = { candidate: Candidate | null; isFetching: boolean; retry: () => void };

/**
 * Profile and records of one selected entity; `candidate` is null without an id and while they are pending. During another try it
 * stays as it was, so that the pressed button keeps the focus.
 */
function useCandidate(id: number | undefined): Requested {
  const lang = useLang();
  const skip = id === undefined;
  const entity = useLegalEntityQuery({ id: id ?? 0, lang }, { skip });
  const records = useIndicatorsQuery(
    { legalEntityId: id ?? 0, searchType: SEARCH_TYPE.profileIndicators, lang },
    { skip },
  );
  function retry(): void {
    if (entity.isError) void entity.refetch();
    if (records.isError) void records.refetch();
  }
  const told = (candidate: Candidate | null): Requested => ({
    candidate,
    isFetching: entity.isFetching || records.isFetching,
    retry,
  });
  if (id === undefined) return told(null);
  const isRemoved = entity.currentData === null || (isApiError(entity.error) && entity.error.status === 404);
  if (isRemoved) return told({ id, kind: 'notFound' });
  if (entity.currentData && records.currentData)
    return told({ id, kind: 'ready', entity: entity.currentData, records: records.currentData });
  const hasFailed = [entity, records].some(({ error, currentData }) => error !== undefined && !currentData);
  return told(hasFailed ? { id, kind: 'failed' } : null);
}

/** The selected entities, at most four; `retry` repeats the calls that failed. */
function useCandidates(ids: readonly number[]) {
  const requested = [useCandidate(ids[0]), useCandidate(ids[1]), useCandidate(ids[2]), useCandidate(ids[3])];
  const candidates = requested.flatMap(({ candidate }) => candidate ?? []);
  return {
    candidates,
    isPending: candidates.length < ids.length,
    isRetrying: requested.some(({ candidate, isFetching }) => candidate?.kind === 'failed' && isFetching),
    retry: () => requested.forEach(({ candidate, retry }) => candidate?.kind === 'failed' && retry()),
  };
}

type CompareBarProps = Pick<ComparisonProps, 'onChange'> & {
  view: CompareParams['view'];
  ready: readonly Ready[];
  shown: FiguresShown;
};

/** What is compared in a year, or in all of them with `null`: the kind of report and the base years of its index, which all entities share. */
function shownFigures(
  ready: readonly Ready[],
  year: number | null,
  reportType: number | null,
  measure: FiguresShown['measure'],
): FiguresShown {
  const records = allRecords(ready);
  const all = yearsOf(records);
  const kind = reportKindOf(reportKinds(records), reportType);
  return { years: year === null ? all : [year], kind, measure, baseYears: baseYearsOf(ready, all, kind) };
}

/** Switches between one year and all years, and exports the comparison: lines and ratios of every entity. */
function CompareBar({ view, onChange, ready, shown }: CompareBarProps) {
  const { t } = useTranslation('compare');
  const entities = ready.flatMap(({ entity, records: own }) => {
    const { jib, isMicro, register } = entity;
    return register ? [{ jib, name: nameOfEntity(entity), isMicro, register, records: own }] : [];
  });
  const of = entities.map(({ name, jib }) => [...new Set([name, jib])].filter(Boolean).join(', ')).join('; ');
  return (
    <FiguresBar
      {...{ view, entities, shown }}
      charts={() => comparedCharts(ready, shown)}
      onMeasure={(next) => onChange({ measure: next })}
      onView={(next) => onChange({ view: next })}
      of={{ label: t('entities'), text: of }}
      title={t('title')}
      fileName={[t('exportFile'), shown.years.length === 1 && shown.years[0]].filter(Boolean).join('-')}
    />
  );
}

type RefusalsProps = {
  columns: readonly Pick<Column, 'id' | 'entity' | 'refusal'>[];
  onRemove: (id: number, name: string) => void;
  onRetry: () => void;
  isRetrying: boolean;
};

/** Entities that cannot be compared, each with its reason and a button to remove it. */
function Refusals({ columns, onRemove, onRetry, isRetrying }: RefusalsProps) {
  const { t } = useTranslation(['compare', 'ui']);
  const refused = columns.flatMap(({ refusal, ...column }) => (refusal ? [{ ...column, refusal }] : []));
  if (refused.length === 0) return null;
  return (
    <Banner kind="act" title={t('refusedTitle', { count: refused.length })}>
      <ul className={styles.refused}>
        {refused.map(({ id, entity, refusal }) => {
          const name = entity ? nameOfEntity(entity) : t('unknownEntity', { id });
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <span>{`: ${t(`refusals.${refusal}`)}`}</span>
              </span>
              {refusal === 'failed' ? (
                <FocusAfter>
                  <Button size="small" variant="quiet" isPending={isRetrying} onClick={onRetry}>
                    {t('ui:tryAgain')}
                  </Button>
                </FocusAfter>
              ) : null}
              <Button
                size="small"
                variant="quiet"
                aria-label={t('removeOne', { name })}
                onClick={() => onRemove(id, name)}
              >
                {t('ui:remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}

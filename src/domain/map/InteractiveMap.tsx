import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { RowsSkeleton, Skeleton } from '#shared/ui/Skeleton.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import { hasRelatives, indicatorOf, INDICATORS, PER, perOf, sumOf } from './internal/map-indicators.ts';
import { MapStage, type MapStageProps } from './internal/MapStage.tsx';
import { MAP_TYPES } from './map-scope.ts';
import { withIndicator, withPublic, withType } from './map-view.ts';
import { useCantonSummariesQuery } from './map.api.ts';
import styles from './InteractiveMap.module.css';

/**
 * The interactive map (P2.19): indicators as tags, as sum or per entity or employee, filters by legal entity type and public enterprises, the coloured map with
 * legend and panel, and the same figures as a sortable table that can be downloaded. A failed load shows an error with 'try
 * again' in place of the map.
 */
export function InteractiveMap(props: Omit<MapStageProps, 'cantons'>) {
  const { view, onView } = props;
  const { t } = useTranslation('map');
  const { typeId, isPublic } = view;
  const [sum, per] = [sumOf(view.indicator), perOf(view.indicator)];
  const query = useCantonSummariesQuery({ typeId, isPublic });
  const everybody = (
    <Button size="small" onClick={() => onView(withType(view, null))}>
      {t('allTypes')}
    </Button>
  );

  return (
    <div className={styles.whole}>
      <div className="stack no-print">
        <TagGroup
          label={t('indicatorLabel')}
          options={INDICATORS.map((value) => ({ value, label: t(`indicator.${value}`) }))}
          value={sum}
          onChange={(next) => onView(withIndicator(view, indicatorOf(next, per)))}
        />
        {hasRelatives(sum) ? (
          <TagGroup
            look="switch"
            label={t('perLabel')}
            options={(['sum', ...PER] as const).map((value) => ({ value, label: t(`per.${value}`) }))}
            value={per ?? 'sum'}
            onChange={(next) => onView(withIndicator(view, indicatorOf(sum, next === 'sum' ? null : next)))}
          />
        ) : null}
        <MapFilters view={view} onView={onView} />
      </div>
      <Loaded
        // Figures of another scope would stand, and be saved, under the name of this one (faults G02).
        of={{ ...query, data: query.currentData }}
        skeleton={
          <div className={styles.stage} aria-hidden="true">
            <Skeleton className={styles.picture ?? ''} />
            <RowsSkeleton rows={6} />
          </div>
        }
        errorTitle={t('failed')}
        isEmpty={(cantons) => cantons.every(({ year }) => year === null)}
        empty={
          <EmptyState title={t('none')} icon={MapPinOff} actions={typeId === null ? null : everybody}>
            {typeId === null ? null : t('noneText')}
          </EmptyState>
        }
      >
        {(cantons) => <MapStage cantons={cantons} {...props} />}
      </Loaded>
    </div>
  );
}

/** Filters of the figures: one legal entity type, public enterprises or the others (P7). */
function MapFilters({ view, onView }: Pick<MapStageProps, 'view' | 'onView'>) {
  const { t } = useTranslation('map');
  return (
    <div className={styles.filters}>
      <SelectField
        className={styles.type}
        label={t('typeLabel')}
        placeholder={t('allTypes')}
        options={MAP_TYPES.map((id) => ({ value: id, label: t(`type.${id}`) }))}
        value={view.typeId ?? ''}
        onChange={({ target }) => onView(withType(view, Number(target.value) || null))}
      />
      <CheckboxField
        className={styles.public}
        label={t('publicLabel')}
        hint={t(view.typeId === null ? 'publicHintAll' : 'publicHint')}
        checked={view.isPublic}
        onChange={({ target }) => onView(withPublic(view, target.checked))}
      />
    </div>
  );
}

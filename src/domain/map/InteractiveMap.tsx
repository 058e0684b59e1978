import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { classes } from '#shared/ui/classes.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import styles from './InteractiveMap.module.css';
import { useCantonSummariesQuery } from './map.api.ts';
import { INDICATORS, type CantonSummary } from './map.model.ts';
import { MapFilters } from './MapFilters.tsx';
import { MapSkeleton } from './MapSkeleton.tsx';
import { MapStage } from './MapStage.tsx';
import { withType, type MapView } from './map-view.ts';

type InteractiveMapProps = {
  /** What is shown: the caller keeps it, in the address or in a state that starts with `DEFAULT_MAP_VIEW`. */
  view: MapView;
  onView: (next: MapView) => void;
  /** Level of the panel's heading: one below the heading above the map. */
  level: 2 | 3;
  /** The table stands folded below the map, to be opened by the reader. */
  tableFolded?: boolean;
};

/**
 * The interactive map (P2.19): indicators as tags, filters by legal entity type and public enterprises, the coloured map with
 * its legend and panel, and the same figures as a sortable table that can be saved. A failed load shows an error with 'try
 * again' in the map's own place.
 */
export function InteractiveMap({ view, onView, level, tableFolded = false }: InteractiveMapProps) {
  const { t } = useTranslation('map');
  const lang = useLang();
  const { typeId, isPublic } = view;
  const query = useCantonSummariesQuery({ typeId, isPublic });
  const everybody = (
    <Button size="small" onClick={() => onView(withType(view, null))}>
      {t('allTypes')}
    </Button>
  );

  return (
    <div className={styles.whole}>
      <div className={classes(styles.controls, 'no-print')}>
        <TagGroup
          label={t('indicatorLabel')}
          options={INDICATORS.map((value) => ({ value, label: t(`indicator.${value}`) }))}
          value={view.indicator}
          onChange={(indicator) => onView({ ...view, indicator })}
        />
        <MapFilters view={view} onView={onView} />
      </div>
      <Loaded
        of={query}
        skeleton={<MapSkeleton />}
        errorTitle={t('failed')}
        isEmpty={nothingKnown}
        empty={
          <EmptyState title={t('none')} icon={MapPinOff} actions={typeId === null ? null : everybody}>
            {t('noneText')}
          </EmptyState>
        }
      >
        {(cantons) => <MapStage {...{ cantons, view, onView, level, tableFolded, lang }} />}
      </Loaded>
    </div>
  );
}

function nothingKnown(cantons: readonly CantonSummary[]): boolean {
  return cantons.every(({ year }) => year === null);
}

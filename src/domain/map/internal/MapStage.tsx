import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cantonById } from '#domain/reference/cantons.ts';
import { BORDERS_CREDIT } from '#domain/reference/geography/geography.ts';
import { UseFigures } from '#shared/figures/UseFigures.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useAnnounce } from '#shared/ui/LiveRegion.tsx';
import { useStable } from '#shared/ui/use-stable.ts';
import type { MapType } from '../map-scope.ts';
import type { MapView } from '../map-view.ts';
import { type CantonSummary, federationOf, rankingsOf } from '../map.model.ts';
import type { MapFigures } from '../MapFiguresDialog.tsx';
import type { CantonOrder } from './canton-order.ts';
import { CantonMap } from './CantonMap.tsx';
import { CantonTable } from './CantonTable.tsx';
import { classesOf } from './choropleth-classes.ts';
import { exactFigure } from './format-figure.ts';
import { SumNotes } from './GapNotes.tsx';
import { indicatorsBeside, perOf } from './map-indicators.ts';
import { FEDERATION_REGION, mapRegion, type MapRegionAction, shownCanton } from './map-region.ts';
import { MapLegend } from './MapLegend.tsx';
import { RegionPanel } from './RegionPanel.tsx';
import styles from '../InteractiveMap.module.css';

const MapFiguresDialog = lazyPart<MapFigures & { onClose: () => void }>(
  async () => (await import('../MapFiguresDialog.tsx')).MapFiguresDialog,
);

export type MapStageProps = {
  cantons: readonly CantonSummary[];
  /** The current view; the caller holds it, in the address or in a state that starts with `DEFAULT_MAP_VIEW`. */
  view: MapView;
  onView: (next: MapView) => void;
  /** Level of the panel's heading: one below the heading above the map. */
  level: 2 | 3;
  tableFolded?: boolean;
};

/** Map, legend, panel and table with the same figures and region (P4 Map region). */
export function MapStage({ cantons, view, onView, level, tableFolded = false }: MapStageProps) {
  const lang = useLang();
  const { t } = useTranslation(['map', 'layout']);
  const keysId = useId();
  const { indicator } = view;
  const { region, act } = useMapRegion(view.canton, (canton) => onView({ ...view, canton }));
  // Map and panel show the locked canton at once; the row of the table may follow later.
  const lockedRow = useDeferredValue(region.locked);
  const federation = useMemo(() => federationOf(cantons), [cantons]);
  const rankings = useMemo(() => rankingsOf(cantons, federation, indicator), [cantons, federation, indicator]);
  const mapClasses = classesOf(cantons.map(({ figures }) => figures[indicator]));
  const someLoss = mapClasses.some(({ level: step }) => step === 'loss');
  const canton = cantons.find(({ id }) => id === shownCanton(region)) ?? null;

  // A canton under the pointer is not announced, and one with the focus is read already.
  const chosen = cantons.find(({ id }) => id === region.locked) ?? federation;
  const figure = chosen.unreadable.includes(indicator)
    ? t('unreadable')
    : exactFigure(chosen.figures[indicator], indicator, lang);
  const name = cantonById(region.locked)?.name[lang] ?? t('layout:federation');
  const isChanged = useIsChanged(`${indicator} ${region.locked}`);
  useAnnounce(isChanged ? t('shown', { region: name, indicator: t(`indicator.${indicator}`), figure }) : null);

  const type = view.typeId === null ? t('allTypes') : t(`type.${view.typeId as MapType}`);
  const scope = view.typeId === null ? type : t(view.isPublic ? 'scopePublic' : 'scopeOthers', { type });
  // Stable, so that a locked canton does not render the table before its deferred row.
  const onOrder = useStable((order: CantonOrder) => onView({ ...view, order }));
  const table = (
    <>
      <CantonTable
        {...{ cantons, federation, rankings, indicator, onOrder, act }}
        order={view.order}
        locked={lockedRow}
      />
      <SumNotes federation={federation} indicators={indicatorsBeside(indicator)} />
      <div className={`spread ${styles.after}`}>
        <UseFigures size="small">{(onClose) => <MapFiguresDialog {...{ cantons, view, scope, onClose }} />}</UseFigures>
        <p className={styles['phones-only']}>
          <span className="xs muted">{t('tableHint')}</span>
        </p>
      </div>
    </>
  );

  return (
    <>
      <div className={styles.stage}>
        <div className={styles.figure}>
          <MapLegend {...{ cantons, mapClasses, indicator, scope }} />
          <CantonMap {...{ cantons, mapClasses, indicator, region, act, keysId }} />
        </div>
        <RegionPanel
          {...{ canton, federation, rankings, indicator, level }}
          scope={view}
          locked={region.locked !== null}
          onUnlock={() => act({ type: 'unlocked' })}
        />
        <div className={styles.hints}>
          <p className="no-print">{t(perOf(indicator) ? 'whatItShows.average' : 'whatItShows.sum')}</p>
          <p>{t(someLoss ? 'legendNoteLoss' : 'legendNote')}</p>
          <p className="no-print">
            <span>{t('mapHint')}</span>{' '}
            <span id={keysId} className={styles.keys}>
              {t('mapKeys')}
            </span>
          </p>
          <p>{t('credit', { source: BORDERS_CREDIT })}</p>
        </div>
      </div>
      <div className={styles['table-place']}>
        {tableFolded ? <Disclosure summary={t('table')}>{table}</Disclosure> : table}
      </div>
    </>
  );
}

/**
 * The map's region (P4): the hovered canton is state of the map, the locked one belongs to the caller (the address on the map
 * page, a state on the home page).
 */
function useMapRegion(locked: number | null, onLock: (canton: number | null) => void) {
  const [hovered, setHovered] = useState(FEDERATION_REGION.hovered);
  const act = useStable((action: MapRegionAction) => {
    setHovered((now) => mapRegion({ hovered: now, locked }, action).hovered);
    const next = mapRegion({ hovered: null, locked }, action).locked;
    if (next !== locked) onLock(next);
  });
  return { region: { hovered, locked }, act };
}

/** Whether a value has ever changed since it was first rendered: what a page opens with is not announced. */
function useIsChanged(value: string): boolean {
  const [first] = useState(value);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && value !== first) setChanged(true);
  return isChanged;
}

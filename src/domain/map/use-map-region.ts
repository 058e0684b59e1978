import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FEDERATION_REGION, mapRegion, type MapRegion, type MapRegionAction } from './map-region.ts';

type MapRegionControl = {
  region: MapRegion;
  act: (action: MapRegionAction) => void;
  /** False until the visitor has done something: what stands there by itself is not announced. */
  touched: boolean;
};

/**
 * The map's region (P4): what is pointed at lives here, what is locked belongs to the caller (the address on the map page,
 * a state on the home page).
 */
export function useMapRegion(locked: number | null, onLock: (canton: number | null) => void): MapRegionControl {
  const [hovered, setHovered] = useState(FEDERATION_REGION.hovered);
  const [touched, setTouched] = useState(false);
  const latest = useRef({ locked, onLock });
  useLayoutEffect(() => {
    latest.current = { locked, onLock };
  });
  // One function for the life of the map, so that what does not change with the pointer need not be drawn again.
  const act = useCallback((action: MapRegionAction) => {
    const { locked: before, onLock: tell } = latest.current;
    setTouched(true);
    setHovered((now) => mapRegion({ hovered: now, locked: before }, action).hovered);
    const next = mapRegion({ hovered: null, locked: before }, action).locked;
    if (next !== before) tell(next);
  }, []);
  return { region: { hovered, locked }, act, touched };
}

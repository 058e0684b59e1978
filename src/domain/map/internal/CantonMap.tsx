import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CANTON_SHAPES, FEDERATION_PATH, VIEW_BOX } from '#domain/reference/geography/geography.ts';
import { classNames } from '#shared/ui/class-names.ts';
import type { CantonSummary } from '../map.model.ts';
import { isArrow, neighbourOf } from '../neighbour.ts';
import { Surroundings } from '../Surroundings.tsx';
import type { MapClass } from './choropleth-classes.ts';
import type { Indicator } from './map-indicators.ts';
import { type MapRegion, type MapRegionAction, shownCanton } from './map-region.ts';
import { NoDataPattern } from './MapLegend.tsx';
import { useCantonShapes } from './use-canton-shapes.ts';
import styles from './CantonMap.module.css';

/** Smaller cantons (square units of the picture) are hard to hit with a finger. */
const SMALL_AREA = 3000;
const REACH = 40;

type CantonMapProps = {
  cantons: readonly CantonSummary[];
  mapClasses: readonly MapClass[];
  indicator: Indicator;
  region: MapRegion;
  act: (action: MapRegionAction) => void;
  /** Id of the text that explains the keys. */
  keysId: string;
};

/**
 * The federation in ten coloured cantons (P2.19). Each is a toggle button: hover or focus shows it, a click, tap, Enter or
 * Space locks it, Escape or a click outside unlocks it. One canton is in the tab order; arrow keys move to its neighbours.
 */
export function CantonMap({ cantons, mapClasses, indicator, region, act, keysId }: CantonMapProps) {
  const { t } = useTranslation('map');
  const patternId = useId();
  const nodes = useRef(new Map<number, SVGGElement>());
  // Roving tabindex: one canton of the map at a time is in the tab order.
  const [tabStop, setTabStop] = useState(region.locked ?? CANTON_SHAPES[0]?.id ?? 0);
  const shapes = useCantonShapes(cantons, mapClasses, indicator);
  const shown = CANTON_SHAPES.find(({ id }) => id === shownCanton(region));

  function press(event: KeyboardEvent, id: number): void {
    if (isArrow(event.key)) nodes.current.get(neighbourOf(CANTON_SHAPES, id, event.key))?.focus();
    else if (event.key === 'Enter' || event.key === ' ') act({ type: 'locked', canton: id });
    else if (event.key === 'Escape') act({ type: 'unlocked' });
    else return;
    event.preventDefault();
  }

  return (
    <svg
      className={`notranslate ${styles.map}`}
      viewBox={`0 0 ${VIEW_BOX.width} ${VIEW_BOX.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image cannot be a <fieldset>
      role="group"
      aria-label={t('map', { indicator: t(`indicator.${indicator}`) })}
      aria-describedby={keysId}
    >
      <NoDataPattern id={patternId} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the same is done by Escape and by the button in the panel */}
      <g onClick={() => act({ type: 'unlocked' })}>
        <rect className={styles.outer} width={VIEW_BOX.width} height={VIEW_BOX.height} data-outer />
        <Surroundings />
      </g>
      {shapes
        .filter(({ area }) => area < SMALL_AREA)
        .map(({ id, label }) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only widens the canton's own button
          <circle
            key={id}
            className={styles.reach}
            cx={label.x}
            cy={label.y}
            r={REACH}
            onClick={() => act({ type: 'locked', canton: id })}
          />
        ))}
      {shapes.map(({ id, path, level, name, written }) => (
        <g
          key={id}
          ref={(node) => {
            if (node) nodes.current.set(id, node);
            else nodes.current.delete(id);
          }}
          className={styles.canton}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a shape cannot be a <button>
          role="button"
          tabIndex={id === tabStop ? 0 : -1}
          aria-pressed={region.locked === id}
          aria-label={t('cantonFigure', { canton: name, figure: written })}
          onPointerEnter={() => act({ type: 'entered', canton: id })}
          onPointerLeave={() => act({ type: 'left', canton: id })}
          onFocus={() => {
            setTabStop(id);
            act({ type: 'entered', canton: id });
          }}
          onBlur={() => act({ type: 'left', canton: id })}
          onClick={() => act({ type: 'locked', canton: id })}
          onKeyDown={(event) => press(event, id)}
        >
          <path
            className={classNames(styles.shape, level !== null && styles[`level-${level}`])}
            d={path}
            {...(level === null && { style: { fill: `url(#${patternId})` } })}
          />
        </g>
      ))}
      <path className={styles.outline} d={FEDERATION_PATH} />
      {shown ? (
        <path className={classNames(styles.mark, region.locked !== null && styles.locked)} d={shown.path} />
      ) : null}
      <path className={styles.focus} d={CANTON_SHAPES.find(({ id }) => id === tabStop)?.path} />
      {shapes.map(({ id, label, level, shortLabel }) => (
        <text
          key={id}
          className={classNames(styles.label, styles[`on-${level ?? 'none'}`])}
          x={label.x}
          y={label.y}
          aria-hidden="true"
        >
          {shortLabel}
        </text>
      ))}
    </svg>
  );
}

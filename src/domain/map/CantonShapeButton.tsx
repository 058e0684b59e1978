import type { KeyboardEvent, Ref } from 'react';
import { classes } from '#shared/ui/classes.ts';
import styles from './CantonMap.module.css';
import type { Level } from './classes.ts';
import type { MapRegionAction } from './map-region.ts';

type CantonShapeButtonProps = {
  id: number;
  path: string;
  /** Step of colour; null is 'no data', drawn with the pattern. */
  level: Level | null;
  patternId: string;
  /** Name and figure of the canton, for listeners. */
  label: string;
  locked: boolean;
  /** Whether the Tab key stops here: one canton of the map at a time. */
  tabStop: boolean;
  ref: Ref<SVGGElement>;
  act: (action: MapRegionAction) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One canton of the map as a toggle button: pointer and focus enter it, a click or tap locks it (P2.19). */
export function CantonShapeButton(props: CantonShapeButtonProps) {
  const { id, path, level, patternId, label, locked, tabStop, ref, act, onFocus, onKeyDown } = props;
  return (
    <g
      ref={ref}
      className={styles.canton}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawn shape cannot be a <button>
      role="button"
      tabIndex={tabStop ? 0 : -1}
      aria-pressed={locked}
      aria-label={label}
      onPointerEnter={() => act({ type: 'entered', canton: id })}
      onPointerLeave={() => act({ type: 'left', canton: id })}
      onFocus={() => {
        onFocus();
        act({ type: 'entered', canton: id });
      }}
      onBlur={() => act({ type: 'left', canton: id })}
      onClick={() => act({ type: 'locked', canton: id })}
      onKeyDown={onKeyDown}
    >
      <path
        className={classes(styles.shape, level !== null && styles[`level-${level}`])}
        d={path}
        {...(level === null && { style: { fill: `url(#${patternId})` } })}
      />
    </g>
  );
}

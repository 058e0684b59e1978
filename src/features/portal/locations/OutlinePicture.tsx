import { EdgeFade } from '#domain/map/EdgeFade.tsx';
import { CANTON_SHAPES, CONTEXT_PATHS, FEDERATION_PATH, VIEW_BOX } from '#domain/reference/geography/geography.ts';
import { classes } from '#shared/ui/classes.ts';
import styles from './OfficeMap.module.css';

/** The federation with its cantons in quiet lines, as ground for the pins; a press on it lets go of the chosen office. */
export function OutlinePicture({ canton, onPress }: { canton: number | null; onPress: () => void }) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the card's close button do the same
    <svg
      className={styles.picture}
      viewBox={`0 0 ${VIEW_BOX.width} ${VIEW_BOX.height}`}
      aria-hidden="true"
      focusable="false"
      onClick={onPress}
    >
      {CONTEXT_PATHS.map((path) => (
        <path key={path} className={styles.context} d={path} />
      ))}
      <EdgeFade />
      {CANTON_SHAPES.map(({ id, path }) => (
        <path key={id} className={classes(styles.canton, id === canton && styles.picked)} d={path} />
      ))}
      <path className={styles.outline} d={FEDERATION_PATH} />
    </svg>
  );
}

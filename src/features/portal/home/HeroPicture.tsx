import { CANTONS, FEDERATION, VIEW_BOX } from 'virtual:geography';
import styles from './HeroPicture.module.css';

/** Widths of the water lines around the outline, outermost first, as on an old map. */
const LINES = [52, 40, 30, 21, 13, 6] as const;

/** The hero's only picture: the real outline of the federation in fine lines (look, home page). Decorative. */
export function HeroPicture() {
  return (
    <svg
      className={`notranslate ${styles.picture}`}
      viewBox={`0 0 ${VIEW_BOX.width} ${VIEW_BOX.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" strokeLinejoin="round">
        {LINES.map((width, at) => (
          <g key={width}>
            <path d={FEDERATION} stroke="var(--hero-line)" strokeOpacity={0.2 + at * 0.11} strokeWidth={width} />
            <path d={FEDERATION} stroke="var(--band)" strokeWidth={width - 1.6} />
          </g>
        ))}
      </g>
      <path d={FEDERATION} fill="var(--band)" stroke="var(--hero-line)" strokeWidth="1.5" />
      {CANTONS.map(({ id, path, label, shortLabel }) => (
        <g key={id}>
          <path
            d={path}
            fill="none"
            stroke="var(--hero-line)"
            strokeWidth="0.9"
            strokeDasharray="1.5 3"
            strokeLinecap="round"
          />
          <text className={styles.label} x={label.x} y={label.y}>
            {shortLabel}
          </text>
        </g>
      ))}
    </svg>
  );
}

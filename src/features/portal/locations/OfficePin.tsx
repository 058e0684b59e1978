import { Building2, MapPin } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { classes } from '#shared/ui/classes.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { isMain, type Office } from './office.model.ts';
import styles from './OfficeMap.module.css';

/** The sign of a kind of office: a building on green for a main unit, a marker on yellow for a branch office (P2.21). */
export function OfficeSign({ main }: { main: boolean }) {
  return (
    <span className={classes(styles.sign, main ? styles.main : styles.branch)} aria-hidden="true">
      <Icon of={main ? Building2 : MapPin} size="s" />
    </span>
  );
}

type OfficePinProps = {
  office: Office;
  name: string;
  /** Highlighted in red: the unit chosen, or a branch office of it. */
  lit: boolean;
  /** The one whose card is shown. */
  chosen: boolean;
  /** Its card stays until it is closed. */
  kept: boolean;
  tabStop: boolean;
  onEnter: (id: number) => void;
  onPress: (id: number) => void;
  onKeyDown: (event: KeyboardEvent, id: number) => void;
};

/** One office on the map, placed in percent of the picture. Drawn again only when something of its own changes. */
export const OfficePin = memo(function OfficePin(props: OfficePinProps) {
  const { office, name, lit, chosen, kept, tabStop, onEnter, onPress, onKeyDown } = props;
  const { id } = office;
  return (
    <button
      type="button"
      className={classes(styles.pin, lit && styles.lit, chosen && styles.chosen)}
      style={{ left: `${office.positionX}%`, top: `${office.positionY}%` }}
      tabIndex={tabStop ? 0 : -1}
      aria-label={name}
      aria-pressed={kept}
      data-office={id}
      data-lit={lit || undefined}
      onPointerEnter={() => onEnter(id)}
      onFocus={() => onEnter(id)}
      onClick={() => onPress(id)}
      onKeyDown={(event) => onKeyDown(event, id)}
    >
      <OfficeSign main={isMain(office)} />
    </button>
  );
});

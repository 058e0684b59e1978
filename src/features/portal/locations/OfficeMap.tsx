import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isArrow, neighbourOf } from '#domain/map/neighbour.ts';
import { isLit, isMain, type Office } from './office.model.ts';
import styles from './OfficeMap.module.css';
import { OfficePin } from './OfficePin.tsx';
import { OutlinePicture } from './OutlinePicture.tsx';
import type { OfficeChoice } from './use-office-choice.ts';
import { useOfficeName } from './use-office-name.ts';

type OfficeMapProps = {
  /** The offices that have a pin, main units after their branches so that they lie above them. */
  offices: readonly Office[];
  choice: OfficeChoice;
  /** A canton that is looked for is picked out. */
  canton: number | null;
  /** What is known of the chosen office; stands in the empty corner of the map. */
  card: ReactNode;
};

/**
 * The offices on the federation's own outline (P2.21). Pointing at a pin or focusing it highlights it together with its
 * branches and shows its card; a press keeps it, Escape lets go. One pin takes the Tab key, arrow keys move to the nearest.
 */
export function OfficeMap({ offices, choice, canton, card }: OfficeMapProps) {
  const { t } = useTranslation('locations');
  const nameOf = useOfficeName();
  const keysId = useId();
  const nodes = useRef(new Map<number, HTMLButtonElement>());
  const [lastStop, setLastStop] = useState<number | null>(null);
  const tabStop = offices.some(({ id }) => id === lastStop)
    ? lastStop
    : (offices.findLast(isMain)?.id ?? offices[0]?.id);
  const places = offices.map(({ id, positionX, positionY }) => ({ id, label: { x: positionX, y: positionY } }));

  function press(event: KeyboardEvent, id: number): void {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    nodes.current.get(neighbourOf(places, id, event.key))?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only lets go of what its buttons have chosen
    <div
      className={styles.map}
      onPointerLeave={choice.leave}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || choice.leave()}
      onKeyDown={({ key }) => key === 'Escape' && choice.close()}
    >
      <OutlinePicture canton={canton} onPress={choice.close} />
      <fieldset className={styles.pins} aria-label={t('map')} aria-describedby={keysId}>
        {offices.map((office) => (
          <OfficePin
            key={office.id}
            ref={(node) => {
              if (node) nodes.current.set(office.id, node);
              else nodes.current.delete(office.id);
            }}
            office={office}
            name={nameOf(office)}
            lit={isLit(office, choice.chosen)}
            chosen={office.id === choice.chosen}
            kept={office.id === choice.kept}
            tabStop={office.id === tabStop}
            onEnter={() => {
              setLastStop(office.id);
              choice.enter(office.id);
            }}
            onPress={() => choice.keep(office.id)}
            onKeyDown={(event) => press(event, office.id)}
          />
        ))}
      </fieldset>
      <p id={keysId} className="visually-hidden">
        {t('mapKeys')}
      </p>
      {card}
    </div>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isArrow, neighbourOf } from '#domain/map/neighbour.ts';
import { Surroundings } from '#domain/map/Surroundings.tsx';
import { CANTON_SHAPES, FEDERATION_PATH, VIEW_BOX } from '#domain/reference/geography/geography.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { useStable } from '#shared/ui/use-stable.ts';
import { isHighlighted, isMain, type Office } from './office.model.ts';
import { focusPin, OfficePin } from './OfficePin.tsx';
import type { OfficeChoice } from './use-office-choice.ts';
import { useOfficeName } from './use-office-facts.ts';
import styles from './OfficeMap.module.css';

type OfficeMapProps = {
  /** The offices with a pin; main units come after the branch offices, so that they are rendered above them. */
  offices: readonly Office[];
  choice: OfficeChoice;
  canton: number | null;
  /** The card of the selected office, in the empty corner of the map. */
  card: ReactNode;
};

/**
 * The offices on an outline of the federation (P2.21). Hovering or focusing a pin highlights it with its branch offices and
 * shows its card; a press selects it, Escape closes it. One pin is in the tab order; arrow keys move to the nearest.
 */
export function OfficeMap({ offices, choice, canton, card }: OfficeMapProps) {
  const { t } = useTranslation('locations');
  const nameOf = useOfficeName();
  const keysId = useId();
  const [lastStop, setLastStop] = useState<number | null>(null);
  const tabStop = offices.some(({ id }) => id === lastStop)
    ? lastStop
    : (offices.findLast(isMain)?.id ?? offices[0]?.id);
  const onEnter = useStable((id: number) => {
    setLastStop(id);
    choice.enter(id);
  });
  const onKeyDown = useStable((event: KeyboardEvent, id: number) => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const places = offices.map((office) => ({ id: office.id, label: { x: office.positionX, y: office.positionY } }));
    const next = neighbourOf(places, id, event.key);
    focusPin(next);
  });

  // The focus in the card goes back to its pin before the card disappears; on a pin it stays.
  const onEscape = () => {
    if (!document.activeElement?.matches('[data-office]')) focusPin(choice.active);
    choice.close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only lets go of what its buttons have selected
    <div
      className={styles.map}
      onPointerLeave={choice.leave}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || choice.leave()}
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      <OutlinePicture canton={canton} onPress={choice.close} />
      <fieldset className={styles.pins} aria-describedby={keysId}>
        <legend className="visually-hidden">{t('map')}</legend>
        {offices.map((office) => (
          <OfficePin
            key={office.id}
            office={office}
            name={nameOf(office)}
            highlighted={isHighlighted(office, choice.active) || isHighlighted(office, choice.hovered)}
            active={office.id === choice.active}
            selected={office.id === choice.selected}
            tabStop={office.id === tabStop}
            {...{ onEnter, onKeyDown }}
            onPress={choice.select}
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

/** The federation with its cantons, as background of the pins; a press on it closes the selected office. */
function OutlinePicture({ canton, onPress }: { canton: number | null; onPress: () => void }) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the card's close button do the same
    <svg
      className={styles.picture}
      viewBox={`0 0 ${VIEW_BOX.width} ${VIEW_BOX.height}`}
      aria-hidden="true"
      focusable="false"
      onClick={onPress}
    >
      <Surroundings />
      {CANTON_SHAPES.map(({ id, path }) => (
        <path key={id} className={classNames(styles.canton, id === canton && styles.selected)} d={path} />
      ))}
      <path className={styles.outline} d={FEDERATION_PATH} />
    </svg>
  );
}

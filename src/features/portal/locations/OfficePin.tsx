import Building2 from 'lucide-react/icons/building-complex';
import MapPin from 'lucide-react/icons/map-pin';
import { type KeyboardEvent, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { useFocusAfter } from '#shared/ui/return-focus.ts';
import { isMain, type Office } from './office.model.ts';
import styles from './OfficeMap.module.css';

/** Symbol of an office: a building on green for a main unit, a marker on yellow for a branch office (P2.21). */
export function OfficeSign({ main }: { main: boolean }) {
  return (
    <span className={classNames(styles.sign, main ? styles.main : styles.branch)} aria-hidden="true">
      <Icon of={main ? Building2 : MapPin} size="s" />
    </span>
  );
}

/** Moves the focus to the pin of an office. */
export function focusPin(id: number | null): void {
  document.querySelector<HTMLElement>(`[data-office="${id}"]`)?.focus();
}

type OfficePinProps = {
  office: Office;
  name: string;
  /** Highlighted in red: the active unit or one of its branch offices. */
  highlighted: boolean;
  /** Its card is shown. */
  active: boolean;
  /** It was pressed: its card stays until it is closed. */
  selected: boolean;
  tabStop: boolean;
  onEnter: (id: number) => void;
  onPress: (id: number) => void;
  onKeyDown: (event: KeyboardEvent, id: number) => void;
};

/** One office on the map, placed in percent of the picture. Memoised, so that only changed pins render again. */
export const OfficePin = memo(function OfficePin(props: OfficePinProps) {
  const { office, name, highlighted, active, selected, tabStop, onEnter, onPress, onKeyDown } = props;
  const { id } = office;
  const button = useRef<HTMLButtonElement>(null);
  // The pin of a branch that is hidden goes with its card.
  useFocusAfter(button);
  return (
    <button
      ref={button}
      type="button"
      className={classNames(styles.pin, highlighted && styles.highlighted, active && styles.active)}
      style={{ left: `${office.positionX}%`, top: `${office.positionY}%` }}
      tabIndex={tabStop ? 0 : -1}
      aria-label={name}
      aria-pressed={selected}
      data-office={id}
      data-highlighted={highlighted || undefined}
      onPointerEnter={() => onEnter(id)}
      onFocus={() => onEnter(id)}
      onClick={() => onPress(id)}
      onKeyDown={(event) => onKeyDown(event, id)}
    >
      <OfficeSign main={isMain(office)} />
    </button>
  );
});

type PinLegendProps = { branchesShown: boolean; onBranches: (shown: boolean) => void };

/** Explains the pins; branch offices are shown by default and can be hidden (P2.21). */
export function PinLegend({ branchesShown, onBranches }: PinLegendProps) {
  const { t } = useTranslation('locations');
  return (
    <fieldset className={styles.legend}>
      <legend className="visually-hidden">{t('legend')}</legend>
      <span className={styles.meaning}>
        <OfficeSign main />
        <span>{t('unit')}</span>
      </span>
      <CheckboxField
        label={
          <span className={styles.meaning}>
            <OfficeSign main={false} />
            <span>{t('branch')}</span>
          </span>
        }
        checked={branchesShown}
        onChange={({ target }) => onBranches(target.checked)}
      />
    </fieldset>
  );
}

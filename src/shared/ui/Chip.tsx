import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import styles from './Chip.module.css';

type ChipProps = {
  /** What is filtered, such as 'Canton'. */
  name?: string;
  /** The value it is filtered by, such as 'Zenica-Doboj'. */
  label: string;
  /** What pressing it does; without it, that a filter is removed. */
  removeLabel?: string;
  onRemove: () => void;
};

/** One active filter, or another item of a choice; pressing it anywhere removes it (P2.10). */
function Chip({ name, label, removeLabel, onRemove }: ChipProps) {
  const { t } = useTranslation('ui');
  const whole = name ? `${name}: ${label}` : label;
  return (
    <button
      type="button"
      className={styles.chip}
      onClick={onRemove}
      aria-label={removeLabel ?? t('removeFilter', { label: whole })}
    >
      <span>
        {name ? <span className={styles.name}>{`${name}: `}</span> : null}
        <bdi>{label}</bdi>
      </span>
      <Icon of={X} size="s" />
    </button>
  );
}

type ChipsProps = {
  /** Introduces the row: 'Active filters:'. */
  label: string;
  labelHidden?: boolean;
  chips: readonly (ChipProps & { id: string })[];
  /** Content after the chips, such as 'clear all'. */
  children?: ReactNode;
};

/** The active filters in a row; renders nothing without filters. */
export function Chips({ label, labelHidden = false, chips, children }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className="button-row">
      <span className={labelHidden ? 'visually-hidden' : styles.label}>{label}</span>
      <ul className="button-row" aria-label={label}>
        {chips.map(({ id, ...chip }) => (
          <li key={id}>
            <Chip {...chip} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

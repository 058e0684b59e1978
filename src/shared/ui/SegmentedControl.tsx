import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './SegmentedControl.module.css';

type SegmentedControlProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** On the ink band of the footer. */
  onBand?: boolean;
};

/** A switch between two to four ways to see the same thing: map or table, light or dark. Radios inside. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, onBand } = props;
  const group = useId();
  return (
    <fieldset className={classes('no-print', styles.control, onBand && styles['on-band'])}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

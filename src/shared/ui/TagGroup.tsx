import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './TagGroup.module.css';

type TagOption<Value extends string | number> = {
  value: Value;
  label: ReactNode;
  /** The full name when the label is short: '2021, old line codes'. */
  name?: string;
  /** A visible break stands before this tag: the line codes changed in 2022. */
  breakBefore?: boolean;
};

type TagGroupProps<Value extends string | number> = {
  /** The question the tags answer, for listeners. */
  label: string;
  options: readonly TagOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
};

/** One choice out of short words side by side: years, statuses, kinds. Radios inside: arrow keys move the choice. */
export function TagGroup<Value extends string | number>(props: TagGroupProps<Value>) {
  const { label, options, value, onChange } = props;
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.tags}>
        {options.map((option) => (
          <span key={option.value} className={classes(styles.place, option.breakBefore && styles.break)}>
            <label className={styles.tag}>
              <input
                type="radio"
                name={group}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                aria-label={option.name}
              />
              {option.label}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  );
}

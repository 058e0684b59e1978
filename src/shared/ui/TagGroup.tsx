import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { textElement } from './text-element.tsx';
import styles from './TagGroup.module.css';

type TagOption<Value extends string | number> = {
  value: Value;
  label: ReactNode;
  /** The full name when the label is short, such as '2021, old line codes'. */
  name?: string;
  /** A visible gap before this tag: the line codes changed in 2022. */
  breakBefore?: boolean;
};

type TagGroupProps<Value extends string | number> = {
  /** `switch`: one control for two to four views of the same thing, such as map or table; otherwise separate tags. */
  look?: 'switch';
  /** The question the tags answer, for screen readers. */
  label: string;
  options: readonly TagOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
};

/** One choice of several short words in a row: years, statuses, kinds. They are radios, so arrow keys change the selection. */
export function TagGroup<Value extends string | number>(props: TagGroupProps<Value>) {
  const { look, label, options, value, onChange } = props;
  const group = useId();
  return (
    <fieldset className={look ? `no-print ${styles[look]}` : styles.group}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.tags}>
        {options.map((option) => {
          const checked = option.value === value && styles.checked;
          return (
            <span key={option.value} className={classNames(styles.place, option.breakBefore && styles.break, checked)}>
              <label className={classNames(look ? styles.segment : styles.tag, checked)}>
                <input
                  type="radio"
                  name={group}
                  value={option.value}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                  aria-label={option.name}
                />
                {textElement(option.label)}
              </label>
            </span>
          );
        })}
      </div>
    </fieldset>
  );
}

import { type ClipboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitsOnly } from '../format/jib.ts';
import { dateProblem, joinDate, pastedDate, splitDate, type TypedDate } from './date-value.ts';
import styles from './DateField.module.css';
import { type FieldFrame, useFieldId } from './Field.tsx';
import fieldStyles from './Field.module.css';
import { FieldGroup } from './FieldGroup.tsx';

type DateFieldProps = FieldFrame & {
  /** A plain date 'YYYY-MM-DD', a part of one while it is typed, or ''. Never an instant: no day can shift (R2.7). */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Id of the group; the first input is `${id}-first`, and takes the focus of an error summary. */
  id?: string;
  /** The first input, for forms that move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

const LONGEST = { day: 2, month: 2, year: 5 };
const PARTS = { local: ['day', 'month', 'year'], en: ['month', 'day', 'year'] } as const;

/**
 * A date by three inputs, as people know it from papers: typed, pasted whole, never picked through years of a calendar.
 * It says itself when the date is incomplete or not in the calendar, once it is left; `error` of the caller comes first.
 */
export function DateField(props: DateFieldProps) {
  const { error, id, value, onChange, onBlur, ref, ...frame } = props;
  const { t, i18n } = useTranslation('ui');
  const group = useFieldId(id);
  const [typed, setTyped] = useState(() => splitDate(value));
  const [left, setLeft] = useState(false);
  // The typed parts stay as they were typed ('5', not '05') unless the value was changed from outside.
  const parts = joinDate(typed) === value ? typed : splitDate(value);
  const problem = left ? dateProblem(value) : null;

  function change(next: TypedDate): void {
    setTyped(next);
    onChange(joinDate(next));
  }

  /** A whole date fills all parts; what is too long for its part stays whole, so that it is refused and not cut to another day. */
  function paste(event: ClipboardEvent, part: keyof TypedDate): void {
    const text = event.clipboardData.getData('text');
    const digits = digitsOnly(text);
    const next = pastedDate(text) ?? (digits.length > LONGEST[part] ? { ...parts, [part]: digits } : null);
    if (!next) return;
    event.preventDefault();
    change(next);
  }

  const shownError = error ?? (problem && t(problem));
  return (
    <FieldGroup {...frame} error={shownError} id={group}>
      <div
        className={styles.parts}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          setLeft(true);
          onBlur?.();
        }}
      >
        {PARTS[i18n.language === 'en' ? 'en' : 'local'].map((part, at) => (
          <label key={part} className={styles.part}>
            <span>{t(part)}</span>
            <input
              type="text"
              {...(at === 0 && { id: `${group}-first`, ref })}
              className={fieldStyles.input}
              size={part === 'year' ? 5 : 3}
              maxLength={LONGEST[part]}
              inputMode="numeric"
              autoComplete="off"
              aria-invalid={shownError ? true : undefined}
              value={parts[part]}
              onChange={(event) => change({ ...parts, [part]: digitsOnly(event.target.value) })}
              onPaste={(event) => paste(event, part)}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

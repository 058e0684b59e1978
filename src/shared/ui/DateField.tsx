import { type ClipboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitsOnly } from '../format/digits.ts';
import { useLang } from '../i18n/use-lang.ts';
import { dateProblem, joinDate, pastedDate, splitDate, type TypedDate } from './date-value.ts';
import { type FieldFrame, useFieldId } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './DateField.module.css';
import fieldStyles from './Field.module.css';

type DateFieldProps = FieldFrame & {
  /** A plain date 'YYYY-MM-DD', a partial one while it is typed, or ''. Never an instant, so that no day can shift (R2.7). */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** A time of that day beside it, `08:00` or ''; without it the field has no time. */
  time?: { value: string; onChange: (time: string) => void } | undefined;
  /** The date can be read but not changed; the focus stays where it is. */
  readOnly?: boolean;
  /** Id of the group; an error summary links to the first input, `${id}-first`. */
  id?: string;
  /** The first input, for forms that focus it. */
  ref?: Ref<HTMLInputElement>;
};

const LONGEST = { day: 2, month: 2, year: 5 };
const PARTS = { local: ['day', 'month', 'year'], en: ['month', 'day', 'year'] } as const;

/**
 * A date in three inputs, as on paper forms: typed, or pasted as a whole, without paging through a calendar. It reports an
 * incomplete or impossible date itself once the field is left; the caller's `error` takes precedence.
 */
export function DateField(props: DateFieldProps) {
  const { error, id, value, onChange, onBlur, time, readOnly = false, ref, ...frame } = props;
  const { t } = useTranslation('ui');
  const lang = useLang();
  const group = useFieldId(id);
  const [typed, setTyped] = useState(() => splitDate(value));
  const [left, setLeft] = useState(false);
  // Parts stay as typed ('5', not '05') unless the value was changed from outside.
  const parts = joinDate(typed) === value ? typed : splitDate(value);
  const problem = left ? dateProblem(value) : null;

  function change(next: TypedDate): void {
    setTyped(next);
    onChange(joinDate(next));
  }

  /** A pasted date fills all parts. Text too long for its part is not cut: it is refused, not turned into another day. */
  function paste(event: ClipboardEvent, part: keyof TypedDate): void {
    const text = event.clipboardData.getData('text');
    const digits = digitsOnly(text);
    const next = pastedDate(text, lang) ?? (digits.length > LONGEST[part] ? { ...parts, [part]: digits } : null);
    if (!next || readOnly) return;
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
        {PARTS[lang === 'en' ? 'en' : 'local'].map((part, at) => (
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
              readOnly={readOnly}
              value={parts[part]}
              onChange={(event) => change({ ...parts, [part]: digitsOnly(event.target.value) })}
              onPaste={(event) => paste(event, part)}
            />
          </label>
        ))}
        {time ? (
          <label className={styles.part}>
            <span>{t('time')}</span>
            <input
              type="time"
              className={fieldStyles.input}
              aria-invalid={shownError ? true : undefined}
              readOnly={readOnly}
              value={time.value}
              onChange={(event) => time.onChange(event.target.value)}
            />
          </label>
        ) : null}
      </div>
    </FieldGroup>
  );
}

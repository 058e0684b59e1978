import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { Field, type FieldFrame, useFieldId } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { useCutPaste } from './use-cut-paste.ts';
import styles from './Field.module.css';

type TextFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'required' | 'children' | 'width'> & {
    /** Width that fits the expected value, such as a code; the whole row by default. */
    width?: 'medium' | undefined;
    /** A unit after the figure ('KM', '%'); the figure is then aligned right. */
    unit?: string | undefined;
    icon?: LucideIcon | undefined;
  };

/** One line of text. Native properties and `ref` go to the input, so `register(...)` of a form can be spread on it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, labelHidden, id, className, width, unit, icon, ...native } = props;
  const { events, cutNote } = useCutPaste(native);
  return (
    <Field {...{ label, hint, error, required, labelHidden, id, className, cutNote }}>
      {(aria) => (
        <span className={classNames(styles.affixed, width && styles[width])}>
          {icon ? <Icon of={icon} /> : null}
          <input
            type="text"
            dir="auto"
            {...native}
            {...events}
            {...aria}
            className={classNames(styles.input, unit && styles.figure)}
          />
          {unit ? (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}

/** Share of the longest text from which its length is shown. */
const NEAR = 0.9;

/** Several lines of text; near the longest one its length stands below. Native properties and `ref` go to the textarea. */
export function TextAreaField(props: FieldFrame & Omit<ComponentProps<'textarea'>, 'required' | 'children'>) {
  const { label, hint, error, required, labelHidden, id, className, ...native } = props;
  const { t } = useTranslation('ui');
  const { events, cutNote } = useCutPaste(native);
  const control = useFieldId(id);
  const [length, setLength] = useState(0);
  const measure = useEffectEvent(() => {
    const field = document.getElementById(control);
    if (field instanceof HTMLTextAreaElement) setLength(field.value.length);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- a form fills and empties the field by itself: a restored draft, a message that is sent
  useLayoutEffect(() => measure());
  const most = native.maxLength ?? Infinity;
  return (
    <Field {...{ label, hint, error, required, labelHidden, id: control, className, cutNote }}>
      {(aria) => (
        <>
          <textarea
            rows={5}
            dir="auto"
            {...native}
            {...events}
            onInput={(event) => {
              events.onInput?.(event);
              setLength(event.currentTarget.value.length);
            }}
            {...aria}
            className={styles.input}
          />
          {length < most * NEAR ? null : <p className="muted small">{t('characters', { count: length, most })}</p>}
        </>
      )}
    </Field>
  );
}

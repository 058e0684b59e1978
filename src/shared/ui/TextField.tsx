import type { LucideIcon } from 'lucide-react';
import { type ClipboardEvent, type ComponentProps, type InputEvent, type InputEventHandler, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { Field, type FieldFrame } from './Field.tsx';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { Status } from './Status.tsx';

type TextFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'required' | 'children' | 'width'> & {
    /** As long as what is requested: a code, a name, or the whole row. */
    width?: 'short' | 'medium' | undefined;
    /** A unit behind the figure ('KM', '%'); the figure is then set to the right. */
    unit?: string | undefined;
    icon?: LucideIcon | undefined;
  };

type Control = HTMLInputElement | HTMLTextAreaElement;
type Watched<Of extends Control> = Pick<ComponentProps<'input'>, 'maxLength'> & {
  onPaste?: ((event: ClipboardEvent<Of>) => void) | undefined;
  onInput?: InputEventHandler<Of> | undefined;
};

/** A browser cuts what is pasted to `maxLength` without a word: it is said beside the field until something else is typed. */
function useCutPaste<Of extends Control>({ maxLength, onPaste, onInput }: Watched<Of>) {
  const { t } = useTranslation('ui');
  const [isCut, setCut] = useState(false);
  if (maxLength === undefined) return { events: { onPaste, onInput }, note: null };
  const events = {
    onPaste: (event: ClipboardEvent<Of>) => {
      onPaste?.(event);
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const room = maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0));
      setCut(!event.defaultPrevented && event.clipboardData.getData('text').length > room);
    },
    onInput: (event: InputEvent<Of>) => {
      onInput?.(event);
      if (event.nativeEvent.inputType !== 'insertFromPaste') setCut(false);
    },
  };
  return { events, note: <Status className={styles.cut}>{isCut ? t('pasteCut', { count: maxLength }) : null}</Status> };
}

/** One line of text. Native properties and `ref` go to the input, so `register(...)` of a form can be spread on it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, labelHidden, id, className, width, unit, icon, ...native } = props;
  const { events, note } = useCutPaste(native);
  return (
    <Field {...{ label, hint, error, required, labelHidden, id, className }}>
      {(aria) => (
        <>
          <span className={classes(styles.affixed, width && styles[width])}>
            {icon ? <Icon of={icon} /> : null}
            <input type="text" dir="auto" {...native} {...events} {...aria} className={styles.input} />
            {unit ? (
              <span className={styles.unit} aria-hidden="true">
                {unit}
              </span>
            ) : null}
          </span>
          {note}
        </>
      )}
    </Field>
  );
}

type TextAreaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'required' | 'children'>;

/** Several lines of text. Native properties and `ref` go to the textarea. */
export function TextAreaField({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  className,
  ...native
}: TextAreaFieldProps) {
  const { events, note } = useCutPaste(native);
  return (
    <Field {...{ label, hint, error, required, labelHidden, id, className }}>
      {(aria) => (
        <>
          <textarea rows={5} dir="auto" {...native} {...events} {...aria} className={styles.input} />
          {note}
        </>
      )}
    </Field>
  );
}

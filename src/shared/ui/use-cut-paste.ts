import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type InputEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';

type Watched<Of extends HTMLInputElement | HTMLTextAreaElement> = Pick<ComponentProps<'input'>, 'maxLength'> & {
  onPaste?: ((event: ClipboardEvent<Of>) => void) | undefined;
  onInput?: ((event: InputEvent<Of>) => void) | undefined;
  onDrop?: ((event: DragEvent<Of>) => void) | undefined;
};

/** Inputs that were judged by the event before them, which has the whole text. */
const BY_OTHER_EVENTS = new Set(['insertFromPaste', 'insertFromDrop']);

/**
 * Reports when the browser cuts a text to `maxLength`, which it does silently, whether it is pasted, dropped, dictated or put in by
 * a spell check: `cutNote` says so until something else is typed or the field is emptied, as by a form that is sent. Show it
 * in a `Status` beside the field, and spread `events` on the field.
 */
export function useCutPaste<Of extends HTMLInputElement | HTMLTextAreaElement>(field: Watched<Of>) {
  const { maxLength, onPaste, onInput, onDrop } = field;
  const { t } = useTranslation('ui');
  const [isCut, setCut] = useState(false);
  /** The control while it has a text: before a text is put in, it may be empty as well. */
  const filled = useRef<Of>(null);
  const forget = useEffectEvent(() => {
    if (filled.current?.value !== '') return;
    filled.current = null;
    setCut(false);
  });
  useLayoutEffect(() => forget());
  if (maxLength === undefined) return { events: { onPaste, onInput, onDrop }, cutNote: undefined };
  const events = {
    onPaste: (event: ClipboardEvent<Of>) => {
      onPaste?.(event);
      filled.current = event.currentTarget.value === '' ? null : event.currentTarget;
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const available = maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0));
      setCut(!event.defaultPrevented && event.clipboardData.getData('text').length > available);
    },
    onInput: (event: InputEvent<Of>) => {
      onInput?.(event);
      filled.current = event.currentTarget;
      const { data, inputType } = event.nativeEvent;
      const { value, selectionEnd } = event.currentTarget;
      // What was put in stands before the caret, unless its end was cut.
      const isWhole = !data || value.slice(0, selectionEnd ?? value.length).endsWith(data);
      if (value.length >= maxLength && !isWhole) setCut(true);
      else if (!BY_OTHER_EVENTS.has(inputType)) setCut(false);
    },
    onDrop: (event: DragEvent<Of>) => {
      onDrop?.(event);
      filled.current = event.currentTarget.value === '' ? null : event.currentTarget;
      const dropped = event.dataTransfer.getData('text').length;
      setCut(!event.defaultPrevented && dropped > maxLength - event.currentTarget.value.length);
    },
  };
  return { events, cutNote: isCut ? t('pasteCut', { count: maxLength }) : null };
}

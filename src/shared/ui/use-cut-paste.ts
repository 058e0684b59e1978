import { type ClipboardEvent, type ComponentProps, type InputEvent, type InputEventHandler, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Watched<Of extends HTMLInputElement | HTMLTextAreaElement> = Pick<ComponentProps<'input'>, 'maxLength'> & {
  onPaste?: ((event: ClipboardEvent<Of>) => void) | undefined;
  onInput?: InputEventHandler<Of> | undefined;
};

/**
 * Reports when the browser cuts pasted text to `maxLength`, which it does silently: `cutNote` says so until something else is
 * typed. Show it in a `Status` beside the field, and spread `events` on the field.
 */
export function useCutPaste<Of extends HTMLInputElement | HTMLTextAreaElement>(field: Watched<Of>) {
  const { maxLength, onPaste, onInput } = field;
  const { t } = useTranslation('ui');
  const [isCut, setCut] = useState(false);
  if (maxLength === undefined) return { events: { onPaste, onInput }, cutNote: undefined };
  const events = {
    onPaste: (event: ClipboardEvent<Of>) => {
      onPaste?.(event);
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const available = maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0));
      setCut(!event.defaultPrevented && event.clipboardData.getData('text').length > available);
    },
    onInput: (event: InputEvent<Of>) => {
      onInput?.(event);
      if (event.nativeEvent.inputType !== 'insertFromPaste') setCut(false);
    },
  };
  return { events, cutNote: isCut ? t('pasteCut', { count: maxLength }) : null };
}

import { useController } from 'react-hook-form';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { useTranslation } from 'react-i18next';
import type { TemplateForm } from '../template-form.ts';

/** Id of a field's control; the error summary links to it. */
export function fieldId(name: keyof TemplateForm): string {
  return `template-${name}`;
}

/** One field of the form, to be spread on its control; its error in the language of the page, also after a switch. */
export function useTemplateField<Name extends keyof TemplateForm>(name: Name) {
  const { t } = useTranslation('templates');
  const { field, fieldState } = useController<TemplateForm, Name>({ name });
  // A name would group the box with that of the client's dialog, which is another question.
  const { name: _name, ...control } = field;
  const message = fieldState.error?.message;
  return {
    ...control,
    id: fieldId(name),
    error: message ? t(`errors.${message as KeyUnder<'templates', 'errors'>}`) : null,
  };
}

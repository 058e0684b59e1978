import { type FieldPath, type FieldValues, useController, type UseControllerProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isJibProblem } from '#shared/format/jib.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import type { TemplateInput } from '../template-form.ts';

/** Id of a field's control; the error summary links to it. */
export const fieldId = (name: keyof TemplateInput) => `template-${name}`;

/** The props of a form field for its control; the error is in the current language, also after a switch. */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  of: UseControllerProps<Values, Name, Values>,
) {
  const problemText = useTemplateProblemText();
  const { field, fieldState } = useController(of);
  // Without the name: the client dialog has a field of the same name, which is another question.
  const { name: _name, ...control } = field;
  const message = fieldState.error?.message;
  return { ...control, error: message ? problemText(message) : null };
}

/** Returns the text of a field's message. */
export function useTemplateProblemText(): (message: string) => string {
  const { t } = useTranslation(['templates', 'ui']);
  return (message) =>
    isJibProblem(message) ? t(`ui:${message}`) : t(`errors.${message as KeyUnder<'templates', 'errors'>}`);
}

/** A field of the template form. */
export function useTemplateField<Name extends keyof TemplateInput>(name: Name) {
  return { ...useFormField<TemplateInput, Name>({ name }), id: fieldId(name) };
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useDraft } from '#domain/drafts/use-draft.ts';
import {
  type DocumentKind,
  draftWire,
  EMPTY_FORM,
  FORM_RULES,
  type TemplateForm,
  type ValidTemplate,
} from './template-form.ts';

export type TemplateFormApi = UseFormReturn<TemplateForm, unknown, ValidTemplate>;

const RESOLVERS: Record<DocumentKind, Resolver<TemplateForm, unknown, ValidTemplate>> = {
  template: standardSchemaResolver(FORM_RULES.template),
  estimate: standardSchemaResolver(FORM_RULES.estimate),
};

/**
 * The form of the generator with its draft, which survives a reload and the switch of the language. `check` runs the
 * rules of what is asked for (R5): an estimate needs a jib, a template does not.
 */
export function useTemplateForm(draftName: string) {
  const { read, keep, drop } = useDraft(draftName, draftWire);
  const [defaultValues] = useState<TemplateForm>(() => ({ ...EMPTY_FORM, ...read() }));
  const asked = useRef<DocumentKind>('template');
  const form: TemplateFormApi = useForm<TemplateForm, unknown, ValidTemplate>({
    defaultValues,
    resolver: (values, context, options) => RESOLVERS[asked.current](values, context, options),
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const values = { ...EMPTY_FORM, ...useWatch({ control: form.control }) };
  const written = JSON.stringify(values);
  useEffect(() => {
    if (written === JSON.stringify(EMPTY_FORM)) drop();
    else keep(JSON.parse(written));
  }, [written, keep, drop]);

  const { handleSubmit, reset } = form;
  const check = useCallback(
    (kind: DocumentKind, onValid: (valid: ValidTemplate) => void) => {
      asked.current = kind;
      void handleSubmit(onValid)();
    },
    [handleSubmit],
  );
  const clear = useCallback(() => {
    asked.current = 'template';
    reset(EMPTY_FORM);
  }, [reset]);
  return { form, values, check, clear };
}

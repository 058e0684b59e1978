import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { useIsInBrowser } from '#shared/ui/use-in-browser.ts';
import {
  type DocumentKind,
  templateDraftSchema,
  EMPTY_FORM,
  FORM_RULES,
  type TemplateInput,
  type ValidTemplate,
} from './template-form.ts';

/** The values the page follows. Not the jib, so that typing it renders only its own field. */
export type WatchedForm = Omit<TemplateInput, 'jib'>;

const watched = ({ jib: _jib, ...values }: TemplateInput): WatchedForm => values;

const RESOLVERS: Record<DocumentKind, Resolver<TemplateInput, unknown, ValidTemplate>> = {
  template: standardSchemaResolver(FORM_RULES.template),
  estimate: standardSchemaResolver(FORM_RULES.estimate),
};

/**
 * The form of the generator with its draft, which is stored over a reload and a switch of the language. `check` applies the rules
 * of the requested document (R5): an estimate needs a jib, a template does not.
 */
export function useTemplateForm(draftName: string) {
  const draft = useDraft(draftName, templateDraftSchema, EMPTY_FORM);
  const requested = useRef<DocumentKind>('template');
  const form = useForm<TemplateInput, unknown, ValidTemplate>({
    defaultValues: draft.initial,
    resolver: (values, context, options) => RESOLVERS[requested.current](values, context, options),
    // The error summary gets the focus instead.
    shouldFocusError: false,
  });
  const entered = useWatch({ control: form.control, compute: watched });
  // The document was rendered with an empty form, so hydration starts with it; the next render shows the draft.
  const values = useIsInBrowser() ? entered : watched(EMPTY_FORM);
  useFollowDraft(draft, form);

  function check(kind: DocumentKind, onValid: (valid: ValidTemplate) => void): void {
    requested.current = kind;
    void form.handleSubmit(onValid)();
  }

  function clear(): void {
    requested.current = 'template';
    form.reset(EMPTY_FORM);
    draft.drop();
  }

  return { form, values, draft, check, clear };
}

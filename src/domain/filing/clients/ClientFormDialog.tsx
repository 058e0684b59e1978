import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ComponentProps, ReactNode } from 'react';
import { type Control, type Resolver, useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isJibProblem } from '#shared/format/jib.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { Button } from '#shared/ui/Button.tsx';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';
import { FormDialog } from '#shared/ui/FormDialog.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { type Client, clientDraftSchema, clientRules } from './client.ts';

/** The form of a client, stored over a reload; `taken` are the jibs of the other clients. */
export function useClientForm(draftName: string, start: Client, taken: readonly string[]) {
  const draft = useDraft(draftName, clientDraftSchema, start);
  const form = useForm<Client, unknown, Client>({
    defaultValues: draft.initial,
    resolver: standardSchemaResolver(clientRules(taken)) as Resolver<Client, unknown, Client>,
  });
  useFollowDraft(draft, form);
  return { draft, form, start };
}

type ClientFormDialogProps = Omit<ComponentProps<typeof FormDialog>, 'onSubmit' | 'others' | 'children'> & {
  client: ReturnType<typeof useClientForm>;
  labels: Record<'name' | 'jib', string>;
  /** Stores the client; the draft stays until it is stored. */
  onSave: (client: Client) => Promise<unknown>;
  children?: ReactNode;
};

/** Adds or edits a client. */
export function ClientFormDialog(props: ClientFormDialogProps) {
  const { client, labels, onSave, onClose, children, ...dialog } = props;
  const { draft, form, start } = client;
  const { control, handleSubmit, reset, setFocus } = form;
  const { t } = useTranslation('ui');

  function close(): void {
    draft.drop();
    onClose();
  }

  async function save(entered: Client): Promise<void> {
    onClose();
    await onSave(entered);
    draft.drop();
  }

  return (
    <FormDialog
      {...dialog}
      onSubmit={(event) => void handleSubmit(save)(event)}
      onClose={close}
      others={<Button onClick={close}>{t('cancel')}</Button>}
    >
      <DraftNotice
        draft={draft}
        onClear={() => {
          reset(start);
          setFocus('name');
        }}
      />
      <TextField {...useNamedField(control, 'name')} label={labels.name} required autoComplete="off" data-autofocus />
      <TextField
        {...useNamedField(control, 'jib')}
        label={labels.jib}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={60}
      />
      {children}
    </FormDialog>
  );
}

function useNamedField(control: Control<Client, unknown, Client>, of: 'name' | 'jib') {
  const { t } = useTranslation(['ui', 'filing']);
  const { field, fieldState } = useController({ control, name: of });
  // Without the name: the form behind the dialog has a field of the same name, which is another question.
  const { name: _name, ...props } = field;
  const message = fieldState.error?.message;
  if (message === undefined) return props;
  const error = isJibProblem(message)
    ? t(`ui:${message}`)
    : t(`filing:errors.${message as KeyUnder<'filing', 'errors'>}`);
  return { ...props, error };
}

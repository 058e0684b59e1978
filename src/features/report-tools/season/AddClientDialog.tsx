import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type Client, clientRules, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import { clientList, withClients } from '#domain/filing/clients/client-list.ts';
import { isJibProblem } from '#shared/format/jib.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button } from '#shared/ui/Button.tsx';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';
import { FormDialog } from '#shared/ui/FormDialog.tsx';
import { TextField } from '#shared/ui/TextField.tsx';

type Entry = Pick<Client, 'jib' | 'name'>;

/** Input of the dialog, stored over a reload. */
const entrySchema = z.object({ jib: z.string(), name: z.string() });

type AddClientDialogProps = {
  /** What is known; '' where nothing is. */
  start: Entry;
  clients: readonly Client[];
  onClose: () => void;
};

/** Adds a client by name and jib; what the template form needs besides is entered there. */
export function AddClientDialog({ start, clients, onClose }: AddClientDialogProps) {
  const { t } = useTranslation(['season', 'ui', 'filing']);
  const { announcer } = usePortal();
  const { change } = useStoredList(clientList);
  const draft = useDraft(`season client ${start.jib}`, entrySchema, start);
  const rules = clientRules(clients.map(({ jib }) => jib));
  const form = useForm<Entry, unknown, Entry>({
    defaultValues: draft.initial,
    resolver: standardSchemaResolver(z.pick(rules, { jib: true, name: true })) as Resolver<Entry, unknown, Entry>,
  });
  const { register, handleSubmit, reset, setFocus, formState } = form;
  useFollowDraft(draft, form);
  const errorOf = (field: keyof Entry) => {
    const message = formState.errors[field]?.message;
    if (message === undefined) return undefined;
    return isJibProblem(message) ? t(`ui:${message}`) : t(`filing:errors.${message as KeyUnder<'filing', 'errors'>}`);
  };

  function close(): void {
    draft.drop();
    onClose();
  }

  async function save(entry: Entry): Promise<void> {
    onClose();
    // The draft stays until the client is stored.
    await change((now) => withClients(now, [{ ...NEW_CLIENT, ...entry }]));
    draft.drop();
    announcer.announce(t('season:added', { name: entry.name }));
  }

  return (
    <FormDialog
      size="s"
      title={t('season:add')}
      submitLabel={t('season:save')}
      onSubmit={(event) => void handleSubmit(save)(event)}
      onClose={close}
      others={<Button onClick={close}>{t('ui:cancel')}</Button>}
    >
      <DraftNotice
        draft={draft}
        onClear={() => {
          reset(start);
          setFocus('name');
        }}
      />
      <TextField
        {...register('name')}
        label={t('season:name')}
        error={errorOf('name')}
        required
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...register('jib')}
        label={t('season:jib')}
        error={errorOf('jib')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={60}
      />
    </FormDialog>
  );
}

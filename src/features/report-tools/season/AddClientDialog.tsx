import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientList, withClients } from '#domain/filing/clients/client-list.ts';
import { type Client, CLIENT_DRAFTS, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import { ClientFormDialog, useClientForm } from '#domain/filing/clients/ClientFormDialog.tsx';
import { usePortal } from '#shared/portal/portal.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';

type AddClientDialogProps = {
  /** What is known; '' where nothing is. */
  start: Pick<Client, 'jib' | 'name'>;
  onClose: () => void;
};

/** Adds a client by name and jib; what the template form needs besides is entered there. */
export function AddClientDialog({ start, onClose }: AddClientDialogProps) {
  const { t } = useTranslation('season');
  const { announcer } = usePortal();
  const { items, change } = useStoredList(clientList);
  const [empty] = useState({ ...NEW_CLIENT, ...start });
  const taken = items?.map(({ jib }) => jib) ?? [];
  return (
    <ClientFormDialog
      size="s"
      title={t('add')}
      submitLabel={t('save')}
      labels={{ name: t('name'), jib: t('jib') }}
      client={useClientForm(`${CLIENT_DRAFTS}season ${start.jib}`, empty, taken)}
      onSave={async (client) => {
        await change((now) => withClients(now, [client]));
        announcer.announce(t('added', { name: client.name }));
      }}
      onClose={onClose}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import type { DocumentFacts } from '../use-document-facts.ts';
import { type Client, clientList, withChanged, withClients, withoutClient } from './client.ts';
import { ClientDialog } from './ClientDialog.tsx';

export type OpenClientDialog =
  | { kind: 'add'; start: Client }
  | { kind: 'edit'; client: Client }
  | { kind: 'remove'; client: Client }
  | { kind: 'erase' };

type ClientDialogsProps = {
  dialog: OpenClientDialog | null;
  clients: readonly Client[];
  facts: DocumentFacts;
  onClose: () => void;
};

/** The dialogs of the client list: add, edit, and the two that ask before something is removed. */
export function ClientDialogs({ dialog, clients, facts, onClose }: ClientDialogsProps) {
  const { t } = useTranslation('templates');
  if (dialog === null) return null;
  const done = (change: Promise<boolean>) => {
    void change;
    onClose();
  };
  if (dialog.kind === 'add')
    return (
      <ClientDialog
        title={t('clients.add')}
        start={dialog.start}
        taken={clients.map(({ jib }) => jib)}
        facts={facts}
        onSave={(client) => done(clientList.change((now) => withClients(now, [client])))}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'edit')
    return (
      <ClientDialog
        title={t('clients.edit')}
        start={dialog.client}
        taken={clients.map(({ jib }) => jib).filter((jib) => jib !== dialog.client.jib)}
        facts={facts}
        onSave={(client) => done(clientList.change((now) => withChanged(now, dialog.client.jib, client)))}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'remove')
    return (
      <ConfirmDialog
        open
        title={t('clients.remove')}
        confirmLabel={t('clients.removeConfirm')}
        onConfirm={() => done(clientList.change((now) => withoutClient(now, dialog.client.jib)))}
        onClose={onClose}
      >
        <p>{t('clients.removeText', { name: dialog.client.name })}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      title={t('clients.erase')}
      confirmLabel={t('clients.eraseConfirm')}
      onConfirm={() => done(clientList.change(() => []))}
      onClose={onClose}
    >
      <p>{t('clients.eraseText', { count: clients.length })}</p>
    </ConfirmDialog>
  );
}

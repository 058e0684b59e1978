import { saveAs } from 'file-saver';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileName } from '#shared/format/file-name.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { RefusedRows } from '#domain/filing/clients/RefusedRows.tsx';
import { type Client, CLIENT_DRAFTS } from '#domain/filing/clients/client.ts';
import { clientList, withClients } from '#domain/filing/clients/client-list.ts';
import { clientsJson, clientsTable, LARGEST_FILE } from '#domain/filing/clients/clients-file.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';

const FORMATS = ['json', 'xlsx', 'csv'] as const;
type Format = (typeof FORMATS)[number];

type Outcome =
  | { kind: 'read'; added: number; replaced: number; refused: number[]; lostDigits: number[] }
  | { kind: 'unreadable' | 'tooLarge' | 'notRead' | 'notSaved' };

/** Explains where the clients are stored, and exports, imports and erases them. */
export function ClientFiles({ clients }: { clients: readonly Client[] }) {
  const lang = useLang();
  const { t } = useTranslation(['templates', 'filing']);
  const { drafts } = usePortal();
  const { change } = useStoredList(clientList);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function take(file: File): Promise<void> {
    if (file.size > LARGEST_FILE) return setOutcome({ kind: 'tooLarge' });
    // The reader could not be loaded, or the file was removed.
    const read = await import('#domain/filing/clients/read-clients.ts')
      .then(({ readClientsFile }) => readClientsFile(file))
      .catch(() => 'notRead' as const);
    if (read === 'notRead') return setOutcome({ kind: 'notRead' });
    if (!read) return setOutcome({ kind: 'unreadable' });
    const replaced = read.clients.filter(({ jib }) => clients.some((client) => client.jib === jib)).length;
    await change((now) => withClients(now, read.clients));
    const { refused, lostDigits } = read;
    setOutcome({ kind: 'read', added: read.clients.length - replaced, replaced, refused, lostDigits });
  }

  async function contentAs(format: Format): Promise<Blob> {
    if (format === 'json') return clientsJson(clients);
    const table = clientsTable(clients);
    if (format === 'csv') return (await import('#shared/export/export-csv.ts')).exportCsv(table, lang);
    return (await import('#shared/export/export-xlsx.ts')).exportXlsx(table, t('clients.title'));
  }

  /** Saves the list as a file. If the writer cannot be loaded, an error is shown. */
  const save = (format: Format) =>
    contentAs(format)
      .then((content) => saveAs(content, fileName(t('clients.fileName'), format)))
      .catch(() => setOutcome({ kind: 'notSaved' }));

  return (
    <Disclosure summary={t('clients.files')}>
      <div className="stack">
        <p className="measure small muted">{t('clients.importHint')}</p>
        <div className="button-row">
          <FileInput
            size="small"
            icon={Upload}
            accept=".json,.csv,.xlsx,application/json,text/csv"
            onFiles={([file]) => file && void take(file)}
          >
            {t('clients.import')}
          </FileInput>
          {clients.length === 0 ? null : (
            <>
              {FORMATS.map((format) => (
                <Button key={format} size="small" icon={Download} onClick={() => void save(format)}>
                  {t(`clients.export.${format}`)}
                </Button>
              ))}
              <ConfirmButton
                size="small"
                icon={Trash2}
                title={t('clients.erase')}
                text={t('clients.eraseText', { count: clients.length })}
                confirmLabel={t('clients.eraseConfirm')}
                onConfirm={() => {
                  drafts.removeStartingWith(CLIENT_DRAFTS);
                  void change(() => []);
                }}
              >
                {t('clients.erase')}
              </ConfirmButton>
            </>
          )}
        </div>
        {outcome ? (
          <Banner
            kind={
              outcome.kind === 'read'
                ? outcome.refused.length + outcome.lostDigits.length > 0
                  ? 'act'
                  : 'ok'
                : 'error'
            }
            live
            onDismiss={() => setOutcome(null)}
          >
            {outcome.kind === 'read' ? (
              <>
                <p>{t('clients.imported', { added: outcome.added, replaced: outcome.replaced })}</p>
                <RefusedRows rows={outcome} />
              </>
            ) : (
              t(outcome.kind === 'notRead' ? 'filing:notRead' : `clients.${outcome.kind}`)
            )}
          </Banner>
        ) : null}
      </div>
    </Disclosure>
  );
}

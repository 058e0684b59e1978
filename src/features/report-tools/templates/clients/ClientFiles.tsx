import { saveAs } from 'file-saver';
import { Download, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileName } from '#shared/format/file-name.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { type Client, clientList, withClients } from './client.ts';
import { clientsJson, clientsTable, LARGEST_FILE, readClientsFile } from './clients-file.ts';
import { useLang } from '#shared/i18n/use-lang.ts';

type Outcome =
  | { kind: 'read'; added: number; replaced: number; refused: number[]; lostDigits: number[] }
  | { kind: 'unreadable' | 'tooLarge' | 'notRead' | 'notSaved' };

type ClientFilesProps = { clients: readonly Client[]; onErase: () => void };

/** Where the clients are, and how to take them along: export, import, erase. */
export function ClientFiles({ clients, onErase }: ClientFilesProps) {
  const lang = useLang();
  const { t } = useTranslation('templates');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function take(file: File): Promise<void> {
    if (file.size > LARGEST_FILE) return setOutcome({ kind: 'tooLarge' });
    // The reader could not be fetched, or the file is gone: what it holds nobody knows.
    const read = await readClientsFile(file).catch(() => 'notRead' as const);
    if (read === 'notRead') return setOutcome({ kind: 'notRead' });
    if (!read) return setOutcome({ kind: 'unreadable' });
    const replaced = read.clients.filter(({ jib }) => clients.some((client) => client.jib === jib)).length;
    await clientList.change((now) => withClients(now, read.clients));
    const { refused, lostDigits } = read;
    setOutcome({ kind: 'read', added: read.clients.length - replaced, replaced, refused, lostDigits });
  }

  async function saveTable(format: 'csv' | 'xlsx'): Promise<void> {
    const table = clientsTable(clients);
    try {
      saveAs(
        format === 'csv'
          ? (await import('#shared/export/export-csv.ts')).exportCsv(table, lang)
          : await (await import('#shared/export/export-xlsx.ts')).exportXlsx(table, t('clients.title')),
        name(format),
      );
    } catch {
      // The writer could not be fetched: the list is still there.
      setOutcome({ kind: 'notSaved' });
    }
  }

  const name = (ending: string) => fileName(t('clients.fileName'), ending);
  return (
    <Disclosure summary={t('clients.files')}>
      <div className="stack">
        <p className="measure small muted">{t('clients.privacy')}</p>
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
              <Button size="small" icon={Download} onClick={() => saveAs(clientsJson(clients), name('json'))}>
                {t('clients.exportJson')}
              </Button>
              <Button size="small" icon={Download} onClick={() => void saveTable('xlsx')}>
                {t('clients.exportXlsx')}
              </Button>
              <Button size="small" icon={Download} onClick={() => void saveTable('csv')}>
                {t('clients.exportCsv')}
              </Button>
              <Button size="small" icon={Trash2} onClick={onErase}>
                {t('clients.erase')}
              </Button>
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
                {outcome.lostDigits.length > 0 ? (
                  <p>{t('clients.lostDigits', { places: outcome.lostDigits.slice(0, 20).join(', ') })}</p>
                ) : null}
                {outcome.refused.length > 0 ? (
                  <p>{t('clients.refused', { places: outcome.refused.slice(0, 20).join(', ') })}</p>
                ) : null}
              </>
            ) : (
              t(`clients.${outcome.kind}`)
            )}
          </Banner>
        ) : null}
      </div>
    </Disclosure>
  );
}

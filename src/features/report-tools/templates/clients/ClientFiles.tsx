import { saveAs } from 'file-saver';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { type Client, CLIENT_DRAFTS } from '#domain/filing/clients/client.ts';
import { clientsJson, clientsTable } from '#domain/filing/clients/clients-file.ts';
import { ImportButton } from '#domain/filing/import/ImportButton.tsx';
import { fileName } from '#shared/format/file-name.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';

const FORMATS = ['json', 'xlsx', 'csv'] as const;
type Format = (typeof FORMATS)[number];

/** Explains where the clients are stored, and exports, imports and erases them. */
export function ClientFiles({ clients }: { clients: readonly Client[] }) {
  const lang = useLang();
  const { t } = useTranslation('templates');
  const { drafts } = usePortal();
  const { change } = useStoredList(clientList);
  const [isNotSaved, setNotSaved] = useState(false);

  async function contentAs(format: Format): Promise<Blob> {
    if (format === 'json') return clientsJson(clients);
    const table = clientsTable(clients);
    if (format === 'csv') return (await import('#shared/export/export-csv.ts')).exportCsv(table, lang);
    return (await import('#shared/export/export-xlsx.ts')).exportXlsx(table, t('clients.title'));
  }

  /** Saves the list as a file. If the writer cannot be loaded, an error is shown, anew for each failure. */
  function save(format: Format): void {
    setNotSaved(false);
    void contentAs(format)
      .then((content) => saveAs(content, fileName(t('clients.fileName'), format)))
      .catch(() => setNotSaved(true));
  }

  return (
    <Disclosure summary={t('clients.files')}>
      <div className="stack">
        <p className="measure small muted">{t('clients.importHint')}</p>
        <div className="button-row">
          <ImportButton size="small" />
          {clients.length === 0 ? null : (
            <>
              {FORMATS.map((format) => (
                <Button key={format} size="small" icon={Download} onClick={() => save(format)}>
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
        {isNotSaved ? (
          <Banner kind="error" live onDismiss={() => setNotSaved(false)}>
            {t('clients.notSaved')}
          </Banner>
        ) : null}
      </div>
    </Disclosure>
  );
}

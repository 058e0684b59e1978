import FolderOpen from 'lucide-react/icons/folder-open';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/format/file-name.ts';
import type { ButtonLook } from '#shared/ui/Button.tsx';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useNewest } from '#shared/ui/use-newest.ts';
import type { ImportFile } from './import-file.ts';

const ImportDialog = lazyPart(() => import('./internal/ImportDialog.tsx').then((file) => file.ImportDialog));

/** Imports a colleague's file or a list of clients: it is read, what it would change is shown, and then it is asked. */
export function ImportButton({ size }: Pick<ButtonLook, 'size'>) {
  const { t } = useTranslation('filing');
  const [file, setFile] = useState<ImportFile | null>(null);
  const begin = useNewest();

  async function take(selected: File | undefined): Promise<void> {
    if (!selected) return;
    const isNewest = begin();
    // The reader could not be loaded, or the file was removed.
    const read = await import('./import-file.ts')
      .then(({ readImport }) => readImport(selected))
      .catch(() => 'notRead' as const);
    if (!isNewest()) return;
    setFile({ name: nameOf(selected), read });
  }

  return (
    <>
      <FileInput
        icon={FolderOpen}
        size={size}
        accept=".json,.csv,.txt,.xlsx,application/json,text/csv,text/plain"
        onFiles={([selected]) => void take(selected)}
      >
        {t('importFile')}
      </FileInput>
      {file ? <ImportDialog file={file} onClose={() => setFile((now) => (now === file ? null : now))} /> : null}
    </>
  );
}

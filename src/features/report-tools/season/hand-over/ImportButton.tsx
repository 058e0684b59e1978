import FolderOpen from 'lucide-react/icons/folder-open';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/format/file-name.ts';
import { usePortal } from '#shared/portal/portal.ts';
import type { ButtonLook } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import type { FilingStores } from '../desk/desk-rows.ts';
import type { ReadFile } from './ImportDialog.tsx';

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx').then((file) => file.ImportDialog));

type Problem = 'newer' | 'unreadable' | 'tooLarge' | 'notRead';

/** Imports a colleague's file or a list of clients: it is read, what it would change is shown, and then it is asked. */
export function ImportButton({ stores, size }: { stores: FilingStores } & Pick<ButtonLook, 'size'>) {
  const { t } = useTranslation(['season', 'ui', 'filing']);
  const { announcer } = usePortal();
  const [read, setRead] = useState<ReadFile | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    // The reader could not be loaded, or the file was removed.
    const answer = await import('./hand-over-file.ts')
      .then(({ readHandOver }) => readHandOver(file))
      .catch(() => ({ kind: 'notRead' }) as const);
    if (answer.kind === 'read') setRead({ name: nameOf(file), ...answer });
    else setProblem(answer.kind);
  }

  return (
    <>
      <FileInput
        icon={FolderOpen}
        size={size}
        accept=".json,.csv,.xlsx,application/json,text/csv"
        onFiles={([file]) => void take(file)}
      >
        {t('season:import.choose')}
      </FileInput>
      {read ? (
        <ImportDialog
          read={read}
          own={stores}
          onDone={() => {
            setRead(null);
            announcer.announce(t('season:import.done'));
          }}
          onClose={() => setRead(null)}
        />
      ) : null}
      <Dialog
        open={problem !== null}
        size="s"
        title={t('season:import.failed')}
        onClose={() => setProblem(null)}
        closeLabel={t('ui:close')}
      >
        {problem ? <p>{t(problem === 'notRead' ? 'filing:notRead' : `season:import.${problem}`)}</p> : null}
      </Dialog>
    </>
  );
}

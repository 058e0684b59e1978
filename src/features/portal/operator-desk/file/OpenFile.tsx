import FolderOpen from 'lucide-react/icons/folder-open';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/format/file-name.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { FileInput } from '#shared/ui/FileInput.tsx';
import type { RawFile } from './file-form.ts';
import { type FileReading, LARGEST_AGENCY_FILE, readingOf, useReadingText } from './read-file.ts';

type Opened = { name: string; file: RawFile };

type OpenFileProps = {
  /** Something was changed that opening would replace, so it is asked first. */
  hasChanges: () => boolean;
  /** The form holds an opened file. */
  isOpened: boolean;
  onOpen: (file: RawFile) => void;
};

/** Opens a saved file in place of the published one; a file that cannot be read changes nothing and is told why. */
export function OpenFile({ hasChanges, isOpened, onOpen }: OpenFileProps) {
  const { t } = useTranslation('operator-desk');
  const readingText = useReadingText();
  const [problem, setProblem] = useState<{ name: string; reading: Exclude<FileReading, { state: 'read' }> } | null>(
    null,
  );
  const [asked, setAsked] = useState<Opened | null>(null);
  const [opened, setOpened] = useState<string | null>(null);

  async function read(file: File): Promise<void> {
    setProblem(null);
    setOpened(null);
    const name = nameOf(file);
    const text = file.size > LARGEST_AGENCY_FILE ? null : await file.text().catch(() => '');
    const reading = text === null ? ({ state: 'tooLarge' } as const) : await readingOf(text);
    if (reading.state !== 'read') setProblem({ name, reading });
    else if (hasChanges()) setAsked({ name, file: reading.file });
    else open({ name, file: reading.file });
  }

  function open({ name, file }: Opened): void {
    setAsked(null);
    setOpened(name);
    onOpen(file);
  }

  return (
    <div className="stack-3">
      <div>
        <FileInput icon={FolderOpen} size="small" accept=".json" onFiles={([file]) => void (file && read(file))}>
          {t('open.button')}
        </FileInput>
      </div>
      {problem ? (
        <Banner kind="error" live title={t('open.refused', { name: problem.name })}>
          {readingText(problem.reading)}
        </Banner>
      ) : null}
      {opened === null || !isOpened ? null : (
        <Banner kind="ok" live>
          {t('open.done', { name: opened })}
        </Banner>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t('open.question', { name: asked?.name ?? '' })}
        confirmLabel={t('open.confirm')}
        onConfirm={() => asked && open(asked)}
        onClose={() => setAsked(null)}
      >
        {t('open.replaces')}
      </ConfirmDialog>
    </div>
  );
}

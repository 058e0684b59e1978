import FilesIcon from 'lucide-react/icons/files';
import { useTranslation } from 'react-i18next';
import { LARGEST_PDF } from '#shared/config/settings.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useStrayDrops } from '#shared/ui/dropped-files.ts';
import { FileDrop, RefusedFiles } from '#shared/ui/FileDrop.tsx';
import { fileFault, type FileFault, namedByContent } from '#shared/ui/selected-file.ts';
import { MOST_DOCUMENTS, type RefusedFile } from './run/inbox-machine.ts';

const PDF_RULES = { endings: ['pdf'], largest: LARGEST_PDF.inbox } as const;

/** A selected file with what is wrong with it. */
export type SelectedPdf = { file: File; fault: FileFault | null };

type PdfDropProps = {
  /** Whether documents are in the queue already. */
  isMore: boolean;
  refused: readonly RefusedFile[];
  onFiles: (files: SelectedPdf[]) => void;
  onDismiss: () => void;
};

/** Takes PDFs, selected or dropped. A file that is not taken is named with the reason (R5). */
export function PdfDrop({ isMore, refused, onFiles, onDismiss }: PdfDropProps) {
  const { t } = useTranslation('inbox');
  const lang = useLang();
  const limit = formatFileSize(LARGEST_PDF.inbox, lang);
  const single = formatFileSize(LARGEST_PDF.form, lang);
  useStrayDrops();

  async function take(files: readonly File[]): Promise<void> {
    const checked: SelectedPdf[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    for (const file of await namedByContent(files, PDF_RULES.endings))
      checked.push({ file, fault: await fileFault([file], PDF_RULES) });
    onFiles(checked);
  }

  return (
    <>
      <FileDrop
        icon={FilesIcon}
        title={t(isMore ? 'drop.more' : 'drop.title')}
        hint={t('drop.hint', { most: MOST_DOCUMENTS, limit })}
        button={t('drop.button')}
        accept=".pdf,application/pdf"
        multiple
        compact={isMore}
        onFiles={(files) => void take(files)}
      />
      <RefusedFiles
        title={t('refused.title', { count: refused.length })}
        selection={refused}
        files={refused.map(({ name, reason }) => ({
          name,
          reason: t(`refused.${reason}`, { most: MOST_DOCUMENTS, limit, single }),
        }))}
        onDismiss={onDismiss}
      />
    </>
  );
}

import FilesIcon from 'lucide-react/icons/files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LARGEST_PDF } from '#shared/config/settings.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { useStrayDrops } from '#shared/ui/dropped-files.ts';
import { FileDrop } from '#shared/ui/FileDrop.tsx';
import { fileFault, type FileFault } from '#shared/ui/selected-file.ts';
import { type InboxRow, isSameFile } from './run/inbox-row.ts';

/** Most documents in the queue: each is looked over by a person, and each first page takes memory. */
const MOST_DOCUMENTS = 30;

const PDF_RULES = { endings: ['pdf'], largest: LARGEST_PDF } as const;

type Refusal = { name: string; reason: FileFault | 'duplicate' | 'tooMany' };

type PdfDropProps = {
  rows: readonly InboxRow[];
  onFiles: (files: File[]) => void;
};

/**
 * Takes PDFs, selected or dropped, up to thirty in the queue. A file that is not taken is named with the reason (R5); one that is
 * in the queue already is taken once (faults F05).
 */
export function PdfDrop({ rows, onFiles }: PdfDropProps) {
  const { t } = useTranslation('inbox');
  const lang = useLang();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const limit = formatFileSize(LARGEST_PDF, lang);
  useStrayDrops();

  async function take(files: readonly File[]): Promise<void> {
    const taken: File[] = [];
    const refused: Refusal[] = [];
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
      const reason = await refusalOf(file, [...rows.map((row) => row.file), ...taken]);
      if (reason === null) taken.push(file);
      else refused.push({ name: nameOf(file), reason });
    }
    setRefusals(refused);
    if (taken.length > 0) onFiles(taken);
  }

  return (
    <>
      <FileDrop
        icon={FilesIcon}
        title={t(rows.length > 0 ? 'drop.more' : 'drop.title')}
        hint={t('drop.hint', { most: MOST_DOCUMENTS, limit })}
        button={t('drop.button')}
        accept=".pdf,application/pdf"
        multiple
        compact={rows.length > 0}
        onFiles={(files) => void take(files)}
      />
      {refusals.length > 0 ? (
        <Banner
          kind="error"
          live
          title={t('refused.title', { count: refusals.length })}
          onDismiss={() => setRefusals([])}
        >
          <ul>
            {refusals.map(({ name, reason }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files of one name may be refused for one reason
              <li key={at}>
                <bdi>{name}</bdi>
                <span>{`: ${t(`refused.${reason}`, { most: MOST_DOCUMENTS, limit })}`}</span>
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
    </>
  );
}

/** Why a file is not taken beside those that are known; null when it is. */
async function refusalOf(file: File, known: readonly File[]): Promise<Refusal['reason'] | null> {
  if (known.some((other) => isSameFile(other, file))) return 'duplicate';
  return known.length >= MOST_DOCUMENTS ? 'tooMany' : fileFault([file], PDF_RULES);
}

import FolderOpen from 'lucide-react/icons/folder-open';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { droppedFiles, useStrayDrops } from '#shared/ui/dropped-files.ts';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { needsReadingChoice, ReadingChoice } from '#shared/workbook/ReadingChoice.tsx';
import { LONGEST_LIST } from './list-form.ts';
import { LARGEST_LIST_FILE, likelyReading, type ListReading, readListFile } from './list/list-file.ts';
import styles from './ListEntry.module.css';

type ListFileProps = {
  /** Gets the text of a file that was selected or dropped, and the other reading of it that it replaces. Whether it was cut. */
  onText: (text: string, replaced?: string) => boolean;
  /** The field that takes the text; files can be dropped on it. */
  children: ReactNode;
};

const NOTHING = { readings: [], selected: 0 };

/** Takes a list from a file, selected or dropped; the text is then in the field, where it can be looked over. */
export function ListFile({ onText, children }: ListFileProps) {
  const { t } = useTranslation(['list-check', 'ui']);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable' | 'empty' | 'cut' | null>(null);
  /** How the last file can be read, and the place of what is in the field. */
  const [{ readings, selected }, setRead] = useState<{ readings: readonly ListReading[]; selected: number }>(NOTHING);
  useStrayDrops();

  async function take(file: File | undefined): Promise<void> {
    setOver(false);
    if (!file) return;
    if (file.size > LARGEST_LIST_FILE) return setProblem('tooLarge');
    const found = await readListFile(file).catch(() => null);
    if (found === null) return setProblem('unreadable');
    const likely = likelyReading(found);
    const text = found[likely]?.text ?? '';
    if (text.trim() === '') return setProblem('empty');
    setRead({ readings: found, selected: likely });
    setProblem(onText(text) ? 'cut' : null);
  }

  return (
    // The file input inside does the same with every device.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return setOver(false);
        event.preventDefault();
        void take(droppedFiles(event.dataTransfer)[0]);
      }}
    >
      {children}
      <div className="button-row">
        <FileInput
          size="small"
          icon={FolderOpen}
          accept=".xlsx,.csv,.txt,text/csv,text/plain"
          onFiles={([file]) => void take(file)}
        >
          {t('file.choose')}
        </FileInput>
        <span className="muted small">{t('file.hint')}</span>
      </div>
      {needsReadingChoice(readings) ? (
        <Banner kind="info" live onDismiss={() => setRead(NOTHING)}>
          <ReadingChoice
            {...{ readings, selected }}
            onSelect={(other) => {
              setRead({ readings, selected: other });
              setProblem(onText(readings[other]?.text ?? '', readings[selected]?.text) ? 'cut' : null);
            }}
          />
        </Banner>
      ) : null}
      {problem ? (
        <Banner kind="error" live onDismiss={() => setProblem(null)}>
          {problem === 'cut' ? t('ui:pasteCut', { count: LONGEST_LIST }) : t(`file.${problem}`)}
        </Banner>
      ) : null}
    </div>
  );
}

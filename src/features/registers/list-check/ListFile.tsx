import FolderOpen from 'lucide-react/icons/folder-open';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { droppedFiles, useStrayDrops } from '#shared/ui/dropped-files.ts';
import { FileInput } from '#shared/ui/FileInput.tsx';
import styles from './ListEntry.module.css';
import { LARGEST_LIST_FILE, listsInFile, type ListText } from './list/list-file.ts';

type ListFileProps = {
  /** Gets the text of a file that was selected or dropped. */
  onText: (text: string) => void;
  /** The field that takes the text; files can be dropped on it. */
  children: ReactNode;
};

/** Takes a list from a file, selected or dropped; the text is then in the field, where it can be looked over. */
export function ListFile({ onText, children }: ListFileProps) {
  const { t } = useTranslation('list-check');
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable' | 'empty' | null>(null);
  /** The sheets of the last file, if it has several: the one in the field, and the others. */
  const [sheets, setSheets] = useState<{ shown: string; all: readonly ListText[] } | null>(null);
  useStrayDrops();

  async function take(file: File | undefined): Promise<void> {
    setOver(false);
    if (!file) return;
    if (file.size > LARGEST_LIST_FILE) return setProblem('tooLarge');
    const lists = await listsInFile(file).catch(() => null);
    if (lists === null) return setProblem('unreadable');
    const [first] = lists;
    if (first === undefined || first.text.trim() === '') return setProblem('empty');
    setProblem(null);
    setSheets(lists.length > 1 ? { shown: first.sheet, all: lists } : null);
    onText(first.text);
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
      {sheets ? (
        <Banner kind="info" live onDismiss={() => setSheets(null)}>
          <p>{t('file.sheet', { name: sheets.shown })}</p>
          <div className="button-row">
            {sheets.all
              .filter(({ sheet }) => sheet !== sheets.shown)
              .map(({ sheet, text }) => (
                <Button
                  key={sheet}
                  size="small"
                  onClick={() => {
                    setSheets({ ...sheets, shown: sheet });
                    onText(text);
                  }}
                >
                  {t('file.otherSheet', { name: sheet })}
                </Button>
              ))}
          </div>
        </Banner>
      ) : null}
      {problem ? (
        <Banner kind="error" live onDismiss={() => setProblem(null)}>
          {t(`file.${problem}`)}
        </Banner>
      ) : null}
    </div>
  );
}

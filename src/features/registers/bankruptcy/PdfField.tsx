import FileUp from 'lucide-react/icons/file-up';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useState, type ChangeEvent, type DragEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LARGEST_PDF } from '#shared/config/settings.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { buttonClasses, IconButton } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { droppedFiles, useStrayDrops } from '#shared/ui/dropped-files.ts';
import { Field } from '#shared/ui/Field.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { fileFault, type FileFault, namedByContent } from '#shared/ui/selected-file.ts';
import { useNewest } from '#shared/ui/use-newest.ts';
import styles from './PdfField.module.css';

const PDF_RULES = { endings: ['pdf'], largest: LARGEST_PDF.form } as const;

type PdfFieldProps = {
  id: string;
  value: File | null;
  onChange: (file: File | null) => void;
  error: string | null;
  /** The file can be neither removed nor replaced. */
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The PDF of the add form (R2.7), selected or dropped. Other files are refused with a reason (R5), and the file selected before
 * stays. A drop beside the field must not open the file, because the form would be lost.
 */
export function PdfField({ id, value, onChange, error, readOnly = false, ref }: PdfFieldProps) {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  // A message about a refused file disappears when another file is accepted or the form is cleared.
  const [last, setLast] = useState<{ name: string; fault: FileFault; beside: File | null } | null>(null);
  const refused = last?.beside === value ? last : null;
  const [isOver, setOver] = useState(false);
  const begin = useNewest();
  const limit = formatFileSize(LARGEST_PDF.form, lang);

  // A file that is still being looked at is not taken any more.
  useEffect(() => {
    if (readOnly) begin();
  }, [readOnly, begin]);

  useStrayDrops();

  async function take(chosen: readonly File[]): Promise<void> {
    if (readOnly) return;
    const isNewest = begin();
    const files = await namedByContent(chosen, PDF_RULES.endings);
    const [file] = files;
    if (!file) return;
    const fault = await fileFault(files, PDF_RULES);
    if (!isNewest()) return;
    setLast(fault && { name: nameOf(file), fault, beside: value });
    if (!fault) onChange(file);
  }

  function select(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    // Allows selecting the same file again after it was corrected.
    event.target.value = '';
    void take(files);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void take(droppedFiles(event.dataTransfer));
  }

  return (
    <Field
      id={id}
      label={t('file')}
      hint={t('fileHint', { limit })}
      required
      error={refused ? t(`refused.${refused.fault}`, { name: refused.name, limit }) : error}
    >
      {(aria) => (
        <div
          className={classNames(styles.place, isOver && styles.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {value ? (
            <ul>
              <FileRow
                status="ok"
                name={nameOf(value)}
                note={formatFileSize(value.size, lang)}
                actions={
                  <IconButton
                    icon={Trash2}
                    label={t('removeFile', { name: nameOf(value) })}
                    bare
                    aria-disabled={readOnly || undefined}
                    onClick={() => {
                      if (readOnly) return;
                      onChange(null);
                      // The pressed button goes with the file.
                      document.getElementById(id)?.focus();
                    }}
                  />
                }
              />
            </ul>
          ) : null}
          <div className={styles.choose}>
            <input
              {...aria}
              ref={ref}
              type="file"
              aria-disabled={readOnly || undefined}
              accept=".pdf,application/pdf"
              className={styles.input}
              onClick={(event) => {
                if (readOnly) event.preventDefault();
              }}
              onChange={select}
            />
            <span className={buttonClasses({ size: 'small' })} aria-hidden="true">
              <Icon of={FileUp} size="s" />
              <span>{t(value ? 'chooseOtherFile' : 'choosePDFFile')}</span>
            </span>
            <span className={styles.hint}>{t('dropHint')}</span>
          </div>
        </div>
      )}
    </Field>
  );
}

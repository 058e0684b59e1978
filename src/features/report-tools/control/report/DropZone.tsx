import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FolderOpen from 'lucide-react/icons/folder-open';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { droppedFiles } from '#shared/ui/dropped-files.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { Banner } from '#shared/ui/Banner.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './DropZone.module.css';
import type { ReportFileFault } from './file-faults.ts';

type DropZoneProps = {
  /** What to drop here. */
  title: ReactNode;
  /** The text on the button of the file input. */
  button: ReactNode;
  /** Text about the accepted files. */
  hint: ReactNode;
  accept: string;
  multiple?: boolean;
  /** Less high, for further files. */
  compact?: boolean;
  onFiles: (files: File[]) => void;
};

/** An area to drop files on, with a file input for everybody who cannot drop. Folders are ignored (faults F12). */
export function DropZone({ title, button, hint, accept, multiple = false, compact = false, onFiles }: DropZoneProps) {
  // Inner elements send pairs of enter and leave events as well.
  const [depth, setDepth] = useState(0);

  return (
    // The input inside does the same with every device.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames('no-print', styles.zone, depth > 0 && styles.over, compact && styles.compact)}
      onDragEnter={() => setDepth((count) => count + 1)}
      onDragLeave={() => setDepth((count) => Math.max(0, count - 1))}
      onDragOver={(event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDrop={(event) => {
        event.preventDefault();
        setDepth(0);
        const files = droppedFiles(event.dataTransfer);
        if (files.length > 0) onFiles(files);
      }}
    >
      <Icon of={FileSpreadsheet} size="l" className={styles.sign} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.hint}>{hint}</p>
      </div>
      <FileInput
        icon={FolderOpen}
        variant={compact ? 'secondary' : 'primary'}
        accept={accept}
        multiple={multiple}
        onFiles={onFiles}
      >
        {button}
      </FileInput>
    </div>
  );
}

/** A refused file and the reason; shown until the next selection. */
export type Refusal = { name: string; reason: ReportFileFault | 'duplicate' };

/** The refused files with their reasons, shown and announced (faults F01, F02, F05). */
export function RefusalNotes({ refusals, dismiss }: { refusals: readonly Refusal[]; dismiss: () => void }) {
  const { t } = useTranslation('control');
  if (refusals.length === 0) return null;
  return (
    <Banner kind="error" title={t('refused.title', { count: refusals.length })} onDismiss={dismiss} live>
      <ul>
        {refusals.map(({ name, reason }) => (
          <li key={`${name} ${reason}`}>
            {name ? (
              <>
                <bdi>{name}</bdi>
                <span>: </span>
              </>
            ) : null}
            <span>{t(`refused.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Removes a selected file from the list (R2.10, R2.11); `what` is its name if there are several. The file on disk stays. */
export function RemoveButton({ what, onRemove }: { what?: string; onRemove: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Button variant="quiet" size="small" icon={Trash2} className={styles.remove} onClick={onRemove}>
      <span>{t('remove')}</span>
      {what ? <VisuallyHidden>{` ${what}`}</VisuallyHidden> : null}
    </Button>
  );
}

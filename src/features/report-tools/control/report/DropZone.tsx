import { FileSpreadsheet, FolderOpen } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { classes } from '#shared/ui/classes.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './DropZone.module.css';
import { droppedFiles } from '#shared/ui/dropped-files.ts';
import { FileInput } from './FileInput.tsx';

type DropZoneProps = {
  /** What to drop here. */
  title: ReactNode;
  /** The words on the button of the file input. */
  button: ReactNode;
  /** Which files are taken. */
  hint: ReactNode;
  accept: string;
  multiple?: boolean;
  /** Lower, for a second and further files. */
  compact?: boolean;
  onFiles: (files: File[]) => void;
};

/** A place to drop files on, with a real file input inside for everybody else. Folders are ignored (faults F12). */
export function DropZone({ title, button, hint, accept, multiple = false, compact = false, onFiles }: DropZoneProps) {
  // Enters and leaves of the parts inside come in pairs.
  const [depth, setDepth] = useState(0);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setDepth(0);
    const files = droppedFiles(event.dataTransfer);
    if (files.length > 0) onFiles(files);
  }

  return (
    // The same is done by the input inside, with every device.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes(styles.zone, depth > 0 && styles.over, compact && styles.compact)}
      onDragEnter={() => setDepth((count) => count + 1)}
      onDragLeave={() => setDepth((count) => Math.max(0, count - 1))}
      onDragOver={(event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDrop={drop}
    >
      <Icon of={FileSpreadsheet} size="l" className={styles.sign} />
      <div className={styles.words}>
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

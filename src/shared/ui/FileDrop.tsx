import type { LucideIcon } from 'lucide-react';
import FolderOpen from 'lucide-react/icons/folder-open';
import { type ReactNode, useState } from 'react';
import { Banner } from './Banner.tsx';
import { classNames } from './class-names.ts';
import { droppedFiles } from './dropped-files.ts';
import { FileInput } from './FileInput.tsx';
import { Icon } from './Icon.tsx';
import styles from './FileDrop.module.css';

type FileDropProps = {
  title: ReactNode;
  /** The text on the button of the file input. */
  button: ReactNode;
  hint: ReactNode;
  icon: LucideIcon;
  accept: string;
  multiple?: boolean;
  /** Less high, for further files. */
  compact?: boolean;
  onFiles: (files: File[]) => void;
};

/** An area to drop files on, with a file input for everybody who cannot drop. Folders are ignored (faults F12). */
export function FileDrop(props: FileDropProps) {
  const { title, button, hint, icon, accept, multiple = false, compact = false, onFiles } = props;
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
      <Icon of={icon} size="l" className={styles.sign} />
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

type RefusedFilesProps = {
  title: string;
  /** A new object for each selection: what is refused again for the same reason is read out again. */
  selection: object;
  /** Their names and why they are not taken; '' for a name that is not known. */
  files: readonly { name: string; reason: string }[];
  onDismiss: () => void;
};

/** Selected files that are not taken, each with the reason; read out. */
export function RefusedFiles({ title, selection, files, onDismiss }: RefusedFilesProps) {
  const [shown, setShown] = useState({ selection, count: 0 });
  if (shown.selection !== selection) setShown({ selection, count: shown.count + 1 });
  if (files.length === 0) return null;
  return (
    <Banner key={shown.count} kind="error" title={title} onDismiss={onDismiss} live>
      <ul>
        {files.map(({ name, reason }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files of one name may be refused for one reason
          <li key={at}>
            {name ? <bdi>{name}</bdi> : null}
            {name ? <span>: </span> : null}
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

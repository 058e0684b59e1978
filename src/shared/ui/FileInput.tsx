import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { buttonClasses, type ButtonLook } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './FileInput.module.css';

type FileInputProps = ButtonLook & {
  /** The text on the button. It names the input as well, so it must say which file is meant. */
  children: ReactNode;
  icon: LucideIcon;
  /** Endings with dots, such as `.xlsx`; browsers only suggest matching files. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/**
 * A native file input under a label that looks like a button. Selecting the same file again triggers `onFiles` again, because
 * it may have changed. The label refers to the input by id, so that it also names the input inside a closed disclosure.
 */
export function FileInput({ children, icon, accept, multiple = false, onFiles, ...look }: FileInputProps) {
  const id = useId();
  return (
    <span className={`no-print ${styles.place}`}>
      <label id={`${id}-label`} htmlFor={id} className={buttonClasses(look, styles.label)}>
        <Icon of={icon} size="s" />
        <span>{children}</span>
      </label>
      <input
        type="file"
        id={id}
        aria-labelledby={`${id}-label`}
        className={styles.input}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <span className={styles.ring} aria-hidden="true" />
    </span>
  );
}

import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type ButtonLook, buttonClasses } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './FileInput.module.css';

type FileInputProps = ButtonLook & {
  /** The words on the button; they name the input too, so say which file is meant. */
  children: ReactNode;
  icon?: LucideIcon;
  /** Endings with dots: `.xlsx`. The browser only suggests by it. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A real file input under a label that looks like a button. The same file may be chosen twice in a row: it may have changed. */
export function FileInput({ children, icon, accept, multiple = false, onFiles, ...look }: FileInputProps) {
  const id = useId();
  return (
    <span className={styles.picker}>
      <label htmlFor={id} className={buttonClasses(look, styles.label)}>
        {icon ? <Icon of={icon} size="s" /> : null}
        <span>{children}</span>
      </label>
      <input
        type="file"
        id={id}
        className={styles.input}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </span>
  );
}

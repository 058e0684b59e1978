import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { buttonClasses, type ButtonLook } from './Button.tsx';
import styles from './FileInput.module.css';
import { Icon } from './Icon.tsx';

type FileInputProps = ButtonLook & {
  /** The text on the button; it names the input too, so it says which file is meant. */
  children: ReactNode;
  icon: LucideIcon;
  /** Endings with dots: `.xlsx`. The browser only suggests by it. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/**
 * A real file input under a label that looks like a button. The same file may be selected twice in a row: it may have changed. By its id
 * the label counts in a closed disclosure as well, where it is not drawn.
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
    </span>
  );
}

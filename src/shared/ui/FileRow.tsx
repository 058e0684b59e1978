import { CircleAlert, CircleCheck, File, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './FileRow.module.css';
import { Icon } from './Icon.tsx';

type FileRowProps = {
  /** The file's name, or the document that is requested; shown as text whatever it holds (F07). */
  name: string;
  /** Size, kind, when: short, under the name. */
  note?: ReactNode;
  /** Stands after the name: 'required'. */
  badge?: ReactNode;
  status?: 'waiting' | 'ok' | 'error';
  /** Why the file was refused. */
  error?: ReactNode;
  /** What looks odd about a file that was taken all the same. */
  warning?: string | null;
  actions?: ReactNode;
};

const SIGNS: Record<NonNullable<FileRowProps['status']>, LucideIcon> = {
  waiting: File,
  ok: CircleCheck,
  error: CircleAlert,
};

/** One document in a list of documents; put it inside a `ul`. */
export function FileRow({ name, note, badge, status = 'waiting', error, warning, actions }: FileRowProps) {
  return (
    <li className={classNames(styles.row, styles[status])}>
      <Icon of={SIGNS[status]} className={styles.sign} />
      <div className={styles.main}>
        <p className={styles.name}>
          <bdi>{name}</bdi> {badge}
        </p>
        {note ? <div className={styles.note}>{note}</div> : null}
        {error ? <div className={styles.problem}>{error}</div> : null}
        {warning ? <p className={styles.warning}>{warning}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  );
}

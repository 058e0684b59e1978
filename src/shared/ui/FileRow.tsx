import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import File from 'lucide-react/icons/file';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './FileRow.module.css';

type FileRowProps = {
  /** Name of the file or of the requested document; rendered as text whatever it contains (F07). */
  name: string;
  /** Short text under the name: size, kind or date. */
  note?: ReactNode;
  /** Mark after the name, such as 'required'. */
  badge?: ReactNode;
  status?: 'waiting' | 'ok' | 'error';
  error?: ReactNode;
  /** What looks wrong about a file that was accepted anyway. */
  warning?: string | null;
  actions?: ReactNode;
};

const SIGNS: Record<NonNullable<FileRowProps['status']>, LucideIcon> = {
  waiting: File,
  ok: CircleCheck,
  error: CircleAlert,
};

/** One document of a list; put it inside a `ul`. */
export function FileRow({ name, note, badge, status = 'waiting', error, warning, actions }: FileRowProps) {
  return (
    <li className={classNames(styles.row, styles[status], Boolean(actions) && styles.acting)}>
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

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '#shared/ui/class-names.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { DeskColumn } from '../desk/desk-view.ts';
import type { DeskItem } from '../desk/next-step.ts';
import styles from './DeskTable.module.css';

/** What the cells of the desk can do, and what they need beside their row. */
export type DeskActions = {
  period: number;
  /** Address of the sign-in page, which leads back here. */
  signIn: string;
  /** Offers to make a client of a jib; `name` is the register's, '' if unknown. */
  onAdd: (start: { jib: string; name: string }) => void;
  onRetry: (jib: string) => void;
};

export type CellProps = DeskActions & { item: DeskItem };

/** How a row is called where only its text is: by its name, else by its jib. */
export const itemName = ({ client, jib }: Pick<DeskItem, 'client' | 'jib'>): string => client?.name ?? jib;

type StageLinkProps = Pick<CellProps, 'item'> & {
  column: DeskColumn;
  to: string;
  isEmpty?: boolean;
  isPrinted?: boolean;
  children: ReactNode;
};

/** What a cell says, as a link to its step; for screen readers with the column and the client. */
export function StageLink({ item, column, to, isEmpty = false, isPrinted = true, children }: StageLinkProps) {
  const { t } = useTranslation('season');
  return (
    <Link to={to} className={classNames(isEmpty ? styles.empty : styles.stage, !isPrinted && 'no-print')}>
      <VisuallyHidden>{`${itemName(item)}, ${t(`columns.${column}`)}: `}</VisuallyHidden>
      <span>{children}</span>
    </Link>
  );
}

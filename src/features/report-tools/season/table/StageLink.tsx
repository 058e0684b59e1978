import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '#shared/ui/class-names.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { DeskColumn } from '../desk/desk-view.ts';
import { type CellProps, itemName } from './cell-props.ts';
import styles from './DeskTable.module.css';

type StageLinkProps = Pick<CellProps, 'item'> & {
  column: DeskColumn;
  to: string;
  /** Nothing has been done yet. */
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

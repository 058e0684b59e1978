import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientName } from '#domain/filing/clients/ClientName.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { type DataColumn, DataTable } from '#shared/ui/DataTable.tsx';
import { useRootMark } from '#shared/ui/use-root-mark.ts';
import { DESK_COLUMNS, type DeskColumn, type DeskView } from '../desk/desk-view.ts';
import type { DeskItem } from '../desk/next-step.ts';
import type { CellProps, DeskActions } from './DeskCell.tsx';
import { RegisterCell } from './RegisterCell.tsx';
import { CheckCell, DocumentsCell, StepCell, SubmissionCell, TemplateCell } from './StageCells.tsx';
import styles from './DeskTable.module.css';

const CELLS: Record<DeskColumn, ComponentType<CellProps>> = {
  client: ClientCell,
  step: StepCell,
  template: TemplateCell,
  check: CheckCell,
  documents: DocumentsCell,
  submission: SubmissionCell,
  register: RegisterCell,
};

function columnOf(id: DeskColumn, head: string, actions: DeskActions): DataColumn<DeskItem, DeskColumn> {
  const Cell = CELLS[id];
  return {
    id,
    head,
    cell: (item) => <Cell item={item} {...actions} />,
    isBare: id === 'step',
    className: ({ documents }) => (id === 'documents' && documents.kind === 'unknown' ? styles.bare : undefined),
  };
}

type DeskTableProps = {
  items: readonly DeskItem[];
  /** The same object until something in it changes. */
  actions: DeskActions;
  view: Pick<DeskView, 'sort' | 'down'>;
  onSort: (column: DeskColumn) => void;
};

/** The desk as a table. */
export function DeskTable({ items, actions, view, onSort }: DeskTableProps) {
  const { t } = useTranslation('season');
  useRootMark('wideSheet', true);
  const columns = useMemo(() => DESK_COLUMNS.map((id) => columnOf(id, t(`columns.${id}`), actions)), [t, actions]);
  return (
    <DataTable
      {...{ columns, onSort }}
      rows={items}
      caption={t('title')}
      className={styles.table}
      rowClass={() => styles.row}
      keyOf={({ jib }) => jib}
      sort={view.sort}
      down={view.down}
    />
  );
}

/** The client of a row; a jib that is no client's yet offers to become one. */
function ClientCell({ item: { client, jib, register }, onAdd }: CellProps) {
  const { t } = useTranslation('season');
  const known = 'entity' in register ? register.entity.name : '';
  if (client) return <ClientName name={client.name} jib={jib} />;
  return (
    <div className={styles.unknown}>
      <span>
        <ClientName name={known} jib={jib} />
      </span>
      <span className="xs muted">{t('noClient')}</span>
      <Button
        size="small"
        icon={UserRoundPlus}
        className="no-print"
        aria-label={t('addJib', { jib })}
        onClick={() => onAdd({ jib, name: known })}
      >
        {t('addAsClient')}
      </Button>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { SortButton, Table } from '#shared/ui/Table.tsx';
import { DESK_COLUMNS, type DeskColumn, type DeskView } from '../desk/desk-view.ts';
import styles from './DeskTable.module.css';
import type { DeskTableModel } from './use-desk-table.tsx';

type DeskTableProps = {
  table: DeskTableModel;
  view: Pick<DeskView, 'sort' | 'down'>;
  onSort: (column: DeskColumn) => void;
};

/** The desk as a table; on narrow screens each row is a card. */
export function DeskTable({ table, view, onSort }: DeskTableProps) {
  const { t } = useTranslation('season');
  return (
    <Table caption={t('title')} captionHidden className={styles.table ?? ''}>
      <thead>
        <tr>
          {DESK_COLUMNS.map((column) => {
            const direction = view.sort !== column ? null : view.down ? 'descending' : 'ascending';
            return (
              <th key={column} scope="col" aria-sort={direction ?? undefined}>
                <SortButton direction={direction} onSort={() => onSort(column)}>
                  {t(`columns.${column}`)}
                </SortButton>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            {row.getAllCells().map((cell) => {
              const column = cell.column.id as DeskColumn;
              const { documents } = row.original;
              const content = <table.FlexRender cell={cell} />;
              return column === 'client' ? (
                <th key={column} scope="row">
                  {content}
                </th>
              ) : (
                <td
                  key={column}
                  data-l={column === 'step' ? undefined : t(`columns.${column}`)}
                  className={column === 'documents' && documents.kind === 'unknown' ? styles.bare : undefined}
                >
                  <div>{content}</div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

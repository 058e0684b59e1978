import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '#shared/format/date.ts';
import { safeColours } from '#shared/html/safe-colours.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { Badge } from '#shared/ui/Status.tsx';
import { activityOf, entityOf, jibOf, rowTitle, valueIn } from '../run/cells.ts';
import type { CheckRow, CheckColumn, Values } from '../run/list-check.ts';
import type { CellTexts } from './use-cell-texts.ts';
import styles from './ListTable.module.css';

/** What a row can request; the same functions for all rows, so that a row renders only when it changes. */
export type RowActions = {
  onSelect: (id: number, on: boolean) => void;
  /** Opens the dialog that corrects the row or selects an entity. */
  onResolve: (id: number) => void;
  onRetry: (id: number, column: CheckColumn) => void;
};

/** What each cell of a row is given. */
export type CheckedCellProps = Pick<RowActions, 'onRetry'> & { row: CheckRow; texts: CellTexts };

/** Seat and activity of the entity. */
export function PlaceCell({ row, texts }: CheckedCellProps) {
  const entity = entityOf(row);
  if (!entity) return <span className="muted">{texts.gap(row, 'entity') || texts.figure(null)}</span>;
  return (
    <>
      <bdi>{texts.place(entity)}</bdi>
      <p className="muted xs">{activityOf(entity)}</p>
    </>
  );
}

/** State of the main account, in the agency's colours. */
export function AccountCell(props: CheckedCellProps) {
  return (
    <CheckedCell {...props} column="account">
      {(account) => (
        <Badge plain colours={safeColours({ text: account.textHex, background: account.bodyHex })}>
          {props.texts.account(account)}
        </Badge>
      )}
    </CheckedCell>
  );
}

/** Kinds of proceedings, with the number and the last day of their documents. */
export function ProceedingsCell(props: CheckedCellProps) {
  const { t } = useTranslation('list-check');
  const lang = useLang();
  const { row, texts } = props;
  return (
    <CheckedCell {...props} column="proceedings">
      {(proceedings) =>
        proceedings.count === 0 ? (
          texts.proceedings(proceedings)
        ) : (
          <>
            <Badge tone="error">{texts.kinds(proceedings) || t('columns.proceedings')}</Badge>
            <p className="xs">
              <Link to={href('bankruptcy', lang, undefined, { jib: jibOf(row) ?? undefined })}>
                {t('documents', { count: proceedings.count })}
              </Link>
              {proceedings.latest ? (
                <span>{`, ${t('latestOn', { date: formatDate(proceedings.latest, lang) })}`}</span>
              ) : null}
            </p>
          </>
        )
      }
    </CheckedCell>
  );
}

/** Year and type of the latest report. */
export function ReportCell(props: CheckedCellProps) {
  const { t } = useTranslation('list-check');
  return (
    <CheckedCell {...props} column="report">
      {(report) =>
        report.year === null ? (
          props.texts.report(report)
        ) : (
          <>
            <span>{report.year}</span>
            <p className="muted xs">{report.isVisible ? report.typeName : t('figuresHidden')}</p>
          </>
        )
      }
    </CheckedCell>
  );
}

/** Status in the red portal. */
export function RedPortalCell(props: CheckedCellProps) {
  const { texts } = props;
  return (
    <CheckedCell {...props} column="redPortal">
      {(value) => (value.status ? <Badge tone="act">{texts.redPortal(value)}</Badge> : texts.redPortal(value))}
    </CheckedCell>
  );
}

type OneCellProps<Name extends CheckColumn> = CheckedCellProps & {
  column: Name;
  children: (value: Values[Name]) => ReactNode;
};

/** The value of a cell, or why it has none; one that failed can be tried again. */
function CheckedCell<Name extends CheckColumn>({ row, column, texts, onRetry, children }: OneCellProps<Name>) {
  const value = valueIn(row, column);
  if (value !== null) return children(value);
  if (row[column].state === 'failed') return <NotChecked {...{ row, column, onRetry }} />;
  return <span className="muted">{texts.gap(row, column)}</span>;
}

/** What stands in place of a value that could not be checked, and why; nothing for a cell that did not fail. */
export function NotChecked({ row, column, onRetry }: Pick<OneCellProps<CheckColumn>, 'row' | 'column' | 'onRetry'>) {
  const { t } = useTranslation(['list-check', 'ui']);
  const cell = row[column];
  if (cell.state !== 'failed') return null;
  const label = t(`columns.${column === 'entity' ? 'name' : column}`);
  return (
    <FocusAfter className={styles.failed}>
      <p>
        <strong>{t('notChecked')}</strong> <span className="xs">{t(`reasons.${cell.reason}`)}</span>
      </p>
      <Button
        size="small"
        variant="quiet"
        icon={RotateCw}
        aria-label={t('tryAgainOf', { label, name: rowTitle(row) })}
        onClick={() => onRetry(row.id, column)}
      >
        {t('ui:tryAgain')}
      </Button>
    </FocusAfter>
  );
}

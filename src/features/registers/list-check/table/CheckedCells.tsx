import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '#shared/format/date.ts';
import { safeColours } from '#shared/html/safe-colours.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Badge } from '#shared/ui/Status.tsx';
import { activityOf, entityOf, jibOf, placeOf } from '../run/cells.ts';
import type { CellState, CheckRow, CheckColumn, Values } from '../run/list-check.ts';
import { NotChecked } from './NotChecked.tsx';
import type { RowActions } from './row-actions.ts';
import { rowTitle } from './row-title.ts';
import type { CellTexts } from './use-cell-texts.ts';

/** What each cell of a row is given. */
export type CheckedCellProps = Pick<RowActions, 'onRetry'> & { row: CheckRow; texts: CellTexts };

/** Seat and activity of the entity. */
export function PlaceCell({ row, texts }: CheckedCellProps) {
  const entity = entityOf(row);
  if (!entity)
    return (
      <span className="muted">{row.entity.state === 'known' ? texts.figure(null) : texts.gap(row, 'entity')}</span>
    );
  return (
    <>
      <bdi>{placeOf(entity)}</bdi>
      <p className="muted xs">{activityOf(entity)}</p>
    </>
  );
}

/** State of the main account, in the agency's colours. */
export function AccountCell(props: CheckedCellProps) {
  const { t } = useTranslation('list-check');
  return (
    <CheckedCell {...props} column="account" label={t('columns.account')}>
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
    <CheckedCell {...props} column="proceedings" label={t('columns.proceedings')}>
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
    <CheckedCell {...props} column="report" label={t('columns.report')}>
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
  const { t } = useTranslation('list-check');
  const { texts } = props;
  return (
    <CheckedCell {...props} column="redPortal" label={t('columns.redPortal')}>
      {(value) => (value.status ? <Badge tone="act">{texts.redPortal(value)}</Badge> : texts.redPortal(value))}
    </CheckedCell>
  );
}

/** A figure of the latest report; null without one, which the report's cell explains. */
export function figureOf({ report }: CheckRow, name: 'result' | 'employees') {
  return report.state === 'known' ? report.value[name] : null;
}

type OneCellProps<Name extends CheckColumn> = CheckedCellProps & {
  column: Name;
  label: string;
  children: (value: Values[Name]) => ReactNode;
};

/** The value of a cell, or why it has none; one that failed can be tried again. */
function CheckedCell<Name extends CheckColumn>({ row, column, texts, label, onRetry, children }: OneCellProps<Name>) {
  const cell = row[column] as CellState<Values[Name]>;
  if (cell.state === 'known') return children(cell.value);
  if (cell.state === 'failed')
    return (
      <NotChecked reason={cell.reason} label={label} name={rowTitle(row)} onRetry={() => onRetry(row.id, column)} />
    );
  return <span className="muted">{texts.gap(row, column)}</span>;
}

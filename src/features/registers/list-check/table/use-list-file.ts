import { useTranslation } from 'react-i18next';
import { cantonName } from '#domain/reference/cantons.ts';
import { exportColumn, type ExportColumn } from '#shared/export/export-table.ts';
import { UNREADABLE } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { entityOf, jibOf, redPortalYear, valueIn } from '../run/cells.ts';
import type { Check, CheckRow, CheckColumn, Values } from '../run/list-check.ts';
import type { CellTexts } from './use-cell-texts.ts';
import { useRowNote } from './use-row-note.ts';

/** Columns of the exported list, one fact each: what it said, what was found, on which day, and what is the matter. */
export function useListFile(check: Pick<Check, 'columns' | 'year'>, texts: CellTexts): ExportColumn<CheckRow>[] {
  const { t } = useTranslation(['list-check', 'indicators']);
  const lang = useLang();
  const noteOf = useRowNote();
  const column = exportColumn<CheckRow>;

  const dayOf = (name: CheckColumn, label: string) =>
    column('day', t('file.day', { label }), ({ [name]: cell }) => (cell.state === 'known' ? cell.at : null), 14);
  const text = <Name extends CheckColumn>(
    name: Name,
    label: string,
    write: (value: Values[Name]) => string,
    width = 24,
  ) => column('text', label, (row) => texts.valueOf(row, name, write), width);
  const figure = (name: 'result' | 'employees', label: string) =>
    column(name === 'result' ? 'amount' : 'number', label, (row) => {
      const value = valueIn(row, 'report')?.[name] ?? null;
      return value === UNREADABLE ? texts.figure(value) : value;
    });

  const parts: Record<CheckColumn, ExportColumn<CheckRow>[]> = {
    entity: [
      column('text', t('file.municipality'), (row) => entityOf(row)?.municipality ?? texts.gap(row, 'entity'), 20),
      column('text', t('file.county'), (row) => cantonName(entityOf(row)?.county ?? '', lang), 28),
      column('code', t('file.activityCode'), (row) => entityOf(row)?.activityCode ?? null, 12),
      column('text', t('file.activity'), (row) => entityOf(row)?.activityName ?? null, 40),
      dayOf('entity', t('columns.name')),
    ],
    account: [text('account', t('columns.account'), texts.account), dayOf('account', t('columns.account'))],
    proceedings: [
      text('proceedings', t('columns.proceedings'), (value) =>
        value.count === 0 ? texts.proceedings(value) : texts.kinds(value) || t('columns.proceedings'),
      ),
      column('number', t('file.documents'), (row) => valueIn(row, 'proceedings')?.count ?? null),
      column('day', t('file.latestDocument'), (row) => valueIn(row, 'proceedings')?.latest ?? null, 14),
      dayOf('proceedings', t('columns.proceedings')),
    ],
    report: [
      column('year', t('file.year'), (row) => valueIn(row, 'report')?.year ?? null, 10),
      text('report', t('indicators:reportType'), ({ year, typeName }) => (year === null ? t('none') : typeName), 30),
      figure('result', t('columns.result')),
      figure('employees', t('columns.employees')),
      dayOf('report', t('columns.report')),
    ],
    redPortal: [
      column('year', t('redPortalYear'), (row) => redPortalYear(valueIn(row, 'redPortal')?.status ?? null, check), 10),
      text('redPortal', t('columns.redPortal'), texts.redPortal, 30),
      dayOf('redPortal', t('columns.redPortal')),
    ],
  };
  return [
    column('number', t('file.line'), ({ line }) => line, 8),
    column(
      'text',
      t('file.given'),
      ({ given, wanted }) => given || (wanted.kind === 'unclear' ? wanted.number : ''),
      30,
    ),
    column('text', t('columns.name'), (row) => entityOf(row)?.name ?? null, 40),
    column('code', t('jib'), jibOf, 16),
    ...(Object.keys(parts) as CheckColumn[])
      .filter((name) => check.columns.includes(name))
      .flatMap((name) => parts[name]),
    column('text', t('file.note'), noteOf, 60),
  ];
}

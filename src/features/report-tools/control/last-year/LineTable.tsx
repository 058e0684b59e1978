import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import type { YearLine } from '#domain/report-form/year-comparison.ts';
import { exportColumn } from '#shared/export/export-table.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { formatNumber, formatPercent, MISSING } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Table, TableHead } from '#shared/ui/Table.tsx';
import { FIRST_FURTHER } from '../report/first-further.ts';
import styles from './LastYear.module.css';

/** The figures behind line and sheet, in the order of their columns. */
const FIGURES = {
  differences: ['closing', 'opening', 'difference'],
  changes: ['before', 'after', 'change', 'share'],
} as const;
type Lines = keyof typeof FIGURES;
type Figure = (typeof FIGURES)[Lines][number];

/** Widths of the columns in a file. */
const WIDTHS = { closing: 20, opening: 20, difference: 18, before: 20, after: 20, change: 18, share: 14 };

/** An item of a sheet, for tables over all sheets. */
export type InSheet<Item> = Item & { sheet: string };

export type FileNames = { last: string; now: string };

type Row = InSheet<{ line: YearLine } & Partial<Record<Figure, number | null>>>;
type LineTableProps = { of: Lines; rows: readonly Row[] };

/** Rows shown at first; all are printed. */
const SHOWN_ROWS = 12;

/** Lines with their figures: the first ones, the others on demand. */
export function LineTable({ of, rows }: LineTableProps) {
  const { t } = useTranslation('last-year');
  const lang = useLang();
  const [all, setAll] = useState(false);
  const further = all ? 0 : Math.max(0, rows.length - SHOWN_ROWS);
  const figures = FIGURES[of].map((figure) => ({ figure, head: t(`table.${figure}`) }));

  function shown(figure: Figure, value: number | null | undefined): ReactNode {
    if (value === null || value === undefined) return MISSING;
    if (figure === 'share') return formatPercent(value * 100, lang, { decimals: 1 });
    const amount = formatNumber(value, lang, { decimals: 2 });
    return figure === 'difference' ? <b>{amount}</b> : amount;
  }

  const lines = rows.map((row, at) => {
    const { sheet, line } = row;
    return (
      <tr key={`${sheet} ${line.rows.now}`} {...(all && at === SHOWN_ROWS && FIRST_FURTHER)}>
        <th scope="row">
          <bdi>{`${line.code} ${line.label}`.trim()}</bdi> <small>{t('row', { row: line.rows.now })}</small>
        </th>
        <td data-l={t('table.sheet')}>
          <bdi>{sheet}</bdi>
        </td>
        {figures.map(({ figure, head }) => (
          <td key={figure} className="num" data-l={head}>
            {shown(figure, row[figure])}
          </td>
        ))}
      </tr>
    );
  });
  return (
    <>
      <Table caption={t(`${of}.title`)} captionHidden stack className={styles.table}>
        <TableHead
          columns={[t('table.line'), t('table.sheet'), ...figures.map(({ head }) => [head, 'num'] as const)]}
        />
        <tbody>{lines.slice(0, SHOWN_ROWS)}</tbody>
        {lines.length > SHOWN_ROWS ? (
          <tbody className={further > 0 ? 'print-only' : undefined}>{lines.slice(SHOWN_ROWS)}</tbody>
        ) : null}
      </Table>
      {further > 0 ? (
        <p className="no-print">
          <Button size="small" onClick={() => setAll(true)}>
            {t('table.more', { count: further, rows: formatNumber(further, lang) })}
          </Button>
        </p>
      ) : null}
    </>
  );
}

type LinesFileProps = LineTableProps & {
  names: FileNames;
  /** The share that the changes are above. */
  share?: string;
};

const inPercent = ({ share }: Row) => (typeof share === 'number' ? Math.round(share * 1000) / 10 : null);

/** The same lines as a file. */
export function LinesFile({ of, rows, names, share }: LinesFileProps) {
  const { t } = useTranslation('last-year');
  const column = exportColumn<Row>;
  const about = useExportAbout([
    { label: t('file.last'), text: names.last },
    { label: t('file.now'), text: names.now },
    ...(share === undefined ? [] : [{ label: t('changes.share'), text: share }]),
    { label: t('file.note'), text: t('advice') },
  ]);
  const figures = FIGURES[of].map((figure) =>
    figure === 'share'
      ? column('number', t('table.share'), inPercent, WIDTHS.share)
      : column('amount', t(`table.${figure}`), (row) => row[figure] ?? null, WIDTHS[figure]),
  );
  return (
    <ExportMenu
      label={t(`${of}.save`)}
      title={t(`${of}.title`)}
      fileName={t(`${of}.file`)}
      about={about}
      columns={[
        column('text', t('table.sheet'), ({ sheet }) => sheet, 22),
        column('code', t('table.code'), ({ line }) => line.code, 14),
        column('text', t('table.line'), ({ line }) => line.label, 60),
        column('number', t('table.row'), ({ line }) => line.rows.now, 8),
        ...figures,
      ]}
      source={{ rows: () => rows }}
    />
  );
}

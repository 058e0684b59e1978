import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearLine } from '#domain/report-form/year-comparison.ts';
import type { LineChange, YearDifference } from '#domain/report-form/year-differences.ts';
import { formatNumber, formatPercent, MISSING } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Table, TableHead } from '#shared/ui/Table.tsx';
import styles from './LastYear.module.css';

/** An item of a sheet, for tables over all sheets. */
export type InSheet<Item> = Item & { sheet: string };

/** Rows shown at first; all are printed. */
const SHOWN_ROWS = 12;

/** The lines in which this year's opening amount is not last year's closing amount. */
export function DifferenceTable({ items }: { items: readonly InSheet<YearDifference>[] }) {
  const { t } = useTranslation('last-year');
  const amount = useAmount();
  return (
    <LineTable
      caption={t('differences.title')}
      figures={[t('table.closing'), t('table.opening'), t('table.difference')]}
      rows={items.map(({ sheet, line, closing, opening, difference }) => ({
        sheet,
        line,
        cells: [amount(closing), amount(opening), <b key="difference">{amount(difference)}</b>],
      }))}
    />
  );
}

/** The lines whose amount changed by more than the share the person set. */
export function ChangeTable({ items }: { items: readonly InSheet<LineChange>[] }) {
  const { t } = useTranslation('last-year');
  const lang = useLang();
  const amount = useAmount();
  return (
    <LineTable
      caption={t('changes.title')}
      figures={[t('table.before'), t('table.after'), t('table.change'), t('table.share')]}
      rows={items.map(({ sheet, line, before, after, change, share }) => ({
        sheet,
        line,
        cells: [
          amount(before),
          amount(after),
          amount(change),
          share === null ? MISSING : formatPercent(share * 100, lang, { decimals: 1 }),
        ],
      }))}
    />
  );
}

function useAmount(): (value: number) => string {
  const lang = useLang();
  return (value) => formatNumber(value, lang, { decimals: 2 });
}

type LineTableProps = {
  caption: string;
  /** Headings of the columns after line and sheet. */
  figures: readonly string[];
  rows: readonly InSheet<{ line: YearLine; cells: readonly ReactNode[] }>[];
};

/** Lines with their figures: the first ones, the others on demand. */
function LineTable({ caption, figures, rows }: LineTableProps) {
  const { t } = useTranslation('last-year');
  const lang = useLang();
  const [all, setAll] = useState(false);
  const further = all ? 0 : Math.max(0, rows.length - SHOWN_ROWS);
  const lines = rows.map(({ sheet, line: { code, label, rows: places }, cells }) => (
    <tr key={`${sheet} ${places.now}`}>
      <th scope="row">
        <bdi>{`${code} ${label}`.trim()}</bdi> <small>{t('row', { row: places.now })}</small>
      </th>
      <td data-l={t('table.sheet')}>
        <bdi>{sheet}</bdi>
      </td>
      {cells.map((cell, at) => (
        <td key={figures[at]} className="num" data-l={figures[at]}>
          {cell}
        </td>
      ))}
    </tr>
  ));
  return (
    <>
      <Table caption={caption} captionHidden stack className={styles.table ?? ''}>
        <TableHead columns={[t('table.line'), t('table.sheet'), ...figures.map((head) => [head, 'num'] as const)]} />
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

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineChange, YearDifference } from '#domain/report-form/year-differences.ts';
import type { YearLine } from '#domain/report-form/year-comparison.ts';
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
  const heads = {
    line: t('table.line'),
    sheet: t('table.sheet'),
    closing: t('table.closing'),
    opening: t('table.opening'),
    difference: t('table.difference'),
  };
  return (
    <LongTable
      caption={t('differences.title')}
      columns={[heads.line, heads.sheet, [heads.closing, 'num'], [heads.opening, 'num'], [heads.difference, 'num']]}
      rows={items.map(({ sheet, line, closing, opening, difference }) => (
        <tr key={`${sheet} ${line.rows.now}`}>
          <LineHead line={line} />
          <td data-l={heads.sheet}>
            <bdi>{sheet}</bdi>
          </td>
          <td className="num" data-l={heads.closing}>
            {amount(closing)}
          </td>
          <td className="num" data-l={heads.opening}>
            {amount(opening)}
          </td>
          <td className="num" data-l={heads.difference}>
            <b>{amount(difference)}</b>
          </td>
        </tr>
      ))}
    />
  );
}

/** The lines whose amount changed by more than the share the person set. */
export function ChangeTable({ items }: { items: readonly InSheet<LineChange>[] }) {
  const { t } = useTranslation('last-year');
  const lang = useLang();
  const amount = useAmount();
  const heads = {
    line: t('table.line'),
    sheet: t('table.sheet'),
    before: t('table.before'),
    after: t('table.after'),
    change: t('table.change'),
    share: t('table.share'),
  };
  return (
    <LongTable
      caption={t('changes.title')}
      columns={[
        heads.line,
        heads.sheet,
        [heads.before, 'num'],
        [heads.after, 'num'],
        [heads.change, 'num'],
        [heads.share, 'num'],
      ]}
      rows={items.map(({ sheet, line, before, after, change, share }) => (
        <tr key={`${sheet} ${line.rows.now}`}>
          <LineHead line={line} />
          <td data-l={heads.sheet}>
            <bdi>{sheet}</bdi>
          </td>
          <td className="num" data-l={heads.before}>
            {amount(before)}
          </td>
          <td className="num" data-l={heads.after}>
            {amount(after)}
          </td>
          <td className="num" data-l={heads.change}>
            {amount(change)}
          </td>
          <td className="num" data-l={heads.share}>
            {share === null ? MISSING : formatPercent(share * 100, lang, { decimals: 1 })}
          </td>
        </tr>
      ))}
    />
  );
}

/** The text of a line, with its row in this year's report. */
function LineHead({ line: { code, label, rows } }: { line: YearLine }) {
  const { t } = useTranslation('last-year');
  return (
    <th scope="row">
      <bdi>{`${code} ${label}`.trim()}</bdi> <small>{t('row', { row: rows.now })}</small>
    </th>
  );
}

function useAmount(): (value: number) => string {
  const lang = useLang();
  return (value) => formatNumber(value, lang, { decimals: 2 });
}

type LongTableProps = {
  caption: string;
  columns: Parameters<typeof TableHead>[0]['columns'];
  rows: readonly ReactNode[];
};

/** A table that shows its first rows and the others on demand. */
function LongTable({ caption, columns, rows }: LongTableProps) {
  const { t } = useTranslation('last-year');
  const lang = useLang();
  const [all, setAll] = useState(false);
  const further = all ? 0 : Math.max(0, rows.length - SHOWN_ROWS);
  return (
    <>
      <Table caption={caption} captionHidden stack className={styles.table ?? ''}>
        <TableHead columns={columns} />
        <tbody>{rows.slice(0, SHOWN_ROWS)}</tbody>
        {rows.length > SHOWN_ROWS ? (
          <tbody className={further > 0 ? 'print-only' : undefined}>{rows.slice(SHOWN_ROWS)}</tbody>
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

import { isoDate, isoDateTime } from '#shared/format/date.ts';

/**
 * What a column holds. `code` is an identifier made of digits (jib, activity code): always text, although a spreadsheet would make
 * it a number. `number` is written as it is (a count, an id), `amount` in groups of thousands, `year` without them. `day` and
 * `time` are what an API sends; workbooks hold them as dates, other files as `2026-02-07` and `2026-02-07 14:30:00`.
 */
export type ColumnKind = 'text' | 'code' | 'number' | 'amount' | 'year' | 'day' | 'time';

/** One column of an export: one fact. */
export type ExportColumn<Row> = {
  header: string;
  kind: ColumnKind;
  value: (row: Row) => string | number | null;
  /** Width in the .xlsx file, in characters. */
  width?: number | undefined;
};

/** Creates a column in one line; without `width` it has the default width. */
export function exportColumn<Row>(
  kind: ColumnKind,
  header: string,
  value: ExportColumn<Row>['value'],
  width?: number,
): ExportColumn<Row> {
  return { header, kind, value, width };
}

/** One line of a file's description: content, filters, unit, source, licence, address or day. */
export type AboutLine = { label: string; text: string };

/** A table to be written to a file. */
export type ExportTable = {
  heads: readonly { header: string; kind: ColumnKind; width?: number | undefined }[];
  rows: readonly (readonly (string | number | null)[])[];
};

/** The table of the rows; an empty text counts as no value. */
export function exportTable<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): ExportTable {
  return {
    heads: columns.map(({ header, kind, width }) => ({ header, kind, width })),
    rows: rows.map((row) =>
      columns.map(({ kind, value: valueOf }) => {
        const value = valueOf(row);
        if (kind === 'day') return isoDate(value) || null;
        if (kind === 'time') return isoDateTime(value) || null;
        return value === '' ? null : value;
      }),
    ),
  };
}

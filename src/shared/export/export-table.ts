/** One column of an export. */
export type ExportColumn<Row> = {
  header: string;
  /** `code` is an identifier made of digits (jib, activity code): always text, also where a spreadsheet would make it a number. */
  kind: 'text' | 'code' | 'number';
  value: (row: Row) => string | number | null;
  /** Width in the .xlsx file, in characters. */
  width?: number | undefined;
};

/** A column in one line; without a width it has that of most columns. */
export function exportColumn<Row>(
  kind: ExportColumn<Row>['kind'],
  header: string,
  value: ExportColumn<Row>['value'],
  width?: number,
): ExportColumn<Row> {
  return { header, kind, value, width };
}

/** One thing a file says of itself: what it holds, its filters, unit, source, licence, address and day. */
export type AboutLine = { label: string; text: string };

/** A table that is written to a file: heads and rows, every cell by its column's kind. */
export type ExportTable = {
  heads: readonly { header: string; kind: ExportColumn<never>['kind']; width?: number | undefined }[];
  rows: readonly (readonly (string | number | null)[])[];
};

/** Rows by columns; an empty text counts as no value. */
export function exportTable<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): ExportTable {
  return {
    heads: columns.map(({ header, kind, width }) => ({ header, kind, width })),
    rows: rows.map((row) =>
      columns.map((column) => {
        const value = column.value(row);
        return value === '' ? null : value;
      }),
    ),
  };
}

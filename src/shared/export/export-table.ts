/** One column of an export. */
export type ExportColumn<Row> = {
  header: string;
  /** `code` is an identifier made of digits (jib, activity code): always text, although a spreadsheet would make it a number. */
  kind: 'text' | 'code' | 'number';
  value: (row: Row) => string | number | null;
  /** Width in the .xlsx file, in characters. */
  width?: number | undefined;
};

/** Creates a column in one line; without `width` it has the default width. */
export function exportColumn<Row>(
  kind: ExportColumn<Row>['kind'],
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
  heads: readonly { header: string; kind: ExportColumn<never>['kind']; width?: number | undefined }[];
  rows: readonly (readonly (string | number | null)[])[];
};

/** The table of the rows; an empty text counts as no value. */
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

import type { ColumnKind, ExportTable } from '#shared/export/export-table.ts';
import { toCsv } from '#shared/format/csv.ts';
import type { CodebookEntry, DescribedFigures } from './figures-offer.ts';
import { fileSlug } from './file-slug.ts';

/** Columns of `codebook.csv`; in English, because programs read them. */
const CODEBOOK = [
  ['key', ({ key }: CodebookEntry) => key],
  ['column', ({ column }: CodebookEntry) => column],
  ['label_bs', ({ labels }: CodebookEntry) => labels.bs],
  ['label_hr', ({ labels }: CodebookEntry) => labels.hr],
  ['label_en', ({ labels }: CodebookEntry) => labels.en],
  ['form', ({ form }: CodebookEntry) => form],
  ['unit', ({ unit }: CodebookEntry) => unit],
  ['formula', ({ formula }: CodebookEntry) => formula],
  ['break_2022', ({ seriesBreak }: CodebookEntry) => seriesBreak],
] as const;

/** The types of a Table Schema. */
const TYPES: Readonly<Record<ColumnKind, string>> = {
  text: 'string',
  code: 'string',
  number: 'number',
  amount: 'number',
  year: 'year',
  day: 'date',
  time: 'string',
};

/** A CSV for programs, the same in every language: commas, decimal points, UTF-8 without a byte order mark. */
const plainCsv = (rows: Parameters<typeof toCsv>[0]): string => toCsv(rows, 'en').slice(1);

/** The table as `data.csv`; codes keep their zeros, because the descriptor says that they are texts. */
export const dataCsv = ({ heads, rows }: ExportTable): string => plainCsv([heads.map(({ header }) => header), ...rows]);

/** The codebook as `codebook.csv`. */
export const codebookCsv = (entries: readonly CodebookEntry[]): string =>
  plainCsv([
    CODEBOOK.map(([name]) => name),
    ...entries.map((entry) => CODEBOOK.map(([, valueOf]) => valueOf(entry) || null)),
  ]);

/**
 * The descriptor `datapackage.json` of a Frictionless tabular data package: `data.csv` and `codebook.csv` with the type of each
 * field. An unreadable figure is a missing value. There is a licence only if the agency's file names one with its address.
 */
export function dataPackage(figures: DescribedFigures, { heads }: ExportTable): object {
  const { title, fileName, lines, link, day, publisher, licence, unreadable, codebook } = figures;
  const resource = (name: string, text: string, schema: object) => ({
    name,
    title: text,
    path: `${name}.csv`,
    profile: 'tabular-data-resource',
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    schema: { missingValues: ['', unreadable], ...schema },
  });
  return {
    profile: 'tabular-data-package',
    name: fileSlug(fileName),
    title,
    description: lines.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    homepage: link,
    created: `${day}T00:00:00Z`,
    sources: [{ title: publisher, path: link }],
    ...(licence?.url && { licenses: [{ title: licence.title, path: licence.url }] }),
    resources: [
      resource('data', title, {
        fields: heads.map(({ header, kind }) => ({ name: header, type: TYPES[kind] })),
        ...(codebook.keyColumn && {
          foreignKeys: [{ fields: codebook.keyColumn, reference: { resource: 'codebook', fields: 'key' } }],
        }),
      }),
      resource('codebook', 'Codebook', {
        fields: CODEBOOK.map(([name]) => ({ name, type: 'string' })),
        primaryKey: 'key',
      }),
    ],
  };
}

import type { i18n, TFunction } from 'i18next';
import { type ExportTable, exportTable } from '#shared/export/export-table.ts';
import { formatDate } from '#shared/format/date.ts';
import { jsonFile } from '#shared/format/text-file.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { codebookCsv, dataCsv, dataPackage } from './data-package.ts';
import type { DescribedFigures } from './figures-offer.ts';
import { pictureSvg } from './picture.tsx';

/** The formats in which figures are saved; the first is selected at the start. */
export const FIGURE_FORMATS = ['xlsx', 'csv', 'json', 'svg', 'png', 'zip'] as const;
export type FigureFormat = (typeof FIGURE_FORMATS)[number];

type Context = { lang: Lang; t: TFunction<['figures', 'export', 'ui']>; i18n: i18n };

/** The figures as one file. Parts that are only needed for a format are loaded with it. */
export async function figuresFile(format: FigureFormat, figures: DescribedFigures, context: Context): Promise<Blob> {
  const { columns, rows, lines } = figures;
  const table = exportTable(columns, rows());
  switch (format) {
    case 'xlsx': {
      const { exportXlsx } = await import('#shared/export/export-xlsx.ts');
      return exportXlsx(table, context.t('export:sheet'), { sheet: context.t('ui:fileAbout.sheet'), lines });
    }
    case 'csv':
      return (await import('#shared/export/export-csv.ts')).exportCsv(table, context.lang);
    case 'json':
      return jsonFile(asJson(figures, table));
    case 'svg':
      return new Blob([svgOf(figures)], { type: 'image/svg+xml;charset=utf-8' });
    case 'png':
      return (await import('./picture-png.ts')).picturePng(svgOf(figures));
    case 'zip':
      return packed(figures, table, context);
    default:
      return format satisfies never;
  }
}

/** The table as objects by column, with the description. A missing figure is null. */
function asJson({ lines }: DescribedFigures, { heads, rows }: ExportTable) {
  return {
    about: Object.fromEntries(lines.map(({ label, text }) => [label, text])),
    rows: rows.map((cells) => Object.fromEntries(heads.map(({ header }, at) => [header, cells[at] ?? null]))),
  };
}

const svgOf = ({ title, picture, pictureLines }: DescribedFigures): string =>
  pictureSvg(title, picture(), pictureLines);

/** Everything together, with a README, the codebook and the descriptor of a Frictionless Data Package. */
async function packed(figures: DescribedFigures, table: ExportTable, context: Context): Promise<Blob> {
  const { zipSync, strToU8 } = await import('fflate');
  const bytes = async (format: FigureFormat) =>
    new Uint8Array(await (await figuresFile(format, figures, context)).arrayBuffer());
  const { entries } = figures.codebook;
  const files = {
    'README.md': strToU8(readme(figures, context)),
    'datapackage.json': strToU8(`${JSON.stringify(dataPackage(figures, table), null, 2)}\n`),
    'data.csv': strToU8(dataCsv(table)),
    'codebook.csv': strToU8(codebookCsv(entries(context.i18n))),
    'data.json': await bytes('json'),
    'data.xlsx': await bytes('xlsx'),
    'picture.svg': await bytes('svg'),
    'picture.png': await bytes('png'),
  };
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}

/** `README.md`: what the figures are, what is in each file, and how they are cited. */
function readme(figures: DescribedFigures, context: Context): string {
  const { t } = context;
  const files = [
    ['data.csv', t('figures:readme.csv')],
    ['data.xlsx, data.json', t('figures:readme.same')],
    ['codebook.csv', t('figures:readme.codebook')],
    ['datapackage.json', t('figures:readme.descriptor')],
    ['picture.svg, picture.png', t('figures:readme.picture')],
  ];
  return [
    `# ${figures.title}`,
    figures.lines.map(({ label, text }) => `- **${label}**: ${text}`).join('\n'),
    `## ${t('figures:readme.files')}`,
    files.map(([name, text]) => `- ${name}: ${text}`).join('\n'),
    t('figures:readme.missing', { unreadable: figures.unreadable }),
    `## ${t('figures:citation.title')}`,
    citation(figures, context).full,
    '',
  ].join('\n\n');
}

/** The citation of the figures: a short one for a caption, and a full one for a list of sources. */
export function citation(figures: DescribedFigures, { t, lang }: Pick<Context, 't' | 'lang'>) {
  const { title, publisher, day, link, about } = figures;
  const facts = about.filter(({ text }) => text !== publisher).map(({ label, text }) => `${label}: ${text}`);
  const retrieved = `${t('ui:fileAbout.day')}: ${formatDate(day, lang)}`;
  return {
    short: t('figures:citation.short', { publisher, title }),
    full: [`${publisher}: ${title}`, ...facts, retrieved, link].map((part) => part.replace(/\.$/, '')).join('. '),
  };
}

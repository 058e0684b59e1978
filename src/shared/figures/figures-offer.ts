import type { i18n } from 'i18next';
import type { AboutLine, ExportColumn } from '#shared/export/export-table.ts';
import { type Lang, LANGUAGES } from '#shared/i18n/languages.ts';
import type { PicturePart } from './picture.tsx';

/** What a row or column of the data means; the `codebook.csv` of the package has a row for each. */
export type CodebookEntry = {
  /** Unique in the codebook; it stands in the data's key column or is the key of a column. */
  key: string;
  labels: Readonly<Record<Lang, string>>;
  /** Header of the column that holds the figure; '' when every figure has a row of its own. */
  column: string;
  /** The form the figure is read from. */
  form: string;
  unit: string;
  /** How the figure is computed; '' when it is stated. */
  formula: string;
  /** How the line continues across the change of forms in 2022. */
  seriesBreak: string;
};

/** What a codebook says in each language. */
export const inEachLanguage = <Said>(say: (lang: Lang) => Said) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, say(lang)])) as Record<Lang, Said>;

/** Figures that a reader may use elsewhere: their table, picture and description. What is a function is called when requested. */
export type FiguresOffer<Row> = {
  /** What the figures are, as text: 'Indicators by canton: all legal entities'. */
  title: string;
  columns: readonly ExportColumn<Row>[];
  rows: () => readonly Row[];
  /** Entities, report form, unit, source and licence as text (`useExportAbout`); title, address and day are added. */
  about: readonly AboutLine[];
  /** What has to be known besides, which a citation leaves out: what sums lack, the change of forms. */
  notes: readonly AboutLine[];
  /** The notes about what the picture shows, when that is less than the data. */
  pictureNotes?: readonly AboutLine[];
  /** The licence of the agency's file; null when it names none. */
  licence: { title: string; url: string | undefined } | null;
  /** Address at which the figures can be seen; the address of the page by default. */
  address?: () => string;
  /** Without extension. The day is added. */
  fileName: string;
  /** The charts from top to bottom. */
  picture: () => readonly PicturePart[];
  codebook: {
    /** Header of the column of keys in the data; null when each column is a figure. */
    keyColumn: string | null;
    /** Namespaces of the labels, which are loaded in all languages. */
    texts: readonly string[];
    entries: (i18n: i18n) => readonly CodebookEntry[];
  };
  /** Text that stands for a figure that was sent and cannot be read. */
  unreadable: string;
};

/** Figures described completely, at the moment they are requested. */
export type DescribedFigures<Row = unknown> = FiguresOffer<Row> & {
  /** All lines of the description: title, those of the offer, address and day. */
  lines: readonly AboutLine[];
  /** The lines below the picture: without the title, which is above it, and with the day as people write it. */
  pictureLines: readonly AboutLine[];
  link: string;
  /** The day of the download, 2026-11-25. */
  day: string;
  /** Who publishes the figures. */
  publisher: string;
};

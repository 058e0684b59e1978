import type { Column, Line, SheetKey, StatementSheet } from './form-model.ts';
import { labels, type Labels } from './labels.ts';

/** The two eras of the annual report: until 2021 and from 2022 on. */
export type Era = 'old' | 'new';

/** Positions on a sheet: column letters and 1-based rows. */
export type Layout = {
  codeColumn: string;
  labelColumn: string;
  /** The label is merged from its column up to this one. */
  labelEnd?: string;
  /** 1-based number of the first value column, and columns from one value to the next. */
  firstValueColumn: number;
  columnStep: number;
  /** 1-based row of the first line, and rows from one line to the next. */
  firstRow: number;
  rowStep: number;
  /** The general data: label and value columns and the row of the first field; a value may be merged to the right. */
  general: { labelColumn: string; valueColumn: string; valueEnd?: string; firstRow: number; rowStep: number };
};

/** One of the forms an agency might use, which the specification does not define: the same rules, other places and names. */
export type Family = {
  key: 'plain' | 'coded' | 'bilingual' | 'spaced';
  layout: Record<Era, Layout>;
  /** Text in the general data, or in the first cell of a hidden sheet with this name. */
  marker: Record<Era, string>;
  hiddenSheet?: string;
  /** The general data come after the statements. */
  isGeneralLast: boolean;
  generalName: Labels;
  sheetName: (sheet: StatementSheet, index: number) => Labels;
  label: (label: Labels) => Labels;
  /** How a line code is written. */
  code: (code: string) => string | number;
  columns: (columns: readonly Column[]) => readonly Column[];
  /** Form of sums: `SUM` with ranges, cell by cell, or rounded. */
  sums: 'ranges' | 'cells' | 'rounded';
  isProtected: boolean;
  /** Periods are spreadsheet dates instead of texts. */
  hasDates: boolean;
  /** Numbers of the general data and of the headings are texts. */
  hasNumbersAsText: boolean;
  /** Every statement repeats the jib with a formula, and a hidden column has '' for a line that agrees. */
  hasHelpers: boolean;
  /** Column of ordinals: numbers for totals, texts ('1.1') for others. */
  ordinalColumn?: string;
};

const GENERAL_NAME = labels('Opći podaci', 'Opći podaci', 'General data');
const asItIs = <Value>(value: Value): Value => value;

/** The family of seed 0. */
export const PLAIN: Family = {
  key: 'plain',
  layout: {
    new: {
      codeColumn: 'A',
      labelColumn: 'B',
      firstValueColumn: 4,
      columnStep: 1,
      firstRow: 8,
      rowStep: 1,
      general: { labelColumn: 'A', valueColumn: 'B', firstRow: 5, rowStep: 1 },
    },
    old: {
      codeColumn: 'C',
      labelColumn: 'B',
      firstValueColumn: 5,
      columnStep: 1,
      firstRow: 10,
      rowStep: 1,
      general: { labelColumn: 'B', valueColumn: 'D', firstRow: 6, rowStep: 1 },
    },
  },
  marker: { new: 'GFI-2022', old: 'GFI-2021' },
  isGeneralLast: false,
  generalName: GENERAL_NAME,
  sheetName: ({ name }) => name,
  label: asItIs,
  code: asItIs,
  columns: asItIs,
  sums: 'ranges',
  isProtected: true,
  hasDates: false,
  hasNumbersAsText: false,
  hasHelpers: false,
};

const SHORT: Record<SheetKey, string> = {
  balance: 'BS',
  income: 'BU',
  cashFlow: 'NT',
  equity: 'PK',
  employees: 'ZAP',
  annex: 'ANX',
};

/** Sheets by abbreviations in every language, a hidden marker, codes behind the labels, sums cell by cell. */
const CODED: Family = {
  ...PLAIN,
  key: 'coded',
  layout: {
    new: {
      codeColumn: 'D',
      labelColumn: 'B',
      labelEnd: 'C',
      firstValueColumn: 6,
      columnStep: 1,
      firstRow: 12,
      rowStep: 1,
      general: { labelColumn: 'B', valueColumn: 'E', valueEnd: 'G', firstRow: 9, rowStep: 1 },
    },
    old: {
      codeColumn: 'E',
      labelColumn: 'A',
      labelEnd: 'D',
      firstValueColumn: 7,
      columnStep: 1,
      firstRow: 15,
      rowStep: 1,
      general: { labelColumn: 'A', valueColumn: 'F', valueEnd: 'H', firstRow: 12, rowStep: 1 },
    },
  },
  marker: { new: 'F/22-B', old: 'F/21-B' },
  hiddenSheet: '_verzija',
  generalName: labels('OP', '', 'OP'),
  sheetName: ({ key }) => labels(SHORT[key], '', SHORT[key]),
  sums: 'cells',
  hasNumbersAsText: true,
  hasHelpers: true,
};

const both = (text: Labels): Labels => {
  const whole = text.bs === text.en ? text.bs : `${text.bs} / ${text.en}`;
  return labels(whole, whole, whole);
};

/** Both languages in every label, the previous year first, dates as dates, the general data at the end. */
const BILINGUAL: Family = {
  ...PLAIN,
  key: 'bilingual',
  layout: {
    new: {
      codeColumn: 'B',
      labelColumn: 'C',
      firstValueColumn: 5,
      columnStep: 1,
      firstRow: 6,
      rowStep: 1,
      general: { labelColumn: 'C', valueColumn: 'F', firstRow: 3, rowStep: 1 },
    },
    old: {
      codeColumn: 'A',
      labelColumn: 'C',
      firstValueColumn: 4,
      columnStep: 1,
      firstRow: 9,
      rowStep: 1,
      general: { labelColumn: 'B', valueColumn: 'G', firstRow: 4, rowStep: 1 },
    },
  },
  marker: { new: 'OBR-22', old: 'OBR-21' },
  isGeneralLast: true,
  generalName: labels('Podaci – Data', '', 'Podaci – Data'),
  sheetName: ({ name }, index) => labels(`${index + 1}. ${name.bs}`, '', `${index + 1}. ${name.bs}`),
  label: both,
  code: Number,
  columns: (columns) => (columns.some(({ sumOf }) => sumOf) ? columns : columns.toReversed()),
  sums: 'rounded',
  hasDates: true,
};

/** Empty rows and columns between, names with the year of the form, an unprotected workbook with ordinals. */
const SPACED: Family = {
  ...PLAIN,
  key: 'spaced',
  layout: {
    new: {
      codeColumn: 'C',
      labelColumn: 'E',
      labelEnd: 'F',
      firstValueColumn: 8,
      columnStep: 2,
      firstRow: 14,
      rowStep: 2,
      general: { labelColumn: 'D', valueColumn: 'I', firstRow: 7, rowStep: 2 },
    },
    old: {
      codeColumn: 'D',
      labelColumn: 'F',
      firstValueColumn: 9,
      columnStep: 2,
      firstRow: 11,
      rowStep: 2,
      general: { labelColumn: 'C', valueColumn: 'H', firstRow: 9, rowStep: 2 },
    },
  },
  marker: { new: 'v3/2022', old: 'v2/2021' },
  hiddenSheet: 'Šifarnik',
  generalName: labels('Naslovna', 'Naslovnica', 'Cover'),
  sheetName: ({ name }) => labels(`${name.bs} (obr.)`, `${name.hr} (obr.)`, `${name.en} (form)`),
  code: (code) => `AOP ${code}`,
  isProtected: false,
  ordinalColumn: 'B',
  hasHelpers: true,
};

/** All families, the plain one first. */
export const FAMILIES: readonly Family[] = [PLAIN, CODED, BILINGUAL, SPACED];

/** A sheet in the form of a family. */
export function sheetInFamily(family: Family, sheet: StatementSheet, index: number): StatementSheet {
  const lines = sheet.lines.map((line): Line => ({ ...line, label: family.label(line.label) }));
  return { ...sheet, name: family.sheetName(sheet, index), columns: family.columns(sheet.columns), lines };
}

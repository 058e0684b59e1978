import type { CellValue } from 'exceljs';
import { valueAddress } from '../workbooks/addresses.ts';
import type { Filling } from '../workbooks/fill-workbook.ts';
import { NEW_FORM } from '../workbooks/forms.ts';

type Faults = Pick<Filling, 'cells' | 'general'>;

/** One fault: an amount written as text. */
export const ONE_FAULT: Faults = { cells: { 'Novčani tokovi!D10': 'dvadeset hiljada' } };

/** Twelve findings of nearly every kind. */
export const TWELVE_FAULTS: Faults = {
  // A mandatory field left empty.
  general: { responsiblePerson: '' },
  cells: {
    // Text where a number belongs: three.
    'Bilans stanja!E10': '1.200,00',
    'Bilans stanja!D15': 'n/p',
    'Bilans uspjeha!E16': '-',
    // Total assets typed over: it matches neither the sum nor the other side.
    'Bilans stanja!D46': 1,
    // A formula whose reference was lost.
    'Bilans uspjeha!E15': { formula: '#REF!', result: { error: '#REF!' } } as CellValue,
    // An operating loss as well as an operating profit.
    'Bilans uspjeha!D36': 500,
    // January without full-time employees: the mandatory cell, two sums of months, and more women than employees.
    'Zaposleni!D8': null,
    'Zaposleni!F8': 2,
  },
};

/** 400 findings: as many cells hold text, as when a whole report was pasted from a document. */
export const FOUR_HUNDRED_FAULTS: Faults = { cells: textCells(400) };

/** Three findings on the old form: two texts and a mandatory cell left empty. */
export const OLD_FAULTS: Faults = {
  cells: { 'Bilans stanja!E12': 'petnaest', 'Bilans uspjeha!F14': '1.000 KM', 'Aneks!E11': null },
};

function textCells(count: number): Record<string, CellValue> {
  const places = NEW_FORM.sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ code }) =>
      sheet.columns.map(({ key }) => `${sheet.name.bs}!${valueAddress(NEW_FORM, sheet, code, key)}`),
    ),
  );
  return Object.fromEntries(places.slice(0, count).map((place, index) => [place, `${index + 1}.000,00`]));
}

import type { Workbook, Worksheet } from 'exceljs';
import type { StatementSheet } from './form-model.ts';
import { NEW_FORM, OLD_FORM, type Form } from './forms.ts';
import { GENERAL_SHEET, generalCell } from './general-data.ts';
import { textOf } from './open-workbook.ts';
import type { Words } from './words.ts';

/** The general data sheet under any of its three names. */
export const generalSheet = (workbook: Workbook): Worksheet | undefined => namedSheet(workbook, GENERAL_SHEET);

/** A statement sheet under any of its three names. */
export const statementSheet = (workbook: Workbook, sheet: StatementSheet): Worksheet | undefined =>
  namedSheet(workbook, sheet.name);

/** Which form a workbook is, by the marker in the general data; null when it is none of this agency's. */
export function formOfWorkbook(workbook: Workbook): Form | null {
  const general = generalSheet(workbook);
  if (!general) return null;
  return (
    [NEW_FORM, OLD_FORM].find((form) => textOf(general.getCell(generalCell(form, 'marker')).value) === form.marker) ??
    null
  );
}

function namedSheet(workbook: Workbook, names: Words): Worksheet | undefined {
  const wanted = new Set(Object.values(names));
  return workbook.worksheets.find(({ name }) => wanted.has(name.trim()));
}

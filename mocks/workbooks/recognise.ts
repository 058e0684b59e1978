import type { Workbook, Worksheet } from 'exceljs';
import type { StatementSheet } from './form-model.ts';
import { ALL_FORMS, type Form } from './forms.ts';
import { generalCell } from './general-data.ts';
import type { Labels } from './labels.ts';
import { textOf } from './open-workbook.ts';

/** The general data sheet of a form under any of its names. */
export const generalSheet = (workbook: Workbook, form: Form): Worksheet | undefined =>
  namedSheet(workbook, form.family.generalName);

/** A statement sheet under any of its names. */
export const statementSheet = (workbook: Workbook, sheet: StatementSheet): Worksheet | undefined =>
  namedSheet(workbook, sheet.name);

/** The form of a workbook, by its marker; null when it is none of this agency's. */
export function formOfWorkbook(workbook: Workbook): Form | null {
  return (
    ALL_FORMS.find((form) => {
      const { hiddenSheet } = form.family;
      const sheet = hiddenSheet ? workbook.getWorksheet(hiddenSheet) : generalSheet(workbook, form);
      return textOf(sheet?.getCell(hiddenSheet ? 'A1' : generalCell(form, 'marker')).value) === form.marker;
    }) ?? null
  );
}

function namedSheet(workbook: Workbook, names: Labels): Worksheet | undefined {
  const wanted = new Set(Object.values(names));
  return workbook.worksheets.find(({ name }) => wanted.has(name.trim()));
}

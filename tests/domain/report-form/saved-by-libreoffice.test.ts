import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CellValue } from 'exceljs';
import { beforeAll, describe, expect, test } from 'vitest';
import { quickLook } from '#domain/report-form/internal/quick-look.ts';
import { checkWorkbook } from '#mocks/workbooks/check-workbook.ts';
import type { Form } from '#mocks/workbooks/forms.ts';
import { savedByLibreOffice } from '#mocks/workbooks/saved-by.ts';
import { expectNothing, FORMS, OTHER, OWN, placesOf, reportOn, learnedFrom, sheetsOf, SOME_FORMS } from './forms.ts';

/**
 * Reports that LibreOffice has saved. They are stored, because the program is large to install and slow to start. Where the forms
 * have changed, save them again on a machine with LibreOffice: `SAVE_AGAIN=1 npx vitest run saved-by-libreoffice`.
 */
const FOLDER = join(import.meta.dirname, 'saved-by-libreoffice');
const pathOf = (name: string) => join(FOLDER, `${name.replaceAll(' ', '-')}.xlsx`);

async function saveAgain(): Promise<void> {
  const reports = [
    ...FORMS.map(async ([name, form]) => [`${name} correct`, await reportOn(form)] as const),
    ...SOME_FORMS.map(async ([name, form]) => [`${name} faulty`, await faulty(form)] as const),
  ];
  const saved = await savedByLibreOffice(Object.fromEntries(await Promise.all(reports)));
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, bytes] of Object.entries(saved)) writeFileSync(pathOf(name), bytes);
}

const stored = (name: string) => new Uint8Array(readFileSync(pathOf(name)));

/** Everything that is written in a workbook, by sheet and address. */
const contentOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await sheetsOf(bytes)).flatMap(({ name, cells }) =>
    [...cells.values()].flatMap(({ address, value }) => (value === '' ? [] : [`${name}!${address} ${value}`])),
  );

/** A report with an amount stored as text, a formula that fails and a sum typed over. */
function faulty(form: Form) {
  const { name, typed, other, computed } = placesOf(form);
  const cells = {
    [`${name}!${typed}`]: '1.200,00',
    [`${name}!${other}`]: { formula: '1/0', result: { error: '#DIV/0!' } } as CellValue,
    [`${name}!${computed}`]: 5,
  };
  return reportOn(form, { cells });
}

describe('saved by LibreOffice', () => {
  beforeAll(async () => {
    if (process.env['SAVE_AGAIN']) await saveAgain();
  });

  test.each(FORMS)('%s: the stored report is of this form', async (key, form) =>
    expect(await contentOf(stored(`${key} correct`))).toEqual(await contentOf(await reportOn(form))),
  );

  describe.each(SOME_FORMS)('%s', (key, form) => {
    const correct = stored.bind(null, `${key} correct`);

    test('a correct report has no finding', () => expectNothing(correct(), form));

    test('to the agency it is still the same report', async () => {
      const registers = { hasEntity: () => true, hasReportType: () => true, hasYear: () => true };
      const settings = { old: form.era === 'old', language: 'bs', registers } as const;
      expect(await checkWorkbook(correct(), settings)).toEqual({
        id: expect.stringMatching(`^${OWN.jib}372020`) as string,
        errors: [],
      });
    });

    test('the same faults are found', async () => {
      const { typed, other, computed } = placesOf(form);
      const file = new Blob([stored(`${key} faulty`)]);
      const { findings } = await quickLook(file, form.era, await learnedFrom(form, [OTHER]));
      expect(findings.map(({ code, cell }) => `${code} ${cell}`)).toEqual(
        expect.arrayContaining([`numberAsText ${typed}`, `formulaError ${other}`, `formulaReplaced ${computed}`]),
      );
    });
  });
});

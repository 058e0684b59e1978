// @vitest-environment node
import type { CellValue } from 'exceljs';
import { beforeAll, describe, expect, test } from 'vitest';
import { quickLook } from '#domain/report-form/quick-look.ts';
import { checkWorkbook } from '#mocks/workbooks/check-workbook.ts';
import type { Form } from '#mocks/workbooks/forms.ts';
import { hasLibreOffice, LIBRE_OFFICE_HINT, savedByLibreOffice } from '#mocks/workbooks/saved-by.ts';
import { programsReady } from '../../../scripts/programs.ts';
import { expectNothing, FORMS, OTHER, OWN, placesOf, reportOn, learnedFrom } from './forms.ts';

await programsReady();
const skipped = !(await hasLibreOffice());
if (skipped) console.warn(LIBRE_OFFICE_HINT);

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

// The only tests that start another program: once for all of them.
describe.skipIf(skipped)('saved by LibreOffice', () => {
  let saved: Record<string, Uint8Array<ArrayBuffer>> = {};
  beforeAll(async () => {
    const reports = FORMS.map(
      async ([name, form]) =>
        [
          [`${name} correct`, await reportOn(form)],
          [`${name} faulty`, await faulty(form)],
        ] as const,
    );
    saved = await savedByLibreOffice(Object.fromEntries((await Promise.all(reports)).flat()));
  });

  describe.each(FORMS)('%s', (key, form) => {
    test('a correct report has no finding', () => expectNothing(saved[`${key} correct`]!, form));

    test('to the agency it is still the same report', async () => {
      const registers = { hasEntity: () => true, hasReportType: () => true, hasYear: () => true };
      const settings = { old: form.era === 'old', language: 'bs', registers } as const;
      expect(await checkWorkbook(saved[`${key} correct`]!, settings)).toEqual({
        id: expect.stringMatching(`^${OWN.jib}372020`) as string,
        errors: [],
      });
    });

    test('the same faults are found', async () => {
      const { typed, other, computed } = placesOf(form);
      const file = new Blob([saved[`${key} faulty`]!]);
      const { findings } = await quickLook(file, form.era, await learnedFrom(form, [OTHER]));
      expect(findings.map(({ code, cell }) => `${code} ${cell}`)).toEqual(
        expect.arrayContaining([`numberAsText ${typed}`, `formulaError ${other}`, `formulaReplaced ${computed}`]),
      );
    });
  });
});

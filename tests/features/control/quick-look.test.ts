import { describe, expect, test } from 'vitest';
import { quickLook } from '#domain/report-form/internal/quick-look.ts';
import { NEW_FORM } from '#mocks/workbooks/forms.ts';
import { savedBySheetJs, savedWithPassword } from '#mocks/workbooks/saved-by.ts';
import { learnedFrom, OTHER } from '#tests/domain/report-form/forms.ts';
import { fileOf, sampleFile } from './results-and-receipts.ts';

const look = async (file: Blob) => quickLook(file, 'new', []);

describe('the quick look at the samples, nobody having taught the form', () => {
  test.each(['correct.xlsx', 'bankruptcy.xlsx', 'old-format.xlsx', 'wrong-id.xlsx', 'profit-decision.xlsx'])(
    '%s has nothing that is wrong in any workbook',
    async (name) => {
      expect((await look(await sampleFile(name))).findings).toEqual([]);
    },
  );

  test('the facts are the one report id and the visible sheets', async () => {
    const { facts, template } = await look(await sampleFile('correct.xlsx'));
    expect(facts?.id).toMatch(/^42\d{11}37\d{7}$/);
    expect(facts?.sheets).toContain('Bilans uspjeha');
    expect(template).toBeNull();
    expect((await look(await sampleFile('profit-decision.xlsx'))).facts?.id).toBe('');
  });

  test('other files are named for what they are', async () => {
    const codeOf = async (file: Blob) => (await look(file)).findings.map(({ code }) => code);
    const correct = await sampleFile('correct.xlsx');
    const xls = await savedBySheetJs(new Uint8Array(await correct.arrayBuffer()), 'biff8');
    expect(await codeOf(await sampleFile('encrypted.xlsx'))).toEqual(['encrypted']);
    expect(await codeOf(fileOf('tajna.xlsx', await savedWithPassword('lozinka')))).toEqual(['encrypted']);
    expect(await codeOf(fileOf('stari.xlsx', xls))).toEqual(['oldOffice']);
    expect(await codeOf(await sampleFile('notes.docx', 'notes.xlsx'))).toEqual(['notWorkbook']);
    expect(await codeOf(correct.slice(0, correct.size / 2))).toEqual(['damaged']);
  });
});

test('a workbook of anybody else is never called foreign, whatever form is known', async () => {
  const forms = await learnedFrom(NEW_FORM, [OTHER]);
  const { findings, template } = await quickLook(await sampleFile('profit-decision.xlsx'), 'new', forms);
  expect([findings, template]).toEqual([[], null]);
});

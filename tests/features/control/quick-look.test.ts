// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { quickLook } from '#domain/report-form/quick-look.ts';
import { fileFault } from '#features/report-tools/control/report/first-bytes.ts';
import { savedBySheetJs, savedWithPassword } from '#mocks/workbooks/saved-by.ts';
import { fileOf } from './control-things.ts';
import { sampleFile } from './samples.ts';

const look = async (file: Blob) => quickLook(file, 'new', []);

describe('the first bytes (F01, F02)', () => {
  test.each([
    ['correct.xlsx', 'correct.xlsx', null],
    ['notes.docx', 'notes.docx', null],
    ['annual-report.pdf', 'annual-report.pdf', null],
    ['empty.xlsx', 'empty.xlsx', 'empty'],
    ['renamed-exe.xlsx', 'renamed-exe.xlsx', 'program'],
    ['renamed-exe.xlsx', 'biljeske.pdf', 'program'],
    ['encrypted.xlsx', 'encrypted.xlsx', 'encrypted'],
    ['encrypted.xlsx', 'biljeske.doc', 'encrypted'],
    ['annual-report.pdf', 'annual-report.xlsx', 'otherContent'],
    ['notes.docx', 'notes.pdf', 'otherContent'],
  ])('%s as %s: %s', async (sample, name, fault) => {
    expect(await fileFault(await sampleFile(sample, name))).toBe(fault);
  });

  test('a page named .pdf, an .xls named .xlsx, a file that is gone', async () => {
    expect(await fileFault(fileOf('a.pdf', '\uFEFF <!doctype html>'))).toBe('markup');
    const xls = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
    expect(await fileFault(fileOf('a.xlsx', xls))).toBe('oldOffice');
    expect(await fileFault(fileOf('a.doc', xls))).toBeNull();
    const gone = fileOf('a.xlsx');
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }) as Blob;
    expect(await fileFault(gone)).toBe('unreadable');
  });
});

describe('the quick look at the samples, nobody having taught the form', () => {
  test.each(['correct.xlsx', 'bankruptcy.xlsx', 'old-format.xlsx', 'wrong-id.xlsx', 'profit-decision.xlsx'])(
    '%s has nothing that is wrong in any workbook',
    async (name) => {
      expect((await look(await sampleFile(name))).findings).toEqual([]);
    },
  );

  test('the facts are the one report id and the visible sheets', async () => {
    const { facts, teacher } = await look(await sampleFile('correct.xlsx'));
    expect(facts?.id).toMatch(/^42\d{11}37\d{7}$/);
    expect(facts?.sheets).toContain('Bilans uspjeha');
    expect(teacher).toBeNull();
    expect((await look(await sampleFile('profit-decision.xlsx'))).facts?.id).toBe('');
  });

  test('finds amounts stored as text and errors of formulas, by sheet and cell', async () => {
    const { findings } = await look(await sampleFile('errors-12.xlsx'));
    expect(findings).toContainEqual({ code: 'numberAsText', sheet: 'Bilans stanja', cell: 'E10', value: '1.200,00' });
    expect(findings).toContainEqual({ code: 'formulaError', sheet: 'Bilans uspjeha', cell: 'E15', value: '#REF!' });
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

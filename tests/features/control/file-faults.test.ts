import { expect, test, vi } from 'vitest';
import { contentWarning, reportFileFault } from '#features/report-tools/control/report/file-faults.ts';
import { REPORT_FILE_LIMITS } from '#shared/config/settings.ts';
import { fileOf, sampleFile } from './results-and-receipts.ts';

test.each([
  ['correct.xlsx', 'correct.xlsx', null],
  ['notes.docx', 'notes.docx', null],
  ['annual-report.pdf', 'annual-report.pdf', null],
  ['renamed-exe.xlsx', 'renamed-exe.xlsx', 'program'],
  ['renamed-exe.xlsx', 'biljeske.pdf', 'program'],
  ['encrypted.xlsx', 'encrypted.xlsx', 'encrypted'],
  ['encrypted.xlsx', 'biljeske.doc', 'encrypted'],
  ['annual-report.pdf', 'annual-report.xlsx', 'otherContent'],
  ['annual-report.pdf', 'annual-report.PDF ', null],
  ['notes.docx', 'notes.pdf', 'otherContent'],
])('%s as %s: %s (F02)', async (sample, name, warning) => {
  expect(await contentWarning(await sampleFile(sample, name))).toBe(warning);
});

const OLE = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);

test.each([
  ['a page named .pdf', fileOf('a.pdf', '\uFEFF <!doctype html>'), 'markup'],
  ['an .xls named .xlsx', fileOf('a.xlsx', OLE), 'oldOffice'],
  ['a .doc of Word', fileOf('a.doc', OLE), null],
  ['a .doc as RTF', fileOf('a.DOC', String.raw`{\rtf1\ansi Bilješke}`), null],
  ['RTF named .docx', fileOf('a.docx', String.raw`{\rtf1\ansi}`), 'otherContent'],
  ['a PDF with a header after something else', fileOf('a.pdf', `${'x'.repeat(1019)}%PDF-1.7`), null],
  ['a PDF whose header comes too late', fileOf('a.pdf', `${'x'.repeat(1020)}%PDF-1.7`), 'otherContent'],
])('%s (readings, R2.11)', async (_name, file, warning) => {
  expect(await contentWarning(file)).toBe(warning);
});

test('what cannot be sent at all is refused: nothing in it, nothing to read, too large; odd content is not (F01)', async () => {
  expect(await reportFileFault([await sampleFile('empty.xlsx')], 'main')).toBe('empty');
  expect(await reportFileFault([await sampleFile('renamed-exe.xlsx', 'biljeske.pdf')], 'notes')).toBeNull();
  const lost = fileOf('a.xlsx');
  lost.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('lost', 'NotFoundError')) }) as Blob;
  expect(await reportFileFault([lost], 'main')).toBe('unreadable');
  expect(await reportFileFault([lost], 'notes')).toBe('ending');
  expect(await reportFileFault([fileOf('a.xlsx'), fileOf('b.xlsx')], 'main')).toBe('several');
  expect(await contentWarning(lost)).toBeNull();
  const half = fileOf('a.doc', OLE);
  half.arrayBuffer = () => Promise.reject(new DOMException('lost', 'NotFoundError'));
  expect(await contentWarning(half)).toBeNull();
});

test.each([
  ['xlsx', 'main'],
  ['docx', 'notes'],
  ['pdf', 'annualReport'],
  ['xlsx', 'profitDecision'],
  ['doc', 'adoptionDecision'],
] as const)('blanks behind .%s of a file (%s) are no part of its ending (R5)', async (ending, kind) => {
  expect(await reportFileFault([fileOf(`a.${ending} `)], kind)).toBeNull();
});

test('a file that is too large, alone or with the others, is refused before a byte of it is read', async () => {
  const file = (size: number) => Object.defineProperty(fileOf('a.xlsx'), 'size', { value: size });
  const large = file(REPORT_FILE_LIMITS.largest + 1);
  const read = vi.spyOn(large, 'slice');
  expect(await reportFileFault([large], 'main')).toBe('tooLarge');
  expect(read).not.toHaveBeenCalled();
  expect(await reportFileFault([file(REPORT_FILE_LIMITS.largest)], 'main')).toBeNull();
  const others = [file(REPORT_FILE_LIMITS.largest), file(REPORT_FILE_LIMITS.largest)];
  const last = file(1);
  const readLast = vi.spyOn(last, 'slice');
  expect(await reportFileFault([last], 'main', others)).toBe('tooLargeTogether');
  expect(readLast).not.toHaveBeenCalled();
  expect(await reportFileFault([large], 'main', others)).toBe('tooLarge');
  expect(await reportFileFault([file(REPORT_FILE_LIMITS.largest)], 'main', others.slice(1))).toBeNull();
});

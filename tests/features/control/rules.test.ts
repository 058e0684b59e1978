import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readReportId } from '#domain/report-form/report-id.ts';
import { controlResultsWire, controlResultWire } from '#features/report-tools/control/report/control.wire.ts';
import { readResults } from '#features/report-tools/control/report/control-calls.ts';
import { readFile } from '#features/report-tools/control/report/fingerprint.ts';
import { isSameName, sentName } from '#features/report-tools/control/report/file-kinds.ts';
import { isSameReport, notesAreObligatory } from '#features/report-tools/control/report/report-id.ts';
import { readableAnswer } from '#features/report-tools/control/report/readable-answer.ts';
import { fileOf, VALID_ID } from './results-and-receipts.ts';

test('an id says jib and report type at the positions 13–14, and nothing else (R3.10)', () => {
  expect(readReportId(VALID_ID)).toEqual({ jib: '4253086420374', reportType: 37 });
  for (const id of ['', VALID_ID.slice(1), `${VALID_ID}0`, VALID_ID.replace('4', '４')])
    expect(readReportId(id)).toBeNull();
  expect(notesAreObligatory('x')).toBe(true);
});

test('exactly the types of the list go without notes (R3.10, R4.8)', () => {
  const idOf = (type: number) => VALID_ID.slice(0, 13) + String(type).padStart(2, '0') + VALID_ID.slice(15);
  const types = Array.from({ length: 100 }, (_, type) => type);
  expect(types.filter((type) => !notesAreObligatory(idOf(type)))).toEqual([15, 16, 17, 18, 27, 33, 34, 35, 36, 45]);
});

test('a name gets the prefix of its kind once (R3.10, F07)', () => {
  expect(sentName('main', 'r.xlsx')).toBe('MFI_r.xlsx');
  expect(sentName('main', 'MFI_r.xlsx')).toBe('MFI_r.xlsx');
  expect(sentName('main', 'mfi_r.xlsx')).toBe('MFI_r.xlsx');
  expect(sentName('notes', 'MFI_r.docx')).toBe('BFI_MFI_r.docx');
  expect(['annualReport', 'profitDecision', 'adoptionDecision'].map((kind) => sentName(kind as 'notes', 'a'))).toEqual([
    'GIP_a',
    'RPR_a',
    'UIF_a',
  ]);
});

describe('answers of the control (A03–A07, A45)', () => {
  const read = (answer: unknown) => z.safeParse(controlResultWire, answer);

  test('a list of errors is counted right whatever is in it; null is an empty list', () => {
    expect(read({ id: VALID_ID, name: 'a', errors: ['x', null, 5, { y: 1 }] }).data?.errors).toEqual([
      'x',
      '',
      '5',
      '',
    ]);
    expect(read({ id: VALID_ID, name: 'a', errors: null }).data?.errors).toEqual([]);
    expect(read({ errors: ['x'] }).data).toEqual({ id: '', name: '', errors: ['x'] });
  });

  test('without a list of errors nothing passes by mistake', () => {
    for (const answer of [null, '', '<html></html>', 5, [], { id: VALID_ID }, { id: VALID_ID, errors: 'none' }])
      expect(read(answer).success, JSON.stringify(answer)).toBe(false);
    expect(z.safeParse(controlResultsWire, '<html></html>').success).toBe(false);
  });
});

describe('a file read again before it is sent', () => {
  test('is what it was, or it is not sent', async () => {
    const first = await readFile(fileOf('a.xlsx', 'abc'));
    expect(first.fingerprint).toEqual({
      size: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
    expect(await first.content.text()).toBe('abc');
    await expect(readFile(fileOf('a.xlsx', 'abd'), first.fingerprint)).rejects.toMatchObject({
      problem: { kind: 'file', name: 'a.xlsx', reason: 'changed' },
    });
    const removed = fileOf('a.xlsx');
    removed.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await expect(readFile(removed)).rejects.toMatchObject({ problem: { reason: 'unreadable' } });
  });
});

test('attempts at one report have the same jib and type, whatever the other digits are (readings, R3.10)', () => {
  expect(isSameReport(VALID_ID, `${VALID_ID.slice(0, 15)}6472000`)).toBe(true);
  expect(isSameReport(VALID_ID, `${VALID_ID.slice(0, 14)}8${VALID_ID.slice(15)}`)).toBe(false);
  expect(isSameReport('1', '1')).toBe(false);
});

test('a file is the same file whatever the case and the writing of its name', () => {
  expect(isSameName('Izvještaj.XLSX', 'izvještaj.xlsx'.normalize('NFD'))).toBe(true);
  expect(isSameName('a.xlsx ', 'a.xlsx')).toBe(true);
  expect(isSameName('a.xlsx', 'b.xlsx')).toBe(false);
});

test('results are named after their files and stand in their order, in whatever order they come (R4.7)', () => {
  const files = [{ name: 'A.xlsx' }, { name: 'b.xlsx' }];
  const read = (data: unknown) => readResults(data, files, 'bs')?.map(({ name, errors }) => [name, errors.length]);
  expect(
    read([
      { id: '1', name: 'B.XLSX', errors: ['x'] },
      { id: '2', name: 'a.xlsx', errors: [] },
    ]),
  ).toEqual([
    ['A.xlsx', 0],
    ['b.xlsx', 1],
  ]);
  expect(
    read([
      { id: '1', errors: ['x'] },
      { id: '2', errors: [] },
    ]),
  ).toEqual([
    ['A.xlsx', 1],
    ['b.xlsx', 0],
  ]);
  // One names its file, the other none: no file has two results, and none is left without.
  expect(
    read([
      { id: '1', name: 'b.xlsx', errors: [] },
      { id: '2', errors: ['x'] },
    ]),
  ).toEqual([
    ['A.xlsx', 1],
    ['b.xlsx', 0],
  ]);
});

test.each([
  ['nothing', null],
  ['true', true],
  ['a text', 'Zaprimljeno'],
  ['an empty text', ''],
  ['an object', {}],
  ['a number', 5],
  ['a list nobody expects', [1, null]],
  ['an empty list', []],
  ['a result of one file alone', [{ id: '1', name: 'A.xlsx', errors: [] }]],
  ['more results than files', ['A.xlsx', 'b.xlsx', 'c.xlsx'].map((name) => ({ id: '1', name, errors: [] }))],
])('%s holds no results of two files (readings, R4.8)', (_name, answer) => {
  expect(readResults(answer, [{ name: 'A.xlsx' }, { name: 'b.xlsx' }], 'bs')).toBeNull();
});

test('the answer of the agency becomes plain lines; what has no words is empty (A04, A51)', () => {
  expect(readableAnswer({ id: '1', errors: [], files: [{ name: 'a', size: 3 }], note: null })).toBe(
    'id: 1\nerrors: –\nfiles:\n  1.\n    name: a\n    size: 3\nnote: –',
  );
  expect(readableAnswer('Primljeno\u0007!')).toBe('Primljeno !');
  expect(readableAnswer([1, null])).toBe('1. 1\n2. –');
  expect(readableAnswer('x'.repeat(5000))).toHaveLength(2001);
  for (const answer of ['', ' ', null, undefined, true, 5]) expect(readableAnswer(answer)).toBe('');
});

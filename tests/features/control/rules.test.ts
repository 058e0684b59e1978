import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { howMany } from '#domain/filing/receipts/receipt.ts';
import { readReportId } from '#domain/report-form/report-id.ts';
import { controlResultsWire, controlResultWire } from '#features/report-tools/control/report/control.wire.ts';
import { readFile } from '#features/report-tools/control/report/fingerprint.ts';
import { isSameName, sentName } from '#features/report-tools/control/report/kind-rules.ts';
import { filesWithoutResult, readResults } from '#features/report-tools/control/report/read-results.ts';
import { readableAnswer } from '#features/report-tools/control/report/readable-answer.ts';
import { isSameReport, notesAreObligatory } from '#features/report-tools/control/report/report-result.ts';
import { fileOf, receiptOf, VALID_ID } from './results-and-receipts.ts';

test('an id says jib and report type at the positions 13–14 (R3.10)', () => {
  expect(readReportId(VALID_ID)).toEqual({ jib: '4253086420374', reportType: 37 });
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
  const kinds = ['annualReport', 'profitDecision', 'adoptionDecision'] as const;
  expect(kinds.map((kind) => sentName(kind, 'a'))).toEqual(['GIP_a', 'RPR_a', 'UIF_a']);
});

describe('answers of the control (A03–A07, A45)', () => {
  const read = (answer: unknown) => z.safeParse(controlResultWire, answer);

  test('a list of errors is counted right whatever is in it; null is an empty list', () => {
    const errors = [null, ['x', null, 5, { y: 1 }]].map((sent) => read({ errors: sent }).data?.errors);
    expect(errors).toEqual([[], ['x', '', '5', '']]);
    expect(read({ errors: ['x'] }).data).toEqual({ id: '', name: '', errors: ['x'] });
  });

  test('without a list of errors nothing passes by mistake', () => {
    for (const answer of [null, '', '<html></html>', 5, [], { id: VALID_ID }, { id: VALID_ID, errors: 'none' }])
      expect(read(answer).success, JSON.stringify(answer)).toBe(false);
    expect(z.safeParse(controlResultsWire, '<html></html>').success).toBe(false);
  });
});

test('a file read again before it is sent is what it was, or it is not sent', async () => {
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

describe('results of several files (R4.7, R7)', () => {
  const NAMES = ['A.xlsx', 'b.xlsx', 'MFI_Č 31.12.2021.xlsx'];
  const sent = (...names: (string | null)[]) => names.map((name, at) => ({ id: String(at), name, errors: [] }));
  const filesOf = (names: readonly string[]) => names.map((name) => ({ name }));
  const read = (data: unknown, names = NAMES) => readResults(data, filesOf(names), 'bs');
  /** Which result belongs to which file. */
  const pairs = (data: unknown) => read(data)?.map(({ id, file }) => `${id} ${file ?? '–'}`);

  test.each([
    ['whole names in another order and case', ['B.XLSX', 'mfi_č 31.12.2021.xlsx'.normalize('NFD'), 'a.xlsx'], '201'],
    ['names without the ending', ['b', 'MFI_Č 31.12.2021', 'A'], '201'],
    ['names with or without the prefix of a kind', ['BFI_b.xlsx', 'č 31.12.2021', 'MFI_a'], '201'],
    ['no names at all', [null, '', null], '012'],
    ['one without a name, the others in their places', ['a', '', 'MFI_Č 31.12.2021.xlsx'], '012'],
  ])('%s: each has its file, in the order of the files', (_what, names, order) => {
    expect(pairs(sent(...names))).toEqual(NAMES.map((name, at) => `${order[at]} ${name}`));
  });

  test('the name of the agency stays; without one that of the file, else the id', () => {
    const named = (data: unknown) => read(data)?.map(({ name }) => name);
    expect(named(sent('a', 'BREZA d.o.o.', ''))).toEqual(['a', NAMES[2], 'BREZA d.o.o.']);
    expect(named(sent(''))).toEqual(['0']);
    expect(named([{ errors: [] }])).toEqual(['–']);
  });

  test.each([
    ['named as nobody here named a file', sent('a', 'BREZA'), ['A.xlsx', 'b.xlsx'], ['b.xlsx']],
    ['of one file, whatever its name', sent('BREZA'), ['A.xlsx'], []],
    ['more than one of one file', sent('BREZA', 'BREZA'), ['A.xlsx'], ['A.xlsx']],
    ['two of one name', sent('A.xlsx', 'a.xlsx'), ['A.xlsx', 'b.xlsx'], ['A.xlsx', 'b.xlsx']],
    ['one name for two files', sent('A'), ['A.xlsx', 'MFI_A.xlsx'], ['MFI_A.xlsx']],
    ['one name for two files, whole for neither', sent('GIP_A'), ['A.xlsx', 'MFI_A.xlsx'], ['A.xlsx', 'MFI_A.xlsx']],
    ['without a name beside one in another place', sent('b.xlsx', ''), ['A.xlsx', 'b.xlsx'], ['A.xlsx']],
    ['fewer without a name than files', sent('', ''), NAMES, NAMES],
    ['more without a name than files', sent('', '', ''), ['A.xlsx', 'b.xlsx'], ['A.xlsx', 'b.xlsx']],
    ['as many without a name, after one that was no result', [{}, ...sent('')], ['A.xlsx'], ['A.xlsx']],
    ['one of several is no result', [...sent('A.xlsx'), { name: 'b.xlsx' }], ['A.xlsx', 'b.xlsx'], ['b.xlsx']],
    ['a file less', sent('A.xlsx', 'b.xlsx'), NAMES, NAMES.slice(2)],
  ])('%s: no file is guessed, and those without a result are named', (_what, data, names, without) => {
    expect(filesWithoutResult(filesOf(names), read(data, names) ?? [])).toEqual(without);
  });

  test('places say nothing once one result is not at that of its file', () => {
    expect(pairs(sent('b.xlsx', '', ''))).toEqual(['0 b.xlsx', '1 –', '2 –']);
  });

  test('those of no file come last, as the agency has them; none is lost', () => {
    expect(pairs(sent('Z', 'b.xlsx', 'Z', 'A.xlsx'))).toEqual(['3 A.xlsx', '1 b.xlsx', '0 –', '2 –']);
  });

  test('an answer without a verdict holds none (readings, R4.8)', () => {
    for (const answer of [null, true, 'Zaprimljeno', '', {}, 5, [1, null], [], [{ id: '1', name: 'A.xlsx' }]])
      expect(read(answer), JSON.stringify(answer)).toBeNull();
  });
});

test('a submission of several files is one of several reports, however many results there are', () => {
  const files = ['a.xlsx', 'b.xlsx'].map((name) => ({ name, kind: null, size: 1, sha256: null }));
  expect(howMany(receiptOf({ version: 'old', files }))).toBe('several');
  expect(howMany(receiptOf({ version: 'old', files: files.slice(1) }))).toBe('single');
  expect(howMany(receiptOf({ version: 'new', files }))).toBe('single');
});

test('the answer of the agency becomes plain lines; what has no text is empty (A04, A51)', () => {
  expect(readableAnswer({ id: '1', errors: [], files: [{ name: 'a', size: 3 }], note: null })).toBe(
    'id: 1\nerrors: –\nfiles:\n  1.\n    name: a\n    size: 3\nnote: –',
  );
  expect(readableAnswer('Primljeno\u0007!')).toBe('Primljeno !');
  expect(readableAnswer([1, null])).toBe('1. 1\n2. –');
  expect(readableAnswer('x'.repeat(5000))).toHaveLength(2001);
  expect(readableAnswer(`${'x'.repeat(1999)}😀😀`)).toBe(`${'x'.repeat(1999)}…`);
  for (const answer of ['', ' ', null, undefined, true, 5]) expect(readableAnswer(answer)).toBe('');
});

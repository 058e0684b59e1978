import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { proceedingOf } from '#domain/legal-entity/proceedings/document-key.ts';
import type { ProceedingDocument } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import {
  type DocumentInput,
  documentSchema,
  sameDocuments,
  isFuture,
} from '#features/registers/bankruptcy/add-document-form.ts';
import { changedRegistry, NO_FILTERS, registryUrl } from '#features/registers/bankruptcy/registry.params.ts';
import { LARGEST_PDF } from '#shared/config/settings.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import { beginningOf, fileFault, looksLikePdf } from '#shared/ui/selected-file.ts';

const readFilters = (query: string) => readUrl(registryUrl, query);

const FILTERS = {
  ...NO_FILTERS,
  name: 'Šljiva & sin',
  jib: '0076543210001',
  countyId: 2028,
  municipalityId: 12056,
  documentTypeId: 18,
  legalEntityStatus: 1,
  year: 2020,
  page: 3,
};

describe('the address (R2.7, R3.4)', () => {
  test('reads what it wrote', () => {
    expect(readFilters(writeUrl(registryUrl, FILTERS))).toEqual(FILTERS);
    expect(writeUrl(registryUrl, NO_FILTERS)).toBe('');
  });

  test.each([
    'page=-1&countyId=NaN&documentTypeId=abc&jib=12',
    'page=1e9&countyId=999&municipalityId=12048&year=1999&legalEntityStatus=7',
    'page=0&jib=420000000000a&name=%20%20',
    'municipalityId=12048',
  ])('%s asks for nothing (faults C09, D07)', (query) => {
    expect(readFilters(query)).toEqual(NO_FILTERS);
  });

  test('a municipality of another county is none', () => {
    expect(readFilters('countyId=2027&municipalityId=12056').municipalityId).toBeNull();
    expect(readFilters('countyId=2028&municipalityId=12056').municipalityId).toBe(12056);
  });

  test('the years 2019, 2020 and 2021 are understood (R9)', () => {
    const years = [2018, 2019, 2020, 2021, 2022].map((year) => readFilters(`legalEntityStatus=1&year=${year}`).year);
    expect(years).toEqual([null, 2019, 2020, 2021, null]);
  });
});

describe('changing and clearing (R4.5)', () => {
  test('any change goes to the first page; another county forgets the municipality', () => {
    expect(changedRegistry(FILTERS, { documentTypeId: 4 })).toEqual({ ...FILTERS, documentTypeId: 4, page: 1 });
    expect(changedRegistry(FILTERS, { countyId: 2029 })).toMatchObject({ countyId: 2029, municipalityId: null });
    expect(changedRegistry(FILTERS, { countyId: null })).toMatchObject({ countyId: null, municipalityId: null });
    expect(changedRegistry(FILTERS, { page: 7 }).page).toBe(7);
  });
});

const document = (
  id: number,
  submittedOn: string,
  translationKey = 'bankruptcyOpeningDecision',
): ProceedingDocument => ({
  id,
  submittedOn,
  url: '',
  documentType: { proceedingTypeKey: 'bankruptcy', translationKey, name: '' },
});

describe('documents', () => {
  const PRE = ['preBankruptcy', 'pre-bankruptcy', 'PRE_BANKRUPTCY', 'predstecajni', 'preBankruptcyOpeningProposal'];
  test.each([
    ['preBankruptcy', [...PRE, 'Predstečajni postupak', 'proceeding_type.pre_bankruptcy']],
    ['bankruptcy', ['bankruptcy', 'stecajni', 'Stečajni postupak', 'proceedingTypeBankruptcy']],
    [null, ['liquidation', 'preliminary', '']],
  ])('of %s are those with the keys %j', (proceeding, keys) => {
    expect(keys.map(proceedingOf)).toEqual(keys.map(() => proceeding));
  });

  test('the same type and day exist already, by key or, without one, by name', () => {
    const type = { translationKey: 'bankruptcyOpeningDecision', name: '' };
    const known = [document(1, '2024-01-01T10:00:00'), document(2, '2024-05-05', 'bankruptcySuspensionDecision')];
    expect(sameDocuments(known, type, '2024-01-01')).toHaveLength(1);
    expect(sameDocuments(known, type, '2024-05-05')).toEqual([]);
    expect(sameDocuments(known, { translationKey: '', name: '' }, '2024-01-01')).toEqual([]);
    expect(sameDocuments([], type, '2024-01-01')).toEqual([]);
  });

  test('a day is in the future by the calendar of Sarajevo', () => {
    const lateEvening = new Date('2026-05-31T22:30:00Z');
    const days = ['2026-05-31', '2026-06-01', '2026-06-02'];
    expect(days.filter((date) => isFuture(date, lateEvening))).toEqual(['2026-06-02']);
  });
});

describe('the add form (R5)', () => {
  const pdf = new File(['%PDF-1.7'], 'a.pdf');
  const sized = (value: number) => Object.defineProperty(new File(['%PDF-1.4'], 'a.pdf'), 'size', { value });
  const good: DocumentInput = { jib: '0076543210001', documentTypeId: '18', date: '2024-02-29', file: pdf };
  const problems = (change: Partial<DocumentInput>) =>
    safeParse(documentSchema, { ...good, ...change }).error?.issues.map(({ message }) => message) ?? [];

  test.each([
    [{}, []],
    [{ jib: '' }, ['jibIsRequired']],
    [{ jib: '007654321000A' }, ['jibAlphabetNotAllowedError']],
    [{ jib: ' 0076 5432 10001\n' }, []],
    [{ documentTypeId: '' }, ['documentTypeIsRequired']],
    [{ date: '' }, ['dateIsRequired']],
    [{ date: '2024--' }, ['dateIncomplete']],
    [{ date: '2023-02-29' }, ['dateImpossible']],
    [{ date: '2024-02-31' }, ['dateImpossible']],
    [{ date: '20240-1-1' }, ['dateImpossible']],
    [{ file: null }, ['fileIsRequired']],
  ] as [Partial<DocumentInput>, string[]][])('%j: %j (faults E03, E06–E08, E14)', (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  test.each([
    ['PDF in capitals', new File(['%PDF-1.4\n'], 'RJEŠENJE.PDF'), null],
    ['PDF with a blank behind its name', new File(['%PDF-1.4'], 'rjesenje.pdf '), null],
    ['another name', new File(['%PDF-1.4'], 'rjesenje.docx'), 'ending'],
    ['HTML named pdf is the server’s to refuse', new File(['<html>'], 'a.pdf', { type: 'application/pdf' }), null],
    ['nothing', new File([], 'a.pdf'), 'empty'],
    ['as large as may be', sized(LARGEST_PDF.form), null],
    ['one byte too large', sized(LARGEST_PDF.form + 1), 'tooLarge'],
  ] as const)('a file: %s (faults F01, F02)', async (_, file, problem) => {
    expect(await fileFault([file], { endings: ['pdf'], largest: LARGEST_PDF.form })).toBe(problem);
  });

  test.each([
    ['a PDF', '%PDF-1.4', true],
    ['a PDF that begins a little later', `${' '.repeat(1019)}%PDF-`, true],
    ['one that begins too late', `${' '.repeat(1020)}%PDF-`, false],
    ['HTML', '<html>', false],
    ['a program', 'MZ\u0090', false],
  ])('%s looks like a PDF: %3$s (readings R2.11, R5)', async (_, content, expected) => {
    expect(looksLikePdf((await beginningOf(new File([content], 'a.pdf'))) ?? '')).toBe(expected);
  });

  test('a file that went away is unreadable', async () => {
    const file = new File(['%PDF-'], 'a.pdf');
    file.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
    expect(await fileFault([file], { endings: ['pdf'], largest: LARGEST_PDF.form })).toBe('unreadable');
    expect(await beginningOf(file)).toBeNull();
  });
});

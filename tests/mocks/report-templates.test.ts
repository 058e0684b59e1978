import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { entityByJib, generatedEntities } from '#mocks/legal-entities/registry.ts';
import { sampleEntity } from '#mocks/samples/fill-sample.ts';
import { fillWorkbook } from '#mocks/workbooks/fill-workbook.ts';
import { formFor } from '#mocks/workbooks/forms.ts';
import { openWorkbook } from '#mocks/workbooks/open-workbook.ts';
import { plausibleReport } from '#mocks/workbooks/plausible-report.ts';
import { get, post, upload } from './report-calls.ts';

vi.stubEnv('AGENCY_LOG', 'off');

type ReportType = { id: number; localizationKey: string; year: number; name: string };

const list = async <Item>(path: string): Promise<Item[]> =>
  ((await (await get(path)).json()) as { resultList: Item[] }).resultList;
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

const { jib } = sampleEntity();
const request = {
  creatorType: 1,
  creatorId: 1001,
  legalEntityTypeId: 1,
  jib,
  reportType: 37,
  reportingYear: 2025,
  reportingStandard: 0,
  reportTypeName: 'Godišnji izvještaj',
  publicInterest: 0,
};

describe('lists', () => {
  test('report types: 20 kinds in two variants for 2022, an older list for 2021, ids of two digits and unique', async () => {
    const types = await list<ReportType>('ReportTypes');
    expect(types.filter(({ year }) => year === 2022)).toHaveLength(40);
    expect(types.filter(({ year }) => year === 2021)).toHaveLength(20);
    expect(new Set(types.map(({ id }) => id)).size).toBe(60);
    expect(types.every(({ id }) => id >= 1 && id <= 99)).toBe(true);
    expect(new Set(types.map(({ localizationKey }) => localizationKey)).size).toBe(60);
  });

  test('51 and 69 are inactivity statements; the types without notes are bankruptcy and liquidation', async () => {
    const types = await list<ReportType>('ReportTypes');
    const keyOf = (id: number) => types.find((type) => type.id === id)?.localizationKey;
    expect([51, 69].map(keyOf)).toEqual(['inactivityStatement', 'inactivityStatementAmended']);
    for (const id of [15, 16, 17, 18, 27, 33, 34, 35, 36, 45]) expect(keyOf(id)).toMatch(/^(bankruptcy|liquidation)/);
  });

  test('names follow the language', async () => {
    const { resultList } = (await (await get('ReportTypes', 'en')).json()) as { resultList: ReportType[] };
    expect(resultList[0]).toEqual({ id: 37, localizationKey: 'yearly', year: 2022, name: 'Annual report' });
  });

  test('4,000 accountants and 300 audit companies, the latter known in two ways', async () => {
    const accountants = await list<object>('Accountants?isActive=true&RetrieveAll=true');
    const companies = await list<{ displayName?: string; name?: string }>(
      'AuditCompanies?isActive=true&RetrieveAll=true',
    );
    expect(accountants).toHaveLength(4000);
    expect(Object.keys(accountants[0] ?? {})).toEqual(['id', 'firstName', 'parentName', 'lastName', 'licenceNumber']);
    expect(companies).toHaveLength(300);
    expect(companies.filter(({ displayName }) => displayName)).toHaveLength(100);
    expect(companies.every(({ displayName, name }) => (displayName === undefined) !== (name === undefined))).toBe(true);
  });

  test('the whole list must be requested', async () => {
    expect((await get('Accountants')).status).toBe(400);
    expect((await get('Accountants?isActive=true&RetrieveAll=true&page=1')).status).toBe(400);
  });
});

describe('templates', () => {
  test('generate, fill in, check: the new way without an error', async () => {
    const response = await post('FileTemplate/generate', request, 'hr');
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const template = await bytesOf(response);
    const workbook = await openWorkbook(template);
    expect(workbook?.worksheets.map(({ name }) => name)).toEqual(
      'Opći podaci, Bilanca, Račun dobiti i gubitka, Novčani tijekovi, Promjene kapitala, Zaposleni'.split(', '),
    );
    expect(workbook?.getWorksheet('Opći podaci')?.getCell('B8').value).toBe(entityByJib(jib)?.longName);
    const general = { responsiblePerson: 'Luka Javordolić' };
    const filled = await fillWorkbook(template, { general, sheets: plausibleReport(formFor(false), 9) });
    const checked = await upload('FileTemplate/Check', [['moj.xlsx', filled]]);
    expect(await checked.json()).toEqual({ id: expect.stringMatching(`^${jib}372025`), name: 'moj.xlsx', errors: [] });
  });

  test('generateOld, fill in, CheckOld', async () => {
    const template = await bytesOf(
      await post('FileTemplate/generateOld', { ...request, reportType: 1, reportingYear: 2019 }),
    );
    const general = { responsiblePerson: 'Luka Javordolić' };
    const filled = await fillWorkbook(template, { general, sheets: plausibleReport(formFor(true), 9) });
    const checked = await upload('FileTemplate/CheckOld', [['stari.xlsx', filled]]);
    expect(await checked.json()).toEqual([
      { id: expect.stringMatching(`^${jib}012019`), name: 'stari.xlsx', errors: [] },
    ]);
  });

  test.each([undefined, null, '', 0, '0'])('without a jib (%j) the basic data stay empty', async (none) => {
    const { jib: _, ...rest } = request;
    const response = await post('FileTemplate/generate', none === undefined ? rest : { ...request, jib: none });
    const general = (await openWorkbook(await bytesOf(response)))?.getWorksheet('Opći podaci');
    expect(general?.getCell('B8').value).toBeNull();
    expect(general?.getCell('B5').result).toMatch(/^0{13}372025/);
  });

  test('a jib sent as a number keeps its leading zeros', async () => {
    const zeros = generatedEntities().find((entity) => entity.jib.startsWith('00'))?.jib ?? '';
    expect(zeros).not.toBe('');
    expect((await post('FileTemplate/generate', { ...request, jib: Number(zeros) })).status).toBe(200);
  });

  test('an unknown jib is refused in the language of the call', async () => {
    const response = await post('FileTemplate/generate', { ...request, jib: '4999999999999' }, 'en');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      errorCount: 1,
      resultItems: [{ message: 'The entered UIN does not exist in the database.' }],
    });
  });

  test.each([
    ['an unknown name', { company: 'x' }],
    ['no report type name', { reportTypeName: ' ' }],
    ['a creator type out of range', { creatorType: 3 }],
    ['an unknown creator', { creatorId: 1 }],
    ['an accountant as audit company', { creatorType: 2 }],
    ['an unknown legal entity type', { legalEntityTypeId: 8 }],
    ['a report type of the old list', { reportType: 1 }],
    ['a year before 2003', { reportingYear: 2002 }],
    ['a year after 2025', { reportingYear: 2026 }],
    ['an unknown standard', { reportingStandard: 3 }],
    ['public interest with another standard', { publicInterest: 1, reportingStandard: 1 }],
    ['a boolean as public interest', { publicInterest: true }],
    ['a missing name', { publicInterest: undefined }],
  ])('%s is refused', async (_, change) => {
    expect((await post('FileTemplate/generate', { ...request, ...change })).status).toBe(400);
  });

  test.each([
    ['micro companies', { legalEntityTypeId: 7 }],
    ['a year after 2021', { reportingYear: 2022 }],
    ['a report type of the new list', { reportType: 37 }],
  ])('the old generator refuses %s', async (_, change) => {
    const response = await post('FileTemplate/generateOld', {
      ...request,
      reportType: 1,
      reportingYear: 2020,
      ...change,
    });
    expect(response.status).toBe(400);
  });
});

describe('pro-forma invoice', () => {
  const documentOf = async (response: Response) => {
    const xml = unzipSync(await bytesOf(response))['word/document.xml'];
    return xml ? strFromU8(xml) : '';
  };

  test('is a Word file with jib, name, report type and price', async () => {
    const response = await post('FileTemplate/generate-doc', request);
    expect(response.headers.get('content-type')).toContain('wordprocessingml.document');
    const text = await documentOf(response);
    for (const part of [jib, entityByJib(jib)?.longName ?? '?', 'Godišnji izvještaj', '70,00', 'Predračun'])
      expect(text).toContain(part.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
  });

  test('an audited report has its own price', async () => {
    expect(await documentOf(await post('FileTemplate/generate-doc', { ...request, reportType: 42 }, 'en'))).toContain(
      '50.00',
    );
  });

  test.each([51, 69])('type %i is not billable', async (reportType) => {
    const response = await post('FileTemplate/generate-doc', { ...request, reportType }, 'en');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Inactivity statement is not billable.');
  });

  test('needs an existing jib', async () => {
    expect((await post('FileTemplate/generate-doc', { ...request, jib: '' })).status).toBe(404);
    expect((await post('FileTemplate/generate-doc', { ...request, jib: '4999999999999' })).status).toBe(404);
  });
});

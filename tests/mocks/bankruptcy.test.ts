import { getResponse } from 'msw';
import { PDFDocument } from 'pdf-lib';
import { afterEach, describe, expect, test } from 'vitest';
import { resetBankruptcy } from '#mocks/bankruptcy/documents.ts';
import { bankruptcyHandlers } from '#mocks/bankruptcy/handlers.ts';
import { DEFAULT_BASES as AT } from '#mocks/bases.ts';
import { legalEntityHandlers } from '#mocks/legal-entities/handlers.ts';
import { entityById, generatedEntities } from '#mocks/legal-entities/registry.ts';
import { accessTokenOf } from '#mocks/session/tokens.ts';
import type { DemoUserKey } from '#mocks/session/users.ts';
import { switches } from '#mocks/switches.ts';
import { ask, refusalOf } from './ask.ts';

type Document = {
  id: number;
  url: string;
  submittedOn: string;
  documentType: { proceedingTypeKey: string; translationKey: string };
};
type Item = { id: number; jib: string; county: string; documents: Document[] };

const handlers = [...legalEntityHandlers(AT), ...bankruptcyHandlers(AT)];
const PDF = [...new TextEncoder().encode('%PDF-1.7 sample')];
const [entity] = generatedEntities().filter(({ id }) => id === 10_002);
const GOOD = { documentTypeId: 18, legalEntityId: entity?.id, jib: entity?.jib, submittedOn: '2026-11-20', file: PDF };

const search = async (query: string) =>
  (await (
    await ask(handlers, `${AT.main}/LegalEntities?PageSize=100&includeCount=true&searchType=3&${query}`)
  ).json()) as { resultList: Item[]; count: number };
const open = async (url: string) => {
  const response = await getResponse(handlers, new Request(url));
  if (!response) throw new Error(`no handler for ${url}`);
  return response;
};
const add = async (body: unknown, user?: DemoUserKey) =>
  ask(handlers, `${AT.main}/documents`, {
    body,
    headers: user ? { Authorization: await accessTokenOf(user) } : {},
  });

afterEach(() => {
  resetBankruptcy();
  switches.legalEntities = 0;
});

describe('registry', () => {
  test('300 entities with documents of R3.3, plain dates, both proceedings', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => search(`Page=${page}`)));
    expect(pages.map(({ resultList, count }) => `${resultList.length} of ${count}`)).toEqual([
      '100 of 300',
      '100 of 300',
      '100 of 300',
      '0 of 300',
    ]);
    const items = pages.flatMap(({ resultList }) => resultList);
    for (const item of items)
      expect(Object.keys(item)).toEqual(['id', 'shortName', 'longName', 'jib', 'county', 'municipality', 'documents']);
    const documents = items.flatMap((item) => item.documents);
    expect(
      documents.every(({ submittedOn }) => /^\d{4}-\d\d-\d\d$/.test(submittedOn) && submittedOn <= '2026-11-21'),
    ).toBe(true);
    expect(new Set(documents.map(({ documentType }) => documentType.proceedingTypeKey))).toEqual(
      new Set(['preBankruptcy', 'bankruptcy']),
    );
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    expect(items.some((item) => item.documents.length > 3)).toBe(true);
    expect(items.some(({ jib }) => jib.startsWith('0'))).toBe(true);
  });

  test('the document type filters entities and their documents; other filters apply as well', async () => {
    const { resultList, count } = await search('documentTypeId=2');
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(100);
    expect(resultList).toHaveLength(count);
    const keys = resultList.flatMap(({ documents }) =>
      documents.map(({ documentType }) => documentType.translationKey),
    );
    expect(new Set(keys)).toEqual(new Set(['preBankruptcyOpeningProposal']));
    const inCanton = resultList.filter(({ county }) => county === 'Zeničko-dobojski kanton').length;
    expect((await search('documentTypeId=2&countyId=2030')).count).toBe(inCanton);
    expect((await search('name=nema+takvog')).count).toBe(0);
  });

  test('a document opens without any header and is a readable PDF about its entity', async () => {
    const { resultList } = await search('');
    const response = await open(resultList[0]?.documents[0]?.url ?? '');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = await response.arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(10_000);
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getPageCount()).toBe(1);
    expect(pdf.getTitle()).toBeTruthy();
  });

  test.each(['1.pdf', 'abc.pdf', '501', '501.pdf.exe'])('no file %s', async (name) => {
    expect((await open(`${AT.main}/files/proceedings/${name}`)).status).toBe(404);
  });
});

describe('adding a document', () => {
  test('needs a signed-in user with role 13 or 1013', async () => {
    expect((await add(GOOD)).status).toBe(401);
    expect((await add(GOOD, 'citizen')).status).toBe(403);
    // Role 130 is not 13.
    expect((await add(GOOD, 'accountant')).status).toBe(403);
    expect((await search(`jib=${entity?.jib}`)).count).toBe(0);
    expect((await add(GOOD, 'moderator')).status).toBe(200);
    expect((await add(GOOD, 'administrator')).status).toBe(200);
  });

  test('the next search finds it and it opens as it was sent; a reset forgets it', async () => {
    expect((await add(GOOD, 'moderator')).status).toBe(200);
    const { resultList, count } = await search(`jib=${entity?.jib}&documentTypeId=18`);
    expect(count).toBe(1);
    const [document] = resultList[0]?.documents ?? [];
    expect(document).toMatchObject({
      submittedOn: '2026-11-20',
      documentType: { proceedingTypeKey: 'bankruptcy', translationKey: 'bankruptcyOpeningDecision' },
    });
    expect(new Uint8Array(await (await open(document?.url ?? '')).arrayBuffer())).toEqual(Uint8Array.from(PDF));
    resetBankruptcy();
    expect((await search(`jib=${entity?.jib}`)).count).toBe(0);
    expect((await open(document?.url ?? '')).status).toBe(404);
  });

  test('an entity of a virtual page can get a document', async () => {
    switches.legalEntities = 1_000_000;
    const far = entityById(900_000);
    expect((await add({ ...GOOD, legalEntityId: far?.id, jib: far?.jib }, 'administrator')).status).toBe(200);
    expect((await search(`jib=${far?.jib}`)).resultList.map(({ id }) => id)).toEqual([900_000]);
  });

  test.each([
    ['documentTypeId', { documentTypeId: 28 }],
    ['documentTypeId', { documentTypeId: '18' }],
    ['legalEntityId', { legalEntityId: 1 }],
    ['jib', { jib: generatedEntities()[5]?.jib }],
    ['jib', { jib: '123' }],
    ['submittedOn', { submittedOn: '2023-02-29' }],
    ['submittedOn', { submittedOn: '2026-11-20T00:00:00Z' }],
    ['submittedOn', { submittedOn: '9999-01-01' }],
    ['file', { file: [] }],
    ['file', { file: [77, 90, 0, 0] }],
    ['file', { file: [...PDF, 256] }],
    ['file', { file: 'JVBERi0=' }],
    ['file', { file: undefined }],
    ['date', { date: '2026-11-20' }],
    ['legalEntityName', { legalEntityName: 'Primjer d.o.o.' }],
  ])('refuses a wrong %s: %j', async (field, wrong) => {
    const response = await add({ ...GOOD, ...wrong }, 'moderator');
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toContain(field);
    expect((await search(`jib=${entity?.jib}`)).count).toBe(0);
  });

  test('refuses more than 10 MB', async () => {
    const zeros = ',0'.repeat(10 * 1024 * 1024);
    const body = JSON.stringify(GOOD).replace(/\]\}$/, `${zeros}]}`);
    expect(await refusalOf(await add(body, 'moderator'))).toContain('10 MB');
  });

  test('refuses a body that is not JSON', async () => {
    expect((await add('not json', 'moderator')).status).toBe(400);
  });
});

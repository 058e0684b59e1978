import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { checkEntity } from '#domain/legal-entity/watch-list/internal/check-entity.ts';
import { UNKNOWN } from '#domain/legal-entity/watch-list/watched.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { withAgency } from '#tests/with-agency.ts';

withAgency();

const ENTITY = { id: 7, jib: '4200000000017' };
const KNOWN = {
  account: { code: 'A', name: 'Aktivan' },
  documents: [{ id: 1, submittedOn: '2026-03-01' }],
  otherDocuments: [],
  reports: [{ year: 2024, reportTypeId: 1, name: 'Godišnji izvještaj', submittedOn: '2025-02-01' }],
};
const status = (code: number) => () => HttpResponse.json({}, { status: code });
const unanswered = () => new Promise<never>(() => undefined);

type Answer = () => Response | Promise<never>;

/** An agency that knows the entity, with the given exceptions. */
function agencyWith(given: { account?: Answer; documents?: Answer; rest?: Answer }): string[] {
  const calls: string[] = [];
  const answer = (name: string, url: string, body: object, instead: Answer = () => HttpResponse.json(body)) =>
    http.get(`${DEFAULT_BASES[name === 'account' ? 'accounts' : 'main']}/${url}`, () => {
      calls.push(name);
      return instead();
    });
  const { account, documents, reports } = KNOWN;
  const other = { id: 3, jib: '4200000000026', documents: [{ id: 9 }] };
  const records = reports.map(({ name, submittedOn, ...rest }) => ({
    ...rest,
    reportType: { name },
    reportSubmissionDate: submittedOn,
  }));
  agency.use(
    answer('account', 'BankAccount/Search', { bankAccount: [{ accountNumber: '1', status: account }] }, given.account),
    answer(
      'documents',
      'LegalEntities',
      { resultList: [other, { ...ENTITY, documents }] },
      given.documents ?? given.rest,
    ),
    answer('reports', 'FinancialIndicators', { resultList: records }, given.rest),
  );
  return calls;
}

const newChecker = () => {
  const { store, queue } = createPortal();
  return { dispatch: store.dispatch, queue };
};

test('the state of an entity is its account, its own documents and its reports', async () => {
  const calls = agencyWith({});
  expect(await checkEntity(newChecker(), ENTITY, 'bs')).toEqual(KNOWN);
  expect(calls.toSorted()).toEqual(['account', 'documents', 'reports']);
});

test.each(['', '420000000001'])('without a whole jib (%j) the reports alone are queried', async (jib) => {
  const calls = agencyWith({});
  const { reports } = KNOWN;
  expect(await checkEntity(newChecker(), { ...ENTITY, jib }, 'bs')).toEqual({ ...UNKNOWN, reports });
  expect(calls).toEqual(['reports']);
});

test('a jib that the register of accounts does not know has no account (R2.6)', async () => {
  agencyWith({ account: status(404), rest: status(404) });
  expect(await checkEntity(newChecker(), ENTITY, 'bs')).toEqual({ ...UNKNOWN, account: { code: '', name: '' } });
});

test.each([
  ['a refusal', status(400)],
  ['an error that comes as a success', () => HttpResponse.json({ status: 503, resultItems: [{ message: 'x' }] })],
])('after %s the account is unknown, which is no change of it (R2.6, R3.6)', async (_what, account) => {
  agencyWith({ account });
  expect(await checkEntity(newChecker(), ENTITY, 'bs')).toEqual({ ...KNOWN, account: null });
});

test.each([
  [{ bankAccount: [{ accountNumber: '1' }] }, '–', '–'],
  [{ bankAccount: [{ accountNumber: '1', status: { code: 'A' } }] }, 'A', 'A'],
  [{ bankAccount: [{ accountNumber: '1', status: { name: 'Aktivan' } }] }, 'Aktivan', 'Aktivan'],
  // No account is known, and nothing has failed.
  [{ bankAccount: [] }, '', ''],
  [{ bankAccount: null, message: null }, '', ''],
  [null, '', ''],
  ['', '', ''],
  // No content.
  [undefined, '', ''],
])('the status in the answer %j is %j', async (answer, code, name) => {
  agencyWith({ account: () => HttpResponse.json(answer) });
  expect(await checkEntity(newChecker(), ENTITY, 'bs')).toEqual({ ...KNOWN, account: { code, name } });
});

test('a document is known by its id, a number or a text, else by its address, type and day (R3.3)', async () => {
  const submittedOn = '2026-03-01';
  const documentType = { translationKey: 'restructuringPlan' };
  const documents = [
    { id: '12', submittedOn },
    { id: 'a1b2', submittedOn },
    { id: null, url: 'a.pdf', submittedOn, documentType },
    { id: 0, url: 'b.pdf', submittedOn: `${submittedOn}T00:00:00` },
    { id: '00000000-0000-0000-0000-000000000000', url: 'a.pdf', submittedOn, documentType },
  ];
  agencyWith({ documents: () => HttpResponse.json([{ ...ENTITY, documents }]) });
  expect(await checkEntity(newChecker(), ENTITY, 'bs')).toMatchObject({
    documents: [{ id: 12, submittedOn }],
    otherDocuments: [
      { id: 'a1b2', submittedOn },
      { id: 'a.pdf|restructuringPlan|2026-03-01', submittedOn },
      { id: 'b.pdf||2026-03-01', submittedOn: `${submittedOn}T00:00:00` },
    ],
  });
});

test('an earlier answer does not replace one that failed now', async () => {
  const checker = newChecker();
  agencyWith({});
  await checkEntity(checker, ENTITY, 'bs');
  agencyWith({ account: status(500), rest: status(500) });
  expect(await checkEntity(checker, ENTITY, 'bs')).toEqual(UNKNOWN);
});

test('a check that is given up waits for nothing', async () => {
  agencyWith({ account: unanswered, rest: unanswered });
  const leaving = new AbortController();
  const ended = vi.fn<(checked: object) => void>();
  void checkEntity(newChecker(), ENTITY, 'bs', leaving.signal).then(ended);
  leaving.abort();
  await expect.poll(() => ended).toHaveBeenCalledExactlyOnceWith(UNKNOWN);
});

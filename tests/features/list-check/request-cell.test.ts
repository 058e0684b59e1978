import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import type { Wanted } from '#features/registers/list-check/list/list-row.ts';
import { newCells, redPortalYear } from '#features/registers/list-check/run/cells.ts';
import { COLUMNS, type CheckColumn } from '#features/registers/list-check/run/list-check.ts';
import { requestCell } from '#features/registers/list-check/run/request-cell.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { withAgency } from '#tests/with-agency.ts';

withAgency();

const JIB = '4200000000005';
const MERKUR = { id: 1, jib: '4200000000013', shortName: 'Merkur' };
const byName: Wanted = { kind: 'name', name: 'Merkur' };
const byJib: Wanted = { kind: 'jib', jib: JIB };

/** A cell of a row, with this answer of every search. */
function cell(wanted: Wanted, column: CheckColumn, answer: object) {
  agency.use(http.get(`${DEFAULT_BASES.main}/LegalEntities`, () => HttpResponse.json(answer)));
  const row = { id: 1, line: 1, given: '', wanted, ...newCells({ line: 1, given: '', wanted }, COLUMNS) };
  const { store } = createPortal();
  const { signal } = new AbortController();
  return requestCell(row, column, { dispatch: store.dispatch, check: { lang: 'bs', year: 2021 }, signal });
}

test('a name is resolved without a question only if all results were read', async () => {
  const found = (count: number) => cell(byName, 'entity', { resultList: [MERKUR], count });
  expect(await found(1)).toMatchObject({ kind: 'one' });
  expect(await found(14)).toMatchObject({ kind: 'several', count: 14 });
  const chosen = { ...byName, jib: MERKUR.jib };
  const answer = { resultList: [{ ...MERKUR, shortName: 'Merkur 2' }], count: 14 };
  expect(await cell(chosen, 'entity', answer)).toMatchObject({ kind: 'one', entity: { name: 'Merkur 2' } });
});

test.each(['entity', 'redPortal'] as const)(
  'a result without a jib, or an unreadable one, leaves the cell %s not checked',
  async (column) => {
    for (const entity of [{ id: 3, shortName: 'Bez JIB-a' }, { id: 'x' }])
      await expect(cell(byJib, column, { resultList: [entity], count: 1 })).rejects.toMatchObject({ kind: 'contract' });
  },
);

test('a registry answer without this jib, while more results follow, is not said to be none', async () => {
  const answer = { resultList: [{ ...MERKUR, documents: [] }], count: 40 };
  await expect(cell(byJib, 'proceedings', answer)).rejects.toMatchObject({ kind: 'contract' });
});

test('the red portal has a year for what was and was not submitted, none outside the register of accounts and where nothing is listed (R4.1)', () => {
  const years = ([1, 2, 3, null] as const).map((status) => redPortalYear(status, { year: 2021 }));
  expect(years).toEqual([2021, 2021, null, null]);
});

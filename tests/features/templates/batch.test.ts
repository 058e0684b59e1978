import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { NEW_CLIENT } from '#domain/filing/clients/client.ts';
import type { BatchStep } from '#features/report-tools/templates/batch/batch-machine.ts';
import {
  commonOf,
  countsOf,
  finishedFiles,
  makeZip,
  missingForBatch,
  ownOrCommon,
} from '#features/report-tools/templates/batch/batch.ts';
import { EMPTY_FORM } from '#features/report-tools/templates/template-form.ts';

const clients = ['1', '2', '3', '4'].map((jib) => ({ ...NEW_CLIENT, jib, name: `K${jib}` }));
const file = new Blob(['PK']);
const done = (name: string) => ({ step: 'done', name, file }) as const;

const itemsOf = (...steps: BatchStep[]) => ({
  items: clients.flatMap((client, at) => (steps[at] ? [{ client, at: steps[at] }] : [])),
});

test('what was not made for whatever reason counts as failed', () => {
  const failed = { step: 'failed', error: { kind: 'network' } } as const;
  const batch = itemsOf({ step: 'withoutType' }, { step: 'notBillable' }, failed, { step: 'cancelled' });
  expect(countsOf(batch)).toEqual({ total: 4, done: 0, failed: 3, cancelled: 1 });
  expect(countsOf(itemsOf(done('a.xlsx'), { step: 'waiting' }))).toEqual({
    total: 2,
    done: 1,
    failed: 0,
    cancelled: 0,
  });
});

test('names in the archive differ, also by letter case alone', async () => {
  const files = finishedFiles(itemsOf(done('a.xlsx'), done('A.xlsx'), { step: 'waiting' }, done('a.xlsx')));
  expect(files.map(({ name }) => name)).toEqual(['a.xlsx', 'A (2).xlsx', 'a (3).xlsx']);
  const zip = unzipSync(new Uint8Array(await (await makeZip(files)).arrayBuffer()));
  expect(Object.keys(zip)).toEqual(['a.xlsx', 'A (2).xlsx', 'a (3).xlsx']);
  expect(new TextDecoder().decode(zip['a.xlsx'])).toBe('PK');
});

test('a batch needs creator type, creator, report type and period from the form', () => {
  const offered = () => true;
  expect(missingForBatch(EMPTY_FORM, clients, offered)).toEqual([
    'creatorType',
    'creatorId',
    'reportTypeId',
    'accountingPeriod',
  ]);
  expect(commonOf(EMPTY_FORM)).toBeNull();
  const form = { ...EMPTY_FORM, creatorType: 2, creatorId: 7, reportTypeId: 37, accountingPeriod: 2024 } as const;
  expect(missingForBatch(form, clients, offered)).toEqual([]);
  expect(commonOf(form)).toEqual({ creatorType: 2, creatorId: 7, reportTypeId: 37, accountingPeriod: 2024 });
});

test('what a client has of its own goes before the form, and the form need not say it', () => {
  const common = { creatorType: 2, creatorId: 7, reportTypeId: 37 } as const;
  const own = { ...NEW_CLIENT, jib: '1', name: 'K', creatorType: 1, creatorId: 1008, reportTypeId: 41 } as const;
  expect(ownOrCommon(own, common, () => true)).toEqual({ creatorType: 1, creatorId: 1008, reportTypeId: 41 });
  // A report type of the other generator is not made by this one.
  expect(ownOrCommon(own, common, (id) => id !== 41)).toEqual({ creatorType: 1, creatorId: 1008, reportTypeId: 37 });
  expect(ownOrCommon(NEW_CLIENT, common, () => true)).toEqual(common);
  // A creator needs both type and id.
  expect(ownOrCommon({ ...NEW_CLIENT, creatorType: 1 }, common, () => true)).toEqual(common);
  expect(ownOrCommon({ ...NEW_CLIENT, creatorId: 1008 }, common, () => true)).toEqual(common);
  expect(missingForBatch(EMPTY_FORM, [own], () => true)).toEqual(['accountingPeriod']);
  expect(missingForBatch(EMPTY_FORM, [own, NEW_CLIENT], () => true)).toHaveLength(4);
});

import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  cancelled,
  commonOf,
  countsOf,
  finishedFiles,
  missingForBatch,
  newBatch,
  ownOrCommon,
  retried,
  withStep,
  makeZip,
} from '#features/report-tools/templates/batch/batch.ts';
import { NEW_CLIENT } from '#features/report-tools/templates/clients/client.ts';
import { EMPTY_FORM } from '#features/report-tools/templates/template-form.ts';

const clients = ['1', '2', '3', '4'].map((jib) => ({ ...NEW_CLIENT, jib, name: `K${jib}` }));
const file = new Blob(['PK']);
const done = (name: string) => ({ step: 'done', name, file }) as const;

/** Client 1 done, 2 failed, 3 running, 4 waiting. */
function midway() {
  let batch = newBatch('template', clients);
  batch = withStep(batch, '1', done('a.xlsx'));
  batch = withStep(batch, '2', { step: 'failed', error: { kind: 'network' } });
  return withStep(batch, '3', { step: 'running', share: 0.5 });
}

test('cancelling keeps what is done and what failed', () => {
  expect(cancelled(midway()).items.map(({ at }) => at.step)).toEqual(['done', 'failed', 'cancelled', 'cancelled']);
  expect(countsOf(cancelled(midway()))).toEqual({ total: 4, done: 1, failed: 1, cancelled: 2 });
});

test('what was not made for whatever reason counts as failed', () => {
  let batch = withStep(newBatch('template', clients), '1', { step: 'withoutType' });
  batch = withStep(batch, '2', { step: 'notBillable' });
  batch = withStep(batch, '3', { step: 'failed', error: { kind: 'network' } });
  expect(countsOf(batch)).toEqual({ total: 4, done: 0, failed: 3, cancelled: 0 });
});

test('a retry asks for all that is not done, with the clients as they are now', () => {
  const again = retried(cancelled(midway()), [{ ...NEW_CLIENT, jib: '2', name: 'K2', legalEntityTypeId: 5 }]);
  expect(again.items.map(({ at }) => at.step)).toEqual(['done', 'waiting', 'waiting', 'waiting']);
  expect(again.items[1]?.client.legalEntityTypeId).toBe(5);
  expect(again.items[2]?.client.name).toBe('K3');
});

test('names in the archive differ, also by letter case alone', async () => {
  let batch = newBatch('template', clients);
  for (const [index, name] of ['a.xlsx', 'A.xlsx', 'a.xlsx'].entries())
    batch = withStep(batch, `${index + 1}`, done(name));
  const files = finishedFiles(batch);
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
  // Half a creator is none.
  expect(ownOrCommon({ ...NEW_CLIENT, creatorType: 1 }, common, () => true)).toEqual(common);
  expect(ownOrCommon({ ...NEW_CLIENT, creatorId: 1008 }, common, () => true)).toEqual(common);
  expect(missingForBatch(EMPTY_FORM, [own], () => true)).toEqual(['accountingPeriod']);
  expect(missingForBatch(EMPTY_FORM, [own, NEW_CLIENT], () => true)).toHaveLength(4);
});

import { describe, expect, test } from 'vitest';
import { changesSince, stateOf, type Checked } from '#domain/legal-entity/watch-list/watch-changes.ts';
import {
  inVisit,
  newlyWatched,
  readWatched,
  type EntityState,
  type Watched,
} from '#domain/legal-entity/watch-list/watched.ts';

const ENTITY = { id: 7, jib: '0000000000017', name: 'Hrast', isPublicEntity: false };
const report = (year: number, submittedOn = '2024-02-01') => ({ year, reportTypeId: 1, name: 'Godišnji', submittedOn });
const CHECKED: Checked = {
  account: { code: 'A', name: 'Aktivan' },
  documents: [{ id: 1, submittedOn: '2024-05-01' }],
  reports: [report(2023)],
};
const STATE: EntityState = stateOf(CHECKED, null, 'bs');

describe('changes since the last visit (issue 4)', () => {
  test('nothing new is no change, and without a state before nothing is called new', () => {
    expect(changesSince(STATE, CHECKED)).toEqual([]);
    expect(changesSince(null, CHECKED)).toEqual([]);
  });

  test('another account status, a new document, a new report', () => {
    const now: Checked = {
      account: { code: 'B', name: 'Blokiran' },
      documents: [
        { id: 1, submittedOn: '2024-05-01' },
        { id: 2, submittedOn: '2024-06-01' },
      ],
      reports: [report(2023), report(2024, '2025-02-01')],
    };
    expect(changesSince(STATE, now)).toEqual([
      { kind: 'account', now: now.account, before: { code: 'A', name: 'Aktivan', lang: 'bs' } },
      { kind: 'document', document: { id: 2, submittedOn: '2024-06-01' } },
      { kind: 'report', report: report(2024, '2025-02-01') },
    ]);
  });

  test('a report submitted again is new, one in another language is not', () => {
    expect(changesSince(STATE, { ...CHECKED, reports: [report(2023, '2024-09-09')] })).toHaveLength(1);
    expect(changesSince(STATE, { ...CHECKED, reports: [{ ...report(2023), name: 'Annual' }] })).toEqual([]);
    expect(changesSince(STATE, { ...CHECKED, account: { code: 'A', name: 'Active' } })).toEqual([]);
  });

  test('losing the account is a change, a part that failed is none', () => {
    expect(changesSince(STATE, { ...CHECKED, account: { code: '', name: '' } })).toHaveLength(1);
    const failed: Checked = { account: null, documents: null, reports: null };
    expect(changesSince(STATE, failed)).toEqual([]);
    // What was known stays known: the next good answer is compared with it, not with nothing.
    expect(stateOf(failed, STATE, 'bs')).toEqual(STATE);
  });

  test('a part that was never known is not all new when it is known at last', () => {
    const before = { ...STATE, documents: null };
    expect(changesSince(before, CHECKED)).toEqual([]);
  });
});

describe('visits', () => {
  const found = (at: string) => ({ at, state: STATE });
  const watched: Watched = {
    ...newlyWatched(ENTITY, 'visit-1'),
    before: found('2026-01-01T10:00:00.000Z'),
    latest: found('2026-01-05T10:00:00.000Z'),
  };

  test('within a visit the measure stays, also over a reload', () => {
    expect(inVisit(watched, 'visit-1')).toBe(watched);
  });

  test('a new visit measures against what was found last', () => {
    expect(inVisit(watched, 'visit-2')).toMatchObject({ visit: 'visit-2', before: watched.latest });
    const unchecked = newlyWatched(ENTITY, 'visit-1');
    expect(inVisit(unchecked, 'visit-2').before).toBeNull();
  });
});

describe('what is kept on the computer', () => {
  test('damaged entries and doubles are left out', () => {
    const good = newlyWatched(ENTITY, 'v');
    expect(
      readWatched([good, { ...good, name: 'Drugi' }, null, 5, { id: 'x' }, { ...good, id: 8, latest: 'old' }]),
    ).toEqual([good]);
    for (const kept of [undefined, null, 'x', {}]) expect(readWatched(kept)).toEqual([]);
  });
});

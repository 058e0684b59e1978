import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changesOf, documentsOf, lastDocument, lastReport } from '#domain/legal-entity/watch-list/watch-changes.ts';
import {
  isDue,
  newlyWatched,
  UNKNOWN,
  watchedSchema,
  withCheck,
  withSeen,
  type EntityState,
  type Watched,
} from '#domain/legal-entity/watch-list/watched.ts';

const ENTITY = { id: 7, jib: '4200000000017', name: 'Hrast', isPublicEntity: false };
const report = (year: number, submittedOn = '2024-02-01') => ({ year, reportTypeId: 1, name: 'Godišnji', submittedOn });
const CHECKED: EntityState = {
  account: { code: 'A', name: 'Aktivan' },
  documents: [{ id: 1, submittedOn: '2024-05-01' }],
  otherDocuments: [],
  reports: [report(2023)],
};
const BLOCKED: EntityState = { ...CHECKED, account: { code: 'B', name: 'Blokiran' } };
const DAYS = ['2026-01-01T10:00:00.000Z', '2026-01-02T10:00:00.000Z', '2026-01-03T10:00:00.000Z'] as const;

/** The entity after these checks, a day apart. */
const after = (...checks: EntityState[]): Watched =>
  checks.reduce((entity, checked, day) => withCheck(entity, checked, 'bs', DAYS[day] ?? DAYS[0]), newlyWatched(ENTITY));

describe('changes since the reader acknowledged the last ones', () => {
  test('the first check is what later ones are measured against', () => {
    const entity = after(CHECKED);
    expect(entity.seen).toEqual({ at: DAYS[0], lang: 'bs', state: CHECKED });
    expect(entity.latest).toEqual({ at: DAYS[0], lang: 'bs', state: CHECKED, failed: [] });
    expect(changesOf(entity)).toEqual([]);
    expect(changesOf(newlyWatched(ENTITY))).toEqual([]);
  });

  test('another account status, a new document, a new report', () => {
    const now: EntityState = {
      account: BLOCKED.account,
      documents: [...CHECKED.documents!, { id: 2, submittedOn: '2024-06-01' }],
      otherDocuments: [{ id: 'a1', submittedOn: '2024-07-01' }],
      reports: [report(2023), report(2024, '2025-02-01')],
    };
    expect(changesOf(after(CHECKED, now))).toEqual([
      { kind: 'account', now: now.account, before: CHECKED.account },
      { kind: 'document', document: { id: 2, submittedOn: '2024-06-01' } },
      { kind: 'document', document: { id: 'a1', submittedOn: '2024-07-01' } },
      { kind: 'report', report: report(2024, '2025-02-01') },
    ]);
  });

  test('one more report without a day is new, several are one change', () => {
    const undated = report(2024, '');
    const change = [{ kind: 'report', report: undated }];
    const now = (...reports: EntityState['reports'] & object) => ({ ...CHECKED, reports });
    expect(changesOf(after(now(undated), now(undated)))).toEqual([]);
    expect(changesOf(after(now(undated), now(undated, undated)))).toEqual(change);
    expect(changesOf(after(now(), now(undated, undated)))).toEqual(change);
  });

  test('an entry of a version that knew only numbers as ids has no false news, and misses none', () => {
    const { otherDocuments: _, ...older } = CHECKED;
    const at = { at: DAYS[0], lang: 'bs', state: older };
    const stored = z.parse(watchedSchema, { ...ENTITY, seen: at, latest: { ...at, failed: [] } });
    const text = (id: string) => ({ id, submittedOn: '2023-01-01' });
    const two = { id: 2, submittedOn: '2024-06-01' };
    const now = { ...CHECKED, documents: [...CHECKED.documents!, two], otherDocuments: [text('a1')] };
    const checked = withCheck(stored, now, 'bs', DAYS[1]);
    expect(changesOf(checked)).toEqual([{ kind: 'document', document: two }]);
    const later = withCheck(checked, { ...now, otherDocuments: [text('a1'), text('b2')] }, 'bs', DAYS[2]);
    expect(changesOf(later)).toEqual([two, text('b2')].map((document) => ({ kind: 'document', document })));
  });

  test('what was never known, before or now, is no change', () => {
    const known = after(CHECKED);
    const unknown = (lang: 'bs' | 'en') => ({ at: DAYS[1], lang, state: UNKNOWN, failed: [] });
    for (const lang of ['bs', 'en'] as const) {
      expect(changesOf({ seen: known.seen, latest: unknown(lang) })).toEqual([]);
      expect(changesOf({ seen: unknown(lang), latest: known.latest })).toEqual([]);
    }
  });

  test('a report submitted again is new, one in another language is not, and neither is a status', () => {
    expect(changesOf(after(CHECKED, { ...CHECKED, reports: [report(2023, '2024-09-09')] }))).toHaveLength(1);
    const inEnglish = {
      ...CHECKED,
      account: { code: 'A', name: 'Active' },
      reports: [{ ...report(2023), name: 'Annual' }],
    };
    expect(changesOf(withCheck(after(CHECKED), inEnglish, 'en', DAYS[1]))).toEqual([]);
    const blocked = { code: 'B', name: 'Blocked' };
    const [change] = changesOf(withCheck(after(CHECKED), { ...CHECKED, account: blocked }, 'en', DAYS[1]));
    // The earlier name is in another language and is not shown.
    expect(change).toEqual({ kind: 'account', now: blocked, before: { code: 'A', name: '' } });
  });

  test('a status without a code is compared by its name, in one language only', () => {
    const named = (name: string): EntityState => ({ ...CHECKED, account: { code: name, name } });
    expect(changesOf(after(named('Aktivan'), named('Blokiran')))).toHaveLength(1);
    expect(changesOf(withCheck(after(named('Aktivan')), named('Active'), 'en', DAYS[1]))).toEqual([]);
    const none = { ...CHECKED, account: { code: '', name: '' } };
    expect(changesOf(withCheck(after(named('Aktivan')), none, 'en', DAYS[1]))).toHaveLength(1);
  });

  test('a change stays through later checks until it is acknowledged', () => {
    const entity = after(CHECKED, BLOCKED, BLOCKED);
    expect(changesOf(entity)).toHaveLength(1);
    expect(changesOf(withSeen(entity, entity.latest!))).toEqual([]);
  });

  test('acknowledging what was shown leaves what is new since then', () => {
    const shown = after(CHECKED, BLOCKED);
    const later = withCheck(shown, { ...BLOCKED, reports: [report(2023), report(2025)] }, 'bs', DAYS[2]);
    expect(changesOf(withSeen(later, shown.latest!))).toEqual([{ kind: 'report', report: report(2025) }]);
  });
});

describe('checks that fail', () => {
  test('a failed first check never makes everything new', () => {
    const failed = after(UNKNOWN);
    expect(failed.seen).toBeNull();
    expect(failed.latest).toMatchObject({ failed: ['account', 'documents', 'reports'] });
    expect(changesOf(failed)).toEqual([]);
    expect(withSeen(failed, failed.latest!).seen?.state).toEqual(UNKNOWN);
    expect(changesOf(after(UNKNOWN, CHECKED))).toEqual([]);
    expect(changesOf(after({ ...CHECKED, documents: null }, CHECKED))).toEqual([]);
    const documents = [...CHECKED.documents!, { id: 2, submittedOn: '' }];
    expect(changesOf(after(UNKNOWN, CHECKED, { ...CHECKED, documents }))).toHaveLength(1);
  });

  test('a part that failed keeps what was known, is named, and is no change', () => {
    const entity = after(CHECKED, { ...CHECKED, account: null });
    expect(entity.latest).toEqual({ at: DAYS[1], lang: 'bs', state: CHECKED, failed: ['account'] });
    expect(changesOf(entity)).toEqual([]);
  });

  test('a part that failed in another language keeps no name of the language before', () => {
    const entity = withCheck(after(CHECKED), { ...CHECKED, account: null, reports: null }, 'en', DAYS[1]);
    const state = { ...CHECKED, account: null, reports: [{ ...report(2023), name: '' }] };
    expect(entity.latest).toEqual({ at: DAYS[1], lang: 'en', state, failed: ['account', 'reports'] });
    expect(changesOf(entity)).toEqual([]);
  });

  test('without a whole jib the reports alone are requested: nothing has failed', () => {
    const entity = withCheck(newlyWatched({ ...ENTITY, jib: '' }), { ...UNKNOWN, reports: [] }, 'bs', DAYS[0]);
    expect(entity.latest?.failed).toEqual([]);
    const failed = withCheck(newlyWatched({ ...ENTITY, jib: '' }), UNKNOWN, 'bs', DAYS[0]);
    expect(failed.latest?.failed).toEqual(['reports']);
  });
});

describe('when the agency is called', () => {
  const at = Date.parse(DAYS[0]);
  const minutes = (count: number) => at + count * 60_000;

  test('once an hour', () => {
    expect(isDue(newlyWatched(ENTITY), 'bs', at)).toBe(true);
    for (const count of [0, 59]) expect(isDue(after(CHECKED), 'bs', minutes(count))).toBe(false);
    expect(isDue(after(CHECKED), 'bs', minutes(60))).toBe(true);
  });

  test('earlier for what failed, for another language, and after the clock was set back', () => {
    expect(isDue(after({ ...CHECKED, account: null }), 'bs', minutes(1))).toBe(true);
    expect(isDue(after(CHECKED), 'en', minutes(1))).toBe(true);
    expect(isDue(after(CHECKED), 'bs', minutes(-1))).toBe(true);
  });
});

test('the last document and the last report decide for the rest', () => {
  const state: EntityState = {
    account: null,
    documents: [
      { id: 1, submittedOn: '2024-05-01' },
      { id: 2, submittedOn: '2025-01-01' },
    ],
    otherDocuments: [{ id: 'a1', submittedOn: '2024-12-31' }],
    reports: [report(2022, '2025-09-09'), report(2024, '2025-02-01'), report(2024, '2025-03-01')],
  };
  expect(lastDocument(state)?.id).toBe(2);
  // A text that is no date never counts as the latest.
  const odd = { id: 3, submittedOn: 'u maju 2024.' };
  expect(lastDocument({ ...state, documents: [odd, ...(state.documents ?? [])] })?.id).toBe(2);
  expect(lastReport(state)).toEqual(report(2024, '2025-03-01'));
  expect(documentsOf(state)?.map(({ id }) => id)).toEqual([1, 2, 'a1']);
  expect([lastDocument(UNKNOWN), lastReport(UNKNOWN)]).toEqual([null, null]);
});

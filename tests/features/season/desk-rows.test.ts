import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReportId } from '#domain/report-form/report-id.ts';
import { deskRows, recordsElsewhere } from '#features/report-tools/season/desk/desk-rows.ts';
import { deskItem } from '#features/report-tools/season/desk/next-step.ts';
import { isoDate } from '#shared/format/date.ts';
import {
  AMENDED,
  BREZA,
  checkOf,
  clientOf,
  downloadOf,
  idOf,
  JAVOR,
  NO_STORES,
  recordOf,
  SIGN_IN,
  YEARLY,
} from './filing.ts';

const rowsOf = (stores: Partial<typeof NO_STORES>, period = 2025) => deskRows({ ...NO_STORES, ...stores }, period);

describe('rows of the desk', () => {
  test('clients come by name, then jibs that are nobody’s, each once', () => {
    const rows = rowsOf({
      clients: [clientOf(JAVOR, 'Javor'), clientOf(BREZA, 'Čempres'), clientOf('4200000000009', 'Cer')],
      receipts: [recordOf('4200000000008'), recordOf(JAVOR)],
      checks: [checkOf('4200000000007'), checkOf('4200000000008')],
      downloads: [downloadOf('4200000000006')],
    });
    const order = rows.map(({ client, jib }) => client?.name ?? jib).join();
    expect(order).toBe('Cer,Čempres,Javor,4200000000006,4200000000007,4200000000008');
  });

  test('a template counts for its own period only', () => {
    const downloads = [downloadOf(BREZA), downloadOf(BREZA, { year: 2024 }), downloadOf(BREZA, { version: 'old' })];
    expect(rowsOf({ downloads })[0]?.downloads).toEqual([downloads[0]]);
    expect(rowsOf({ downloads }, 2024)[0]?.downloads).toEqual([downloads[1]]);
    expect(rowsOf({ downloads }, 2023)).toEqual([]);
  });

  test.each([
    ['2024-12-31T23:30:00.000Z', 'the new year has begun in Sarajevo', 2024, 1],
    ['2024-12-31T22:30:00.000Z', 'the old year is not over in Sarajevo', 2024, 0],
    ['2025-12-31T22:30:00.000Z', 'the last day of the season', 2024, 1],
    ['2025-12-31T23:30:00.000Z', 'the next season has begun in Sarajevo', 2024, 0],
    ['soon', 'no time', 2024, 0],
    ['2025-12-31T22:30:00.000Z', 'the latest season has not begun', 2025, 0],
    ['2027-03-01T08:00:00.000Z', 'it has no end until the templates offer a later one', 2025, 1],
  ])('a check and a record of %s: %s', (at, _why, period, count) => {
    expect(rowsOf({ checks: [checkOf(BREZA, { at })] }, period)).toHaveLength(count);
    expect(rowsOf({ receipts: [recordOf(BREZA, { sentAt: at })] }, period)).toHaveLength(count);
  });

  test('nothing of the old control belongs to the desk', () => {
    const receipts = [recordOf(BREZA, { version: 'old' })];
    expect(rowsOf({ receipts, checks: [checkOf(BREZA, { version: 'old' })] })).toEqual([]);
    expect(recordsElsewhere(receipts, 2025)).toBe(1);
  });

  test('a report that the agency does not save, and one without a valid id, was not submitted', () => {
    const [report] = recordOf(BREZA).reports;
    const refused = recordOf(BREZA, { key: 'a', reports: [{ ...report!, taken: false }] });
    const nobody = recordOf(BREZA, { key: 'b', reports: [{ ...report!, id: '42' }] });
    expect(rowsOf({ receipts: [refused, nobody] })).toEqual([]);
    expect(recordsElsewhere([refused, nobody, recordOf(BREZA)], 2025)).toBe(2);
  });

  test('the same file sent again is marked, the first time is not', () => {
    const first = recordOf(BREZA, { sha256: 'f1' });
    const again = recordOf(BREZA, { sha256: 'f1', sentAt: '2026-02-13T09:00:00.000Z' });
    const other = recordOf(BREZA, { sha256: 'f2', sentAt: '2026-02-14T09:00:00.000Z' });
    const unknown = [again, other].map(({ sentAt }) => recordOf(JAVOR, { sentAt }));
    const rows = rowsOf({ receipts: [first, again, other, ...unknown] });
    expect(rows.map(({ submissions }) => submissions.map(({ isRepeated }) => isRepeated))).toEqual([
      [false, true, false],
      [false, false],
    ]);
  });

  test('a submission knows its type and the documents sent with it, newest first', () => {
    const amended = recordOf(BREZA, { reportType: AMENDED, sentAt: '2026-03-02T09:00:00.000Z' });
    const [row] = rowsOf({ receipts: [recordOf(BREZA), amended] });
    expect(row?.submissions.map(({ reportType, documents }) => [reportType, documents])).toEqual([
      [AMENDED, ['notes']],
      [YEARLY, ['notes']],
    ]);
  });
});

const JIBS = [BREZA, JAVOR, '4200000000005', '4200000000006'];
const jib = fc.constantFrom(...JIBS);
const instant = fc.constantFrom(
  '2024-06-01T08:00:00.000Z',
  '2025-12-31T23:30:00.000Z',
  '2026-02-01T08:00:00.000Z',
  '2026-02-01T09:00:00.000Z',
  '2026-11-20T08:00:00.000Z',
  '2027-01-05T08:00:00.000Z',
);
const version = fc.constantFrom('new' as const, 'old' as const);
const reportType = fc.constantFrom(YEARLY, AMENDED);
const sha256 = fc.constantFrom('f1', 'f2', null);
const ended = fc.constantFrom('submitted' as const, 'unknown' as const);
const stores = fc.record({
  clients: fc.uniqueArray(jib).map((all) => all.map((each) => clientOf(each, `Klijent ${each}`))),
  checks: fc.array(
    fc
      .record({ jib, version, reportType, errors: fc.nat(3), needsNotes: fc.boolean(), at: instant })
      .map(({ jib: of, ...more }) => checkOf(of, more)),
  ),
  downloads: fc.array(
    fc
      .record({ jib, version, year: fc.constantFrom(2024, 2025), reportTypeId: reportType, at: instant })
      .map(({ jib: of, ...more }) => downloadOf(of, more)),
  ),
  receipts: fc
    .array(
      fc.record({
        jib,
        version,
        reportType,
        sentAt: instant,
        sha256,
        outcome: ended,
        taken: fc.boolean(),
        isValid: fc.boolean(),
      }),
    )
    .map((all) =>
      all.map(({ jib: of, taken, isValid, ...more }, at) => {
        const id = isValid ? idOf(of, more.reportType) : of;
        return recordOf(of, { ...more, key: `k${at}`, reports: [{ id, name: 'gfi.xlsx', taken }] });
      }),
    ),
});

test('no row is lost, no jib is there twice, and no stage says more than what is stored', () => {
  fc.assert(
    fc.property(stores, fc.constantFrom(2023, 2024, 2025), (given, period) => {
      const rows = deskRows(given, period);
      const jibs = rows.map((row) => row.jib);
      expect(new Set(jibs).size).toBe(jibs.length);
      for (const { jib: of } of given.clients) expect(jibs).toContain(of);

      const inSeason = (at: string) => {
        const year = Number(isoDate(at).slice(0, 4));
        return period === 2025 ? year >= 2026 : year === period + 1;
      };
      // Every record is in one row, or counted as being elsewhere.
      const placed = rows.flatMap(({ submissions }) => submissions.map(({ receipt }) => receipt));
      expect(new Set(placed).size + recordsElsewhere(given.receipts, period)).toBe(given.receipts.length);

      for (const row of rows) {
        const item = deskItem(row, SIGN_IN, period);
        for (const sent of row.submissions) {
          const record = given.receipts.find(({ key }) => key === sent.receipt);
          const [report] = record?.reports ?? [];
          expect(record?.version).toBe('new');
          expect(record?.outcome).toBe(sent.outcome);
          expect(report?.taken).toBe(true);
          expect(readReportId(report?.id ?? '')).toEqual({ jib: row.jib, reportType: sent.reportType });
          expect(inSeason(sent.sentAt)).toBe(true);
        }
        for (const check of row.checks) {
          expect(given.checks).toContain(check);
          expect([check.jib, check.version, inSeason(check.at)]).toEqual([row.jib, 'new', true]);
        }
        for (const download of row.downloads) {
          expect(given.downloads).toContain(download);
          expect([download.jib, download.version, download.year]).toEqual([row.jib, 'new', period]);
        }
        // Without the register, only an answered record ends the work on a client, and nothing of it may be open.
        if (item.step === null) {
          expect(row.submissions.some(({ outcome }) => outcome === 'submitted')).toBe(true);
          expect(item.openChecks).toEqual([]);
        }
        if (item.step === 'resolve') expect(row.submissions.some(({ outcome }) => outcome === 'unknown')).toBe(true);
        if (item.documents.kind === 'sent') expect(row.submissions).not.toEqual([]);
        if (item.documents.kind === 'none' || item.documents.kind === 'missing')
          expect(item.openChecks.some(({ errors }) => errors === 0)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { handOverFile, type ImportRead, LARGEST_IMPORT, readImport } from '#domain/filing/import/import-file.ts';
import {
  changesNothing,
  mergedChecks,
  mergedClients,
  mergedDownloads,
  mergedReceipts,
  mergeSummary,
} from '#domain/filing/import/internal/merge.ts';
import {
  AMENDED,
  BREZA,
  checkOf,
  clientOf,
  downloadOf,
  JAVOR,
  NO_STORES,
  recordOf,
} from '#tests/features/season/filing.ts';

const LATER = '2026-03-01T09:00:00.000Z';
const STORES = {
  clients: [clientOf(BREZA, 'Breza "d.o.o."'), clientOf(JAVOR, 'Javor', { legalEntityTypeId: 1 })],
  receipts: [recordOf(BREZA)],
  checks: [checkOf(BREZA), checkOf(JAVOR, { errors: 3 })],
  downloads: [downloadOf(JAVOR)],
};

/** What each reading of a file holds. */
const contents = (read: ImportRead) => (typeof read === 'string' ? read : read.map(({ found }) => found));

describe('the file for a colleague', () => {
  test('comes back as it was', async () => {
    expect(contents(await readImport(handOverFile(STORES)))).toEqual([{ stores: STORES, invalid: 0, refused: [] }]);
  });

  const fileWith = (change: (content: Record<string, unknown>) => unknown) =>
    handOverFile(STORES)
      .text()
      .then((text) => new Blob([JSON.stringify(change(JSON.parse(text) as Record<string, unknown>))]));

  test('an invalid entry is left out alone, and counted', async () => {
    const file = await fileWith((content) => ({
      ...content,
      clients: [...STORES.clients, { jib: '42', name: 'Kratki' }, null],
      checks: [{ ...checkOf(BREZA), errors: -1 }, ...STORES.checks],
      downloads: [{ ...downloadOf(JAVOR), at: 'soon' }, ...STORES.downloads],
    }));
    expect(contents(await readImport(file))).toEqual([{ stores: STORES, invalid: 4, refused: [] }]);
  });

  test('a file of a newer portal is not guessed at', async () => {
    expect(await readImport(await fileWith((content) => ({ ...content, version: 2 })))).toBe('newer');
  });

  test.each([
    '{"kind":"filing-season","version":1}',
    '{"kind":"filing-season","version":1,"clients":{},"receipts":[],"checks":[],"downloads":[]}',
    '{"clients":',
    '',
    'Dragi kolega,\nšaljem popis.',
  ])('%s is none', async (text) => {
    expect(await readImport(new Blob([text]))).toBe('unreadable');
  });

  test('a list of clients is accepted as well, and each refused row has its reason', async () => {
    const rows = ['jib;name', '4200000000001;Breza', '42;Kratki', '4,2E+12;Zaokružena', '4200000000009;'];
    const stores = { ...NO_STORES, clients: [{ jib: BREZA, name: 'Breza' }] };
    const refused = ['jib', 'lostDigits', 'name'].map((reason, at) => ({ row: at + 3, reason }));
    expect(contents(await readImport(new Blob([rows.join('\n')])))).toMatchObject([{ stores, refused }]);
  });

  test('a workbook is read sheet by sheet; without a list of clients in any it is refused', async () => {
    const notes = { name: 'Bilješke', rows: [['Popis za 2026.']] };
    const clients = { name: 'Klijenti', rows: ['Naziv,JIB', `Breza,${BREZA}`].map((row) => row.split(',')) };
    const book = async (...sheets: (typeof notes)[]) => new Blob([new Uint8Array(await writeXlsx({ sheets }))]);
    const read = contents(await readImport(await book(notes, clients)));
    expect(read).toMatchObject([null, { stores: { clients: [{ name: 'Breza' }] } }]);
    expect(await readImport(await book(notes))).toBe('unreadable');
  });

  test('a file too large to be one is not read', async () => {
    expect(await readImport(new Blob([new Uint8Array(LARGEST_IMPORT + 1)]))).toBe('tooLarge');
  });
});

describe('merging', () => {
  test('nobody is removed, and differing clients get the chosen data', () => {
    const own = [clientOf(BREZA, 'Breza'), clientOf('4200000000009', 'Samo ovdje')];
    const file = [clientOf(BREZA, 'Breza novo'), clientOf(JAVOR, 'Javor')];
    expect(mergedClients(own, file, 'own').map(({ name }) => name)).toEqual(['Breza', 'Javor', 'Samo ovdje']);
    expect(mergedClients(own, file, 'file').map(({ name }) => name)).toEqual(['Breza novo', 'Javor', 'Samo ovdje']);
  });

  test('a record is completed by the agency’s answer and never loses one', () => {
    const answered = recordOf(BREZA, { key: 'k' });
    const unknown = recordOf(BREZA, { key: 'k', outcome: 'unknown', answer: '' });
    expect(mergedReceipts([unknown], [answered])).toEqual([answered]);
    for (const other of [unknown, { ...answered, answer: 'drugo' }])
      expect(mergedReceipts([answered], [other])).toEqual([answered]);
  });

  test('records are newest first, as the list keeps its first ones', () => {
    const [old, later] = [recordOf(BREZA), recordOf(JAVOR, { sentAt: LATER })];
    expect(mergedReceipts([old], [later])).toEqual([later, old]);
  });

  test('of two checks of a report the later one stays, of different reports both', () => {
    const [early, late] = [checkOf(BREZA, { errors: 5 }), checkOf(BREZA, { at: LATER })];
    const amended = checkOf(BREZA, { reportType: AMENDED });
    expect(mergedChecks([early], [late, amended])).toEqual([late, amended]);
    expect(mergedChecks([late], [early])).toEqual([late]);
    const others = [downloadOf(BREZA, { at: LATER }), downloadOf(BREZA, { year: 2024 })];
    expect(mergedDownloads([downloadOf(BREZA)], others)).toEqual(others);
  });

  test('what would change is said beforehand', () => {
    const own = {
      clients: [clientOf(BREZA, 'Breza'), clientOf(JAVOR, 'Javor')],
      receipts: [recordOf(BREZA, { key: 'a', outcome: 'unknown' })],
      checks: [checkOf(BREZA)],
      downloads: [],
    };
    const file = {
      clients: [clientOf(BREZA, 'Breza'), clientOf(JAVOR, 'Javor d.d.'), clientOf('4200000000009', 'Nova')],
      receipts: [recordOf(BREZA, { key: 'a' }), recordOf(BREZA, { key: 'b' })],
      checks: [checkOf(BREZA), checkOf(JAVOR)],
      downloads: [downloadOf(BREZA)],
    };
    const summary = mergeSummary(own, file);
    expect(summary).toEqual({
      clients: { added: 1, same: 1 },
      differing: [clientOf(JAVOR, 'Javor')],
      receipts: { added: 1, completed: 1 },
      checks: 1,
      downloads: 1,
    });
    expect(changesNothing(summary)).toBe(false);
    expect(changesNothing(mergeSummary(own, own))).toBe(true);
    expect(changesNothing(mergeSummary(own, NO_STORES))).toBe(true);
  });

  test('importing twice changes nothing more, and no entry of either side is lost', () => {
    const at = fc.constantFrom('2026-02-01T08:00:00.000Z', LATER, '2026-03-02T08:00:00.000Z');
    const checks = fc.array(
      fc.record({ jib: fc.constantFrom(BREZA, JAVOR), reportType: fc.constantFrom(37, 55), errors: fc.nat(2), at }),
    );
    const receipts = fc.uniqueArray(
      fc.record({
        key: fc.constantFrom('a', 'b', 'c'),
        outcome: fc.constantFrom('submitted' as const, 'unknown' as const),
        sentAt: at,
      }),
      { selector: ({ key }) => key },
    );
    fc.assert(
      fc.property(checks, checks, receipts, receipts, (a, b, c, d) => {
        const [own, file] = [a, b].map((list) => list.map(({ jib, ...more }) => checkOf(jib, more)));
        const merged = mergedChecks(own!, file!);
        expect(mergedChecks(merged, file!)).toEqual(merged);
        for (const check of [...own!, ...file!]) {
          const same = merged.find(({ jib, reportType }) => jib === check.jib && reportType === check.reportType);
          expect(same && same.at >= check.at).toBe(true);
        }
        const [mine, theirs] = [c, d].map((list) => list.map((more) => recordOf(BREZA, more)));
        const records = mergedReceipts(mine!, theirs!);
        expect(mergedReceipts(records, theirs!)).toEqual(records);
        for (const record of [...mine!, ...theirs!]) {
          const same = records.find(({ key }) => key === record.key);
          expect(same?.outcome === 'submitted' || record.outcome === 'unknown').toBe(true);
        }
      }),
    );
  });
});

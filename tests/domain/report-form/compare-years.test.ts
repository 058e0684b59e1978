import { describe, expect, test } from 'vitest';
import { compareReports, compareYears } from '#domain/report-form/internal/compare-years.ts';
import type { ComparedSheet, YearComparison } from '#domain/report-form/year-comparison.ts';
import { changesIn, foundColumns, differencesIn } from '#domain/report-form/year-differences.ts';
import { ALL_FORMS } from '#mocks/workbooks/forms.ts';
import type { Sheet } from '#shared/workbook/workbook.ts';
import { learnedFrom, OTHER, reportOn, sheetsOf } from './forms.ts';
import { formula, sheetOf, uncomputed } from './sheets.ts';
import { nowWorkbook } from './two-years.ts';

type Content = Parameters<typeof sheetOf>[0][string];
type Line = readonly [label: string, ...amounts: Content[]];

const LABELS = ['Zemljište', 'Zgrade', 'Oprema', 'Zalihe', 'Kupci', 'Novac', 'Kapital', 'Obaveze'];

/** A sheet with headings in row 2 and lines from row 3 on: label in A, code in B, amounts from C on. */
function statement(headings: readonly Content[], lines: readonly Line[], given: Partial<Sheet> = {}): Sheet {
  const cells: Record<string, Content> = { A1: 'Bilans stanja', A2: 'Pozicija', B2: 'AOP' };
  for (const [at, heading] of headings.entries()) cells[`${'CDEFG'.charAt(at)}2`] = heading;
  for (const [at, [label, ...amounts]] of lines.entries()) {
    cells[`A${at + 3}`] = label;
    // The code belongs to the label, wherever the line is.
    cells[`B${at + 3}`] = `0${LABELS.indexOf(label) + 11}`;
    for (const [column, amount] of amounts.entries()) cells[`${'CDEFG'.charAt(column)}${at + 3}`] = amount;
  }
  return sheetOf(cells, given);
}

const YEARS = ['Tekuća godina', 'Prethodna godina'];
/** Last year: 100, 200, … of that year, 10, 20, … of the year before. */
const LAST = LABELS.map((label, at): Line => [label, 100 * (at + 1), 10 * (at + 1)]);
/** This year: 105, 205, … of this year, and last year's amounts beside them. */
const NOW = LABELS.map((label, at): Line => [label, 100 * (at + 1) + 5, 100 * (at + 1)]);

const compare = (last: readonly Sheet[], now: readonly Sheet[]) => compareReports({ last, now }, []);

function onlySheet(comparison: YearComparison): ComparedSheet {
  if (comparison.outcome !== 'compared') throw new Error(JSON.stringify(comparison));
  const [sheet, ...others] = comparison.sheets;
  expect(others).toEqual([]);
  return sheet!;
}

const ofSheets = (last: Sheet, now: Sheet) => onlySheet(compare([last], [now]));
/** This year's lines against last year's, below the same headings. */
const against = (now: readonly Line[], last: readonly Line[] = LAST, headings: readonly Content[] = YEARS) =>
  ofSheets(statement(headings, last), statement(headings, now));

function differences(sheet: ComparedSheet): string[] {
  const columns = foundColumns(sheet);
  expect(columns).not.toBeNull();
  return differencesIn(sheet, columns!).items.map(
    ({ line, ...amounts }) => `${line.label} ${Object.values(amounts).join(' ')}`,
  );
}

describe('the opening amounts of this year against the closing ones of last year', () => {
  test('the column that repeats last year is found, and no line differs', () => {
    const sheet = against(NOW);
    expect(sheet).toMatchObject({
      by: 'address',
      found: { last: 0, now: 1, lines: 8, equal: 8 },
      columns: { last: [{ letters: 'C', heading: 'Tekuća godina' }, { letters: 'D' }] },
    });
    expect(differences(sheet)).toEqual([]);
    expect(differencesIn(sheet, foundColumns(sheet)!).compared).toBe(8);
  });

  test('a line with another opening amount is reported with both amounts and the difference', () => {
    const sheet = against(NOW.with(2, ['Oprema', 305, 310.25]));
    expect(differences(sheet)).toEqual(['Oprema 300 310.25 10.25']);
  });

  test('an empty opening amount is a difference from an amount, none from 0', () => {
    const now: Line[] = [...NOW.with(2, ['Oprema', 305, '']), ['Ostalo', 7, '']];
    const sheet = against(now, [...LAST, ['Ostalo', 0, 0]]);
    expect(differences(sheet)).toEqual(['Oprema 300 0 -300']);
  });

  test('less than half a fening is no difference', () => {
    const sheet = against(NOW.with(0, ['Zemljište', 0, 100.004]));
    expect(differences(sheet)).toEqual([]);
  });

  test.each([
    ['text', { kind: 'text', value: '1.200,00' } as const],
    ['error', { kind: 'error', value: '#REF!' } as const],
    ['formula that was never computed', uncomputed('VLOOKUP(A1,B1:C9,2)')],
    ['sum that was never computed', uncomputed('C4+C5')],
  ])('an amount that is a %s is not compared, and is named', (_what, cell) => {
    const sheet = against(NOW.with(0, ['Zemljište', 5, cell]));
    const { items, compared, unreadable } = differencesIn(sheet, foundColumns(sheet)!);
    expect([items, compared, unreadable.map(({ label }) => label)]).toEqual([[], 7, ['Zemljište']]);
  });

  test('a sum of nothing, whose 0 the program did not store, is 0', () => {
    const lines = (all: readonly Line[]): Line[] => [
      ...all,
      ['Prazno', 0, 0],
      ['Zbir praznog', 0, uncomputed('SUM(D11:D11)')],
      ['Zbir zbira', 0, uncomputed('D12+D11')],
    ];
    const sheet = against(lines(NOW), lines(LAST));
    expect(differencesIn(sheet, foundColumns(sheet)!).unreadable).toEqual([]);
  });
});

describe('which columns are compared', () => {
  const months = (first: number, second: number) => LABELS.map((label): Line => [label, first, second]);
  const sole = LAST.map(([label, amount = 0]): Line => [label, amount]);

  test.each<[string, now: Line[], last?: Line[], headings?: string[]]>([
    ['below 60 % of equal lines', NOW.map((line, at): Line => (at < 4 ? [line[0], line[1] ?? 0, 7 + at] : line))],
    ['a pair not clearly ahead of another one', NOW.map(([label, , opening = 0]): Line => [label, opening, opening])],
    ['the same amounts in the same column', sole.with(0, ['Zemljište', 7]), sole, ['Tekuća godina']],
    ['less than three different equal amounts, which may be chance', months(14, 12), months(12, 3)],
  ])('%s: none is found', (_what, now, last, headings) => {
    expect(against(now, last, headings).found).toBeNull();
  });

  test('the same numbers of notes in both years do not prevent it', () => {
    const headings = ['Bilješka', ...YEARS];
    const noted = (lines: readonly Line[]) =>
      lines.map(([label, ...rest], at): Line => [label, at % 3 === 0 ? '' : 20 - at, ...rest]);
    expect(against(noted(NOW), noted(LAST), headings).found).toMatchObject({ last: 1, now: 2 });
  });

  test('headings that are years, in cells as numbers or texts, are headings', () => {
    for (const year of [(at: number): number | string => at, (at: number): number | string => `31.12.${at}.`]) {
      const sheet = ofSheets(statement([year(2023), year(2022)], LAST), statement([year(2024), year(2023)], NOW));
      expect(sheet.found).toMatchObject({ last: 0, now: 1 });
      expect(sheet.columns.now.map(({ heading }) => heading)).toEqual([String(year(2024)), String(year(2023))]);
      expect(sheet.lines).toHaveLength(8);
    }
  });

  test('those a person selected are compared instead', () => {
    const sheet = against(NOW);
    expect(differencesIn(sheet, { last: 1, now: 1 }).items).toHaveLength(8);
  });
});

describe('which lines belong together', () => {
  test('lines in other rows are matched by their text', () => {
    const sheet = against(NOW.toSpliced(3, 0, ['Nova stavka', 4, 0]));
    expect(sheet).toMatchObject({ by: 'text', found: { equal: 8 }, lone: [{ year: 'now', label: 'Nova stavka' }] });
    expect(differences(sheet)).toEqual([]);
  });

  test('a text that a sheet has twice belongs to no line', () => {
    const without = (lines: readonly Line[], ...more: Line[]) => {
      const sheet = statement(YEARS, [...lines, ...more]);
      return { ...sheet, cells: new Map([...sheet.cells].filter(([address]) => !address.startsWith('B'))) };
    };
    const sheet = ofSheets(
      without(LAST, ['Avansi', 1, 1], ['Ostalo', 2, 2], ['Avansi', 3, 3]),
      without(NOW, ['Ostalo', 2, 2], ['Avansi', 4, 1], ['Avansi', 5, 3]),
    );
    expect(differences(sheet)).toEqual([]);
    const lone = ['last 11', 'last 13', 'now 12', 'now 13'].map((place) => `${place} Avansi`);
    expect(sheet.lone.map(({ year, row, label }) => `${year} ${row} ${label}`)).toEqual(lone);
  });

  test('a year in a label does not make another line of it', () => {
    const titled = (lines: readonly Line[], year: number) =>
      lines.with(7, [`Dobit ${year}. godine`, ...lines[7]!.slice(1)]);
    expect(against(titled(NOW, 2024), titled(LAST, 2023)).by).toBe('address');
  });

  test('a renamed sheet is found by its lines; two that could be meant are not', () => {
    const now = statement(YEARS, NOW, { name: 'BS 2024' });
    const renamed = ofSheets(statement(YEARS, LAST, { name: 'BS 2023' }), now);
    expect(renamed).toMatchObject({ name: 'BS 2024', lastName: 'BS 2023' });
    const twice = [statement(YEARS, LAST, { name: 'Jedan' }), statement(YEARS, LAST, { name: 'Dva' })];
    expect(compare(twice, [now])).toMatchObject({ outcome: 'declined' });
  });
});

describe('what changed from last year to this year', () => {
  const sheet = against([...NOW.with(1, ['Zgrade', 50, 200]), ['Novo', 9, 0]], [...LAST, ['Novo', 0, 0]]);
  const columns = foundColumns(sheet)!;

  test('only changes above the share, and those from 0', () => {
    expect(changesIn(sheet, columns, 0.5).items).toMatchObject([
      { line: { label: 'Zgrade' }, before: 200, after: 50, change: -150, share: -0.75 },
      { line: { label: 'Novo' }, before: 0, after: 9, change: 9, share: null },
    ]);
    expect(changesIn(sheet, columns, 0.75).items.map(({ line }) => line.label)).toEqual(['Novo']);
    expect(changesIn(sheet, columns, 0).items).toHaveLength(9);
  });

  test('without a known column of this year nothing is compared', () => {
    expect(changesIn(sheet, { ...columns, current: null }, 0)).toEqual({ items: [], compared: 0, unreadable: [] });
  });
});

describe('what is not compared is said', () => {
  const id = (jib: string) => sheetOf({ A1: `${jib}371234567`, A2: 'JIB' }, { name: 'Opći podaci' });
  const [last, now] = [statement(YEARS, LAST), statement(YEARS, NOW)];

  test('reports of two entities', () => {
    const declined = { outcome: 'declined', reason: 'otherEntity' };
    expect(compare([last, id('4200000000001')], [now, id('4209999999993')])).toMatchObject(declined);
    expect(compare([last, id('4200000000001')], [now, id('0000000000000')])).toMatchObject({ outcome: 'compared' });
  });

  test('the same report twice', () => {
    expect(compare([last], [last])).toMatchObject({ outcome: 'declined', reason: 'sameAmounts' });
  });

  test('other lines, and workbooks without a table', () => {
    const others = LABELS.map((label, at): Line => [`${label} po novom`, at, at]);
    expect(compare([last], [statement(YEARS, others)])).toMatchObject({ outcome: 'declined', reason: 'otherForm' });
    const text = sheetOf({ A1: 'Javor', A2: 'Sarajevo' });
    expect(compare([text], [text])).toMatchObject({ outcome: 'declined', reason: 'noAmounts' });
  });

  test('forms of other years, known by their templates', async () => {
    const [newForm, oldForm] = ALL_FORMS;
    const forms = [...(await learnedFrom(newForm!, [OTHER])), ...(await learnedFrom(oldForm!, [OTHER]))];
    const both = { last: await sheetsOf(await reportOn(oldForm!)), now: await sheetsOf(await nowWorkbook(newForm!)) };
    expect(compareReports(both, forms)).toMatchObject({ outcome: 'declined', reason: 'otherForm' });
  });

  test('sheets of one report only, sheets with other lines, sheets without amounts; hidden ones do not count', () => {
    const others = (what: string, name = what) => {
      const lines = LABELS.map((label, at): Line => [`${label} ${what}`, at, formula('C3', 1)]);
      return statement(YEARS, lines, { name });
    };
    const hidden = statement(YEARS, LAST, { name: 'Skriven', isHidden: true });
    const comparison = compare(
      [last, others('Prilog'), others('stari', 'Aneks'), hidden],
      [now, others('Novi prilog'), others('novi', 'Aneks'), sheetOf({ A1: 'Napomena' }, { name: 'Upute' })],
    );
    expect(comparison).toMatchObject({
      skipped: [
        { name: 'Aneks', reason: 'otherLines' },
        { name: 'Prilog', reason: 'onlyLast' },
        { name: 'Novi prilog', reason: 'onlyNow' },
        { name: 'Upute', reason: 'noAmounts' },
      ],
    });
  });

  test('a file that is no workbook', async () => {
    const file = new Blob(['abc']);
    expect(await compareYears({ last: file, now: new Blob([await nowWorkbook(ALL_FORMS[0]!)]) }, [])).toEqual({
      outcome: 'unreadable',
      faults: { last: 'damaged' },
    });
  });
});

describe('the order of the two reports', () => {
  const of = (headings: readonly Content[]) => ({ last: statement(headings, LAST), now: statement(headings, NOW) });
  const turned = ({ last, now }: ReturnType<typeof of>) => ({ last: now, now: last });
  const [years, plain] = [of(YEARS), of(['Iznos A', 'Iznos B'])];
  const dated = { last: statement(['31.12.2024.', '2023'], LAST), now: statement(['31.12.2025.', '2024'], NOW) };

  test.each<[string, ReturnType<typeof of>, string, [last: string, now: string]?]>([
    ['the years above the columns', dated, 'fits'],
    ['the same, the other way round', turned(dated), 'swapped'],
    ['the words above the columns', years, 'fits'],
    ['the same, the other way round', turned(years), 'swapped'],
    ['the names of the files', plain, 'fits', ['GFI_2024.xlsx', '4200000000005-2025.xlsx']],
    ['the same, the other way round', turned(plain), 'swapped', ['GFI_2025.xlsx', 'GFI_2024.xlsx']],
    ['nothing, so it is believed', plain, 'fits'],
    ['numbers in the names that are no years', plain, 'fits', ['420250000000.xlsx', '12024.xlsx']],
  ])('%s', (_what, reports, order, names) => {
    const [last, now] = names ?? ['', ''];
    const comparison = compareReports({ last: [reports.last], now: [reports.now] }, [], { last, now });
    expect(comparison).toMatchObject({ outcome: 'compared', order });
  });
});

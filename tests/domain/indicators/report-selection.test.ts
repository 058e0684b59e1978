import { describe, expect, test } from 'vitest';
import {
  laterReports,
  preselectedYear,
  recordOf,
  replacedReport,
  reportTypesOf,
  selectionOf,
  yearsOf,
} from '#domain/indicators/report-selection.ts';
import { reportKindOf, reportKinds, seriesOf, shownKind } from '#domain/indicators/series.ts';
import { trendsOf, trendFigure } from '#domain/indicators/trends.ts';
import { cardOf, record } from './reports.ts';

const OLD = 'Godišnji obračun';
const ANNUAL = 'Godišnji izvještaj';
const CONSOLIDATED = 'Konsolidirani izvještaj';

describe('years and report types of a card (R2.5, R4.2)', () => {
  test('year tags are the fixed years and those of the records', () => {
    expect(yearsOf([])).toEqual([2020, 2021, 2022, 2023, 2024]);
    const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025];
    expect(yearsOf([record(2019, 1, OLD), record(2025, 37, ANNUAL)])).toEqual(years);
  });

  test('the latest year with a record is preselected, not the last tag', () => {
    expect(preselectedYear([record(2021, 1, OLD), record(2020, 1, OLD)])).toBe(2021);
    expect(preselectedYear([])).toBe(2024);
  });

  test('report types are in the order of submission, whatever the order of the answer; without a date last', () => {
    const records = [
      record(2024, 99, 'Bez datuma', ''),
      record(2024, 41, CONSOLIDATED, '2025-04-20T08:00:00Z'),
      record(2024, 37, ANNUAL, '2025-02-20T08:00:00Z'),
      record(2024, 37, ANNUAL, '2025-03-20T08:00:00Z'),
      record(2023, 42, 'Revizorski izvještaj'),
    ];
    expect(reportTypesOf(records, 2024).map(({ id }) => id)).toEqual([37, 41, 99]);
    expect(selectionOf(records, {}).reportTypeId).toBe(37);
    expect(recordOf(records, 2024, 37)?.submittedOn).toBe('2025-03-20T08:00:00Z');
  });

  test('a year without a record has no type and no record; an unknown year or type falls back', () => {
    const records = [record(2024, 37, ANNUAL), record(2024, 41, CONSOLIDATED, '2025-05-01T08:00:00Z')];
    expect(selectionOf(records, { year: 2022 })).toMatchObject({ year: 2022, reportTypeId: null, record: null });
    expect(selectionOf(records, { year: 1876 })).toMatchObject({ year: 2024, reportTypeId: 37 });
    expect(selectionOf(records, { year: 2024, reportType: 41 }).record?.reportTypeId).toBe(41);
    expect(selectionOf(records, { year: 2024, reportType: 5 }).reportTypeId).toBe(37);
  });
});

describe('several reports in one year', () => {
  const AMENDED = 'Godišnji izvještaj – izmjena';
  const annual = record(2024, 37, ANNUAL, '2025-02-20');
  const amended = record(2024, 55, AMENDED, '2025-04-01');
  const consolidated = record(2024, 41, CONSOLIDATED, '2025-03-01');

  test('a dated record beats an undated one of its type, in either order of the answer', () => {
    const undated = record(2024, 37, ANNUAL, '');
    expect(recordOf([undated, annual], 2024, 37)).toBe(annual);
    expect(recordOf([annual, undated], 2024, 37)).toBe(annual);
    expect(recordOf([undated], 2024, 37)).toBe(undated);
  });

  const UNSET = ['', 'uskoro', '0001-01-01T00:00:00', '1970-01-01T00:00:00', '31.02.2025'];
  test.each(UNSET)('%j is no date of submission, and nothing is preselected by it', (unset) => {
    const other = record(2024, 41, CONSOLIDATED, unset);
    expect(selectionOf([other, annual], {}).record).toBe(annual);
    expect(recordOf([record(2024, 37, ANNUAL, unset), annual], 2024, 37)).toBe(annual);
    expect(laterReports([other, annual], annual)).toEqual([]);
  });

  test('an amended report is named when it came on the same day or the order is not known, and names no original', () => {
    for (const [first, second] of [
      ['2025-02-20T15:00:00', '2025-02-20'],
      ['', '2025-02-20'],
      ['', ''],
    ] as const) {
      const original = record(2024, 37, ANNUAL, first);
      const later = record(2024, 55, AMENDED, second);
      expect(laterReports([original, later], original).map(({ id }) => id)).toEqual([55]);
      expect(laterReports([original, later], later)).toEqual([]);
    }
  });

  test.each(['Izmijenjeni izvještaj', 'Izmjena', 'Ispravak', 'Korigirani izvještaj', 'Correction', 'Amended report'])(
    '%j is an amended report',
    (name) => {
      expect(laterReports([annual, record(2024, 55, name, '2025-03-01')], annual)[0]?.isAmended).toBe(true);
    },
  );

  test('the amended report comes first among the later ones, another year and an earlier one are none of them', () => {
    const others = [record(2023, 55, AMENDED), record(2024, 42, 'Revizija', '2025-01-02')];
    const records = [consolidated, amended, annual, ...others];
    expect(laterReports(records, annual).map(({ id, isAmended }) => [id, isAmended])).toEqual([
      [55, true],
      [41, false],
    ]);
    expect(laterReports(records, amended)).toEqual([]);
  });

  test('an undated report is called later only when it is an amended one', () => {
    const undated = [record(2024, 55, 'Annual report – amended', ''), record(2024, 41, CONSOLIDATED, '')];
    expect(laterReports([annual, ...undated], annual).map(({ id }) => id)).toEqual([55]);
    expect(laterReports([record(2024, 37, ANNUAL, ''), consolidated], record(2024, 37, ANNUAL, ''))).toEqual([]);
  });

  test('the report that was replaced by one of its own type is known', () => {
    const corrected = record(2024, 37, ANNUAL, '2025-03-20');
    expect(replacedReport([annual, corrected, amended], corrected)).toBe(annual);
    expect(replacedReport([annual, amended], annual)).toBeNull();
  });
});

test('the kind that is saved is the one that is shown, not that of the latest year', () => {
  const records = [
    record(2022, 37, ANNUAL),
    record(2023, 37, ANNUAL),
    record(2024, 41, CONSOLIDATED, '2025-01-20'),
    record(2024, 37, ANNUAL, '2025-02-20'),
  ];
  const named = (params: Parameters<typeof shownKind>[1]) => shownKind(records, params)?.name;
  expect(named({ view: 'year', year: null, reportType: null })).toBe(CONSOLIDATED);
  expect(named({ view: 'year', year: 2023, reportType: null })).toBe(ANNUAL);
  expect(named({ view: 'year', year: 2023, reportType: 41 })).toBe(ANNUAL);
  expect(named({ view: 'years', year: 2023, reportType: 41 })).toBe(CONSOLIDATED);
});

describe('all years side by side', () => {
  const balance = trendsOf(cardOf('companies', 'balance'), false);
  const assets = balance.find(({ id }) => id === 'bS_JP_UkupnoImovina')!;

  test('lines of the same meaning share a row, each reading its own code set', () => {
    expect(assets.old?.row.key).toBe('bsA_065');
    expect(trendFigure(assets, 2021, { bsA_065: 5, bS_JP_UkupnoImovina: 9 })).toBe(5);
    expect(trendFigure(assets, 2022, { bsA_065: 5, bS_JP_UkupnoImovina: 9 })).toBe(9);
  });

  test('every line of either form has a place, and none has two', () => {
    const keys = balance.flatMap(({ old, now }) => [old?.row.key, now?.row.key]).filter(Boolean);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(16 + 16);
  });

  test('profit and loss are one signed line in both code sets', () => {
    const result = trendsOf(cardOf('companies', 'income'), false).find(({ id }) => id === 'bU_JP_Dobitak')!;
    expect(trendFigure(result, 2021, { bU_311: 0, bU_312: 40 })).toBe(-40);
    expect(trendFigure(result, 2023, { bU_JP_Dobitak: 0, bU_JP_Gubitak: 40 })).toBe(-40);
    expect(trendFigure(result, 2023, { bU_JP_Dobitak: 40, bU_JP_Gubitak: 0 })).toBe(40);
  });

  test('the annual report is one kind through both code sets; other kinds stay apart', () => {
    const records = [
      record(2020, 1, OLD),
      record(2021, 1, OLD),
      record(2021, 4, 'Konsolidirani obračun'),
      record(2022, 37, ANNUAL),
      record(2023, 37, ANNUAL),
      record(2023, 41, CONSOLIDATED),
    ];
    const kinds = reportKinds(records);
    expect(kinds.map(({ typeIds }) => typeIds)).toEqual([[1, 37], [4], [41]]);
    expect(kinds[0]?.names).toEqual({ until2021: OLD, from2022: ANNUAL });
    expect(reportKindOf(kinds, 41)?.name).toBe(CONSOLIDATED);
    expect(reportKindOf(kinds, null)).toBe(kinds[0]);
  });

  test('types of one name are one kind even when their ids differ', () => {
    const kinds = reportKinds([record(2021, 5, 'Revizorski izvještaj'), record(2022, 42, 'revizorski izvještaj ')]);
    expect(kinds).toHaveLength(1);
    expect(kinds[0]?.typeIds).toEqual([5, 42]);
  });

  test('a type that was renamed is one kind, called as it is now, with the types of both names', () => {
    const records = [
      record(2022, 37, 'Godišnji izvještaj'),
      record(2023, 37, 'Godišnji finansijski izvještaj'),
      record(2023, 41, 'Konsolidirani izvještaj'),
      record(2024, 38, 'Godišnji finansijski izvještaj'),
      record(2024, 37, ''),
    ];
    expect(reportKinds(records).map(({ id, name, typeIds, years }) => [id, name, typeIds, years])).toEqual([
      [37, 'Godišnji finansijski izvještaj', [37, 38], [2022, 2023, 2024]],
      [41, 'Konsolidirani izvještaj', [41], [2023]],
    ]);
  });

  test('types without a name are kinds of their own; a kind is called as its latest report with a name', () => {
    const records = [
      record(2024, 37, ''),
      record(2023, 37, 'Godišnji izvještaj'),
      record(2022, 37, 'GODIŠNJI IZVJEŠTAJ'),
      record(2023, 51, ' '),
      record(2023, 52, ' '),
    ];
    expect(reportKinds(records).map(({ name, typeIds, years }) => [name, typeIds, years])).toEqual([
      ['Godišnji izvještaj', [37], [2022, 2023, 2024]],
      ['', [51], [2023]],
      ['', [52], [2023]],
    ]);
  });

  test('a gap says why it is one, and 0 is a value', () => {
    const records = [
      record(2020, 1, OLD, undefined, { bsA_065: 0 }),
      record(2021, 1, OLD, undefined, { bsA_065: null }),
      record(2023, 37, ANNUAL, undefined, { bS_JP_UkupnoImovina: 7 }),
      record(2024, 41, CONSOLIDATED, undefined, { bS_JP_UkupnoImovina: 9 }),
    ];
    const [kind = null] = reportKinds(records);
    const points = seriesOf(assets, records, [2020, 2021, 2022, 2023, 2024], kind);
    expect(points.map(({ value, gap }) => gap ?? value)).toEqual([0, 'notStated', 'noReport', 7, 'otherReport']);
    const equipment = balance.find(({ id }) => id === 'bsA_011')!;
    expect(seriesOf(equipment, records, [2023], kind)[0]?.gap).toBe('notOnForm');
  });

  test('a change is shown between consecutive years of one code set, never across 2022', () => {
    const records = [
      record(2020, 1, OLD, undefined, { bsA_065: 100 }),
      record(2021, 1, OLD, undefined, { bsA_065: 150 }),
      record(2022, 37, ANNUAL, undefined, { bS_JP_UkupnoImovina: 300 }),
      record(2024, 37, ANNUAL, undefined, { bS_JP_UkupnoImovina: 600 }),
    ];
    const [kind = null] = reportKinds(records);
    const points = seriesOf(assets, records, [2020, 2021, 2022, 2023, 2024], kind);
    expect(points.map(({ change }) => change?.percent ?? null)).toEqual([null, 50, null, null, null]);
  });
});

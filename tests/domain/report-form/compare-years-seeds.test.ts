import { describe, expect, test } from 'vitest';
import { compareReports } from '#domain/report-form/internal/compare-years.ts';
import type { ComparedSheet } from '#domain/report-form/year-comparison.ts';
import { type ComparedColumns, foundColumns, differencesIn } from '#domain/report-form/year-differences.ts';
import { random, type Random } from '#mocks/random.ts';
import { ALL_FORMS, type Form } from '#mocks/workbooks/forms.ts';
import { columnNumber } from '#shared/workbook/addresses.ts';
import type { Cell } from '#shared/workbook/workbook.ts';
import { FORMS, SOME_FORMS } from './forms.ts';
import {
  type Place,
  placeNamed,
  type Program,
  PROGRAMS,
  type Report,
  reportOf,
  withCell,
  withCells,
  withColumn,
  withColumnsSwapped,
  withName,
  withRow,
} from './two-years.ts';

/** `SEEDS=5000 npx vitest run compare-years-seeds` tries more. */
const SEEDS = Number(process.env['SEEDS'] ?? 250);

type Reports = { last: Report; now: Report };
/** Changes this year's report, or both; `sheet` is a chained sheet of it. */
type Alteration = (reports: Reports, sheet: string, dice: Random) => Reports;

const inNow =
  (change: (now: Report, sheet: string, dice: Random) => Report): Alteration =>
  (reports, sheet, dice) => ({ ...reports, now: change(reports.now, sheet, dice) });

const amount = (value: number): Partial<Cell> => ({ kind: 'number', value: String(value) });

/** The address of a line's amount. */
const cellOf = ({ rows, ...letters }: Place, column: 'current' | 'previous', code: string) =>
  `${letters[column]}${rows.get(code)}`;

const anyLine = ({ rows }: Place, dice: Random) => dice.pick([...rows.keys()]);

/** Content of the cell of a random line. */
const inLine = (column: 'current' | 'previous', content: (dice: Random) => Partial<Cell>): Alteration =>
  inNow((now, sheet, dice) => {
    const place = placeNamed(now, sheet);
    return withCell(now, sheet, cellOf(place, column, anyLine(place, dice)), content(dice));
  });

const oneAmount = inLine('previous', (dice) => amount(dice.int(1, 9000) + 0.37));
const otherAmounts: Alteration = (reports, sheet, dice) =>
  Array.from({ length: dice.int(2, 12) }).reduce<Reports>((all) => oneAmount(all, sheet, dice), reports);

/** A copy of a report with another report id. */
const withId = (report: Report, change: (id: string) => string): Report =>
  report.sheets.reduce(
    (all, { name }) =>
      withCells(all, name, (cell) => (/^\d{22}$/.test(cell.value) ? { ...cell, value: change(cell.value) } : cell)),
    report,
  );

const heading = (cell: Cell, place: Place) =>
  cell.kind === 'text' && cell.row < Math.min(...place.rows.values()) && /\p{L}/u.test(cell.value);

const ALTERATIONS = {
  nothing: (reports) => reports,
  oneAmount,
  otherAmounts,
  shiftedColumn: inNow((now, sheet, dice) =>
    withColumn(now, sheet, dice.int(1, columnNumber(placeNamed(now, sheet).previous))),
  ),
  insertedRow: inNow((now, sheet, dice) => withRow(now, sheet, dice.pick([...placeNamed(now, sheet).rows.values()]))),
  renamedSheet: inNow((now, sheet, dice) => withName(now, sheet, `List ${dice.int(1, 99)}`)),
  anotherType: inNow((now) => withId(now, (id) => `${id.slice(0, 13)}38${id.slice(15)}`)),
  mergedHeading: inNow((now, sheet) => {
    const place = placeNamed(now, sheet);
    const right = Math.max(columnNumber(place.current), columnNumber(place.previous));
    return withCells(now, sheet, (cell) => (cell.column === right && heading(cell, place) ? null : cell));
  }),
  yearsAsHeadings: ({ last, now }, sheet) => {
    const years = (report: Report, first: number) => {
      const place = report.places.find(({ name }) => name === sheet);
      return place
        ? withCells(report, sheet, (cell) => {
            const isHeading = heading(cell, place);
            const [current, previous] = [columnNumber(place.current), columnNumber(place.previous)];
            if (isHeading && cell.column === current) return { ...cell, ...amount(first) };
            return isHeading && cell.column === previous ? { ...cell, ...amount(first - 1) } : cell;
          })
        : report;
    };
    return { last: years(last, 2020), now: years(now, 2021) };
  },
  swappedColumns: inNow((now, sheet) => withColumnsSwapped(now, sheet)),
  textAmount: inLine('previous', () => ({ kind: 'text', value: '1.200,00' })),
  errorAmount: inLine('previous', () => ({ kind: 'error', value: '#REF!' })),
  neverComputed: inNow((now, sheet) =>
    withCells(now, sheet, (cell) =>
      cell.formula === null ? cell : { ...cell, kind: 'empty', value: '', formula: 'LOOKUP(A1,B1:B9)' },
    ),
  ),
  emptyOpening: inNow((now, sheet) => {
    const column = columnNumber(placeNamed(now, sheet).previous);
    const first = Math.min(...placeNamed(now, sheet).rows.values());
    return withCells(now, sheet, (cell) => (cell.column === column && cell.row >= first ? null : cell));
  }),
  removedSheet: inNow((now, sheet) => ({
    sheets: now.sheets.filter(({ name }) => name !== sheet),
    places: now.places.filter(({ name }) => name !== sheet),
  })),
  changedLabel: inNow((now, sheet, dice) => {
    const place = placeNamed(now, sheet);
    const row = place.rows.get(anyLine(place, dice));
    return withCells(now, sheet, (cell) =>
      cell.row === row && cell.kind === 'text' ? { ...cell, value: `${cell.value} i ostalo` } : cell,
    );
  }),
  sameLabels: inNow((now, sheet, dice) => {
    const place = placeNamed(now, sheet);
    const rows = [place.rows.get(anyLine(place, dice)), place.rows.get(anyLine(place, dice))];
    return withCells(now, sheet, (cell) =>
      rows.includes(cell.row) && cell.kind === 'text' ? { ...cell, value: 'Ostalo' } : cell,
    );
  }),
  notes: ({ last, now }, sheet, dice) => {
    // In a column of their own before the amounts, where these were.
    const noted = (report: Report) => {
      const place = report.places.find(({ name }) => name === sheet);
      if (!place) return report;
      return [...place.rows.values()].reduce(
        (all, row) =>
          dice.chance(0.4) ? withCell(all, sheet, `${place.current}${row}`, amount(dice.int(1, 40))) : all,
        withColumn(report, sheet, columnNumber(place.current)),
      );
    };
    return { last: noted(last), now: noted(now) };
  },
  fewAmounts: ({ last, now }, sheet, dice) => {
    const kept = dice.int(1, 6);
    const few = (report: Report) => {
      const place = report.places.find(({ name }) => name === sheet);
      const rows = [...(place?.rows.values() ?? [])].slice(kept);
      return withCells(report, sheet, (cell) =>
        cell.kind === 'number' &&
        rows.includes(cell.row) &&
        cell.column >= Math.min(columnNumber(place?.current ?? 'A'), columnNumber(place?.previous ?? 'A'))
          ? { ...cell, value: '0' }
          : cell,
      );
    };
    return { last: few(last), now: few(now) };
  },
  nothingChanged: ({ last, now }, sheet) => {
    const place = placeNamed(now, sheet);
    const cells = now.sheets.find(({ name }) => name === sheet)?.cells;
    const still = [...place.rows.keys()].reduce((all, code) => {
      const cell = cells?.get(cellOf(place, 'previous', code));
      return cell ? withCell(all, sheet, cellOf(place, 'current', code), { kind: cell.kind, value: cell.value }) : all;
    }, now);
    return { last, now: still };
  },
  sameReport: ({ last }) => ({ last, now: last }),
  sameYear: ({ last }, _sheet, dice) => {
    const { name } = dice.pick(last.places);
    return inLine('current', () => amount(dice.int(1, 900)))({ last, now: last }, name, dice);
  },
  swappedFiles: ({ last, now }) => ({ last: now, now: last }),
  otherEntity: inNow((now) => withId(now, (id) => `4209999999993${id.slice(13)}`)),
} satisfies Record<string, Alteration>;

type Kind = keyof typeof ALTERATIONS;
const KINDS = Object.keys(ALTERATIONS) as Kind[];
/** Alterations after which the columns can still be found in every chained sheet. */
const FOUND: readonly Kind[] = [
  'nothing',
  'oneAmount',
  'shiftedColumn',
  'insertedRow',
  'renamedSheet',
  'anotherType',
  'mergedHeading',
  'yearsAsHeadings',
];
/** Afterwards no column of this year repeats one of last year. */
const UNCHAINED: readonly Kind[] = ['sameReport', 'sameYear'];

/** What the cells of two reports say: the lines of a chained sheet whose opening amount is another one than the closing. */
function trueDifferences({ last, now }: Reports, place: Place, kinds: readonly Kind[]) {
  const swapped = kinds.filter((kind) => kind === 'swappedFiles').length % 2 === 1;
  const before = last.places.find(({ rows }) => [...rows.keys()].join() === [...place.rows.keys()].join());
  if (!before) throw new Error(`no last place of ${place.name}`);
  const columns = swapped
    ? { last: before.previous, now: place.current }
    : { last: before.current, now: place.previous };
  const read = (report: Report, name: string, address: string) => {
    const cell = report.sheets.find((sheet) => sheet.name === name)?.cells.get(address);
    if (!cell || (cell.kind === 'empty' && cell.formula === null)) return 0;
    return cell.kind === 'number' ? Number(cell.value) : null;
  };
  const lines = [...place.rows].map(([code, row]) => ({
    code,
    row,
    closing: read(last, before.name, `${columns.last}${before.rows.get(code)}`),
    opening: read(now, place.name, `${columns.now}${row}`),
  }));
  return { columns, lines };
}

/** The programs that saved a form's reports: LibreOffice, and one of the others for one form of each family. */
function programsOf(form: Form, which: 'last' | 'now'): readonly Program[] {
  const at = ALL_FORMS.indexOf(form) + (which === 'now' ? 1 : 0);
  const program = PROGRAMS[at % PROGRAMS.length] ?? 'asMade';
  const others: readonly Program[] = SOME_FORMS.some(([, each]) => each === form) ? [program] : [];
  return which === 'last' ? ['libreOffice', ...others] : ['asMade', ...others];
}

describe('two years of a report, altered by seed', () => {
  test.each(Array.from({ length: Math.ceil(SEEDS / 50) }, (_, at) => at * 50))('seeds from %i', async (from) => {
    for (let seed = from; seed < Math.min(SEEDS, from + 50); seed++) {
      const dice = random(seed);
      const form = dice.pick(ALL_FORMS);
      const programs = [dice.pick(programsOf(form, 'last')), dice.pick(programsOf(form, 'now'))] as const;
      const first: Reports = {
        last: await reportOf(form, 'last', programs[0]),
        now: await reportOf(form, 'now', programs[1]),
      };
      const kinds = Array.from({ length: dice.int(1, 3) }, () => dice.pick(KINDS));
      const altered = kinds.reduce((both, kind) => {
        const place = both.now.places.length > 0 ? dice.pick(both.now.places) : null;
        return place ? (ALTERATIONS[kind] as Alteration)(both, place.name, dice) : both;
      }, first);
      const what = [form.family.key, form.era, ...programs, ...kinds].join(' ');
      check(altered, kinds, `seed ${seed}: ${what}`);
    }
  });

  test.each(FORMS)('%s with a form of other years: declined', async (_name, form) => {
    const { sheets: last } = await reportOf(form, 'last', 'libreOffice');
    for (const [name, other] of FORMS) {
      if (other.era === form.era) continue;
      const { sheets: now } = await reportOf(other, 'now', 'asMade');
      expect(compareReports({ last, now }, []), name).toMatchObject({ outcome: 'declined', reason: 'otherForm' });
    }
  });
});

function check(both: Reports, kinds: readonly Kind[], what: string): void {
  const comparison = compareReports({ last: both.last.sheets, now: both.now.sheets }, []);
  const isUnchained = kinds.some((kind) => UNCHAINED.includes(kind));
  if (kinds.includes('otherEntity') && !isUnchained && !kinds.includes('swappedFiles')) {
    expect(comparison.outcome, what).toBe('declined');
    return;
  }
  if (comparison.outcome !== 'compared') return;
  const unseen = new Set(both.now.places.map(({ name }) => name));
  for (const sheet of comparison.sheets) {
    const place = both.now.places.find(({ name }) => name === sheet.name);
    const columns = foundColumns(sheet);
    unseen.delete(sheet.name);
    if (!place || isUnchained) {
      // In a sheet that repeats nothing, nothing is found.
      expect(columns, `${what}: ${sheet.name}`).toBeNull();
      continue;
    }
    if (columns) expectTruth(trueDifferences(both, place, kinds), sheet, columns, what);
  }
  // The general data, numbers among texts, are no table of amounts.
  const ofGeneralData = comparison.sheets.filter(({ lines }) => lines.some(({ label }) => label.startsWith('Godina')));
  expect(ofGeneralData, what).toEqual([]);
  // A sheet that was not compared is named.
  expect(
    comparison.skipped.map(({ name }) => name),
    what,
  ).toEqual(expect.arrayContaining([...unseen]));
  if (kinds.every((kind) => FOUND.includes(kind)))
    for (const { name } of both.now.places)
      expect(comparison.sheets.find((sheet) => sheet.name === name)?.found, `${what}: ${name}`).not.toBeNull();
}

type Truth = ReturnType<typeof trueDifferences>;

function expectTruth(truth: Truth, sheet: ComparedSheet, found: ComparedColumns, what: string): void {
  const { last, now } = sheet.columns;
  const letters = { last: last[found.last]?.letters, now: now[found.now]?.letters };
  expect(letters, `${what}: ${sheet.name}`).toEqual(truth.columns);
  const { items, unreadable } = differencesIn(sheet, found);
  const reported = items.map(({ line, closing, opening }) => `${line.rows.now}: ${closing} ${opening}`);
  const differing = truth.lines.filter(
    ({ closing, opening }) => closing !== null && opening !== null && Math.abs(closing - opening) >= 0.005,
  );
  const real = differing.map(({ row, closing, opening }) => `${row}: ${closing} ${opening}`);
  // Never a difference that is none.
  expect(real, what).toEqual(expect.arrayContaining(reported));
  // What is not reported is among the lines that could not be compared.
  const notCompared = [
    ...unreadable.map(({ rows }) => rows.now),
    ...sheet.lone.flatMap(({ year, row }) => (year === 'now' ? [row] : [])),
  ];
  const lastOnly = sheet.lone.filter(({ year }) => year === 'last').length;
  const silent = real.filter((each) => !reported.includes(each) && !notCompared.includes(Number.parseInt(each, 10)));
  expect(silent.length, `${what}: ${silent.join()}`).toBeLessThanOrEqual(lastOnly);
  const unknown = truth.lines.filter(({ closing, opening }) => closing === null || opening === null);
  expect(notCompared, what).toEqual(expect.arrayContaining(unknown.map(({ row }) => row)));
}

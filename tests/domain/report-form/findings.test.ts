import { describe, expect, test } from 'vitest';
import type { Finding } from '#domain/report-form/finding.ts';
import { findAgainst } from '#domain/report-form/internal/form-findings.ts';
import { learnForm, mergeForms } from '#domain/report-form/internal/learn-form.ts';
import { findInAny } from '#domain/report-form/internal/workbook-findings.ts';
import type { Sheet } from '#shared/workbook/workbook.ts';
import { formula, sheetOf, uncomputed } from './sheets.ts';

const codes = (findings: readonly Finding[]) => findings.map(({ code, cell, sheet }) => `${code} ${cell ?? sheet}`);

describe('what is wrong in any workbook', () => {
  const codesIn = (cells: Parameters<typeof sheetOf>[0]) => codes(findInAny(sheetOf(cells)));

  const AMOUNTS = "1.200,00|-5|\u22125|(1.200,00)|1 200|1\u00A0200|1\u202F200|1'200|12 KM|12 bam|12KM|7|0,5|0|(12 )";
  test.each(AMOUNTS.split('|'))('an amount written as text where it is added up: %s', (value) => {
    const sheet = sheetOf({ A1: value, A2: 3, A3: formula('A1+A2', 3) });
    expect(findInAny(sheet)).toEqual([{ code: 'numberAsText', sheet: 'Bilans', cell: 'A1', value }]);
  });

  const OTHERS = '31.12.2020|1.1.20|31. 12. 2020.|31.12.2020.|012|12345678901|n/p|KM|12 EUR|a12|12a|5 KM x';
  test.each(OTHERS.split('|'))('a date, a code, a word is none: %s', (value) => {
    expect(codesIn({ A1: value, A2: 3, A3: formula('A1+A2', 3) })).toEqual([]);
  });

  test('without sums the neighbours decide: a number above and one below, two rows away at most', () => {
    const between = (above: number | string, below: number | string) =>
      codesIn({ B1: above, B2: '1.200,00', B3: below });
    expect(between(5, 7)).toEqual(['numberAsText B2']);
    expect([between('x', 7), between(5, 'x'), between('', 7)]).toEqual([[], [], []]);
    const far = (row: number) => codesIn({ B1: 5, [`B${row}`]: '1.200,00', [`B${row + 1}`]: 7 });
    expect([far(3), far(4)]).toEqual([['numberAsText B3'], []]);
    expect(codesIn({ B1: 5, B2: '', B3: '1.200,00', B4: '', B5: 7 })).toEqual(['numberAsText B3']);
    expect(codesIn({ A1: 5, B2: '1.200,00', A3: 7 })).toEqual([]);
  });

  test.each(['1', '12.', '1.2', '123', '1.2.3.'])('among numbers %s may be an ordinal', (value) => {
    expect(codesIn({ B1: 5, B2: value, B3: 7 })).toEqual([]);
    expect(codesIn({ B1: value, B2: 7, B3: formula('B1+B2', 7) })).toEqual(['numberAsText B1']);
  });

  test('where something is added up, what is not added up is left alone', () => {
    expect(codesIn({ A1: 1, A2: 2, A3: formula('A1+A2', 3), B1: 5, B2: '1.200,00', B3: 7 })).toEqual([]);
  });

  test('an error of a formula', () => {
    expect(findInAny(sheetOf({ A1: { kind: 'error', value: '#REF!', formula: 'X1' } }))).toEqual([
      { code: 'formulaError', sheet: 'Bilans', cell: 'A1', value: '#REF!' },
    ]);
  });

  test('a text that a formula makes is nobody’s typing', () => {
    const made = { kind: 'text', value: '12', formula: 'TEXT(B1)' } as const;
    expect(codesIn({ A1: made, A2: 3, A3: formula('A1+A2', 3) })).toEqual([]);
  });

  test('formulas that were never computed: the first that comes to something, or all of them', () => {
    const sum = { A1: 5, A2: 7 };
    expect(codesIn({ ...sum, A3: uncomputed('A1+A2') })).toEqual(['notComputed A3']);
    expect(codesIn({ ...sum, A3: uncomputed('B1+B2'), A4: uncomputed('A1') })).toEqual(['notComputed A4']);
    // Some programs drop a result of 0, or an empty text.
    expect(codesIn({ ...sum, A3: uncomputed('B1+B2') })).toEqual([]);
    expect(codesIn({ ...sum, A3: uncomputed('A1-A1') })).toEqual([]);
    expect(codesIn({ ...sum, A3: uncomputed('IF(A1>0,"","")'), A4: uncomputed('TODAY()') })).toEqual([
      'notComputed A3',
    ]);
    expect(codesIn({ ...sum, A3: uncomputed('TODAY()'), A4: formula('A1+A2', 12) })).toEqual([]);
    expect(codesIn({ ...sum, A3: uncomputed('TODAY()'), A4: uncomputed('B1+B2') })).toEqual([]);
    expect(codesIn(sum)).toEqual([]);
  });
});

const ID = '4200000000001371234567';
const OTHER_ID = '4209999999993377654321';
const JIB = ID.slice(0, 13);
/** Names of the eight lines of a form: each has a code, a name and an open cell; the sum is below, id and jib on top. */
const LINES = ['Sredstva', 'Zgrade', 'Oprema', 'Zalihe', 'Novac', 'Kapital', 'Obaveze', 'Rezerve'];
const lines = (from = 3) =>
  Object.fromEntries(
    LINES.flatMap((name, at) => [
      [`A${from + at}`, `${at + 100}.`],
      [`B${from + at}`, name],
      [`C${from + at}`, { isOpen: true }],
    ]),
  );
const form = (id = ID, more = {}, given = {}) =>
  sheetOf(
    { A1: id, B1: id.slice(0, 13), C1: 'Tekuća godina', ...lines(), C12: formula('SUM(C3:C10)', 0), ...more },
    given,
  );
const formFrom = (...sheets: Sheet[]) => learnForm(sheets, { version: 'new', name: '', now: 1 });
const OWN = formFrom(form());
const OTHER = formFrom(form(OTHER_ID));
const TWO = mergeForms(OWN, OTHER);
const against = (known: typeof OWN, ...sheets: Sheet[]) => findAgainst(known, sheets);

describe('what differs from the form that a template taught', () => {
  test('nothing in a report that is filled in', () => {
    for (const known of [OWN, OTHER, TWO]) expect(against(known, form(ID, { C3: 5, C4: 7 }))).toEqual([]);
  });

  test('sheets that are missing, renamed or added; hidden ones and blanks round a name do not count', () => {
    const second = form(ID, { C1: 'Prethodna godina' }, { name: 'Uspjeh' });
    const hidden = form(ID, {}, { name: 'Pomoć', isHidden: true });
    const known = formFrom(form(), second, hidden);
    expect(against(known, form(), second)).toEqual([]);
    expect(against(known, { ...form(), name: ' Bilans ' }, second)).toEqual([]);
    expect(against(known, form())).toEqual([{ code: 'sheetMissing', sheet: 'Uspjeh' }]);
    expect(against(known, form(), { ...second, name: 'Moj' })).toEqual([
      { code: 'sheetRenamed', sheet: 'Moj', value: 'Uspjeh' },
    ]);
    expect(against(known, form(), second, sheetOf({ A1: 1 }, { name: 'Radno' }))).toEqual([
      { code: 'sheetAdded', sheet: 'Radno' },
    ]);
    expect(against(known, form(), second, { ...hidden, name: 'Skriveno' })).toEqual([]);
    const twin = { ...second, name: 'Drugi uspjeh' };
    expect(codes(against(formFrom(form(), second, twin), form(), { ...second, name: 'Moj' }))).toEqual([
      'sheetRenamed Moj',
      'sheetMissing Drugi uspjeh',
    ]);
    // A completely different sheet does not count as renamed.
    expect(codes(against(known, form(), sheetOf({ A1: 'x' }, { name: 'Radno' })))).toEqual([
      'sheetMissing Uspjeh',
      'sheetAdded Radno',
    ]);
  });

  test('a fixed text of a line, once two templates agree or it is the very report', () => {
    const report = form(ID, { B5: 'Opremica', C1: 'Ova godina' });
    const changed = [{ code: 'fixedChanged', sheet: 'Bilans', cell: 'B5', value: 'Opremica' }];
    expect(against(OWN, report)).toEqual(changed);
    expect(against(TWO, report)).toEqual(changed);
    expect(against(OTHER, report)).toEqual([]);
    expect(codes(against(TWO, form(ID, { B5: '' })))).toEqual(['fixedChanged B5']);
    const without = { ...OWN, idHash: formFrom(form('x')).idHash };
    expect(against(without, form('x', { B5: 'Opremica' })).filter(({ code }) => code === 'fixedChanged')).toEqual([]);
  });

  test('a sheet that differs in more than 30 of 100 texts teaches nothing of its texts', () => {
    const differing = (count: number) =>
      form(ID, Object.fromEntries(LINES.slice(0, count).map((_, at) => [`B${3 + at}`, 'x'])));
    expect(codes(against(TWO, differing(5)))).toHaveLength(5);
    expect(codes(against(TWO, differing(6)))).toEqual([]);
  });

  test('the first cell from which everything is some rows lower or higher', () => {
    const moved = (rows: number) => {
      const [top, rest] = [{ A1: ID, B1: JIB, C1: 'Tekuća godina' }, lines(3 + rows)];
      return sheetOf({ ...top, ...rest, [`C${12 + rows}`]: formula('SUM(C3:C10)', 0) });
    };
    const first = [{ code: 'cellsMoved', sheet: 'Bilans', cell: 'A3' }];
    for (const rows of [1, -1, 10]) expect(against(TWO, moved(rows)), String(rows)).toEqual(first);
    expect(codes(against(TWO, moved(11)))).not.toContain('cellsMoved A3');
  });

  test('one text that is changed has moved nothing, nor have two', () => {
    const equal = (first: string) =>
      sheetOf({ A1: ID, ...Object.fromEntries(LINES.map((_, at) => [`B${3 + at}`, at === 0 ? first : 'isto'])) });
    expect(codes(against(formFrom(equal('isto')), equal('x')))).not.toContain('cellsMoved B3');
    const two = (row: number) => sheetOf({ A1: ID, [`B${row}`]: 'Ukupno', [`C${row}`]: 'Iznos' });
    expect(codes(against(formFrom(two(5)), two(6)))).toEqual([]);
  });

  test('a formula typed over, unless a program saved none at all', () => {
    const more = { D12: formula('SUM(D3:D10)', 0), E12: formula('C12+D12', 0) };
    const known = formFrom(form(ID, more));
    expect(against(known, form(ID, { ...more, C12: 5 }))).toEqual([
      { code: 'formulaReplaced', sheet: 'Bilans', cell: 'C12', value: '5' },
    ]);
    expect(against(known, form(ID, { ...more, C12: 5, D12: 5 }))).toEqual([]);
    expect(against(OWN, form(ID, { C12: 5 }))).toEqual([]);
    const sums = { C12: formula('SUM(C3:C10)', 0), D12: formula('SUM(D3:D10)', 0) };
    expect(codes(against(formFrom(form(ID, sums)), form(ID, { ...sums, C12: 5 })))).toEqual(['formulaReplaced C12']);
    expect(against(OWN, form(ID, { C12: uncomputed('SUM(C3:C10)') }))).toEqual([]);
  });

  test.each([
    ['an id that is missing', { A1: '' }, [{ code: 'idMissing', cell: 'A1' }]],
    ['an id of another form', { A1: '42-53' }, [{ code: 'idMalformed', cell: 'A1', value: '42-53' }]],
    ['an id that a formula never made', { A1: uncomputed('B1&1') }, []],
    ['an id that is an error', { A1: { kind: 'error', value: '#REF!', formula: 'X1' } as const }, []],
    ['a jib of another form', { B1: '420' }, [{ code: 'jibMalformed', cell: 'B1', value: '420' }]],
    [
      'a jib that is not in the id',
      { B1: '4200000000002' },
      [{ code: 'idJibDiffers', cell: 'B1', value: '4200000000002' }],
    ],
    ['no jib', { B1: '' }, []],
    ['a jib beside no id', { A1: '', B1: '4200000000002' }, [{ code: 'idMissing', cell: 'A1' }]],
  ])('%s', (_what, cells, expected) => {
    expect(against(OTHER, form(ID, cells))).toEqual(expected.map((finding) => ({ ...finding, sheet: 'Bilans' })));
  });

  test('a jib stored as a number has its zeros by its format', () => {
    const zeros = '0420000000001';
    expect(against(OTHER, form(`${zeros}371234567`, { B1: 420_000_000_001 }))).toEqual([]);
  });
});

describe('what a template adds to the look at any workbook', () => {
  const [known] = OWN.sheets;
  const codesIn = (cells: object) => codes(findInAny(form(ID, cells), known));

  test('a text in a cell that the form leaves empty and adds up', () => {
    expect(codesIn({ C3: 'n/p' })).toEqual(['textInAmount C3']);
    expect(codesIn({ C3: '1.200,00' })).toEqual(['numberAsText C3']);
    expect(codes(findInAny(form(ID, { C3: 'n/p' })))).toEqual([]);
    expect(codes(findInAny(form(ID, { C3: 'n/p', C12: 0 }), known)), 'where no formula is left').toEqual([
      'textInAmount C3',
    ]);
  });

  test('texts and errors of the empty form are its own', () => {
    const broken = { E1: { kind: 'error', value: '#DIV/0!', formula: '1/C3' } } as const;
    const [withError] = formFrom(form(ID, broken)).sheets;
    expect(codes(findInAny(form(ID, broken), withError))).toEqual([]);
    expect(codesIn(broken)).toEqual(['formulaError E1']);
    const numbered = { ...known!, fixed: { ...known!.fixed, C3: 1 } };
    expect(codes(findInAny(form(ID, { C3: '1.200,00' }), numbered))).toEqual([]);
  });
});

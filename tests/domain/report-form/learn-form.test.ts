import { describe, expect, test } from 'vitest';
import { hashOf } from '#domain/report-form/form-structure.ts';
import { formKey, learnForm, mergeForms, reportIdIn } from '#domain/report-form/internal/learn-form.ts';
import { formOf, likeness } from '#domain/report-form/internal/match-form.ts';
import { reportTypeIn } from '#domain/report-form/report-id.ts';
import { formula, sheetOf } from './sheets.ts';

const JIB = '4200000000001';
const ID = `${JIB}371234567`;
const OTHER_ID = `4209999999993377654321`;
const ORIGIN = { version: 'new', name: 'Godišnji izvještaj', now: 5 } as const;

/** A template for a report: a heading and a line with a sum, and whose it is. */
const template = (id = ID, more = {}, given = {}) =>
  sheetOf(
    {
      A1: 'Obrazac',
      A2: id,
      A3: id.slice(0, 13),
      B1: 'Opis',
      B2: 'Stalna sredstva',
      B3: 'Tekuća sredstva',
      B4: 'Ukupno',
      C2: { isOpen: true },
      C3: { isOpen: true },
      C4: formula('C2+C3', 0),
      ...more,
    },
    given,
  );
const formFrom = (...sheets: ReturnType<typeof template>[]) => learnForm(sheets, ORIGIN);
const fixedIn = (form: ReturnType<typeof formFrom>, at = 0) => Object.keys(form.sheets[at]?.fixed ?? {});

describe('the report id of a workbook (R3.10)', () => {
  test.each([
    ['one', [ID], ID],
    ['the same twice', [ID, ID], ID],
    ['two', [ID, OTHER_ID], ''],
    ['none', ['Obrazac'], ''],
    ['21 digits', [ID.slice(1)], ''],
    ['23 digits', [`${ID}1`], ''],
    ['digits and a letter', [`${ID.slice(1)}a`], ''],
  ])('%s', (_what, values, id) => {
    const sheets = values.map((value) => sheetOf({ A1: value, A2: 'x' }));
    expect(reportIdIn(sheets)).toBe(id);
  });

  test('has the report type in its positions 13 and 14', () => {
    expect(reportTypeIn(ID)).toBe('37');
    for (const id of ['', ID.slice(1), `${ID}1`, `x${ID.slice(1)}`]) expect(reportTypeIn(id)).toBe('');
  });
});

describe('what a template teaches', () => {
  test('the cells of texts, formulas, amounts, the id and the jib, and nothing of their contents', () => {
    const form = formFrom(template());
    expect(form).toMatchObject({ version: 'new', reportType: '37', name: ORIGIN.name, learntAt: 5, templates: 1 });
    const fixed = { A1: 'Obrazac', B1: 'Opis', B2: 'Stalna sredstva', B3: 'Tekuća sredstva', B4: 'Ukupno' };
    expect(form.sheets).toEqual([
      {
        name: 'Bilans',
        isHidden: false,
        fixed: Object.fromEntries(Object.entries(fixed).map(([address, text]) => [address, hashOf(text)])),
        formulas: ['C4'],
        open: ['C2', 'C3'],
        addedUp: ['C2', 'C3'],
        errors: [],
        idAt: ['A2'],
        jibAt: ['A3'],
      },
    ]);
    expect(JSON.stringify(form)).not.toContain(JIB);
  });

  test('a jib that a formula makes of the id is not typed; an error of the empty form is known', () => {
    const cells = {
      A3: { kind: 'text', value: JIB, formula: 'LEFT(A2,13)' },
      D1: { kind: 'error', value: '#DIV/0!', formula: '1/C2' },
      D2: { kind: 'empty', value: '', formula: '""' },
    } as const;
    expect(formFrom(template(ID, cells)).sheets[0]).toMatchObject({
      jibAt: [],
      errors: ['D1'],
      formulas: ['A3', 'C4', 'D1'],
    });
  });

  test('a cell that stays open is not fixed, nor a number where nothing is protected, nor an amount', () => {
    const day = { kind: 'date', value: '2020-01-01' } as const;
    const cells = { A4: 2020, A5: { kind: 'text', value: 'upišite', isOpen: true }, A6: day, C2: 0 } as const;
    expect(fixedIn(formFrom(template(ID, cells)))).toEqual(['A1', 'B1', 'B2', 'B3', 'B4', 'A4']);
    expect(fixedIn(formFrom(template(ID, cells, { isProtected: false })))).toEqual(['A1', 'B1', 'B2', 'B3', 'B4']);
  });

  test('a sum that is added up in turn is no amount to fill in', () => {
    expect(formFrom(template(ID, { C5: formula('C4', 0) })).sheets[0]).toMatchObject({ addedUp: ['C2', 'C3'] });
  });

  test('of a hidden sheet the name alone, without an id neither id nor jib', () => {
    const [hidden] = formFrom(template(ID, {}, { isHidden: true })).sheets;
    expect(hidden).toMatchObject({ name: 'Bilans', isHidden: true, fixed: {}, formulas: [], open: [], idAt: [] });
    const [none] = formFrom(template('Primjer')).sheets;
    expect(none).toMatchObject({ idAt: [], jibAt: [] });
  });
});

describe('two lessons about one form', () => {
  const known = formFrom(template());

  test('what differs is of the reports, what agrees is of the form', () => {
    const other = formFrom(template(OTHER_ID, { B3: 'Druga sredstva', D9: OTHER_ID, D1: formula('C2', 1) }));
    const both = mergeForms(known, other);
    expect(both.templates).toBe(2);
    expect(fixedIn(both)).toEqual(['A1', 'B1', 'B2', 'B4']);
    expect(both.sheets[0]).toMatchObject({ formulas: ['C4'], idAt: ['A2', 'D9'], jibAt: ['A3'] });
    expect(both.idHash).toBe(hashOf(OTHER_ID));
  });

  test('the same report teaches nothing of the reports, and a name that is not known is not forgotten', () => {
    const again = mergeForms(known, { ...formFrom(template()), name: '', learntAt: 9 });
    expect(again).toEqual({ ...known, learntAt: 9 });
    expect(mergeForms(known, { ...known, name: 'Novi' }).name).toBe('Novi');
  });

  test('a form that the agency has changed is learnt anew: less than 80 of 100 texts agree', () => {
    const changed = (cells: object) => formFrom(template(OTHER_ID, cells));
    expect(mergeForms(known, changed({ B3: 'x' })).templates).toBe(2);
    const two = changed({ B3: 'x', B2: 'y' });
    expect(mergeForms(known, two)).toBe(two);
    const renamed = formFrom(template(OTHER_ID, {}, { name: 'Drugi' }));
    expect(mergeForms(known, renamed)).toBe(renamed);
  });

  test('a sheet that is new is left as it came; forms without texts agree', () => {
    const empty = formFrom(sheetOf({ A1: 1 }, { isProtected: false }));
    const added = formFrom(sheetOf({ A1: 1 }, { isProtected: false }), template(OTHER_ID, {}, { name: 'Novi' }));
    expect(mergeForms(empty, added).sheets).toEqual(added.sheets);
  });

  test('are about one form when generator, report type and sheets are the same', () => {
    const form = formFrom(template(), template(ID, {}, { name: 'Drugi' }));
    expect(formKey(formFrom(template(OTHER_ID), template(OTHER_ID, {}, { name: 'Drugi' })))).toBe(formKey(form));
    const others = [
      { ...form, version: 'old' as const },
      { ...form, reportType: '12' },
      { ...form, sheets: form.sheets.slice(0, 1) },
      { ...form, sheets: form.sheets.toReversed() },
    ];
    expect(new Set([form, ...others].map(formKey)).size).toBe(5);
  });
});

describe('the form that a workbook is made on', () => {
  const form = formFrom(template());
  const report = (more = {}, given = {}) => template(ID, { C2: 5, C3: 7, ...more }, given);

  test('the share of its texts that is in a sheet, wherever they are; without texts all of them', () => {
    const [structure] = form.sheets;
    expect(likeness(structure!, report())).toBe(1);
    expect(likeness(structure!, report({ B4: '' }))).toBe(0.8);
    expect(likeness(structure!, sheetOf({ Z9: 'Obrazac', Z8: 'Opis' }))).toBe(0.4);
    expect(likeness({ ...structure!, fixed: {} }, sheetOf({}))).toBe(1);
  });

  test('nearly all of its texts are there, on a sheet of that name', () => {
    expect(formOf([report()], [form])).toBe(form);
    expect(formOf([report({}, { name: ' Bilans ' })], [form])).toBe(form);
    expect(formOf([report()], [formFrom(template(ID, {}, { name: ' Bilans ' }))])).not.toBeNull();
    expect(formOf([report({ B4: '' })], [form])).toBe(form);
    expect(formOf([report({ B4: '', B3: '' })], [form])).toBeNull();
    expect(formOf([report({}, { name: 'Drugi' })], [form])).toBeNull();
    expect(formOf([], [form])).toBeNull();
    expect(formOf([report()], [])).toBeNull();
  });

  test('two thirds of its visible sheets are enough', () => {
    const named = (...names: string[]) => names.map((name) => report({}, { name }));
    const three = formFrom(...named('A', 'B', 'C'), report({}, { name: 'D', isHidden: true }));
    expect(formOf(named('A', 'C'), [three])).toBe(three);
    expect(formOf(named('A'), [three])).toBeNull();
    const half = ['A', 'B', 'C'].map((name) => report({ B2: '', B3: '', B4: '' }, { name }));
    expect(formOf(half, [three])).toBeNull();
  });

  test('another report type is another form, where both name one', () => {
    const other = { ...form, reportType: '12' };
    expect(formOf([report()], [other])).toBeNull();
    expect(formOf([report()], [{ ...form, reportType: '' }])).not.toBeNull();
    expect(formOf([report({ A2: 'x', A3: 'y' })], [other])).toBe(other);
  });

  test('of several the one with most in common, of equals the one learnt last', () => {
    const younger = { ...form, learntAt: 2 };
    const forms = [formFrom(template(ID, { B4: 'Svega' })), { ...form, learntAt: 1 }, younger];
    for (const known of [forms, forms.toReversed()]) expect(formOf([report()], known)).toBe(younger);
    const large = formFrom(template(), template(ID, {}, { name: 'Drugi' }));
    const sheets = [report(), report({}, { name: 'Drugi' })];
    for (const known of [
      [form, large],
      [large, form],
    ])
      expect(formOf(sheets, known)).toBe(large);
  });
});

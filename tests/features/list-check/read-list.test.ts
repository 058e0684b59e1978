import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { likelyReading, readListFile } from '#features/registers/list-check/list/list-file.ts';
import { readWanted } from '#features/registers/list-check/list/read-line.ts';
import { readList } from '#features/registers/list-check/list/read-list.ts';
import { isJib } from '#shared/format/jib.ts';

const read = (text: string, given: { most?: number; withNames?: boolean } = {}) =>
  readList(text, given.most ?? 300, given.withNames ?? true);
const JIB = '4200000000005';
const OTHER = '4200000000013';
const jib = (text: string, given = '', line = 1) => ({ line, given, wanted: { kind: 'jib', jib: text } });

describe('a jib is found in whatever form it is written', () => {
  test.each([
    [JIB, ''],
    [`JIB: ${JIB}`, ''],
    ['ID broj 4200 0000 0000 5', ''],
    ['4200-0000-0000-5', ''],
    [`Hrast d.o.o. Sarajevo\t${JIB}\tTuzla`, 'Hrast d.o.o. Sarajevo'],
    [`1.\tHrast d.o.o.\t${JIB}`, 'Hrast d.o.o.'],
    [`17\t${JIB}\tHrast d.o.o.`, 'Hrast d.o.o.'],
    [`${JIB};Hrast d.o.o.;Tuzla`, 'Hrast d.o.o.'],
    [`Hrast d.o.o., JIB ${JIB}`, 'Hrast d.o.o.'],
    [`• Hrast d.o.o. (ID broj: ${JIB})`, 'Hrast d.o.o.'],
    [`ID broj: ${JIB} (Hrast d.o.o.)`, 'Hrast d.o.o.'],
    [`"Hrast; d.o.o.";${JIB}`, 'Hrast d.o.o.'],
    ['0200000000005', ''],
    [`JIB/ID: ${JIB} Hrast d.o.o.`, 'Hrast d.o.o.'],
    [`J.I.B.: ${JIB}, Hrast d.o.o.`, 'Hrast d.o.o.'],
    [`Identifikacioni broj: ${JIB} – Hrast d.o.o.`, 'Hrast d.o.o.'],
    [`Hrast, Tuzla,${JIB},Tuzla`, 'Hrast, Tuzla,Tuzla'],
    [`ID Studio d.o.o. (${JIB}) Tuzla`, 'ID Studio d.o.o. Tuzla'],
  ])('%j', (text, given) => {
    expect(read(text).rows).toEqual([jib(text.startsWith('02') ? text : JIB, given)]);
  });

  test.each([
    ['Hrast d.o.o.\t4,200,000,000,005', JIB],
    ["Hrast d.o.o.\t4'200'000'000'005", JIB],
    ['Hrast d.o.o.\t４２００００００００００５', JIB],
    ['Hrast d.o.o.\t٤٢٠٠٠٠٠٠٠٠٠٠٥', JIB],
    ['Hrast d.o.o. 12.03.2026 12345', undefined],
    ['Hrast d.o.o.\t1764293200123', undefined],
    ['Hrast d.o.o.\t00387 33 556 123', undefined],
    ['Hrast d.o.o.\tJMB 0101980150004', undefined],
    ['Hrast d.o.o.\t123456\t7890123', undefined],
    ['Hrast d.o.o.\t71000\t033123456789012x', undefined],
    ['Hrast d.o.o.\tinfo@hrast.ba', undefined],
    ['Hrast d.o.o.\ttel. 033 254 400\twww.hrast.ba', undefined],
    ['Hrast d.o.o.\t061 123 456', undefined],
    ['Hrast d.o.o.\t033-254-400', undefined],
    ['Hrast d.o.o.\t033254400', undefined],
    ['Hrast d.o.o.\t38761123456', undefined],
    ['Hrast d.o.o.\t387603456789', undefined],
    ['Hrast d.o.o.\t387 33 254 400', undefined],
    ['Hrast d.o.o.\t1.234.567,89', undefined],
    ['Hrast d.o.o.\t1610000012345678', undefined],
  ])('a jib as cells and phones write it, and other numbers as none: %j', (text, wanted) => {
    const [row] = read(text).rows;
    expect(row?.given).toBe('Hrast d.o.o.');
    if (wanted !== undefined) expect(row?.wanted).toEqual({ kind: 'jib', jib: wanted });
    else expect(row?.wanted).toEqual({ kind: 'name', name: 'Hrast d.o.o.' });
  });

  test.each(['Tel: 00387 33 556 123', '0038733556124', 'JMB 0101980150004', '1764293200123'])(
    '%j alone is no row',
    (text) => expect(read(text)).toMatchObject({ rows: [], other: [{ line: 1 }] }),
  );

  test.each(['061 123 456', '1.234.567,89', '1610000012345678'])('%j alone is a number to correct', (text) => {
    expect(read(text).rows).toMatchObject([{ wanted: { kind: 'unclear' } }]);
  });

  test('a name is asked without invisible signs and with straight quotes', () => {
    const [row] = read('Udru\u00ADženje\u00A0„Lipa“\u200B').rows;
    expect(row?.wanted).toEqual({ kind: 'name', name: 'Udruženje "Lipa"' });
  });

  test('several in one line are several rows', () => {
    expect(read(`Provjeriti ${JIB}, ${OTHER}`).rows).toEqual([jib(JIB), jib(OTHER)]);
  });

  test('a spreadsheet copies a cell with a line break in quotes: it is one row', () => {
    expect(read(`"Hrast\nd.o.o."\t${JIB}\n"Bor"\t${OTHER}`).rows).toEqual([
      jib(JIB, 'Hrast d.o.o.'),
      jib(OTHER, 'Bor', 2),
    ]);
  });
});

describe('a number that is no jib is explained, with what it may be', () => {
  test.each([
    ['420000000001', 'vatNumber', '420000000001'],
    ['PDV broj: 420000000001', 'vatNumber', '420000000001'],
    ['20000000005', 'lostZeros', '20000000005'],
    ['JIB: 20000000005', 'lostZeros', '20000000005'],
    ['JIB: 38761123456', 'lostZeros', '38761123456'],
    ['4,2E+12', 'lostDigits', '4,2E+12'],
    ['4.20001E+12', 'lostDigits', '4.20001E+12'],
    ['4.227E12', 'lostDigits', '4.227E12'],
    ['4,227 E+12', 'lostDigits', '4,227 E+12'],
    ['4,227E+012', 'lostDigits', '4,227E+012'],
    ['4,227×10^12', 'lostDigits', '4,227×10^12'],
    ['42OO0000OO005', 'letters', '42OO0000OO005'],
    ['JIB: 420000000000l', 'letters', '420000000000l'],
    ['42000000000055', 'wrongLength', '42000000000055'],
    ['JIB 4200', 'wrongLength', '4200'],
  ])('%j', (text, reason, number) => {
    expect(read(`Hrast d.o.o.\t${text}`).rows).toEqual([
      { line: 1, given: 'Hrast d.o.o.', wanted: { kind: 'unclear', reason, number } },
    ]);
    expect(readWanted(text)).toEqual({ kind: 'unclear', reason, number });
  });
});

describe('a line without a number', () => {
  test('is a name; list numbers and signs in front of it are left out', () => {
    const names = read('Hrast d.o.o.\n2. Bor d.d. Mostar\n- Udruženje „Lipa“\nA1 d.o.o.').rows.map(
      ({ given }) => given,
    );
    expect(names).toEqual(['Hrast d.o.o.', 'Bor d.d. Mostar', 'Udruženje „Lipa“', 'A1 d.o.o.']);
  });

  test('is no row when it has column heads or the sentences of an e-mail', () => {
    const text = `Poštovani,\nmolim vas provjerite:\nR.br.\tNaziv\tID broj\n1\tHrast\t${JIB}\n---\nHvala!`;
    expect(read(text)).toMatchObject({
      rows: [jib(JIB, 'Hrast', 4)],
      other: [1, 2, 3, 5, 6].map((line) => ({ line })),
    });
  });

  test.each([
    'Redni broj\tPoslovni subjekt\tIdentifikacijski broj',
    'Company name,JIB,City',
    'Naziv klijenta;JIB klijenta;Iznos duga',
    '#\tName\tTax number',
    'Ukupno: 2',
    'UKUPNO\t\t1.234,56',
    'Sveukupno;2',
    'Total;;12',
    'Broj subjekata: 12',
    'Datum: 12.03.2026.',
    'Stranica 1 od 3',
  ])('is no row when it is the head, the total or the page of a table: %j', (line) => {
    expect(read(`${line}\nHrast d.o.o.\nTotal d.o.o.\nSuma`)).toMatchObject({
      rows: [{ given: 'Hrast d.o.o.' }, { given: 'Total d.o.o.' }, { given: 'Suma' }],
      other: [{ line: 1 }],
    });
  });

  test('is no row when it has column heads beside others, a sentence with a full stop, or a signature', () => {
    const text = [
      'R.br.\tNaziv\tID broj\tIznos',
      `1\tHrast d.o.o.\t${JIB}\t1.000,50`,
      'Ova poruka je povjerljiva.',
      'Amra Hodžić, tel. 033 123 456',
      'amra@primjer.ba',
      'Bor d.o.o.',
      'Telekom d.d.',
    ].join('\n');
    const { rows, other } = read(text);
    expect(rows.map(({ given }) => given)).toEqual(['Hrast d.o.o.', 'Bor d.o.o.', 'Telekom d.d.']);
    expect(other.map(({ line }) => line)).toEqual([1, 3, 4, 5]);
    expect(other[2]).toEqual({ line: 4, text: 'Amra Hodžić, tel. 033 123 456' });
  });

  test('is left out, and counted, when names are not wanted', () => {
    const { rows, names } = read(`Lijep pozdrav\n${JIB}`, { withNames: false });
    expect([rows.length, names.length]).toEqual([1, 1]);
  });
});

test('what asks for the same again is left out, and the earlier line is named', () => {
  const { rows, duplicates } = read(`${JIB}\nHrast d.o.o.\nJIB: 4200 0000 0000 5\nHRAST d.o.o.`);
  expect(rows).toHaveLength(2);
  expect(duplicates.map(({ row, first }) => [row.line, first.line])).toEqual([
    [3, 1],
    [4, 2],
  ]);
});

test('rows beyond the limit are kept apart', () => {
  const { rows, beyond } = read(`${JIB}\n${OTHER}\nHrast d.o.o.`, { most: 2 });
  expect([rows.length, beyond.map(({ line }) => line)]).toEqual([2, [3]]);
});

test.each([
  [' 4200 0000 0000 5 ', { kind: 'jib', jib: JIB }],
  ['JMB 0101980150004', { kind: 'unclear', reason: 'otherNumber', number: '0101980150004' }],
  ['Hrast d.o.o. ', { kind: 'name', name: 'Hrast d.o.o.' }],
  [`${JIB} ${OTHER}`, { kind: 'unclear', reason: 'severalJibs', number: `${JIB} ${OTHER}` }],
  ['  ', null],
])('a typed correction: %j', (text, wanted) => {
  expect(readWanted(text)).toEqual(wanted);
});

describe('any text', () => {
  const digits = fc.stringMatching(/^4[0-9]{12}$/);
  const before = fc.constantFrom('', 'JIB: ', 'ID broj ', 'Hrast d.o.o.\t', '12.\t', '"A; B"\t', '• ', 'Firma, ');
  const after = fc.constantFrom('', '\tSarajevo', ' d.o.o.', '.', ';71000;2024', '\t033/123-456');
  const inForm = (jibText: string, form: number) =>
    [jibText, jibText.replace(/(\d{4})(?=\d)/g, '$1 '), jibText.replace(/^(\d{4})(\d{8})(\d)$/, '$1-$2-$3')][form] ??
    jibText;

  test('each jib is found once, in order, whatever is around it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(digits, before, after, fc.nat(2)), { selector: ([one]) => one, maxLength: 30 }),
        fc.constantFrom('\n', '\r\n', '\n\n'),
        (lines, end) => {
          const text = lines.map(([one, front, back, form]) => front + inForm(one, form) + back).join(end);
          expect(read(text).rows.map(({ wanted }) => wanted)).toEqual(
            lines.map(([one]) => ({ kind: 'jib', jib: one })),
          );
        },
      ),
    );
  });

  test('every line with text is accounted for; rows are valid, different and within the limit', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      digits,
      fc.constantFrom('\n', '\t', ';', '"', ' ', '4,2E+12', 'Hrast', 'JIB:', '420000000001', ','),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        (pieces, most, withNames) => {
          const text = pieces.join('');
          const { rows, duplicates, beyond, names, other } = read(text, { most, withNames });
          const all = [...rows, ...duplicates.map(({ row }) => row), ...beyond, ...names];
          const seen = new Set([...all.map(({ line }) => line), ...other.map(({ line }) => line)]);
          expect(rows.length).toBeLessThanOrEqual(most);
          expect(seen.size).toBeLessThanOrEqual(text.split(/[\r\n\u2028\u2029\v\f]/).length);
          for (const { wanted, given } of all) {
            if (wanted.kind === 'jib') expect(isJib(wanted.jib)).toBe(true);
            if (wanted.kind === 'name') expect(wanted.name.length).toBeGreaterThan(0);
            expect(Array.from(given).length).toBeLessThanOrEqual(200);
          }
          const jibs = rows.flatMap(({ wanted }) => (wanted.kind === 'jib' ? [wanted.jib] : []));
          expect(new Set(jibs).size).toBe(jibs.length);
          if (!withNames) expect(rows.every(({ wanted }) => wanted.kind !== 'name')).toBe(true);
          const longest = read(text, { most: 1000, withNames });
          expect(longest.rows.length).toBe(rows.length + beyond.length);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** The text that a file puts into the field. */
const listFileText = async (file: File) => (await readListFile(file))?.[0]?.text ?? null;
const xlsxOf = async (...sheets: Parameters<typeof writeXlsx>[0]['sheets']) =>
  new File([new Uint8Array(await writeXlsx({ sheets }))], 'lista.xlsx');

describe('a file', () => {
  test('.xlsx: the rows of the first sheet, a jib that is a number keeps its digits', async () => {
    const rows = [
      ['Naziv', 'JIB'],
      ['Hrast\td.o.o.', Number(JIB)],
      ['Bor', 20000000005],
    ];
    const text = await listFileText(await xlsxOf({ name: 'List', rows }));
    expect(read(text ?? '').rows).toEqual([
      jib(JIB, 'Hrast d.o.o.', 2),
      { line: 3, given: 'Bor', wanted: { kind: 'unclear', reason: 'lostZeros', number: '20000000005' } },
    ]);
  });

  test('.csv with commas and quotes, in the code page of an older spreadsheet', async () => {
    const bytes = new Uint8Array([...Buffer.from('naziv,jib\r\n"'), 0x8a, ...Buffer.from(`ume, d.o.o.",${JIB}\r\n`)]);
    // Phones give the type, but a name without an ending.
    for (const file of [new File([bytes], 'lista.csv '), new File([bytes], 'msf:1000003', { type: 'text/csv' })])
      expect(read((await listFileText(file)) ?? '').rows).toEqual([jib(JIB, 'Šume, d.o.o.', 2)]);
  });

  test('.txt is taken as it is; an .xls or a picture is refused', async () => {
    expect(await listFileText(new File([JIB], 'a.txt'))).toBe(JIB);
    expect(await listFileText(new File([new Uint8Array([0xd0, 0xcf, 0, 1])], 'a.xls'))).toBeNull();
    expect(await listFileText(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'a.xlsx'))).toBeNull();
  });

  test('.xlsx with a title sheet: the sheet with the jibs is read, the others are offered', async () => {
    const rows = [
      ['Naziv', 'JIB'],
      ['Hrast d.o.o.', JIB],
      ['Bor', OTHER],
    ];
    const file = await xlsxOf(
      { name: 'Naslovna', rows: [['Popis dužnika za 2026. godinu'], ['Pripremila: A. H.'], ['Sarajevo']] },
      { name: 'Prazan', rows: [] },
      { name: 'Podaci', rows },
    );
    const readings = (await readListFile(file)) ?? [];
    expect(readings.map(({ name }) => name)).toEqual(['Naslovna', 'Podaci']);
    expect(read(readings[likelyReading(readings)]?.text ?? '').rows.map(({ wanted }) => wanted)).toEqual([
      { kind: 'jib', jib: JIB },
      { kind: 'jib', jib: OTHER },
    ]);
  });
});

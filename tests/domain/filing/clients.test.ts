import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { withChanged, withClients } from '#domain/filing/clients/client-list.ts';
import { clientRules, clientSchema, NEW_CLIENT, type Client } from '#domain/filing/clients/client.ts';
import { clientsJson, clientsTable } from '#domain/filing/clients/clients-file.ts';
import { type ClientsRead, readClients } from '#domain/filing/import/internal/read-clients.ts';
import { exportCsv } from '#shared/export/export-csv.ts';
import { exportXlsx } from '#shared/export/export-xlsx.ts';
import { readingsOf } from '#shared/workbook/read-table.ts';
import { clientOf } from '#tests/features/season/filing.ts';

const refusalsIn = (read: ClientsRead | null) => read?.refused.map(({ row, reason }) => `${row} ${reason}`);

/** The clients in a file, as it is most probably meant. */
async function readClientsFile(file: Blob) {
  const [reading] = (await readingsOf(file)) ?? [];
  return reading ? await readClients(reading.content) : null;
}

/** A workbook as people make it, with one sheet of these rows. */
const workbook = async (rows: (string | number)[][]) =>
  new Blob([new Uint8Array(await writeXlsx({ sheets: [{ name: 'List', rows }] }))]);

const A = clientOf('0000000000001', 'Čempres d.o.o.', { legalEntityTypeId: 1, reportingStandard: 1 });
const B = clientOf('4200000000002', 'Žito "Zrno"; d.d.', { publicInterest: true, reportingStandard: 2 });

/** The bytes of a text in UTF-16, the lower one first. */
const littleEndian = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [unit & 0xff, unit >> 8]);

describe('the list', () => {
  test('is by name, one client per jib, the later one counts', () => {
    expect(withClients([B], [A, { ...A, name: 'Aba' }]).map(({ name }) => name)).toEqual(['Aba', B.name]);
  });

  test('a changed jib does not leave the old client behind', () => {
    const changed = { ...A, jib: '4200000000009' };
    expect(withChanged([A, B], A.jib, changed)).toEqual([changed, B]);
  });

  test('public interest forces IAS/IFRS (R9)', () => {
    expect(withClients([], [{ ...A, publicInterest: true }])[0]?.reportingStandard).toBe(2);
  });
});

describe('files', () => {
  test('a workbook by hand: a jib stored as a number keeps its digits, one that lost them is named', async () => {
    const file = await workbook([
      ['Name', 'JIB'],
      ['Prvi', 4200000000005],
      ['Drugi', '4,2E+12'],
      ['Treći', 17],
      ['Četvrti', '0000000000001'],
    ]);
    const read = await readClientsFile(file);
    expect(read?.clients.map(({ jib }) => jib)).toEqual(['4200000000005', '0000000000001']);
    expect(refusalsIn(read)).toEqual(['3 lostDigits', '4 jib']);
  });

  test.each([
    ['Naziv;JIB', 'bs'],
    ['Naziv pravnog lica;Identifikacioni broj', 'bs'],
    ['Poslovni subjekt;ID broj', 'hr'],
    ['Company name;ID number', 'en'],
    ['Popis klijenata, Sarajevo, 2026\n\nKlijent;JIB klijenta', 'bs'],
    ['Naziv, mjesto;JIB', 'hr'],
  ])('a table with the heads %j is read (%s)', async (heads) => {
    const read = await readClients(`${heads}\nVaga, d.o.o.;${A.jib}\nUkupno;1\n`);
    expect(read).toMatchObject({ clients: [{ jib: A.jib, name: 'Vaga, d.o.o.' }], refused: [] });
  });

  test.each([
    [`\n \njib;name\n${A.jib};Vaga, d.o.o.\n`, 'Vaga, d.o.o.'],
    [`jib,name\n${A.jib},"Vaga; d.o.o."\n`],
    [`Popis; Sarajevo\njib,name\n${A.jib},"Vaga; d.o.o."\n`],
    [`jib|name\n${A.jib}|Vaga; d.o.o.\n`],
    [`jib\tname\n${A.jib}\tVaga; d.o.o.\n`],
    [`\uFEFFjib\tname\r\n${A.jib}\t"x, ""y"";\n2"\n`, 'x, "y"; 2'],
  ])('cells are parted by the sign that most lines have: %j', async (text, name = 'Vaga; d.o.o.') => {
    expect((await readClients(text))?.clients.map((client) => client.name)).toEqual([name]);
  });

  test('an empty row between clients is no client that was refused, and places stay rows of the sheet', async () => {
    const file = await workbook([[], ['jib', 'name'], [A.jib, 'Prvi'], [], ['42', 'Drugi']]);
    const read = await readClientsFile(file);
    expect([read?.clients.length, refusalsIn(read)]).toEqual([1, ['5 jib']]);
  });

  test('a name is stored without what cannot be seen', () => {
    expect(safeParse(clientSchema, { ...A, name: '\u200BVa\u00ADga \uFEFF' }).data?.name).toBe('Vaga');
  });

  test('a name typed or saved on a Mac is stored with composed letters', async () => {
    const typed = 'C\u030Ca\u0111avica S\u030Cumarstvo';
    expect(safeParse(clientSchema, { ...A, name: typed }).data?.name).toBe('Čađavica Šumarstvo');
    expect((await readClients(`jib;name\n${A.jib};${typed}`))?.clients[0]?.name).toBe('Čađavica Šumarstvo');
  });

  test('any name comes back from every format, however the file was saved again', async () => {
    const formulas = ['=HYPERLINK("x")', "'=1+1", "''=1+1", '+387 grupa', '-1', '＝puna širina', 'A_x0041_B d.o.o.'];
    const marks = ["'", "'Stari grad' d.o.o.", 'Vaga, d.o.o.; "Zrno"', '#N/A', 'sep=;', '[Zagrade] d.o.o.'];
    const names = fc
      .oneof(fc.string({ unit: 'grapheme' }), fc.string())
      .map((text) => safeParse(clientSchema, { ...A, name: text.toWellFormed() }).data?.name ?? '')
      .filter((name) => name !== '');
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        const clients = [{ ...A, name }, B];
        const csv = await exportCsv(clientsTable(clients), 'bs').text();
        const utf16 = Uint8Array.from([0xff, 0xfe, ...littleEndian(csv)]);
        const files = [
          clientsJson(clients),
          exportCsv(clientsTable(clients), 'en'),
          await exportXlsx(clientsTable(clients), 'Moji klijenti'),
          new Blob([csv]),
          new Blob(['\uFEFF', csv]),
          new Blob(['sep=;\r\n', csv]),
          new Blob(['\uFEFF"sep=;"\n', csv]),
          new Blob([utf16]),
        ];
        for (const file of files)
          // oxlint-disable-next-line no-await-in-loop -- file after file
          expect(await readClientsFile(file)).toEqual({ clients, refused: [] });
      }),
      { numRuns: 40, examples: [...formulas, ...marks].map((name) => [name]) },
    );
  });

  test.each([
    ['utf-16le', [0xff, 0xfe], '\t'],
    ['utf-16be', [0xfe, 0xff], '\t'],
    ['utf-16le', [0xff, 0xfe], ';'],
  ] as const)("a spreadsheet's 'Unicode text' (%s) is read", async (form, mark, separator) => {
    const text = `jib${separator}name\r\n${A.jib}${separator}Čempres\r\n`;
    const bytes = littleEndian(text);
    const inOrder = form === 'utf-16le' ? bytes : bytes.map((_, at) => bytes[at ^ 1] ?? 0);
    const read = await readClientsFile(new Blob([Uint8Array.from([...mark, ...inOrder])]));
    expect(read?.clients.map(({ name }) => name)).toEqual(['Čempres']);
  });

  test.each([
    [
      'needs the columns jib and name only',
      'Name,JIB\r\nPrvi,4200000000002\r\nDrugi,42\r\n,4200000000003\r\n\r\n"Treći, d.o.o.",0000000000001\n',
      ['4200000000002 Prvi', '0000000000001 Treći, d.o.o.'],
      ['3 jib', '4 name'],
    ],
    [
      'with a jib that a spreadsheet turned into 4.2E+12 is never guessed',
      'jib;name\n4,2E+12;Firma\n12345678901;Druga\n4200000000002;Treća\n4.20E+12;Četvrta',
      ['4200000000002 Treća'],
      ['2 lostDigits', '3 jib', '5 lostDigits'],
    ],
    [
      'with empty rows keeps the places of the others',
      `jib;name\n${A.jib};Prvi\n;\n\n42;Drugi\n\n`,
      [`${A.jib} Prvi`],
      ['5 jib'],
    ],
  ])('a list typed by hand %s; bad lines are named', async (_what, text, clients, refused) => {
    const read = await readClients(text);
    expect(read?.clients.map(({ name, jib }) => `${jib} ${name}`)).toEqual(clients);
    expect(refusalsIn(read)).toEqual(refused);
  });

  test.each(['', 'MZ\u0000\u0003', '{"a":1}', '{"clients":5}', '[', 'ime;adresa\nA;B', 'PK\u0003\u0004 nonsense'])(
    '%j is no list of clients',
    async (text) => expect(await readClientsFile(new Blob([text]))).toBeNull(),
  );
});

test('the form asks for a name and a right, new jib', () => {
  const messages = (form: Client, taken: string[] = []) =>
    safeParse(clientRules(taken), form).error?.issues.map(({ message }) => message);
  expect(messages(NEW_CLIENT)?.toSorted()).toEqual(['clientNameIsRequired', 'jibIsRequired']);
  expect(messages({ ...A, name: ' \u00a0 ' })).toEqual(['clientNameIsRequired']);
  expect(messages({ ...A, name: 'x'.repeat(201) })).toEqual(['clientNameTooLong']);
  expect(messages(A, [A.jib])).toEqual(['clientExists']);
  expect(messages(A, [B.jib])).toBeUndefined();
});

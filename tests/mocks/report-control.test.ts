import { stat, readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resetCaptcha } from '#mocks/messages/captcha.ts';
import { resetReportControl, resultMailsSent, transmissionsReceived } from '#mocks/report-control/received.ts';
import { post, sample, upload } from './report-calls.ts';

vi.stubEnv('AGENCY_LOG', 'off');

type Result = { id: string; name: string; errors: string[] };

const files = async (...pairs: [name: string, from: string][]) =>
  Promise.all(pairs.map(async ([name, from]) => [name, await sample(from)] as const));
const check = async (name: string, language: 'bs' | 'hr' | 'en' = 'bs') =>
  upload('FileTemplate/Check', await files([name, name]), { language });
const result = async (response: Promise<Response>) => (await (await response).json()) as Result;
const refusal = async (response: Promise<Response>) => {
  const { status, headers } = await response;
  return { status, type: headers.get('content-type'), text: await (await response).text() };
};

beforeEach(() => {
  resetReportControl();
  resetCaptcha();
});

describe('samples', () => {
  test.each([
    ['correct.xlsx', 0],
    ['bankruptcy.xlsx', 0],
    ['errors-1.xlsx', 1],
    ['errors-12.xlsx', 12],
    ['errors-400.xlsx', 400],
  ])('%s has %i errors', async (name, count) => {
    const checked = await result(check(name));
    expect(checked.errors).toHaveLength(count);
    expect(checked.id).toMatch(/^\d{22}$/);
    expect(checked.name).toBe(name);
  });

  test('the findings of errors-12 are of many kinds and come in the language of the call', async () => {
    const { errors } = await result(check('errors-12.xlsx', 'en'));
    const parts =
      'must be the sum of, but the text, #REF!, is mandatory, must equal, both profit, cannot exceed, nothing is entered';
    for (const part of parts.split(', ')) expect(errors).toContainEqual(expect.stringContaining(part));
  });

  test('wrong-id comes back with the id unchanged', async () => {
    const { id, errors } = await result(check('wrong-id.xlsx'));
    expect(id).not.toMatch(/^\d{22}$/);
    expect(errors).toEqual([expect.stringContaining('JIB+')]);
  });

  test('the old form in the new control', async () => {
    expect((await result(check('old-format.xlsx'))).errors).toEqual([expect.stringContaining('starom obrascu')]);
  });

  test.each([
    ['renamed-exe.xlsx', 'sadržaj datoteke nije xlsx'],
    ['empty.xlsx', 'datoteka je prazna'],
    ['encrypted.xlsx', 'zaštićena lozinkom'],
    ['notes.docx', 'dozvoljene su samo datoteke xlsx'],
  ])('%s is refused with a text', async (name, text) => {
    expect(await refusal(check(name))).toEqual({
      status: 400,
      type: 'text/plain; charset=utf-8',
      text: expect.stringContaining(`${name}: `),
    });
    expect((await refusal(check(name))).text).toContain(text);
  });

  test('a Word file named .xlsx is a zip but no workbook', async () => {
    const refused = await refusal(
      upload('FileTemplate/Check', await files(['a.xlsx', 'notes.docx']), { language: 'en' }),
    );
    expect(refused).toMatchObject({ status: 400, text: 'a.xlsx: the file is damaged or not an Excel file.' });
  });

  test('are small', async () => {
    const folder = new URL('../../mocks/samples/', import.meta.url);
    const sizes = await Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(new URL(name, folder))).size),
    );
    expect(Math.max(...sizes)).toBeLessThan(60 * 1024);
  });
});

describe('calls', () => {
  test('the new control takes exactly one file, under files', async () => {
    const one = await files(['a.xlsx', 'correct.xlsx']);
    for (const refused of [
      await upload('FileTemplate/Check', [...one, ...(await files(['b.xlsx', 'correct.xlsx']))]),
      await upload('FileTemplate/Check', one, { field: 'file' }),
      await upload('FileTemplate/Check', []),
      await post('FileTemplate/Check', {}),
    ])
      expect(refused.status).toBe(400);
  });

  test('a file above 25 MB is refused with 413', async () => {
    const large = new Uint8Array(25 * 1024 * 1024 + 1);
    large.set([0x50, 0x4b, 0x03, 0x04]);
    expect((await upload('FileTemplate/Check', [['velika.xlsx', large]])).status).toBe(413);
  });

  test('the name comes back as sent, diacritics and quotes too', async () => {
    const name = 'Izvještaj "čćžšđ" 2025.xlsx';
    expect((await result(upload('FileTemplate/Check', await files([name, 'correct.xlsx'])))).name).toBe(name);
  });

  test('the old control answers each file in order', async () => {
    const sent = await files(
      ['a.xlsx', 'old-format.xlsx'],
      ['b.xlsx', 'old-errors.xlsx'],
      ['c.xlsx', 'old-format-2.xlsx'],
      ['d.xlsx', 'correct.xlsx'],
    );
    const results = (await (await upload('FileTemplate/CheckOld', sent)).json()) as Result[];
    expect(results.map(({ name, errors }) => `${name} ${errors.length}`)).toEqual([
      'a.xlsx 0',
      'b.xlsx 3',
      'c.xlsx 0',
      'd.xlsx 1',
    ]);
  });
});

describe('submission', () => {
  const send = async (pairs: [name: string, from: string][], language: 'bs' | 'hr' | 'en' = 'bs') =>
    upload('FileTemplate/Transmit', await files(...pairs), { language });
  const MAIN: [string, string] = ['MFI_izvještaj.xlsx', 'correct.xlsx'];
  const NOTES: [string, string] = ['BFI_bilješke.docx', 'notes.docx'];

  test('all five kinds are accepted and stored', async () => {
    const response = await send([
      MAIN,
      NOTES,
      ['GIP_godišnji.pdf', 'annual-report.pdf'],
      ['RPR_odluka.xlsx', 'profit-decision.xlsx'],
      ['UIF_odluka.docx', 'adoption-decision.docx'],
    ]);
    expect(response.status).toBe(200);
    const size = (await sample('correct.xlsx')).length;
    expect(await response.json()).toMatchObject({
      id: expect.stringMatching(/^\d{22}$/),
      name: 'izvještaj.xlsx',
      errors: [],
      receivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      files: expect.arrayContaining([{ name: 'MFI_izvještaj.xlsx', size }]),
    });
    const [stored] = transmissionsReceived();
    expect(stored?.files.map(({ name }) => name.slice(0, 4))).toEqual(['MFI_', 'BFI_', 'GIP_', 'RPR_', 'UIF_']);
    expect(stored?.files[0]?.bytes).toEqual(await sample('correct.xlsx'));
  });

  test('bankruptcy needs no notes, a yearly report does', async () => {
    expect((await send([['MFI_s.xlsx', 'bankruptcy.xlsx']])).status).toBe(200);
    expect(await refusal(send([MAIN], 'hr'))).toMatchObject({
      status: 400,
      text: expect.stringContaining('bilješke uz financijska izvješća'),
    });
    expect(transmissionsReceived()).toHaveLength(1);
  });

  test.each<[string, [string, string][]]>([
    ['no main report', [NOTES]],
    ['a main report without its prefix', [['izvještaj.xlsx', 'correct.xlsx'], NOTES]],
    ['an unknown prefix', [MAIN, NOTES, ['XYZ_a.pdf', 'annual-report.pdf']]],
    ['two main reports', [MAIN, ['MFI_2.xlsx', 'correct.xlsx'], NOTES]],
    ['two notes', [MAIN, NOTES, ['BFI_2.docx', 'notes.docx']]],
    ['a report with errors', [['MFI_a.xlsx', 'errors-1.xlsx'], NOTES]],
    ['an old form', [['MFI_a.xlsx', 'old-format.xlsx'], NOTES]],
    ['a wrong id', [['MFI_a.xlsx', 'wrong-id.xlsx'], NOTES]],
    ['notes of another kind', [MAIN, ['BFI_a.xlsx', 'profit-decision.xlsx']]],
    ['notes that are a renamed program', [MAIN, ['BFI_a.pdf', 'renamed-exe.xlsx']]],
    ['empty notes', [MAIN, ['BFI_a.pdf', 'empty.xlsx']]],
    ['a profit decision as pdf', [MAIN, NOTES, ['RPR_a.pdf', 'annual-report.pdf']]],
  ])('%s is refused with a plain text and nothing is stored', async (_, pairs) => {
    const refused = await refusal(send(pairs, 'en'));
    expect(refused).toMatchObject({ status: 400, type: 'text/plain; charset=utf-8' });
    expect(refused.text).toMatch(/^.{10,200}$/);
    expect(transmissionsReceived()).toEqual([]);
  });

  test('the old submission keeps the reports without errors', async () => {
    const sent = await files(['a.xlsx', 'old-format.xlsx'], ['b.xlsx', 'old-errors.xlsx']);
    const results = (await (await upload('FileTemplate/upload', sent)).json()) as Result[];
    expect(results.map(({ errors }) => errors.length)).toEqual([0, 3]);
    expect(transmissionsReceived().map(({ files: [file] }) => file?.name)).toEqual(['a.xlsx']);
  });

  test('the old submission without a correct report is refused', async () => {
    expect((await upload('FileTemplate/upload', await files(['b.xlsx', 'old-errors.xlsx']))).status).toBe(400);
  });
});

describe('results by e-mail', () => {
  const mail = {
    receiverEmail: 'racunovodja@primjer.ba',
    recaptchaToken: 'token-1',
    financialReportControlResults: [{ id: '1', name: 'a.xlsx', errors: ['<b>x</b>'] }],
  };

  test.each(['SendEmailWithControlResults', 'SendEmailWithControlResultsNew'])(
    '%s answers true and keeps the mail',
    async (call) => {
      const response = await post(`Contact/${call}`, mail);
      expect([response.status, await response.json()]).toEqual([200, true]);
      expect(resultMailsSent()).toMatchObject([
        { receiverEmail: mail.receiverEmail, version: call.endsWith('New') ? 'new' : 'old' },
      ]);
    },
  );

  test('a captcha token counts once', async () => {
    expect((await post('Contact/SendEmailWithControlResultsNew', mail)).status).toBe(200);
    expect((await post('Contact/SendEmailWithControlResultsNew', mail)).status).toBe(400);
    expect(resultMailsSent()).toHaveLength(1);
  });

  test.each([
    ['a wrong address', { receiverEmail: 'racunovodja@primjer' }],
    ['no results', { financialReportControlResults: [] }],
    ['no token', { recaptchaToken: '' }],
    ['an unknown name', { email: 'x' }],
    [
      'a result with more than the three fields',
      { financialReportControlResults: [{ id: '1', name: 'a', errors: [], isValidId: true }] },
    ],
  ])('%s is refused', async (_, change) => {
    expect((await post('Contact/SendEmailWithControlResults', { ...mail, ...change })).status).toBe(400);
    expect(resultMailsSent()).toEqual([]);
  });
});

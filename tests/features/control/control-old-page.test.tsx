import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { receiptList } from '#domain/filing/receipts/receipt-list.ts';
import * as callWorker from '#domain/report-form/call-worker.ts';
import { OldVerdict } from '#features/report-tools/control/old/OldResults.tsx';
import { resultMailsSent } from '#mocks/report-control/received.ts';
import { openWorkbook } from '#mocks/workbooks/open-workbook.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { checkOld, checkReport, mailTo, openControl, submitReport, verdict } from './control-user.ts';
import { fileOf, resultOf, sampleFile, VALID_ID } from './results-and-receipts.ts';

const add = async (user: UserEvent, ...samples: string[]) =>
  user.upload(
    screen.getByLabelText(/^(Odaberite datoteke|Dodajte datoteke)$/),
    await Promise.all(samples.map((name) => sampleFile(name))),
  );
const listed = () =>
  within(screen.getByRole('region', { name: /datoteka$|datoteke$/ }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);
const requestSubmission = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Predajte izvještaje' }));
  return within(screen.getByRole('dialog', { name: 'Odabrane datoteke' }));
};
/** The names of files below a heading of the question. */
const namesUnder = (question: ReturnType<typeof within>, heading: string) =>
  [...question.getByRole('heading', { name: heading }).closest('section')!.querySelectorAll('bdi')].map(
    (name) => name.textContent,
  );
const savedText = () => (vi.mocked(saveAs).mock.lastCall as [Blob, string])[0].text();

/** Reports, correct, incorrect and errors (R2.10). */
const counts = () => [...document.querySelectorAll('dl dd')].slice(0, 4).map((count) => count.textContent);

test('three files of which one is wrong: all are submitted, two are saved (R4.7); paper has all errors', async () => {
  const { user } = await openControl('old');
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scrolledTo.mockRestore());
  const answer = [
    { name: 'a.xlsx' },
    { name: 'b.xlsx', errors: ['AOP 001', 'AOP 002', 'AOP 003'] },
    { name: 'c.xlsx' },
  ];
  await checkOld(user, answer);
  const outcome = await screen.findByRole('heading', { name: 'Neispravni izvještaji: 1 od 3.' });
  await waitFor(() => expect(scrolledTo.mock.contexts).toContain(outcome.closest('section')));
  expect(screen.getByText('Još nije predano.')).toBeVisible();
  expect(counts()).toEqual(['3', '2', '1', '3']);
  expect(screen.getByText('Prikažite greške (3)')).toBeVisible();
  // On paper nothing can be opened, so closed parts are printed as well.
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByText(/^AOP \d{3}/)).toHaveLength(3);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(/^AOP \d{3}/)).toBeNull();

  const dialog = await requestSubmission(user);
  const sent: string[] = [];
  agency.use(
    http.post('*/FileTemplate/upload', async ({ request }) => {
      sent.push(...(await request.formData()).getAll('files').map((file) => (file as File).name));
      return HttpResponse.json(answer.map((result) => ({ id: VALID_ID, errors: [], ...result })));
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Predajte' }));

  expect(await screen.findByRole('heading', { name: 'Predane datoteke: 3.' })).toBeVisible();
  expect(sent).toEqual(['a.xlsx', 'b.xlsx', 'c.xlsx']);
  expect(screen.getByText('Uspješno predano')).toBeVisible();
  expect(screen.getAllByText('Sačuvan')).toHaveLength(2);
  expect(screen.getByText('Nije sačuvan')).toBeVisible();
  // The record lists what was sent.
  const record = screen.getByRole('heading', { name: 'Evidencija pošiljaoca o predaji izvještaja' }).parentElement;
  expect([...record!.querySelectorAll('ul bdi')].map((name) => name.textContent)).toEqual(sent);
  // The box disappears after 2.5 s; the submitted reports stay visible.
  await waitFor(() => expect(screen.queryByText('Uspješno predano')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Predane datoteke: 3.' })).toBeVisible();
});

test('the errors of all reports, or of one, are saved as a table with their places and amounts', async () => {
  const { user } = await openControl('old');
  await add(user, 'old-errors.xlsx', 'old-format.xlsx');
  await waitFor(() => expect(listed()).toHaveLength(2));
  await checkReport(user);
  await screen.findByRole('heading', { name: 'Neispravni izvještaji: 1 od 2.' });
  const saved = async (button: HTMLElement, ending: string) => {
    vi.mocked(saveAs).mockClear();
    await user.click(button);
    await waitFor(() => expect(saveAs).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(ending)));
    return vi.mocked(saveAs).mock.calls[0]?.[0] as Blob;
  };
  const file = await saved(screen.getByText('Tabela grešaka (Excel)'), 'Nalaz kontrole.xlsx');
  const workbook = await openWorkbook(new Uint8Array(await file.arrayBuffer()));
  const rows = [2, 3, 4].map((row) => (workbook!.worksheets[0]!.getRow(row).values as unknown[]).slice(1));
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual([
    'old-errors.xlsx',
    expect.stringMatching(/^\d{22}$/),
    'Bilans stanja',
    'E12',
    '003 Kapitalizirana ulaganja u razvoj',
    ...Array.from({ length: 3 }),
    'Bilans stanja, ćelija E12: AOP 003 mora biti broj, a upisan je tekst „petnaest“.',
  ]);
  const csv = await saved(screen.getByText('Tabela grešaka (CSV)'), 'Nalaz kontrole.csv');
  expect(await csv.text()).toContain('Greška, riječima Agencije');
  await user.click(screen.getByText('Prikažite greške (3)'));
  const [, ofReport] = screen.getAllByText('Tabela grešaka (Excel)');
  await saved(ofReport!, 'Nalaz kontrole old-errors.xlsx');
});

test('listed names and other kinds are ignored with a note (F05); a change of the list takes the submission away, the last file takes the results along (R4.7)', async () => {
  const { user } = await openControl('old');
  await checkOld(user, [{ name: 'dobar.xlsx' }, { name: 'pogresan.xlsx', errors: ['x'] }]);
  await screen.findByRole('heading', { name: 'Neispravni izvještaji: 1 od 2.' });
  agency.use(http.post('*/FileTemplate/CheckOld', () => new HttpResponse(null, { status: 500 }), { once: true }));
  await checkReport(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Na serveru je došlo do greške.');
  expect(screen.queryByText(/Popis datoteka je promijenjen/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Uklonite pogresan.xlsx' }));
  expect(screen.getByText(/Popis datoteka je promijenjen nakon provjere/)).toBeVisible();
  expect(counts()).toEqual(['2', '1', '1', '1']);
  expect(screen.queryByRole('button', { name: 'Predajte izvještaje' })).toBeNull();
  const input = screen.getByLabelText('Dodajte datoteke');
  input.removeAttribute('accept');
  await user.upload(input, [fileOf('DOBAR.XLSX'), await sampleFile('notes.docx')]);
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('DOBAR.XLSX: Datoteka s tim nazivom već je na popisu.');
  expect(note).toHaveTextContent('notes.docx: Ova vrsta datoteke ovdje se ne prihvata.');
  expect(listed()).toEqual(['dobar.xlsx']);
  await user.click(screen.getByRole('button', { name: 'Uklonite dobar.xlsx' }));
  expect(screen.queryByText('Nalaz po izvještajima')).toBeNull();
});

test("the focus of a removed file's button goes to that of its neighbour, of the last one to the choice of files", async () => {
  const { user } = await openControl('old');
  await add(user, 'old-errors.xlsx', 'old-format.xlsx', 'correct.xlsx');
  await waitFor(() => expect(listed()).toHaveLength(3));
  const button = (name: string) => screen.getByRole('button', { name: `Uklonite ${name}` });
  await user.click(button('old-format.xlsx'));
  expect(button('correct.xlsx')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('old-errors.xlsx')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Odaberite datoteke')).toHaveFocus();
});

test('an unused answer of the robot check serves for the e-mail, and is then used up (readings R2.11)', async () => {
  const { user } = await openControl('old');
  await checkOld(user, [{ name: 'a.xlsx', errors: ['x'] }]);
  await verdict();
  const form = within(await screen.findByRole('form', { name: 'Slanje nalaza e-poštom' }));
  expect(form.getByRole('checkbox', { name: 'Nisam robot' })).toBeVisible();
  const again = within(screen.getByRole('region', { name: 'Ponovna kontrola' }));
  await user.click(again.getByRole('checkbox', { name: 'Nisam robot' }));
  expect(form.queryByRole('checkbox')).toBeNull();
  await mailTo(user);
  expect(await screen.findByText(/poslan je na Vašu adresu e-pošte/)).toBeVisible();
  expect(again.getByRole('checkbox')).not.toBeChecked();
  expect(resultMailsSent()).toHaveLength(1);
});

describe('an agency that names its results in its own way (R3.10, R7)', () => {
  const answerUpload = (...results: object[]) =>
    agency.use(http.post('*/FileTemplate/upload', () => HttpResponse.json(results)));
  const [first, second] = [
    { id: VALID_ID, errors: [] },
    { id: VALID_ID.replace('42530', '42531'), errors: ['Greška'] },
  ];
  const checked = async (files: string[], results: Parameters<typeof checkOld>[1]) => {
    const { user } = await openControl('old');
    const given = files.map((name) => fileOf(name, name));
    await checkOld(user, results, given);
    return user;
  };
  const cards = () => {
    const section = screen.getByRole('heading', { name: 'Nalaz po izvještajima' }).closest('section')!;
    return within(section)
      .getAllByText(/^(Nema grešaka|Prikažite greške)/)
      .map((outcome) => [outcome.parentElement!.querySelector('bdi')?.textContent, outcome.textContent]);
  };

  test('each verdict keeps the name it came with, in whatever order, on all that is shown and recorded; an answer to the submission without results leaves those of the check', async () => {
    const results = [
      { ...second, name: 'B' },
      { ...first, name: 'A' },
    ];
    const user = await checked(['A.xlsx', 'B.xlsx'], results);
    await screen.findByRole('heading', { name: 'Neispravni izvještaji: 1 od 2.' });
    expect(cards()).toEqual([
      ['A', 'Nema grešaka'],
      ['B', 'Prikažite greške (1)'],
    ]);
    expect(screen.queryByText(/bez pouzdano utvrđenog nalaza/)).toBeNull();
    const dialog = await requestSubmission(user);
    expect(namesUnder(dialog, 'Izvještaji koji će biti sačuvani')).toEqual(['A']);
    expect(namesUnder(dialog, 'Izvještaji koji neće biti sačuvani')).toEqual(['B']);
    answerUpload();
    await user.click(dialog.getByRole('button', { name: 'Predajte' }));
    await screen.findByRole('heading', { name: 'Predane datoteke: 2.' });
    expect(cards().map(([name]) => name)).toEqual(['A', 'B']);
    await user.click(screen.getByText('Preuzmite nalaz'));
    expect(await savedText()).toContain('Ovo je nalaz kontrole.');
    const record = within(screen.getByRole('heading', { name: /^Evidencija pošiljaoca/ }).parentElement!);
    expect(record.getByText('B').closest('b')).toHaveTextContent('B nije sačuvan');
    expect(record.getByText('A').closest('b')).not.toHaveTextContent('nije sačuvan');
  });

  test('two of one name and a file no result names: all are listed, and what is not known is said', async () => {
    const results = ['BREZA', 'BREZA', 'a'].map((name) => ({ name }));
    const user = await checked(['A.xlsx', 'B.xlsx', 'C.xlsx', 'D.xlsx'], results);
    const title = await screen.findByRole('heading', { name: 'Svi izvještaji u nalazu su ispravni (3).' });
    expect(title.closest('section')!.className).not.toMatch(/good/);
    expect(cards().map(([name]) => name)).toEqual(['a', 'BREZA', 'BREZA']);
    const untold = screen.getByText('Datoteke bez pouzdano utvrđenog nalaza: 3').parentElement!;
    expect(untold).toHaveTextContent('Izvještaji u nalazu Agencije: 3, poslane datoteke: 4.');
    expect([...untold.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['B.xlsx', 'C.xlsx', 'D.xlsx']);
    const dialog = await requestSubmission(user);
    expect(namesUnder(dialog, 'Izvještaji koji će biti sačuvani')).toEqual(['a', 'BREZA', 'BREZA']);
    expect(namesUnder(dialog, 'Datoteke bez pouzdano utvrđenog nalaza: 3')).toEqual(['B.xlsx', 'C.xlsx', 'D.xlsx']);
    // The answer to the submission names all files but one.
    answerUpload(...['D.xlsx', 'B.xlsx', 'A.xlsx'].map((name) => ({ ...first, name })));
    await user.click(dialog.getByRole('button', { name: 'Predajte' }));
    await screen.findByRole('heading', { name: 'Predane datoteke: 4.' });
    expect(screen.queryByText(/Svi izvještaji su ispravni/)).toBeNull();
    expect(cards().map(([name]) => name)).toEqual(['A.xlsx', 'B.xlsx', 'D.xlsx']);
    const last = screen.getByText('Datoteke bez pouzdano utvrđenog nalaza: 1').parentElement!;
    expect([...last.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['C.xlsx']);
  });
});

test('the results of the answer to a submission replace those of the check: counted, e-mailed and downloaded (R2.10, R4.7)', async () => {
  const names = [{ name: 'old-format.xlsx' }, { name: 'old-format-2.xlsx' }];
  const results = names.map(({ name }, at) => ({ id: VALID_ID, name, errors: at ? ['Period je zaključan.'] : [] }));
  const { user } = await openControl('old');
  await checkOld(user, names);
  await screen.findByRole('heading', { name: 'Svi izvještaji su ispravni (2).' });
  agency.use(http.post('*/FileTemplate/upload', () => HttpResponse.json(results)));
  await submitReport(user);
  await screen.findByRole('heading', { name: 'Predane datoteke: 2.' });
  const panel = screen.getByRole('heading', { name: 'Nalaz po izvještajima' }).closest('section')!;
  expect([...panel.querySelectorAll('dl dd')].map((count) => count.textContent)).toEqual(['2', '1', '1', '1']);
  expect(within(panel).getByText('Prikažite greške (1)')).toBeVisible();
  await user.click(within(panel).getByText('Preuzmite nalaz'));
  const text = await savedText();
  expect(text).toContain('Ovaj nalaz stigao je s odgovorom Agencije na predaju.');
  expect(text).toContain('1. Period je zaključan.');
  const form = within(await within(panel).findByRole('form', { name: 'Slanje nalaza e-poštom' }));
  await user.click(form.getByRole('checkbox', { name: 'Nisam robot' }));
  await mailTo(user);
  await screen.findByText(/poslan je na Vašu adresu e-pošte/);
  expect(resultMailsSent()).toMatchObject([{ version: 'old', financialReportControlResults: results }]);
});

test('an answer to a submission with results for some of the files: the record keeps the others as they were checked (readings, R4.8)', async () => {
  const { user, portal } = await openControl('old');
  await checkOld(user, [{ name: 'a.xlsx' }, { name: 'b.xlsx' }, { name: 'c.xlsx', errors: ['x'] }]);
  await screen.findByRole('heading', { name: 'Neispravni izvještaji: 1 od 3.' });
  const answered = { id: VALID_ID, name: 'b', errors: ['Period je zaključan.'] };
  agency.use(http.post('*/FileTemplate/upload', () => HttpResponse.json([answered])));
  await submitReport(user);
  await screen.findByRole('heading', { name: 'Predane datoteke: 3.' });
  const [record] = await portal.storage.lists.get(receiptList).read();
  expect(record).toMatchObject({ outcome: 'submitted' });
  expect(record?.reports).toEqual([
    { id: VALID_ID, name: 'b', taken: false },
    { id: VALID_ID, name: 'a.xlsx', taken: true },
    { id: VALID_ID, name: 'c.xlsx', taken: false },
  ]);
});

test('files added while others are still being read count with them, and the check waits for all (F05)', async () => {
  const { user } = await openControl('old');
  await add(user, 'correct.xlsx');
  await waitFor(() => expect(listed()).toEqual(['correct.xlsx']));
  const slow = (name: string) => {
    const file = fileOf(name);
    const reading = held();
    vi.spyOn(file, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => reading.wait.then(() => new ArrayBuffer(1)) }),
    );
    return { file, release: reading.release };
  };
  const [first, second, third] = [slow('a.xlsx'), slow('b.xlsx'), slow('c.xlsx')];
  const input = screen.getByLabelText('Dodajte datoteke');
  await user.upload(input, [first.file, fileOf('CORRECT.xlsx')]);
  await user.upload(input, [fileOf('A.xlsx'), second.file]);
  await user.upload(input, third.file);
  const sent: string[] = [];
  agency.use(
    http.post('*/FileTemplate/CheckOld', async ({ request }) => {
      sent.push(...(await request.formData()).getAll('files').map((file) => (file as File).name));
      return HttpResponse.json([]);
    }),
  );
  await checkReport(user);
  expect(screen.getByText('Datoteke se još čitaju. Provjera zatim počinje sama.')).toBeVisible();
  first.release();
  second.release();
  await waitFor(() => expect(listed()).toEqual(['correct.xlsx', 'a.xlsx', 'b.xlsx']));
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('CORRECT.xlsx: Datoteka s tim nazivom već je na popisu.');
  expect(note).toHaveTextContent('A.xlsx: Datoteka s tim nazivom već je na popisu.');
  third.release();
  await waitFor(() => expect(listed()).toHaveLength(4));
  // What was refused before is not read out again for a file that is taken.
  expect(screen.getByRole('alert')).toBe(note);
  // What was refused is read before anything is sent without it.
  expect(sent).toEqual([]);
  const fourth = slow('d.xlsx');
  await user.upload(input, fourth.file);
  await checkReport(user);
  fourth.release();
  await waitFor(() => expect(sent).toEqual(['correct.xlsx', 'a.xlsx', 'b.xlsx', 'c.xlsx', 'd.xlsx']));
});

test('the focus is on the list of files after a check that was cancelled, on their choice for the next report', async () => {
  const { user } = await openControl('old');
  expect(screen.getByLabelText('Odaberite datoteke')).not.toHaveFocus();
  await add(user, 'correct.xlsx');
  await waitFor(() => expect(listed()).toEqual(['correct.xlsx']));
  const answer = held();
  agency.use(http.post('*/FileTemplate/CheckOld', () => answer.wait, { once: true }));
  await checkReport(user);
  await user.click(await screen.findByRole('button', { name: 'Prekinite kontrolu' }));
  const list = () => within(screen.getByRole('region', { name: '1 datoteka' })).getByRole('list');
  await waitFor(() => expect(list()).toHaveFocus());
  answer.release();
  agency.use(
    http.post('*/FileTemplate/CheckOld', () => HttpResponse.json([{ id: VALID_ID, name: 'correct.xlsx', errors: [] }])),
    http.post('*/FileTemplate/upload', () => HttpResponse.json([])),
  );
  await checkReport(user);
  await verdict();
  await submitReport(user);
  await user.click(await screen.findByRole('button', { name: 'Provjerite novi izvještaj' }));
  expect(screen.getByLabelText('Odaberite datoteke')).toHaveFocus();
});

test('after a file was replaced by a corrected one of its name, nothing of it is read for the old errors', async () => {
  const { user } = await openControl('old');
  await add(user, 'old-errors.xlsx', 'old-format.xlsx');
  await waitFor(() => expect(listed()).toHaveLength(2));
  await checkReport(user);
  await verdict();
  await user.click(screen.getByRole('button', { name: 'Uklonite old-errors.xlsx' }));
  const replaced = await sampleFile('old-errors.xlsx');
  const read = vi.spyOn(callWorker, 'callWorker');
  onTestFinished(() => read.mockRestore());
  await user.upload(screen.getByLabelText('Dodajte datoteke'), replaced);
  await waitFor(() => expect(listed()).toHaveLength(2));
  await user.click(screen.getByText(/^Prikažite greške/));
  await user.click(screen.getAllByText('Tabela grešaka (Excel)').at(-1)!);
  await waitFor(() => expect(saveAs).toHaveBeenCalled());
  expect(read.mock.calls.filter(([{ task }]) => task === 'rows')).toEqual([]);
});

test('the results saved after a refused submission name the files without a certain one', async () => {
  const { user } = await openControl('old');
  await checkOld(user, [{ name: 'a.xlsx' }], [fileOf('a.xlsx', 'a'), fileOf('b.xlsx', 'b')]);
  await verdict();
  agency.use(http.post('*/FileTemplate/upload', () => HttpResponse.json({ message: 'Ne.' }, { status: 400 })));
  await submitReport(user);
  await user.click(await screen.findByText('U redu'));
  expect(counts()).toEqual(['1', '1', '0', '0']);
  await user.click(screen.getByText('Preuzmite nalaz'));
  expect(await savedText()).toContain('b.xlsx');
});

test('none correct: nothing can be submitted, and it is said why; a failed check keeps the files', async () => {
  const { user } = await openControl('old');
  await checkOld(user, [], [fileOf('old-errors.xlsx')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Stigao je odgovor koji portal ne može pročitati.');
  expect(listed()).toEqual(['old-errors.xlsx']);
  const incorrect = [{ id: VALID_ID, name: 'old-errors.xlsx', errors: ['x'] }];
  agency.use(http.post('*/FileTemplate/CheckOld', () => HttpResponse.json(incorrect)));
  await checkReport(user);
  await verdict();
  const submit = screen.getByRole('button', { name: 'Predajte izvještaje' });
  expect(submit).toHaveAccessibleDescription('Nijedan izvještaj nije ispravan.');
  await user.click(submit);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('errors in another language than the page are called so (D08)', async () => {
  const checked = { results: [resultOf({ errors: ['x'] })], earlier: [], checkedAt: 0 };
  const filing = { files: [fileOf('a.xlsx')], fingerprints: [], ...checked };
  await renderPart(<OldVerdict filing={filing} isReading={false} onSubmit={() => {}} />, {
    texts: ['control', 'old', 'results', 'receipts', 'ui'],
    lang: 'en',
  });
  expect(screen.getByText(/^The results are in the language in which the report was checked/)).toBeVisible();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { fileOf, VALID_ID } from './results-and-receipts.ts';
import {
  addDocument,
  checkReport,
  chooseAny,
  chooseMain,
  openControl,
  readyToSubmit,
  submitReport,
  verdict,
} from './control-user.ts';
import { sampleFile } from './samples.ts';

const CHECK = '*/FileTemplate/Check';
const TRANSMIT = '*/FileTemplate/Transmit';
const NOTES = 'Bilješke uz finansijske izvještaje';
const answerCheck = (answer: object | string, init?: ResponseInit) =>
  agency.use(
    http.post(CHECK, () =>
      typeof answer === 'string' ? new HttpResponse(answer, init) : HttpResponse.json(answer, init),
    ),
  );

/** Has a submission answered; returns the names of the files in it. */
function namesSent(): string[] {
  const names: string[] = [];
  agency.use(
    http.post(TRANSMIT, async ({ request }) => {
      names.push(...(await request.formData()).getAll('files').map((file) => (file as File).name));
      return HttpResponse.json({ id: VALID_ID });
    }),
  );
  return names;
}

describe('the new control', () => {
  test('the focus goes to the selected file, and back to the file picker when it is removed', async () => {
    const { user } = await openControl();
    await chooseAny(user);
    const selected = await within(screen.getByRole('main')).findByRole('button', { name: 'Uklonite' });
    await waitFor(() => expect(selected.closest('ul')).toHaveFocus());
    await user.click(selected);
    await waitFor(() => expect(screen.getByLabelText('Odaberite datoteku')).toHaveFocus());
  });

  test('without a passed robot check nothing is sent, and the button says why; the check is used up by an attempt', async () => {
    const { user } = await openControl();
    await user.upload(await screen.findByLabelText('Odaberite datoteku'), fileOf('correct.xlsx'));
    const button = await screen.findByRole('button', { name: 'Provjerite' });
    expect(button).toHaveAccessibleDescription('Najprije potvrdite da niste robot.');
    await user.click(button);
    expect(screen.queryByText('Provjera je u toku')).toBeNull();
    answerCheck('', { status: 500 });
    await checkReport(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Na serveru je došlo do greške.');
    expect(screen.getByRole('checkbox', { name: 'Nisam robot' })).not.toBeChecked();
    expect(screen.getAllByText('correct.xlsx')[0]).toBeVisible();
  });

  test('a blank behind a name is no part of its ending, and stays here (R5)', async () => {
    const { user } = await openControl();
    const sent = namesSent();
    answerCheck({ id: VALID_ID, name: 'gfi.xlsx', errors: [] });
    const input = await screen.findByLabelText('Odaberite datoteku');
    input.removeAttribute('accept');
    await user.upload(input, fileOf('gfi.xlsx '));
    await checkReport(user);
    expect(await verdict()).toHaveTextContent('Izvještaj je ispravan.');
    const notes = screen.getByLabelText(`Odaberite datoteku: ${NOTES}`);
    notes.removeAttribute('accept');
    await user.upload(notes, await sampleFile('notes.docx', 'biljeske.docx '));
    await screen.findByText('Sve je spremno za predaju.');
    await submitReport(user);
    await screen.findByRole('heading', { name: 'Izvještaj je predan.' });
    expect(sent).toEqual(['MFI_gfi.xlsx', 'BFI_biljeske.docx']);
  });

  test('a type without obligatory notes is ready at once (R4.8)', async () => {
    const { user } = await openControl();
    await chooseAny(user, { id: `${VALID_ID.slice(0, 13)}33${VALID_ID.slice(15)}` });
    await checkReport(user);
    await verdict();
    expect(screen.getByText('Sve je spremno za predaju.')).toBeVisible();
  });

  test('an answer in an envelope is the same verdict; without errors but with an id of the wrong form it is incorrect (R2.12, readings R3.10)', async () => {
    const { user } = await openControl();
    await chooseAny(user);
    answerCheck({ status: 200, data: { id: '123', name: 'correct.xlsx', errors: ['Zbir nije tačan'] } });
    await checkReport(user);
    await verdict();
    expect(screen.getByText('Zbir nije tačan')).toBeVisible();
    await chooseAny(user, { id: '123' });
    await checkReport(user);
    await screen.findByText('Kontrolu izvještaja nije moguće izvršiti jer JIB+ nije u ispravnom formatu.');
    expect(await verdict()).toHaveTextContent('JIB+ nije u ispravnom formatu');
    expect(screen.queryByRole('button', { name: 'Predajte izvještaj' })).toBeNull();
    await everythingAnswered();
    expect(screen.queryByRole('form', { name: 'Slanje nalaza e-poštom' })).toBeNull();
  });

  test('the notes are asked for until they are added, and again once removed; removing the report resets everything, after a confirmation (R4.8)', async () => {
    const { user } = await openControl();
    await chooseAny(user);
    await checkReport(user);
    await verdict();
    expect(screen.getByText(/Za predaju dodajte bilješke uz finansijske izvještaje\.$/)).toBeVisible();
    await addDocument(user, NOTES, 'notes.docx');
    await screen.findByText('Sve je spremno za predaju.');
    expect(screen.queryByText(/Za predaju dodajte bilješke/)).toBeNull();
    await user.click(screen.getByRole('button', { name: `Uklonite ${NOTES}` }));
    expect(screen.getByText('Još nije spremno za predaju.')).toBeVisible();
    await addDocument(user, NOTES, 'notes.docx');
    await screen.findByText('Sve je spremno za predaju.');
    await user.click(screen.getByRole('button', { name: 'Uklonite Glavni izvještaj' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Uklonite sve' }));
    expect(await screen.findByText('Ovdje prevucite popunjeni izvještaj')).toBeVisible();
    expect(screen.queryByText('Izvještaj je ispravan.')).toBeNull();
  });

  test('a switch of language keeps the file and the step (D08)', async () => {
    const { user, router } = await openControl();
    await chooseAny(user, { errors: ['<b>Bilans</b>: prva', '<b>Zaposleni</b>: druga'] });
    await checkReport(user);
    await verdict();
    await act(() => router.navigate('/en/financial-reports-control'));
    expect(await screen.findByRole('heading', { name: 'The report is not correct: 2 errors.' })).toBeVisible();
    expect(screen.getByText(/in the language in which the report was checked/)).toBeVisible();
  });
});

describe('files that are not taken', () => {
  test('an empty file, and one larger than the limit before it is read, with a clear message (F01)', async () => {
    const { user } = await openControl();
    const picker = await screen.findByLabelText('Odaberite datoteku');
    await user.upload(picker, fileOf('prazna.xlsx', ''));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'prazna.xlsx: Datoteka je prazna (0 bajtova). Sačuvajte je ponovo pa je odaberite.',
    );
    await user.upload(picker, Object.defineProperty(fileOf('velika.xlsx'), 'size', { value: 101 * 1024 * 1024 }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('velika.xlsx: Datoteka je veća od 100 MB.'),
    );
    expect(screen.queryByRole('button', { name: 'Provjerite' })).toBeNull();
  });

  test('the quick look recognises a protected file, which may be sent all the same: the agency decides', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'encrypted.xlsx');
    expect(await screen.findByText(/zaštićena lozinkom i Agencija je ne može pročitati/)).toBeVisible();
    await checkReport(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('encrypted.xlsx: datoteka je zaštićena lozinkom');
  });

  test('a document of another kind is refused beside its row; one with odd content is taken with a warning (F02)', async () => {
    const { user } = await openControl();
    await chooseAny(user);
    await checkReport(user);
    await verdict();
    const unrestricted = screen.getByLabelText(`Odaberite datoteku: ${NOTES}`);
    unrestricted.removeAttribute('accept');
    await user.upload(unrestricted, await sampleFile('profit-decision.xlsx'));
    // Shown beside the row, and read out.
    await waitFor(() =>
      expect(screen.getAllByText(/^profit-decision\.xlsx: Ova vrsta datoteke ovdje se ne prihvata/)).toHaveLength(2),
    );
    await addDocument(user, NOTES, 'renamed-exe.xlsx', 'biljeske.pdf');
    const row = (
      await screen.findByText(/^Sadržaj izgleda kao program, a ne kao dokument/, { selector: 'li p' })
    ).closest('li');
    expect(row).toHaveTextContent('biljeske.pdf');
    expect(screen.getByText('Sve je spremno za predaju.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Uklonite ${NOTES}` }));
    expect(screen.queryByText(/^Sadržaj izgleda/, { selector: 'li p' })).toBeNull();
  });
});

test('a submission that fails keeps everything, and says why with the agency’s own message, as plain text (R8, A51)', async () => {
  const { user } = await openControl();
  await readyToSubmit(user);
  agency.use(http.post(TRANSMIT, () => new HttpResponse('Period je <b>zaključan</b>', { status: 400 })));
  await submitReport(user);
  const dialog = await screen.findByRole('dialog', { name: 'Greška: predaja nije uspjela' });
  expect(dialog).toHaveTextContent('Period je zaključan');
  await user.click(within(dialog).getByRole('button', { name: 'U redu' }));
  expect(screen.getByRole('heading', { name: 'Odabrani izvještaji nisu uspješno zaprimljeni' })).toBeVisible();
  expect(screen.getAllByText('correct.xlsx')).not.toHaveLength(0);
  expect(screen.getByText('notes.docx')).toBeVisible();
  expect(screen.queryByText('Izvještaj je predan.')).toBeNull();
  expect(screen.getByText('Nije predano')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Predajte izvještaj' })).not.toHaveAttribute('aria-disabled');
});

test('what was changed on the disk after the check is not submitted', async () => {
  const { user } = await openControl();
  const sent = namesSent();
  const file = fileOf('correct.xlsx');
  answerCheck({ id: VALID_ID, name: 'correct.xlsx', errors: [] });
  await user.upload(await screen.findByLabelText('Odaberite datoteku'), file);
  await checkReport(user);
  await verdict();
  await addDocument(user, NOTES, 'notes.docx');
  await screen.findByText('Sve je spremno za predaju.');
  file.arrayBuffer = () => fileOf('correct.xlsx', 'drugo').arrayBuffer();
  await submitReport(user);
  expect(await screen.findByRole('dialog', { name: 'Greška: predaja nije uspjela' })).toHaveTextContent(
    'Datoteka „correct.xlsx“ promijenjena je nakon provjere.',
  );
  expect(sent).toEqual([]);
});

test('a check is cancelled by its button; the file stays', async () => {
  const { user } = await openControl();
  const { wait } = held();
  agency.use(
    http.post(CHECK, async () => {
      await wait;
      return HttpResponse.json({});
    }),
  );
  await user.upload(await screen.findByLabelText('Odaberite datoteku'), fileOf('correct.xlsx'));
  await checkReport(user);
  expect(await screen.findByRole('heading', { name: 'Provjera je u toku' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Prekinite provjeru' }));
  expect(await screen.findByText('Slanje je prekinuto na Vaš zahtjev')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('correct.xlsx')[0]).toBeVisible());
});

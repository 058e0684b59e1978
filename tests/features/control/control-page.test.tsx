import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { transmissionsReceived } from '#mocks/report-control/received.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { VALID_ID } from './results-and-receipts.ts';
import {
  addDocument,
  checkReport,
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

describe('the new control', () => {
  test('the focus goes to the selected file, and back to the file picker when it is removed', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'correct.xlsx', 'gfi.xlsx');
    const selected = await within(screen.getByRole('main')).findByRole('button', { name: 'Uklonite' });
    await waitFor(() => expect(selected.closest('ul')).toHaveFocus());
    await user.click(selected);
    await waitFor(() => expect(screen.getByLabelText('Odaberite datoteku')).toHaveFocus());
  });

  test('the whole way: incorrect, corrected, correct, documents, submitted, receipt (R4.8)', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'errors-1.xlsx', 'gfi.xlsx');
    expect(await screen.findByText('Brzi pregled nije našao ništa što treba ispraviti.')).toBeVisible();
    await checkReport(user);
    expect(await verdict()).toHaveTextContent('Izvještaj nije ispravan: 1 greška na 1 listu.');
    expect(screen.getByText('Ništa nije predano.')).toBeVisible();
    expect(screen.getAllByText('1 greška')[0]).toBeVisible();
    expect(screen.getByText('D10')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Predajte izvještaj' })).toBeNull();

    await chooseMain(user, 'correct.xlsx', 'gfi.xlsx');
    await checkReport(user);
    expect(await verdict()).toHaveTextContent('Izvještaj je ispravan.');
    expect(screen.getByText('Još nije predano.')).toBeVisible();
    expect(screen.getByText('Od prethodne provjere')).toBeVisible();
    const submit = screen.getByRole('button', { name: 'Predajte izvještaj' });
    expect(submit).toHaveAccessibleDescription('Nedostaju bilješke uz finansijske izvještaje.');
    await user.click(submit);
    expect(screen.queryByRole('dialog')).toBeNull();

    await addDocument(user, NOTES, 'notes.docx');
    await addDocument(user, 'Odluka o raspodjeli poslovnog rezultata', 'profit-decision.xlsx', 'RPR_odluka.xlsx');
    await screen.findByText(/^RPR_odluka/);
    await user.click(screen.getByRole('button', { name: 'Predajte izvještaj' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Potvrda predaje izvještaja' }));
    expect(dialog.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent)).toEqual([
      'MFI_gfi.xlsx',
      'BFI_notes.docx',
      'RPR_odluka.xlsx',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Predajte' }));

    const announced = within(await screen.findByRole('dialog', { name: 'Rezultat predaje' }));
    expect(announced.getByText('Odabrani izvještaji su uspješno poslani.')).toBeVisible();
    await user.click(announced.getByRole('button', { name: 'U redu' }));
    expect(await verdict()).toHaveTextContent('Izvještaj je predan.');
    const [sent] = transmissionsReceived();
    expect(sent?.files.map(({ name }) => name)).toEqual(['MFI_gfi.xlsx', 'BFI_notes.docx', 'RPR_odluka.xlsx']);
    const hash = await crypto.subtle.digest('SHA-256', await (await sampleFile('correct.xlsx')).arrayBuffer());
    const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(screen.getByText(`SHA-256 ${hex}`)).toBeVisible();
    expect(screen.getByText(/vlastita evidencija pošiljaoca, a ne službena potvrda/)).toBeVisible();
    expect(screen.getByText('Evidencije o predaji na ovom računaru')).toBeVisible();
  });

  test('without a passed robot check nothing is sent, and the button says why; the check is used up by an attempt', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'correct.xlsx');
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
    const input = await screen.findByLabelText('Odaberite datoteku');
    input.removeAttribute('accept');
    await user.upload(input, await sampleFile('correct.xlsx', 'gfi.xlsx '));
    await checkReport(user);
    expect(await verdict()).toHaveTextContent('Izvještaj je ispravan.');
    const notes = screen.getByLabelText(`Odaberite datoteku: ${NOTES}`);
    notes.removeAttribute('accept');
    await user.upload(notes, await sampleFile('notes.docx', 'biljeske.docx '));
    await screen.findByText('Sve je spremno za predaju.');
    await submitReport(user);
    await screen.findByRole('heading', { name: 'Izvještaj je predan.' });
    expect(transmissionsReceived()[0]?.files.map(({ name }) => name)).toEqual(['MFI_gfi.xlsx', 'BFI_biljeske.docx']);
  });

  test('a type without obligatory notes is ready at once (R4.8)', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'bankruptcy.xlsx');
    await checkReport(user);
    await verdict();
    expect(screen.getByText('Sve je spremno za predaju.')).toBeVisible();
    await submitReport(user);
    await screen.findByRole('dialog', { name: 'Rezultat predaje' });
  });

  test('no errors but an id of the wrong form: incorrect, with JIBPlusControlError (R2.12, readings R3.10)', async () => {
    const { user } = await openControl();
    answerCheck({ id: '123', name: 'correct.xlsx', errors: [] });
    await chooseMain(user, 'correct.xlsx');
    await checkReport(user);
    expect(await verdict()).toHaveTextContent('JIB+ nije u ispravnom formatu');
    expect(
      screen.getByText('Kontrolu izvještaja nije moguće izvršiti jer JIB+ nije u ispravnom formatu.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Predajte izvještaj' })).toBeNull();
    await everythingAnswered();
    expect(screen.queryByRole('form', { name: 'Slanje nalaza e-poštom' })).toBeNull();
  });

  test('an answer in an envelope is the same verdict', async () => {
    const { user } = await openControl();
    answerCheck({ status: 200, data: { id: '123', name: 'correct.xlsx', errors: ['Zbir nije tačan'] } });
    await chooseMain(user, 'correct.xlsx');
    await checkReport(user);
    await verdict();
    expect(screen.getByText('Zbir nije tačan')).toBeVisible();
  });

  test('without the notes the submission is not ready; removing the report resets everything, after a confirmation (R4.8)', async () => {
    const { user } = await openControl();
    await readyToSubmit(user);
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
    await chooseMain(user, 'errors-12.xlsx');
    await checkReport(user);
    await verdict();
    await act(() => router.navigate('/en/financial-reports-control'));
    expect(
      await screen.findByRole('heading', { name: 'The report is not correct: 12 errors on 4 sheets.' }),
    ).toBeVisible();
    expect(screen.getByText(/in the language in which the report was checked/)).toBeVisible();
  });
});

describe('files that are not taken', () => {
  test.each([['empty.xlsx', 'empty.xlsx', 'Datoteka je prazna (0 bajtova). Sačuvajte je ponovo pa je odaberite.']])(
    '%s (F01)',
    async (sample, as, message) => {
      const { user } = await openControl();
      await chooseMain(user, sample, as);
      expect(await screen.findByRole('alert')).toHaveTextContent(`${as}: ${message}`);
      expect(screen.queryByRole('button', { name: 'Provjerite' })).toBeNull();
    },
  );

  test('the quick look recognises a protected file, which may be sent all the same: the agency decides', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'encrypted.xlsx');
    expect(await screen.findByText(/zaštićena lozinkom i Agencija je ne može pročitati/)).toBeVisible();
    await checkReport(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('encrypted.xlsx: datoteka je zaštićena lozinkom');
  });

  test('a document of another kind is refused beside its row; one with odd content is taken with a warning (F02)', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'correct.xlsx');
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

  test('a report larger than the limit is refused with a clear message before it is read', async () => {
    const { user } = await openControl();
    const large = Object.defineProperty(await sampleFile('correct.xlsx'), 'size', { value: 101 * 1024 * 1024 });
    await user.upload(await screen.findByLabelText('Odaberite datoteku'), large);
    expect(await screen.findByRole('alert')).toHaveTextContent('correct.xlsx: Datoteka je veća od 100 MB.');
    expect(screen.queryByRole('button', { name: 'Provjerite' })).toBeNull();
  });

  test('the request for notes goes once they are added', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'correct.xlsx');
    await checkReport(user);
    await verdict();
    expect(screen.getByText(/Za predaju dodajte bilješke uz finansijske izvještaje\.$/)).toBeVisible();
    await addDocument(user, NOTES, 'notes.docx');
    await screen.findByText('Sve je spremno za predaju.');
    expect(screen.queryByText(/Za predaju dodajte bilješke/)).toBeNull();
  });
});

describe('a submission that fails keeps everything and says why', () => {
  const failing = async (resolver: Parameters<typeof http.post>[1]) => {
    const { user } = await openControl();
    await readyToSubmit(user);
    agency.use(http.post(TRANSMIT, resolver));
    await submitReport(user);
    const dialog = await screen.findByRole('dialog', { name: 'Greška: predaja nije uspjela' });
    return { user, dialog };
  };
  const stored = () => {
    expect(screen.getAllByText('correct.xlsx')).not.toHaveLength(0);
    expect(screen.getByText('notes.docx')).toBeVisible();
    expect(screen.queryByText('Izvještaj je predan.')).toBeNull();
    expect(screen.getByText('Nije predano')).toBeVisible();
  };

  test('with the agency’s own message, as plain text (R8, A51)', async () => {
    const { user, dialog } = await failing(() => new HttpResponse('Period je <b>zaključan</b>', { status: 400 }));
    expect(dialog).toHaveTextContent('Period je zaključan');
    expect(dialog).toHaveTextContent('Odabir datoteka nije promijenjen');
    await user.click(within(dialog).getByRole('button', { name: 'U redu' }));
    stored();
    expect(screen.getByRole('button', { name: 'Predajte izvještaj' })).not.toHaveAttribute('aria-disabled');
  });

  test('with the text of the result it answers with (R7)', async () => {
    const answer = { id: VALID_ID, name: 'correct.xlsx', errors: ['Nedostaje <b>odluka</b>.', 'Period je zaključan.'] };
    const { dialog } = await failing(() => HttpResponse.json(answer, { status: 422 }));
    for (const line of ['Nedostaje odluka.', 'Period je zaključan.'])
      expect(within(dialog).getByText(line)).toBeVisible();
    stored();
  });

  test('status 413 without a text for people', async () => {
    const { dialog } = await failing(() => new HttpResponse('<!doctype html><h1>Error</h1>', { status: 413 }));
    expect(dialog).toHaveTextContent('Server ne prima toliko podataka odjednom.');
    expect(dialog).not.toHaveTextContent('doctype');
    stored();
  });

  test('one press, one submission: a second press and Escape while it is sent do nothing (F10, E11)', async () => {
    const { user } = await openControl();
    await readyToSubmit(user);
    let calls = 0;
    const { wait, release } = held();
    agency.use(
      http.post(TRANSMIT, async () => {
        calls += 1;
        await wait;
        return HttpResponse.json({ id: VALID_ID });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Predajte izvještaj' }));
    await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Predajte' }));
    expect(await screen.findByRole('dialog', { name: 'Predaja je u toku' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Predaja je u toku' })).toBeVisible();
    release();
    await screen.findByRole('dialog', { name: 'Rezultat predaje' });
    expect(calls).toBe(1);
  });
});

test('what was changed on the disk after the check is not submitted', async () => {
  const { user } = await openControl();
  const file = await sampleFile('correct.xlsx');
  await user.upload(await screen.findByLabelText('Odaberite datoteku'), file);
  await checkReport(user);
  await verdict();
  await addDocument(user, NOTES, 'notes.docx');
  await screen.findByText('Sve je spremno za predaju.');
  file.arrayBuffer = async () => (await sampleFile('errors-1.xlsx')).arrayBuffer();
  await submitReport(user);
  expect(await screen.findByRole('dialog', { name: 'Greška: predaja nije uspjela' })).toHaveTextContent(
    'Datoteka „correct.xlsx“ promijenjena je nakon provjere.',
  );
  expect(transmissionsReceived()).toEqual([]);
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
  await chooseMain(user, 'correct.xlsx');
  await checkReport(user);
  expect(await screen.findByRole('heading', { name: 'Provjera je u toku' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Prekinite provjeru' }));
  expect(await screen.findByText('Slanje je prekinuto na Vaš zahtjev')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('correct.xlsx')[0]).toBeVisible());
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { CONTROL } from '#features/report-tools/control/report/control-settings.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import {
  addDocument,
  checkReport,
  chooseAny,
  openControl,
  readyToSubmit,
  submitReport,
  verdict,
} from './control-user.ts';
import { fileOf, sampleFile, VALID_ID } from './results-and-receipts.ts';

const CHECK = '*/FileTemplate/Check';
const TRANSMIT = '*/FileTemplate/Transmit';
const NOTES = 'Bilješke uz finansijske izvještaje';
const answerCheck = (answer: object) => agency.use(http.post(CHECK, () => HttpResponse.json(answer)));

describe('the new control', () => {
  test('the focus goes to the selected file, and back to the picker when it is removed; without a passed robot check nothing is sent, and an attempt uses it up; a type without obligatory notes is ready at once (R4.8)', async () => {
    const { user } = await openControl();
    const picker = await screen.findByLabelText('Odaberite datoteku');
    await user.upload(picker, fileOf('correct.xlsx'));
    const remove = await within(screen.getByRole('main')).findByText('Uklonite');
    await waitFor(() => expect(remove.closest('ul')).toHaveFocus());
    await user.click(remove);
    await waitFor(() => expect(screen.getByLabelText('Odaberite datoteku')).toHaveFocus());
    await chooseAny(user, { id: `${VALID_ID.slice(0, 13)}33${VALID_ID.slice(15)}` });
    await user.click(await screen.findByText('Provjerite'));
    expect(screen.queryByText('Kontrola je u toku')).toBeNull();
    agency.use(http.post(CHECK, () => new HttpResponse(null, { status: 500 }), { once: true }));
    await checkReport(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Na serveru je došlo do greške.');
    expect(screen.getByLabelText('Nisam robot')).not.toBeChecked();
    expect(screen.getAllByText('correct.xlsx')[0]).toBeVisible();
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
    // The button that took the corrected file is gone.
    const removing = await within(screen.getByRole('main')).findByText('Uklonite');
    await waitFor(() => expect(removing.closest('ul')).toHaveFocus());
    await checkReport(user);
    await screen.findByText('Kontrolu izvještaja nije moguće izvršiti jer JIB+ nije u ispravnom formatu.');
    expect(await verdict()).toHaveTextContent('JIB+ nije u ispravnom formatu');
    expect(screen.queryByRole('button', { name: 'Predajte izvještaj' })).toBeNull();
    await everythingAnswered();
    expect(screen.queryByRole('form', { name: 'Slanje nalaza e-poštom' })).toBeNull();
  });
});

test('an incorrect report can be removed, too: everything is reset, and the focus goes to the picker (R4.8)', async () => {
  const { user } = await openControl();
  await chooseAny(user, { errors: ['Zbir nije tačan'] });
  await checkReport(user);
  await verdict();
  await user.click(within(screen.getByRole('main')).getByText('Uklonite'));
  await waitFor(() => expect(screen.getByLabelText('Odaberite datoteku')).toHaveFocus());
  expect(screen.queryByText('Zbir nije tačan')).toBeNull();
  expect(screen.queryByText(/^Greške u posljednjoj kontroli/)).toBeNull();
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

  test('notes are asked for until they are added, and again once removed; a document of another kind is refused beside its row, odd content is taken with a warning (F02); removing the report resets everything, after a confirmation (R4.8)', async () => {
    const { user } = await openControl();
    await chooseAny(user);
    await checkReport(user);
    await verdict();
    expect(screen.getByText(/Za predaju dodajte bilješke uz finansijske izvještaje\.$/)).toBeVisible();
    const unrestricted = screen.getByLabelText(`Odaberite datoteku: ${NOTES}`);
    unrestricted.removeAttribute('accept');
    await user.upload(unrestricted, await sampleFile('profit-decision.xlsx'));
    // Shown beside the row, and read out.
    await waitFor(() =>
      expect(screen.getAllByText(/^profit-decision\.xlsx: Ova vrsta datoteke ovdje se ne prihvata/)).toHaveLength(2),
    );
    await addDocument(user, NOTES, 'renamed-exe.xlsx', 'biljeske.pdf');
    const warning = () => screen.queryByText(/^Sadržaj izgleda kao program, a ne kao dokument/, { selector: 'li p' });
    await waitFor(() => expect(warning()?.closest('li')).toHaveTextContent('biljeske.pdf'));
    expect(screen.getByText('Sve je spremno za predaju.')).toBeVisible();
    expect(screen.queryByText(/Za predaju dodajte bilješke/)).toBeNull();
    await user.click(screen.getByRole('button', { name: `Uklonite ${NOTES}` }));
    expect(warning()).toBeNull();
    expect(screen.getByText('Još nije spremno za predaju.')).toBeVisible();
    await addDocument(user, NOTES, 'notes.docx');
    await screen.findByText('Sve je spremno za predaju.');
    await user.click(screen.getByRole('button', { name: 'Uklonite Glavni izvještaj' }));
    await user.click(within(await screen.findByRole('dialog')).getByText('Uklonite sve'));
    expect(await screen.findByText('Ovdje prevucite popunjeni izvještaj')).toBeVisible();
    expect(screen.queryByText('Izvještaj je ispravan.')).toBeNull();
  });

  test('each refused document is read out, also the same one again; one that is taken reads out no earlier refusal of another', async () => {
    const { user, portal } = await openControl();
    await chooseAny(user);
    await checkReport(user);
    await verdict();
    const said: string[] = [];
    portal.announcer.subscribe((text) => said.push(text.slice(0, text.indexOf(':'))));
    const choose = (kind: string, name: string) => {
      const picker = screen.getByLabelText<HTMLInputElement>(`Odaberite datoteku: ${kind}`);
      picker.removeAttribute('accept');
      return user.upload(picker, fileOf(name));
    };
    await choose('Godišnji izvještaj o poslovanju', 'a.xlsx');
    await waitFor(() => expect(said).toEqual(['a.xlsx']));
    for (const count of [2, 3]) {
      await choose(NOTES, 'b.xlsx');
      await waitFor(() => expect(said).toHaveLength(count));
    }
    await addDocument(user, NOTES, 'notes.docx');
    await screen.findByText('Sve je spremno za predaju.');
    expect(said).toEqual(['a.xlsx', 'b.xlsx', 'b.xlsx']);
  });
});

test('what was changed on the disk after the check is not submitted; a submission that fails keeps everything, and says why with the agency’s own message, as plain text (R8, A51)', async () => {
  const { user } = await openControl();
  const sent = vi.fn();
  agency.use(
    http.post(TRANSMIT, () => {
      sent();
      return new HttpResponse('Period je <b>zaključan</b>', { status: 400 });
    }),
  );
  answerCheck({ id: VALID_ID, name: 'correct.xlsx', errors: [] });
  const file = fileOf('correct.xlsx');
  await user.upload(await screen.findByLabelText('Odaberite datoteku'), file);
  await checkReport(user);
  await verdict();
  await addDocument(user, NOTES, 'notes.docx');
  await screen.findByText('Sve je spremno za predaju.');
  const failure = async (said: string) => {
    await submitReport(user);
    const dialog = await screen.findByRole('dialog', { name: 'Greška: predaja nije uspjela' });
    expect(dialog).toHaveTextContent(said);
    await user.click(within(dialog).getByText('U redu'));
  };
  const content = vi.spyOn(file, 'arrayBuffer');
  content.mockImplementation(() => fileOf('correct.xlsx', 'drugo').arrayBuffer());
  await failure('Datoteka „correct.xlsx“ promijenjena je nakon provjere.');
  expect(sent).not.toHaveBeenCalled();
  content.mockRestore();
  await failure('Period je zaključan');
  expect(screen.getByRole('heading', { name: 'Odabrani izvještaji nisu uspješno zaprimljeni' })).toBeVisible();
  expect(screen.getAllByText('correct.xlsx')).not.toHaveLength(0);
  expect(screen.getByText('notes.docx')).toBeVisible();
  expect(screen.queryByText('Izvještaj je predan.')).toBeNull();
  expect(screen.getByText('Nije predano')).toBeVisible();
  // The results stay with their counts, and can be saved (R2.11).
  expect(screen.getByText('Ispravni').nextSibling).toHaveTextContent('1');
  expect(screen.getByRole('button', { name: 'Preuzmite nalaz' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Predajte izvještaj' })).not.toHaveAttribute('aria-disabled');
});

test('with the setting `resetOnFailedTransmit`, a refused submission resets everything, and is still told as one, in a dialog (R4.8)', async () => {
  vi.spyOn(CONTROL, 'resetOnFailedTransmit', 'get').mockReturnValue(true as never);
  agency.use(http.post(TRANSMIT, () => new HttpResponse('Period je zaključan', { status: 400 })));
  const { user } = await openControl();
  await readyToSubmit(user);
  await submitReport(user);
  const dialog = await screen.findByRole('dialog', { name: 'Greška: predaja nije uspjela' });
  expect(dialog).toHaveTextContent('Period je zaključan');
  await user.click(within(dialog).getByText('U redu'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body).not.toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Odabrani izvještaji nisu uspješno zaprimljeni');
  expect(screen.getByLabelText('Odaberite datoteku')).toBeEnabled();
  expect(screen.queryByText('notes.docx')).toBeNull();
});

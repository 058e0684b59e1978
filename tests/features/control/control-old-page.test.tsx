import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { resultMailsSent, transmissionsReceived } from '#mocks/report-control/received.ts';
import { agency } from '#tests/agency.ts';
import { checkReport, openControl, verdict } from './control-user.ts';
import { sampleFile } from './samples.ts';

const add = async (user: UserEvent, ...samples: string[]) =>
  user.upload(
    screen.getByLabelText(/^(Odaberite datoteke|Dodajte datoteke)$/),
    await Promise.all(samples.map((name) => sampleFile(name))),
  );
const listed = () =>
  within(screen.getByRole('region', { name: /datoteka$|datoteke$/ }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);

test('three files of which one is wrong: all are submitted, two are saved (R4.7)', async () => {
  const { user } = await openControl('old');
  expect(screen.getByText(/Ova kontrola važi samo za izvještaje za periode do 2021/)).toBeVisible();
  await add(user, 'old-format.xlsx', 'old-errors.xlsx');
  await add(user, 'old-format-2.xlsx');
  await waitFor(() => expect(listed()).toEqual(['old-format.xlsx', 'old-errors.xlsx', 'old-format-2.xlsx']));
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  await checkReport(user);
  const outcome = await screen.findByRole('heading', { name: 'Neispravno: 1 od 3 izvještaja.' });
  await waitFor(() => expect(outcome).toHaveFocus());
  expect(scrolledTo.mock.contexts).toContain(outcome.closest('section'));
  expect(screen.getByText('Samo provjereno. Još nije predano.')).toBeVisible();
  const counts = [...document.querySelectorAll('dl dd')].slice(0, 4).map((count) => count.textContent);
  expect(counts).toEqual(['3', '2', '1', '3']);
  expect(screen.getByText('Kliknite za prikaz grešaka (3)')).toBeVisible();
  // On paper nothing can be clicked: what is closed is printed as well.
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByText(/^AOP \d{3}/)).toHaveLength(3);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(/^AOP \d{3}/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Predajte izvještaje' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Odabrane datoteke' }));
  const names = (heading: string) =>
    [...dialog.getByRole('heading', { name: heading }).closest('section')!.querySelectorAll('bdi')].map(
      (name) => name.textContent,
    );
  expect(names('Izvještaji koji će biti sačuvani')).toEqual(['old-format.xlsx', 'old-format-2.xlsx']);
  expect(names('Izvještaji koji neće biti sačuvani')).toEqual(['old-errors.xlsx']);
  await user.click(dialog.getByRole('button', { name: 'Predajte' }));

  expect(await screen.findByRole('heading', { name: 'Predane su 3 datoteke.' })).toBeVisible();
  expect(screen.getByText(/Sačuvani su samo ispravni izvještaji: 2 od 3\./)).toBeVisible();
  expect(screen.getByText('Uspješno predano')).toBeVisible();
  expect(screen.getAllByText('Sačuvan')).toHaveLength(2);
  expect(screen.getByText('Nije sačuvan')).toBeVisible();
  // The record lists what was sent.
  const record = screen.getByRole('heading', { name: 'Evidencija pošiljaoca o predaji izvještaja' }).parentElement;
  expect([...record!.querySelectorAll('ul bdi')].map((name) => name.textContent)).toEqual([
    'old-format.xlsx',
    'old-errors.xlsx',
    'old-format-2.xlsx',
  ]);
  expect(transmissionsReceived().map(({ files }) => files[0]?.name)).toEqual(['old-format.xlsx', 'old-format-2.xlsx']);
  // The box leaves by itself after 2.5 s; what was submitted stays to be seen.
  await waitFor(() => expect(screen.queryByText('Uspješno predano')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Predane su 3 datoteke.' })).toBeVisible();
});

test('names that are listed and other kinds are ignored with a note (F05)', async () => {
  const { user } = await openControl('old');
  await add(user, 'old-format.xlsx');
  await waitFor(() => expect(listed()).toEqual(['old-format.xlsx']));
  const input = screen.getByLabelText('Dodajte datoteke');
  input.removeAttribute('accept');
  await user.upload(input, [await sampleFile('old-format.xlsx', 'OLD-FORMAT.XLSX'), await sampleFile('notes.docx')]);
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('OLD-FORMAT.XLSX: Datoteka s tim nazivom već je na popisu.');
  expect(note).toHaveTextContent('notes.docx: Ova vrsta datoteke ovdje se ne prihvata.');
  expect(listed()).toEqual(['old-format.xlsx']);
});

test('a change of the list takes the submission away; the last file takes the results along (R4.7)', async () => {
  const { user } = await openControl('old');
  await add(user, 'old-format.xlsx', 'old-errors.xlsx');
  await checkReport(user);
  await screen.findByRole('heading', { name: 'Neispravno: 1 od 2 izvještaja.' });
  await user.click(screen.getByRole('button', { name: 'Uklonite old-errors.xlsx' }));
  expect(screen.getByText(/Popis datoteka je promijenjen nakon provjere/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Predajte izvještaje' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Uklonite old-format.xlsx' }));
  expect(screen.queryByText('Nalaz po izvještajima')).toBeNull();
});

test('an unused answer of the robot check serves for the e-mail, and is then used up (readings R2.11)', async () => {
  const { user } = await openControl('old');
  await add(user, 'old-errors.xlsx');
  await checkReport(user);
  await verdict();
  const form = within(await screen.findByRole('form', { name: 'Slanje nalaza e-poštom' }));
  expect(form.getByRole('checkbox', { name: 'Nisam robot' })).toBeVisible();
  const again = within(screen.getByRole('region', { name: 'Ponovna provjera' }));
  await user.click(again.getByRole('checkbox', { name: 'Nisam robot' }));
  expect(form.queryByRole('checkbox')).toBeNull();
  await user.type(form.getByRole('textbox'), 'ana@primjer.ba');
  await user.click(form.getByRole('button', { name: 'Pošaljite nalaz e-poštom' }));
  expect(await screen.findByText(/poslan je na Vašu adresu e-pošte/)).toBeVisible();
  expect(again.getByRole('checkbox')).not.toBeChecked();
  expect(resultMailsSent()).toHaveLength(1);
});

test('none correct: nothing can be submitted, and it is said why; a failed check keeps the files', async () => {
  const { user } = await openControl('old');
  await add(user, 'old-errors.xlsx');
  agency.use(http.post('*/FileTemplate/CheckOld', () => HttpResponse.json([]), { once: true }));
  await checkReport(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Stigao je odgovor koji portal ne može pročitati.');
  expect(listed()).toEqual(['old-errors.xlsx']);
  await checkReport(user);
  await verdict();
  const submit = screen.getByRole('button', { name: 'Predajte izvještaje' });
  expect(submit).toHaveAccessibleDescription('Nijedan izvještaj nije ispravan.');
  await user.click(submit);
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { agency } from '#tests/agency.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { fileOf, sampleFile, VALID_ID } from './results-and-receipts.ts';

/** Opens the page of a control in Bosnian. */
export const openControl = (version: 'old' | 'new' = 'new') =>
  renderPage(`/bs/kontrola-finansijskih-izvjestaja${version === 'old' ? '-old' : ''}`);

/** Selects a sample as the main report. */
export async function chooseMain(user: UserEvent, sample: string, as = sample): Promise<void> {
  await user.upload(await mainInput(), await sampleFile(sample, as));
}

const mainInput = () => screen.findByLabelText(/^(Odaberite|Provjerite ispravljenu) datoteku$/);

/** Selects a file whose content nobody reads, and has the next check answered: with errors, or without. */
export async function chooseAny(
  user: UserEvent,
  { errors = [], id = VALID_ID }: { errors?: readonly unknown[] | null; id?: string } = {},
) {
  agency.use(
    http.post('*/FileTemplate/Check', () => HttpResponse.json({ id, name: 'correct.xlsx', errors }), { once: true }),
  );
  await user.upload(await mainInput(), fileOf('correct.xlsx'));
}

/** Selects files in the old control and checks them; the agency answers with these results, by their names. */
export async function checkOld(
  user: UserEvent,
  results: readonly { name: string; id?: string; errors?: readonly string[] }[],
  files = results.map(({ name }) => fileOf(name, name)),
) {
  const answer = results.map((result) => ({ id: VALID_ID, errors: [], ...result }));
  agency.use(http.post('*/FileTemplate/CheckOld', () => HttpResponse.json(answer), { once: true }));
  await user.upload(screen.getByLabelText('Odaberite datoteke'), files);
  await checkReport(user);
}

/** Solves the captcha and starts the check. */
export async function checkReport(user: UserEvent): Promise<void> {
  const heading = await screen.findByText(/^(Kontrola Agencije|Ponovna kontrola)$/);
  const part = within(heading.closest('section')!);
  await user.click(part.getByLabelText('Nisam robot'));
  await user.click(part.getByText('Provjerite'));
}

/** Waits for the verdict. */
export const verdict = () => screen.findByRole('heading', { level: 2, name: /ispravan|ispravn[io]|predan/i });

/** Has a report found correct and adds its notes, so that it can be submitted. */
export async function readyToSubmit(user: UserEvent): Promise<void> {
  await chooseAny(user);
  await checkReport(user);
  await verdict();
  await addDocument(user, 'Bilješke uz finansijske izvještaje', 'notes.docx');
  await screen.findByText('Sve je spremno za predaju.');
}

/** Adds a document of a kind, whatever its ending. */
export async function addDocument(user: UserEvent, kind: string, sample: string, as = sample): Promise<void> {
  await user.upload(screen.getByLabelText(`Odaberite datoteku: ${kind}`), await sampleFile(sample, as));
}

/** Starts the submission and confirms it. */
export async function submitReport(user: UserEvent): Promise<void> {
  await user.click(screen.getByText(/^Predajte izvještaje?$/));
  await user.click(within(screen.getByRole('dialog')).getByText('Predajte'));
}

/** Sends the results to an address, after the robot check. */
export async function mailTo(user: UserEvent, address = 'ana@primjer.ba'): Promise<void> {
  await user.click(screen.getByRole('textbox', { name: 'Adresa e-pošte' }));
  await user.paste(address);
  await user.click(screen.getByRole('button', { name: 'Pošaljite nalaz e-poštom' }));
}

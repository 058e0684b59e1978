import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '#tests/renderApp.tsx';
import { sampleFile } from './samples.ts';

/** Opens a control in Bosnian. */
export const openControl = (version: 'old' | 'new' = 'new') =>
  renderApp(`/bs/kontrola-finansijskih-izvjestaja${version === 'old' ? '-old' : ''}`);

/** Selects a sample as the main report. */
export async function chooseMain(user: UserEvent, sample: string, as = sample): Promise<void> {
  await user.upload(
    await screen.findByLabelText(/^(Odaberite|Provjerite ispravljenu) datoteku$/),
    await sampleFile(sample, as),
  );
}

/** Solves the captcha and starts the check. */
export async function checkReport(user: UserEvent): Promise<void> {
  const part = within(await screen.findByRole('region', { name: /Provjera kod Agencije|Ponovna provjera/ }));
  await user.click(part.getByRole('checkbox', { name: 'Nisam robot' }));
  await user.click(part.getByRole('button', { name: 'Provjerite' }));
}

/** Waits for the verdict. */
export const verdict = () => screen.findByRole('heading', { level: 2, name: /ispravan|ispravno|predan/i });

/** Checks a correct report and adds its notes, so that it can be submitted. */
export async function readyToSubmit(user: UserEvent): Promise<void> {
  await chooseMain(user, 'correct.xlsx');
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
  await user.click(screen.getByRole('button', { name: /^Predajte izvještaje?$/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Predajte' }));
}

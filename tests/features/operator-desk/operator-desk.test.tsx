import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { readAgencyFile } from '#domain/agency-file/read-agency-file.ts';
import { ALL_CALLS } from '#features/portal/operator-desk/look/all-calls.ts';
import { agency } from '#tests/agency.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { saveAs } from '#tests/saved-files.ts';
import { ALL_CALLS as TABLE } from '../../../tools/calls/all-calls.ts';

const DESK = '/bs/radni-sto-operatera';
const EXAMPLE = JSON.parse(readFileSync('mocks/agency-file/agency.json', 'utf8')) as Record<string, unknown>;
/** Enters a text at once. */
const enter = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const published = (file: object) => agency.use(http.get('*/agency.json', () => HttpResponse.json(file)));

async function openDesk(address = DESK) {
  const app = await renderPage(address);
  await screen.findByRole('navigation', { name: 'Dijelovi datoteke' });
  return app;
}

describe('the agency’s file', () => {
  test('a notice is written, seen as it will look, and saved; the portal reads it and unknown parts stay', async () => {
    published({ ...EXAMPLE, later: { kept: true } });
    const { user } = await openDesk();
    await user.click(screen.getByRole('button', { name: 'Dodajte obavještenje' }));
    const entry = within(screen.getByRole('group', { name: 'Obavještenje 2' }));
    await user.selectOptions(entry.getByLabelText(/^Vrsta/), 'Hitno');
    for (const [lang, text] of [
      ['Bosanski', 'Danas ne radimo.'],
      ['Hrvatski', 'Danas ne radimo!'],
      ['Engleski', 'We are closed today.'],
    ] as const)
      enter(entry.getByLabelText(lang), text);
    const preview = within(screen.getByRole('region', { name: 'Kako će izgledati' }));
    expect(await preview.findByText('We are closed today.')).toBeVisible();
    const difference = screen.getByRole('table', { name: 'Razlike: 1' });
    expect(difference).toHaveTextContent('Vrsta: Hitno');
    expect(difference).not.toHaveTextContent('urgent');
    await user.click(screen.getByRole('button', { name: 'Sačuvajte agency.json' }));
    expect(await screen.findByText(/Postavite je na server/)).toBeVisible();
    const saved = JSON.parse(await saveAs.mock.calls.at(-1)![0].text()) as Record<string, unknown>;
    expect(saved['later']).toEqual({ kept: true });
    expect(saved['about']).toBe(EXAMPLE['about']);
    const { file, problems } = readAgencyFile(saved);
    expect(problems).toEqual(['later: is no part of this file']);
    expect(file.notices[1]).toEqual({
      level: 'urgent',
      text: { bs: 'Danas ne radimo.', hr: 'Danas ne radimo!', en: 'We are closed today.' },
    });
  });

  test('a closure for one hour ends an hour after its beginning, and is shown as its screen will be', async () => {
    published({});
    const { user } = await openDesk(`${DESK}?part=switches`);
    await user.click(screen.getByRole('button', { name: 'Dodajte zatvaranje' }));
    const entry = within(screen.getByRole('group', { name: 'Zatvaranje 1' }));
    await user.selectOptions(entry.getByLabelText(/^Šta se zatvara/), '/bs/kontaktirajte-nas');
    const moment = (name: RegExp) => within(entry.getByRole('group', { name }));
    for (const [part, digits] of [
      ['Dan', '31'],
      ['Mjesec', '12'],
      ['Godina', '2098'],
    ] as const)
      enter(moment(/^Od/).getByLabelText(part), digits);
    enter(moment(/^Od/).getByLabelText('Vrijeme'), '23:30');
    await user.click(entry.getByRole('button', { name: 'Zatvorite na jedan sat' }));
    expect(moment(/^Do/).getByLabelText('Dan')).toHaveValue('01');
    expect(moment(/^Do/).getByLabelText('Godina')).toHaveValue('2099');
    expect(moment(/^Do/).getByLabelText('Vrijeme')).toHaveValue('00:30');
    const reason = within(entry.getByRole('group', { name: /^Razlog/ }));
    for (const lang of ['Bosanski', 'Hrvatski', 'Engleski']) enter(reason.getByLabelText(lang), 'Održavanje.');
    expect(screen.getByRole('table', { name: 'Razlike: 1' })).toHaveTextContent(
      /Šta se zatvara: \/bs\/kontaktirajte-nas.*Do: 01\.01\.2099 00:30/s,
    );
    // Nothing was selected in the preview: it follows the closure.
    const preview = within(screen.getByRole('region', { name: 'Kako će izgledati' }));
    expect(await preview.findByText('This page is temporarily closed')).toBeVisible();
    await user.selectOptions(preview.getByLabelText('Stranica ili radnja'), 'Provjera izvještaja');
    expect(preview.getByText('Tada je otvoreno.')).toBeVisible();
  });

  test('an explanation is tried with an error, and shown in each language', async () => {
    published({ errorGuide: EXAMPLE['errorGuide'] });
    await openDesk(`${DESK}?part=errorGuide`);
    const tried = screen.getByLabelText(/^Isprobajte tekst greške/);
    enter(tried, 'AOP 039 mora biti zbir AOP 001.');
    expect(await screen.findByText(/^The sum of the lines differs/, { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Uputa, točka 1/ })).toBeVisible();
    enter(tried, 'Nešto drugo');
    expect(screen.getByText('Ovoj grešci ne odgovara nijedno objašnjenje.')).toBeVisible();
  });

  test('an incomplete entry is not saved; each problem leads to its field', async () => {
    published({});
    const { user } = await openDesk(`${DESK}?part=switches`);
    await user.click(screen.getByRole('button', { name: 'Dodajte zatvaranje' }));
    await user.click(screen.getByRole('button', { name: 'Obavještenja' }));
    await user.click(screen.getByRole('button', { name: 'Sačuvajte agency.json' }));
    const problems = await screen.findByRole('alert');
    expect(problems).toHaveTextContent('Šta se zatvara: Popunite ovo polje.');
    await user.click(within(problems).getByRole('button', { name: 'Privremena zatvaranja › 1 › Razlog › Bosanski' }));
    await waitFor(() => expect(screen.getAllByLabelText('Bosanski')[0]).toHaveFocus());
    expect(saveAs).not.toHaveBeenCalled();
  });

  test('a draft survives a reload, is not silently put over a file that was published meanwhile, and can be dropped', async () => {
    published({});
    const { unmount } = await openDesk(`${DESK}?part=visitingHours`);
    enter(screen.getByLabelText('Bosanski'), 'Od 8');
    expect(screen.queryByText(/^Objavljena datoteka se promijenila/)).toBeNull();
    unmount();
    published({ annualReport: { url: 'https://example.org/izvjestaj' } });
    const { user } = await openDesk(`${DESK}?part=visitingHours`);
    expect(screen.getByLabelText('Bosanski')).toHaveValue('Od 8');
    expect(screen.getByText(/^Objavljena datoteka se promijenila/)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Razlike: 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Ispraznite|^Poništite|^Odbacite/ }));
    expect(screen.getByLabelText('Bosanski')).toHaveValue('');
  });

  test('a host that fails is an error with another try; no file there is said, and an empty one can be filled', async () => {
    agency.use(http.get('*/agency.json', () => new HttpResponse(null, { status: 500 })));
    const { user } = await renderPage(DESK);
    expect(await screen.findByText('Objavljena datoteka se ne može pročitati')).toBeVisible();
    agency.use(http.get('*/agency.json', () => new HttpResponse(null, { status: 404 })));
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await screen.findByRole('navigation', { name: 'Dijelovi datoteke' })).toBeVisible();
    expect(screen.getByText(/Na serveru nema datoteke/)).toBeVisible();
  });

  test('no JSON on the host is said, and an empty file can be filled', async () => {
    agency.use(
      http.get('*/agency.json', () => new HttpResponse('{', { headers: { 'content-type': 'application/json' } })),
    );
    await openDesk();
    expect(screen.getByText(/nije ispravan JSON/)).toBeVisible();
  });
});

describe('the look at the APIs', () => {
  test('makes the calls of the table that read, says what each answered, and what is wrong with the content', async () => {
    agency.use(
      http.get('*/AccountStatuses', () => new HttpResponse(null, { status: 500 })),
      http.get('*/LegalEntitySizes', () => HttpResponse.json({ resultList: [{ id: null, name: 'x' }] })),
    );
    const { user } = await renderPage(`${DESK}?tab=agency`);
    await user.click(await screen.findByRole('button', { name: 'Provjerite sada' }));
    await screen.findByText(/^Provjereno /);
    const row = (name: RegExp) => within(screen.getAllByRole('row', { name })[0]!);
    expect(row(/Languages/).getByText('odgovara')).toBeVisible();
    expect(row(/AccountStatuses/).getByText('odgovorio (500)')).toBeVisible();
    expect(row(/AccountStatuses/).getByText('odgovor nije upotrebljiv')).toBeVisible();
    expect(row(/LegalEntitySizes/).getByText('odstupa')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sadržaj' })).toBeVisible();
  });

  test('knows the same calls as the table of the tools', () => {
    const ids = (calls: readonly { id: string }[]) => calls.map(({ id }) => id).toSorted();
    expect(ids(ALL_CALLS)).toEqual(ids(TABLE));
  });
});

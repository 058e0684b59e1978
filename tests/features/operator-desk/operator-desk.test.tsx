import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { readAgencyFile } from '#domain/agency-file/read-agency-file.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { saveAs } from '#tests/saved-files.ts';
import { giveElementsSize } from '#tests/sized-elements.ts';
import { withDatabase } from '#tests/storage.ts';

const DESK = '/bs/radni-sto-operatera';
giveElementsSize();

const EXAMPLE = JSON.parse(readFileSync('mocks/agency-file/agency.json', 'utf8')) as Record<string, unknown>;
/** Enters a text at once. */
const enter = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const published = (file: object) => agency.use(http.get('*/agency.json', () => HttpResponse.json(file)));

/** Finds an option of a combobox by typing and chooses it. */
async function choose(user: UserEvent, box: HTMLElement, typed: string, name: string): Promise<void> {
  enter(box, typed);
  await user.click(await screen.findByRole('option', { name }));
}

async function openDesk(address = DESK) {
  const app = await renderPage(address);
  await screen.findByRole('navigation', { name: 'Dijelovi datoteke' });
  return app;
}

describe('the agency’s file', () => {
  withDatabase();

  test('a closure for one hour ends an hour after its beginning, and is shown as its screen will be', async () => {
    published({});
    const { user } = await openDesk(`${DESK}?part=switches`);
    await user.click(screen.getByRole('button', { name: 'Dodajte zatvaranje' }));
    const entry = within(screen.getByRole('group', { name: 'Zatvaranje 1' }));
    // Found by its address as well.
    await choose(user, entry.getByRole('combobox', { name: /^Šta se zatvara/ }), 'kontaktirajte', 'Stranica: Kontakt');
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
      /Šta se zatvara: Stranica: Kontakt.*Do: 01\.01\.2099 00:30/s,
    );
    // Nothing was selected in the preview: it follows the closure.
    const preview = within(screen.getByRole('region', { name: 'Kako će izgledati' }));
    expect(await preview.findByText('This page is temporarily closed')).toBeVisible();
    const place = preview.getByRole('combobox', { name: 'Stranica ili radnja' });
    await choose(user, place, 'provjera izvj', 'Radnja: Provjera izvještaja');
    expect(preview.getByText('Tada je otvoreno.')).toBeVisible();
  });

  test('an incomplete entry is not saved; each problem leads to its field; the desk itself is never closed', async () => {
    const reason = { bs: 'a', hr: 'b', en: 'c' };
    published({ switches: [{ closes: 'operatorDesk', until: '2099-02-28T09:00', reason }] });
    const { user } = await openDesk(`${DESK}?part=switches`);
    expect(screen.getByText('Radni sto operatera', { selector: 'h1' })).toBeVisible();
    expect(screen.queryByText('Ova stranica je privremeno zatvorena', { selector: 'h1' })).toBeNull();
    await user.click(screen.getByText('Dodajte zatvaranje'));
    await user.click(screen.getByText('Obavještenja', { selector: 'nav *' }));
    await user.click(screen.getByText('Sačuvajte agency.json'));
    const problems = await screen.findByRole('alert');
    expect(problems).toHaveTextContent('Šta se zatvara: Popunite ovo polje.');
    expect(problems.parentElement).toHaveFocus();
    await user.click(within(problems).getByText('Privremena zatvaranja › 2 › Razlog › Bosanski'));
    await waitFor(() => expect(document.activeElement?.id).toContain('switches.1.reason.bs'));
    expect(saveAs).not.toHaveBeenCalled();
  });

  test('a draft survives a reload, is not silently put over a file that was published meanwhile, and can be dropped; one that is published by now goes silently', async () => {
    published({});
    const first = await openDesk(`${DESK}?part=visitingHours`);
    enter(screen.getByLabelText('Bosanski'), 'Od 8');
    expect(screen.queryByText(/^Objavljena datoteka se promijenila/)).toBeNull();
    first.unmount();
    published({ annualReport: { url: 'https://example.org/izvjestaj' } });
    const second = await openDesk(`${DESK}?part=visitingHours`);
    expect(screen.getByLabelText('Bosanski')).toHaveValue('Od 8');
    expect(screen.getByText(/^Objavljena datoteka se promijenila/)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Razlike: 2' })).toBeVisible();
    const dropButton = () => screen.queryByRole('button', { name: /^Ispraznite|^Poništite|^Odbacite/ });
    await second.user.click(dropButton()!);
    expect(screen.getByLabelText('Bosanski')).toHaveValue('');

    await second.user.click(screen.getByText('Godišnji izvještaj Agencije', { selector: 'nav *' }));
    enter(await screen.findByLabelText(/^Adresa/), 'https://example.org/2027');
    second.unmount();
    published({ annualReport: { url: 'https://example.org/2027' } });
    const third = await openDesk(`${DESK}?part=annualReport`);
    expect(screen.getByLabelText(/^Adresa/)).toHaveValue('https://example.org/2027');
    expect(screen.queryByText(/^Objavljena datoteka se promijenila/)).toBeNull();
    expect(dropButton()).toBeNull();
    third.unmount();
    // It is no draft the next time either.
    published({ annualReport: { url: 'https://example.org/2028' } });
    await openDesk(`${DESK}?part=annualReport`);
    expect(screen.getByLabelText(/^Adresa/)).toHaveValue('https://example.org/2028');
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

  test('a mistake in the published file is named; the last good file is edited, so that unknown parts stay, or an empty one', async () => {
    const broken = (text: string) =>
      agency.use(
        http.get('*/agency.json', () => new HttpResponse(text, { headers: { 'content-type': 'application/json' } })),
      );
    broken('{');
    const first = await openDesk();
    expect(screen.getByText('Greška u JSON-u: red 1, kolona 2.')).toBeVisible();
    expect(screen.getByText(/^Ovaj preglednik nema ranije ispravne\./)).toBeVisible();
    first.unmount();

    const good = { $schema: './agency.schema.json', later: [1], annualReport: { url: 'https://example.org/2026' } };
    published(good);
    const second = await openDesk();
    second.unmount();
    broken('{\n  "later": [1],\n}');
    const { user } = await openDesk(`${DESK}?part=annualReport`);
    expect(screen.getByText('Greška u JSON-u: red 3, kolona 1.')).toBeVisible();
    expect(screen.getByText(/^Uređuje se posljednja ispravna, pročitana /)).toBeVisible();
    expect(screen.getByLabelText(/^Adresa/)).toHaveValue('https://example.org/2026');
    // It has to be replaced, even by the same one.
    await user.click(screen.getByRole('button', { name: 'Sačuvajte agency.json' }));
    await screen.findByText(/Postavite je na server/);
    expect(JSON.parse(await saveAs.mock.calls.at(-1)![0].text())).toEqual(good);
  });

  test('a published file that is too large for the desk is not edited here, and is not said to be unused', async () => {
    published({ about: 'x'.repeat(160_000) });
    await renderPage(DESK);
    expect(await screen.findByText(/prevelika za ovaj radni sto; portal je koristi/)).toBeVisible();
    expect(screen.getByText(/^Datoteka je veća od 150/)).toBeVisible();
    expect(screen.queryByText(/nije upotrebljiva/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sačuvajte agency.json' })).toBeNull();
  });

  test('an opened file is not said to be open when the form was put back to the published one', async () => {
    published({});
    const first = await openDesk(`${DESK}?part=annualReport`);
    enter(screen.getByLabelText(/^Adresa/), 'https://example.org/nacrt');
    first.unmount();
    const { user } = await openDesk(`${DESK}?part=annualReport`);
    await user.upload(screen.getByLabelText('Otvorite datoteku'), new File(['{ "later": 1 }'], 'agency.json'));
    await user.click(await screen.findByRole('button', { name: 'Zamijenite izmjene' }));
    expect(await screen.findByText('Otvoreno: agency.json')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Ispraznite|^Poništite|^Odbacite/ }));
    await waitFor(() => expect(screen.queryByText('Otvoreno: agency.json')).toBeNull());
  });

  test('a saved file is opened in place of the published one, with its unknown parts, unless it is larger than the limit; changes are not replaced unasked', async () => {
    published({ annualReport: { url: 'https://example.org/2026' } });
    const { user } = await openDesk(`${DESK}?part=annualReport`);
    const saved = { $schema: './agency.schema.json', later: 1, annualReport: { url: 'https://example.org/2027' } };
    const open = (text: string) =>
      user.upload(screen.getByLabelText('Otvorite datoteku'), new File([text], 'agency (2).json'));
    await open('{ "later": 1, }');
    expect(await screen.findByText('Greška u JSON-u: red 1, kolona 15.')).toBeVisible();
    await open(`{"about":"${'x'.repeat(160_000)}"}`);
    expect(await screen.findByText(/^Datoteka je veća od 150/)).toBeVisible();
    enter(screen.getByLabelText(/^Adresa/), 'https://example.org/moje');
    await open(JSON.stringify(saved));
    const question = within(await screen.findByRole('dialog', { name: 'Otvoriti agency (2).json?' }));
    expect(screen.getByLabelText(/^Adresa/)).toHaveValue('https://example.org/moje');
    await user.click(question.getByRole('button', { name: 'Zamijenite izmjene' }));
    expect(await screen.findByText('Otvoreno: agency (2).json')).toBeVisible();
    expect(screen.getByLabelText(/^Adresa/)).toHaveValue('https://example.org/2027');
    expect(screen.getByRole('table', { name: 'Razlike: 3' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sačuvajte agency.json' }));
    await screen.findByText(/Postavite je na server/);
    expect(JSON.parse(await saveAs.mock.calls.at(-1)![0].text())).toEqual(saved);
    // What is changed from now on is not in the saved file.
    enter(screen.getByLabelText(/^Adresa/), 'https://example.org/2028');
    expect(screen.queryByText(/Postavite je na server/)).toBeNull();
    // The portal reads it.
    expect(readAgencyFile(saved)).toMatchObject({ problems: [], unknown: ['later'] });
  });

  test('a new notice has no errors before anything is typed, a field has its error when it is left; its screens are added by name; an explanation is tried with an error', async () => {
    published({ notices: EXAMPLE['notices'], errorGuide: EXAMPLE['errorGuide'], later: 1 });
    const { user } = await openDesk();
    expect(screen.getByText('Portal ne poznaje ove dijelove, ali ostaju u datoteci: later')).toBeVisible();
    await user.click(screen.getByText('Dodajte obavještenje'));
    const entry = within(screen.getByRole('group', { name: 'Obavještenje 2' }));
    const text = entry.getByLabelText('Bosanski');
    await user.click(text);
    expect(screen.queryByText('Popunite ovo polje.')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    await waitFor(() => expect(text).toHaveAccessibleDescription('Popunite ovo polje.'));
    await user.click(text);
    await user.paste('Ne radimo.');
    await user.tab();
    await waitFor(() => expect(text).not.toHaveAccessibleDescription());

    await user.selectOptions(entry.getByLabelText(/^Vrsta/), 'Hitno');
    const screens = entry.getByRole('combobox', { name: /^Stranice/ });
    await choose(user, screens, 'kalkulator', 'Kalkulator veličine pravnog lica');
    await choose(user, screens, 'anketa', 'Anketa o zadovoljstvu');
    await user.click(entry.getByLabelText('Uklonite: Anketa o zadovoljstvu'));
    expect(screens).toHaveFocus();
    const difference = screen.getByRole('table', { name: /^Razlike/ });
    for (const shown of ['Vrsta: Hitno', 'Kalkulator veličine pravnog lica'])
      expect(difference).toHaveTextContent(shown);
    for (const other of ['urgent', 'Anketa o zadovoljstvu']) expect(difference).not.toHaveTextContent(other);

    await user.click(screen.getByText(/^Objašnjenja grešaka/, { selector: 'nav *' }));
    const tried = await screen.findByLabelText(/^Isprobajte tekst greške/);
    enter(tried, 'AOP 039 mora biti zbir AOP 001.');
    expect(await screen.findByText(/^The sum of the lines differs/, { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Uputa, točka 1/ })).toBeVisible();
    enter(tried, 'Nešto drugo');
    expect(screen.getByText('Ovoj grešci ne odgovara nijedno objašnjenje.')).toBeVisible();
    const parts = screen.getByLabelText(/^Dio teksta greške/);
    enter(parts, 'AOP');
    fireEvent.blur(parts);
    await waitFor(() => expect(parts).toHaveAccessibleDescription(/Svaki dio mora imati/));
  });
});

test('an entry that is moved to the first or last place keeps the focus, because the pressed button is gone', async () => {
  published({ notices: ['prva', 'druga', 'treća'].map((bs) => ({ level: 'info', text: { bs, hr: 'b', en: 'c' } })) });
  const { user } = await openDesk();
  const entry = (number: number) => screen.getByRole('group', { name: `Obavještenje ${number}` });
  await user.click(screen.getByLabelText('Pomjerite gore: Obavještenje 2'));
  await waitFor(() => expect(entry(1)).toHaveFocus());
  expect(within(entry(1)).getByLabelText('Bosanski')).toHaveValue('druga');
  await user.click(screen.getByLabelText('Pomjerite dolje: Obavještenje 2'));
  await waitFor(() => expect(entry(3)).toHaveFocus());
});

test('a problem of an office leads to its field while another office is shown; removing an office is said, and the focus goes to where one is chosen', async () => {
  const text = { bs: 'a', hr: 'b', en: 'c' };
  published({ offices: { 1: { hours: text }, 2: { hours: text } } });
  const { user } = await openDesk(`${DESK}?part=offices`);
  const offices = screen.getByRole('combobox', { name: 'Ured' });
  await user.selectOptions(offices, '1');
  enter(await screen.findByLabelText('Engleski'), '');
  await user.selectOptions(offices, '2');
  expect(screen.getByLabelText('Engleski')).toHaveValue('c');
  await user.click(screen.getByText('Sačuvajte agency.json'));
  const problems = await screen.findByRole('alert');
  await user.click(within(problems).getByText(/^Uredi › 1 › .*Engleski$/));
  await waitFor(() => expect(document.activeElement?.id).toBe('parts.offices.1.hours.en'));
  expect(offices).toHaveValue('1');

  const name = offices.querySelector('[value="1"]')!.textContent.replace(/ \(.*/, '');
  await user.click(screen.getByRole('button', { name: 'Uklonite podatke ovog ureda' }));
  expect(offices).toHaveFocus();
  expect(offices).toHaveValue('');
  expect(screen.getByText(`Uklonjeno: ${name}`)).toBeInTheDocument();
});

test('the difference names an added office by its own number, and a line of the calculator as its field does', async () => {
  published({ sizeCalculator: EXAMPLE['sizeCalculator'] });
  const { user } = await openDesk(`${DESK}?part=offices`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ured' }), '12');
  enter(await screen.findByLabelText('Ulica i broj'), 'Glavna 1');
  expect(await screen.findByText(/^12 › Ulica i broj: Glavna 1/)).toBeVisible();
  await user.click(screen.getByText('Kalkulator veličine', { selector: 'nav *' }));
  const lines = within(screen.getByRole('group', { name: 'Zaposleni, broj' })).getByRole('group', {
    name: /^Pozicija/,
  });
  enter(within(lines).getByLabelText('Bosanski'), 'AOP 1');
  expect(await screen.findByText('Kalkulator veličine › Pozicija obrasca › Zaposleni, broj › Bosanski')).toBeVisible();
});

test('a period that ends before it begins has its error at the end, when that is left', async () => {
  published({
    notices: [{ level: 'info', text: { bs: 'a', hr: 'b', en: 'c' }, from: '2027-03-02', until: '2027-03-03' }],
  });
  await openDesk();
  const until = screen.getByRole('group', { name: /^Do/ });
  const day = within(until).getByLabelText('Dan');
  enter(day, '01');
  fireEvent.blur(day);
  await waitFor(() => expect(until).toHaveTextContent('Kraj mora biti poslije početka.'));
});

test('the look at the APIs makes the calls of the table that read, says what each answered, and what is wrong with the content', async () => {
  // As in the oldest browsers.
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => expect.fail('AbortSignal.any is missing'));
  agency.use(
    http.get('*/AccountStatuses', () => new HttpResponse(null, { status: 500 })),
    http.get('*/LegalEntitySizes', () => HttpResponse.json({ resultList: [{ id: null, name: 'x' }] })),
    http.get('*/PublishedContent', ({ request }) =>
      request.headers.get('accept-language') === 'en' ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  );
  const { user } = await renderPage(`${DESK}?tab=agency`);
  await user.click(await screen.findByRole('button', { name: 'Provjerite sada' }));
  await screen.findByText(/^Provjereno /);
  const row = (name: RegExp) => within(screen.getAllByRole('row', { name })[0]!);
  expect(row(/Languages/).getByText('odgovara')).toBeVisible();
  expect(row(/Users\/Identity/).getByText('pripada prijavi, pa se odavde ne šalje')).toBeVisible();
  expect(row(/AccountStatuses/).getByText('odgovorio (500)')).toBeVisible();
  expect(row(/AccountStatuses/).getByText('odgovor nije upotrebljiv')).toBeVisible();
  expect(row(/LegalEntitySizes/).getByText('odstupa')).toBeVisible();
  const tree = screen.getByRole('region', { name: 'Sadržaj' });
  expect(tree).toHaveTextContent('Sadržaj nije stigao, pa nije provjeren.Engleski');
  expect(tree).not.toHaveTextContent('Nijednu stavku sadržaja ne treba ispraviti.');
});

test('a look that is stopped does not count what it has not come to, and judges no content that was not asked for', async () => {
  agency.use(
    http.get('*/PublishedContent', ({ request }) =>
      request.headers.get('accept-language') === 'hr' ? (held().wait as Promise<never>) : undefined,
    ),
  );
  const { user } = await renderPage(`${DESK}?tab=agency`);
  await user.click(await screen.findByRole('button', { name: 'Provjerite sada' }));
  await screen.findByRole('row', { name: /PublishedContent/ });
  await user.click(screen.getByRole('button', { name: 'Prekinite' }));
  await screen.findByText('Provjera je prekinuta.');
  for (const text of [/^Pozivi koji se ne šalju odavde/, /^Sadržaj nije stigao/, /^Nijednu stavku sadržaja/])
    expect(screen.queryByText(text)).toBeNull();
});

test('a look that is stopped reports no call as refused and gives the focus back to its button', async () => {
  agency.use(http.get('*/LegalEntitySizes', () => held().wait as Promise<never>));
  const { user } = await renderPage(`${DESK}?tab=agency`);
  await user.click(await screen.findByRole('button', { name: 'Provjerite sada' }));
  await screen.findByRole('row', { name: /getcountyfinancialsummary/ });
  await user.click(screen.getByRole('button', { name: 'Prekinite' }));
  await screen.findByText('Provjera je prekinuta.');
  expect(screen.queryByRole('row', { name: /LegalEntitySizes/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Provjerite ponovo' })).toHaveFocus();
});

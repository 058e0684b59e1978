import { act, screen, within, waitFor } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as cantonOrder from '#domain/map/internal/canton-order.ts';
import { env } from '#shared/config/env.ts';
import { CANTON_IDS } from '#shared/config/settings.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { renderApp, renderPage } from '#tests/renderApp.tsx';
import { hrefOf } from '../page-parts.ts';
import { watchCalls } from '../watch-calls.ts';

const PAGE = '/bs/interaktivna-mapa';
const ALL = '*/FinancialIndicators/getfinancialsummariesbycountynotfiltered';
const OF_TYPE = '*/FinancialIndicators/getcountyfinancialsummary';

// Looked up by its label: asking for a role examines every element of the page.
const canton = (name: string) => screen.getByLabelText(new RegExp(`^${name}: `));
const panel = (name: string) => screen.findByText(name, { selector: 'h2' });
const isLocked = (name: string, locked = true) =>
  waitFor(() => expect(canton(name)).toHaveAttribute('aria-pressed', String(locked)));
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const liveTexts = () =>
  [...document.querySelectorAll('[aria-live], [role=status]')].map((node) => node.textContent).join(' ');

async function openMap(query = '', page = PAGE) {
  const app = await renderPage(page + query);
  await screen.findByLabelText(/^(Federacija po kantonima|The Federation by canton)/);
  return app;
}

const names = () => [...document.querySelectorAll('th[scope=row]')].map((cell) => cell.textContent);

describe('hover, lock and unlock (P2.19, P4)', () => {
  test('the federation is first, with the sums and the year of P3, and the cantons ranked by the indicator with their shares', async () => {
    const { user } = await openMap();
    expect(await panel('Federacija Bosne i Hercegovine')).toBeVisible();
    expect(screen.getByText('2025. godina')).toBeVisible();
    expect(figure('Pravna lica')).toHaveTextContent('68.895');
    expect(figure('Imovina')).toHaveTextContent('113,7 mlrd. KM');
    expect(figure('Imovina')).toHaveTextContent(/113\.719\.790\.341\sKM$/);
    expect(hrefOf('Registar pravnih lica')).toBe('/bs/profil-pravnih-lica');
    expect(names().slice(0, 3)).toEqual(['Kanton Sarajevo', 'Tuzlanski kanton', 'Zeničko-dobojski kanton']);
    expect(names().at(-1)).toBe('Federacija Bosne i Hercegovine');
    const first = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
    expect(first.map((cell) => cell.textContent).slice(0, 3)).toEqual(['1', '33,3\u00A0%', '22.913']);

    await user.hover(canton('Tuzlanski kanton'));
    expect(await panel('Tuzlanski kanton')).toBeVisible();
    expect(figure('Pravna lica')).toHaveTextContent('10.477');
    expect(screen.getByText('Poredak: 2 od 10 · 15,2 % zbira Federacije')).toBeVisible();
  });

  test('a pressed canton renders the table once, after map and panel; its row locks and unlocks as well; a live region says what was chosen, and neither what it opens with nor what the focus reads (I02)', async () => {
    const { user } = await openMap();
    act(() => canton('Posavski kanton').focus());
    await user.keyboard('{ArrowLeft}');
    await user.hover(canton('Kanton Sarajevo'));
    expect(await panel('Kanton Sarajevo')).toBeVisible();
    expect(liveTexts()).not.toContain('Prikazano');
    const sorted = vi.spyOn(cantonOrder, 'sortCantons');
    await user.click(canton('Kanton Sarajevo'));
    await isLocked('Kanton Sarajevo');
    expect(await screen.findByRole('row', { selected: true })).toHaveTextContent('Kanton Sarajevo');
    expect(sorted).toHaveBeenCalledOnce();
    await waitFor(() => expect(liveTexts()).toContain('Prikazano: Kanton Sarajevo. Pravna lica: 22.913.'));
    const row = screen.getByRole('button', { name: 'Srednjobosanski kanton' });
    await user.click(row);
    await isLocked('Srednjobosanski kanton');
    await user.click(row);
    await isLocked('Srednjobosanski kanton', false);
    await waitFor(() =>
      expect(liveTexts()).toContain('Prikazano: Federacija Bosne i Hercegovine. Pravna lica: 68.895.'),
    );
    act(() => canton('Tuzlanski kanton').focus());
    await user.keyboard(' ');
    await isLocked('Tuzlanski kanton');
    await user.click(screen.getByRole('radio', { name: 'Zaposleni' }));
    await waitFor(() => expect(liveTexts()).toMatch(/Prikazano: Tuzlanski kanton\. Zaposleni: [\d.]+\./));
  });
});

describe('indicators', () => {
  test('the address is shown, also when it changes by a link, the back button or the language; a missing value is – and never 0', async () => {
    const { router } = await openMap('?canton=2030&indicator=assets');
    expect(await panel('Zeničko-dobojski kanton')).toBeVisible();
    await router.navigate(`${PAGE}?indicator=businessResult&canton=2036`);
    expect(await panel('Kanton 10')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Rezultat poslovanja' })).toBeChecked();
    expect(figure('Rezultat poslovanja')).toHaveTextContent(/^–$/);
    await router.navigate(-1);
    expect(await panel('Zeničko-dobojski kanton')).toBeVisible();
    await router.navigate('/en/interactive-map?canton=2030&indicator=assets');
    expect(await panel('Zenica-Doboj Canton')).toBeVisible();
    expect(figure('Assets')).toHaveTextContent('11.3bn KM');
  });

  test('the selected one colours the cantons, is named in the legend and is part of the address, which the map does not wait for', async () => {
    const { user, router } = await openMap();
    const sameClass = 'jednake vrijednosti su u istom razredu.';
    expect(screen.getByText(`Najviše pet razreda s približno jednakim brojem kantona; ${sameClass}`)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Rezultat poslovanja' }));
    await waitFor(() => expect(router.state.location.search).toBe('?indicator=businessResult'));
    expect(await screen.findByText('Rezultat poslovanja, KM, 2025.')).toBeVisible();
    expect(
      screen.getByText(`Gubitak i najviše četiri razreda s približno jednakim brojem kantona; ${sameClass}`),
    ).toBeVisible();
    expect(canton('Posavski kanton')).toHaveAccessibleName('Posavski kanton: −3.184.907\u00A0KM');
    expect(canton('Kanton 10')).toHaveAccessibleName('Kanton 10: Nema podataka');
    const legend = screen.getByText(/^Gubitak:/).closest('ul')!;
    const entries = within(legend).getAllByRole('listitem');
    expect(entries.map((item) => item.textContent.replaceAll('\u00A0', ' '))).toEqual([
      'Gubitak: −3,2 mil.',
      '37,4 mil. – 148,2 mil.',
      '264,9 mil. – 291 mil.',
      '398,5 mil. – 487,6 mil.',
      '561,9 mil. – 2,1 mlrd.',
      'Nema podataka',
    ]);
    const [note] = screen.getAllByText(
      'Rezultat poslovanja: u zbir nisu uključeni kantoni za koje podatak nije poslan: Kanton 10.',
    );
    expect(note).toBeVisible();

    const { wait } = held();
    const navigate = vi.spyOn(router, 'navigate').mockImplementation(() => wait);
    await user.click(screen.getByRole('radio', { name: 'Imovina' }));
    expect(screen.getByRole('radio', { name: 'Imovina' })).toBeChecked();
    expect(screen.getByText('Imovina, KM, 2025.')).toBeVisible();
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    navigate.mockRestore();
    await router.navigate(`${PAGE}?indicator=assets`);
  });
});

describe('filters (P7)', () => {
  test('a type and public enterprises are requested by getcountyfinancialsummary; a locked canton stays locked, its link opens their register, and a button unlocks it', async () => {
    const requested = watchCalls('/getcountyfinancialsummary', (query) => `?${query}`);
    const { user, router } = await openMap('?canton=2029');
    const leadsTo = (name: string, address: string) => waitFor(() => expect(hrefOf(name)).toBe(address));
    await user.selectOptions(screen.getByLabelText('Vrsta pravnog lica'), 'Budžetski korisnici');
    expect(await screen.findByText(/Budžetski korisnici: bez javnih preduzeća/)).toBeVisible();
    const budgetUsers = '/bs/profil-pravnih-lica?countyId=2029&legalEntityTypeId=4';
    await leadsTo('Pravna lica u ovom kantonu', budgetUsers);
    await user.click(screen.getByRole('checkbox', { name: 'Javna preduzeća' }));
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(requested).toEqual(['?isPublic=false&legalEntityTypeId=4', '?isPublic=true&legalEntityTypeId=4']);
    await waitFor(() => expect(router.state.location.search).toBe('?canton=2029&public=true&type=4'));
    await leadsTo('Registar za ovaj kanton: Budžetski korisnici', budgetUsers);
    await user.selectOptions(screen.getByLabelText('Vrsta pravnog lica'), 'Sva pravna lica');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Javna preduzeća' })).not.toBeChecked());
    await user.click(screen.getByRole('checkbox', { name: 'Javna preduzeća' }));
    await waitFor(() => expect(router.state.location.search).toBe('?canton=2029&public=true&type=1'));
    await leadsTo('Javna preduzeća u ovom kantonu', '/bs/profil-javnih-preduzeca?countyId=2029');
    await isLocked('Tuzlanski kanton');
    await user.click(screen.getByRole('button', { name: 'Cijela Federacija' }));
    expect(await panel('Federacija Bosne i Hercegovine')).toBeVisible();
    // The button is gone.
    expect(screen.getByRole('heading', { level: 2, name: 'Federacija Bosne i Hercegovine' })).toHaveFocus();
  });

  test('while another type is being loaded, nothing of the last one stands under its name (G02)', async () => {
    const { user } = await openMap();
    const { wait, release } = held();
    agency.use(http.get(OF_TYPE, () => wait));
    await user.selectOptions(screen.getByLabelText('Vrsta pravnog lica'), 'Budžetski korisnici');
    await waitFor(() => expect(screen.queryByText('Pravna lica', { selector: 'dt' })).toBeNull());
    release();
    expect(await screen.findByText(/Budžetski korisnici: bez javnih preduzeća/)).toBeVisible();
  });

  test('when no canton has data it is said, with the way back', async () => {
    agency.use(http.get(OF_TYPE, () => HttpResponse.json({ data: [] })));
    const { user } = await openMap();
    await user.selectOptions(screen.getByLabelText('Vrsta pravnog lica'), 'Investicijski fondovi');
    expect(await screen.findByText('Za ovaj izbor nema podataka ni u jednom kantonu')).toBeVisible();
    expect(screen.getByText(/ili prikažite sva pravna lica/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sva pravna lica' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Federacija Bosne i Hercegovine' })).toBeVisible();
  });

  test('when all are shown and no canton has data, nothing advises to show all', async () => {
    agency.use(http.get(ALL, () => HttpResponse.json([])));
    await renderPage(PAGE);
    expect(await screen.findByText('Za ovaj izbor nema podataka ni u jednom kantonu')).toBeVisible();
    expect(screen.queryByText(/prikažite sva pravna lica/)).toBeNull();
  });
});

describe('the table', () => {
  test('sorts by any column; its order is in the address, is no step of the back button, and ends with another indicator', async () => {
    const { user, router } = await renderPage('/bs/kalkulator-velicine');
    await router.navigate(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Kanton' }));
    expect(screen.getByRole('columnheader', { name: 'Kanton' })).toHaveAttribute('aria-sort', 'ascending');
    expect(names()[0]).toBe('Bosansko-podrinjski kanton Goražde');
    const head = screen.getByRole('button', { name: 'Zaposleni' });
    await user.click(head);
    expect(screen.getByRole('columnheader', { name: 'Zaposleni' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(head);
    expect(names()[0]).toBe('Posavski kanton');
    await waitFor(() => expect(router.state.location.search).toBe('?sort=employees'));
    await router.navigate(-1);
    await screen.findByRole('heading', { level: 1, name: /veličine/ });

    await router.navigate(`${PAGE}?sort=employees`);
    await waitFor(() => expect(names()[0]).toBe('Posavski kanton'));
    expect(screen.getByRole('columnheader', { name: 'Zaposleni' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('radio', { name: 'Rezultat poslovanja' }));
    await waitFor(() => expect(router.state.location.search).toBe('?indicator=businessResult'));
    expect(names()[0]).toBe('Kanton Sarajevo');
    expect(names().slice(-3)).toEqual(['Posavski kanton', 'Kanton 10', 'Federacija Bosne i Hercegovine']);
  });

  test('the table is saved as CSV with exact figures, empty for missing ones', async () => {
    const { user } = await openMap();
    await user.click(screen.getByRole('button', { name: 'Preuzmite ili navedite podatke' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preuzmite ili navedite podatke' });
    expect(dialog).toHaveTextContent('Pokazatelji po kantonima: Sva pravna lica');
    // Cantons have no jib, so there is no note on it.
    expect(dialog).not.toHaveTextContent('JIB');
    await user.click(within(dialog).getByRole('radio', { name: /^CSV/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Preuzmite datoteku' }));
    await waitFor(() => expect(saveAs).toHaveBeenCalled());
    const [file, name] = vi.mocked(saveAs).mock.lastCall as [Blob, string];
    expect(name).toMatch(/^pokazatelji-po-kantonima-2025-sva-pravna-lica-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await file.text()).replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe(
      'Kanton;Godina;Pravna lica;"Imovina, KM";"Obaveze, KM";"Rezultat poslovanja, KM";"Vrijednost poslovanja, KM";Zaposleni;"Imovina po pravnom licu, KM";"Rezultat po pravnom licu, KM";"Vrijednost poslovanja po pravnom licu, KM";"Imovina po zaposlenom, KM";"Rezultat po zaposlenom, KM";"Vrijednost poslovanja po zaposlenom, KM"',
    );
    expect(lines[2]).toBe(
      'Posavski kanton;2025;736;731204588;438911260;-3184907;689437120;6127;"993484,49";"-4327,32";"936735,22";"119341,37";"-519,82";"112524,42"',
    );
    expect(lines[10]).toContain('Kanton 10;2025;1692;1604382915;842617304;;1127850466;11503;');
    expect(lines[11]).toContain(
      'Federacija Bosne i Hercegovine;2025;68895;113719790341;68107807959;4323209997;93186284409;568025;',
    );
  });
});

test('hostile numbers never reach the screen as NaN, Infinity or -0; what cannot be read is not what is missing, in each sum as well; there is a column of years when they differ', async () => {
  const hostile = {
    legalEntitiesCount: 'NaN',
    total_Imovina: 1e21,
    total_Obaveze: -0,
    total_RezultatPoslovanja: '12,5',
    total_VrijednostPoslovanja: '',
    total_BrojZaposlenih: null,
  };
  agency.use(
    http.get(ALL, () =>
      HttpResponse.json([
        { countyId: 2027, year: 2024, ...hostile, total_Obaveze: '12,5' },
        { countyId: 2028, year: 2025, ...hostile },
        { countyId: 4711, year: 2025, ...hostile },
      ]),
    ),
  );
  await openMap();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|e\+21|[-−]0(?![\d.,])/);
  expect(figure('Pravna lica')).toHaveTextContent(/^–nečitljivo$/);
  expect(figure('Zaposleni')).toHaveTextContent(/^–$/);
  expect(figure('Obaveze')).toHaveTextContent('0 KM');
  // In the panel and below the table.
  const without = 'u zbir nisu uključeni kantoni čiji se podatak ne može pročitati: Unsko-sanski kanton.';
  expect(screen.getAllByText(`Obaveze: ${without}`)).toHaveLength(2);
  expect(screen.getAllByText(/^Imovina, Obaveze: .* za koje podatak nije poslan: .*Kanton 10\.$/)).toHaveLength(2);
  expect(screen.getByRole('row', { name: /^Unsko-sanski kanton/ })).toHaveTextContent('nečitljivo');
  expect(screen.getByRole('columnheader', { name: 'Godina' })).toBeInTheDocument();
  expect(screen.getByText('2024. godina')).toBeVisible();
});

test('figures of several years stand and are saved under all of them; the legend tells what is missing from what cannot be read', async () => {
  agency.use(
    http.get(ALL, () =>
      HttpResponse.json([
        { countyId: 2027, year: 2025, legalEntitiesCount: 1, total_Imovina: '12,5', total_Obaveze: '12,5' },
        ...CANTON_IDS.slice(1).map((countyId) => ({
          countyId,
          year: 2024,
          legalEntitiesCount: countyId === 2028 ? null : 2,
          total_Imovina: 2,
          total_Obaveze: countyId === 2028 ? null : 2,
        })),
      ]),
    ),
  );
  const { user } = await openMap();
  const gap = (title: string) => screen.getByText(title).closest('div')?.querySelector('li:last-child');
  expect(gap('Pravna lica, 2024–2025.')).toHaveTextContent(/^Nema podataka$/);
  await user.click(screen.getByRole('radio', { name: 'Obaveze' }));
  expect(gap('Obaveze, KM, 2024–2025.')).toHaveTextContent(/^Nema podataka, nečitljivo$/);
  await user.click(screen.getByRole('radio', { name: 'Imovina' }));
  expect(gap('Imovina, KM, 2024–2025.')).toHaveTextContent(/^nečitljivo$/);

  await user.click(screen.getByRole('button', { name: 'Preuzmite ili navedite podatke' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preuzmite ili navedite podatke' }));
  await user.click(dialog.getByRole('radio', { name: /SVG/ }));
  await user.click(dialog.getByRole('button', { name: 'Preuzmite datoteku' }));
  await waitFor(() => expect(saveAs).toHaveBeenCalled());
  const [file, name] = vi.mocked(saveAs).mock.lastCall as [Blob, string];
  expect(name).toMatch(/^pokazatelji-po-kantonima-2024-2025-sva/);
  const picture = await file.text();
  expect(picture).toContain('Imovina, KM, 2024–2025. godina');
  expect(picture).toContain('Sva pravna lica, 2024–2025. godina');
});

describe('the map elsewhere', () => {
  test('with ?embed it has no frame, and leads to its own page with the same choice', async () => {
    await renderApp(`${PAGE}?indicator=assets&embed`);
    const page = `${window.location.origin}/bs/interaktivna-mapa?indicator=assets`;
    expect(await screen.findByRole('link', { name: /^Otvorite mapu na portalu/ })).toHaveAttribute('href', page);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(await panel('Federacija Bosne i Hercegovine')).toBeVisible();
  });

  test('the page prints, and gives the code for it only where the build allows frames', async () => {
    const code = 'Ugradite mapu na drugu stranicu';
    const { unmount } = await openMap();
    expect(screen.queryByText(code)).toBeNull();
    unmount();
    Object.assign(env, { VITE_MAP_FRAMES: 'https://novine.example.ba' });
    onTestFinished(() => void delete env.VITE_MAP_FRAMES);
    const { user } = await openMap();
    await user.click(screen.getByText(code));
    expect(screen.getByText(/<iframe src="[^"]+\/bs\/interaktivna-mapa\?embed"/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Odštampajte|Štampajte/ })).toBeVisible();
  });
});

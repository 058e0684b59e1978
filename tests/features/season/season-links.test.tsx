import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { forgetEverything } from '#shared/storage/reset.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { giveElementsSize } from '#tests/sized-elements.ts';
import { storage, withDatabase } from '#tests/storage.ts';
import { checkReport, chooseAny, openControl, verdict } from '../control/control-user.ts';
import {
  documentCalls,
  jibField,
  openFilled,
  openTemplates,
  refusal,
  templateButton,
} from '../templates/template-screen.ts';
import { BREZA, clientOf, JAVOR, recordOf } from './filing.ts';
import { store, stored } from './season-page.ts';

withDatabase();

giveElementsSize();
afterEach(() => forgetEverything(storage));

const TEMPLATES = '/bs/predlosci-finansijskih-izvjestaja';
const CONTROL = '/bs/kontrola-finansijskih-izvjestaja';

describe('from the desk to a step', () => {
  test('the template form is filled in for the client and the period, once', async () => {
    await store({
      clients: [
        clientOf(BREZA, 'Breza d.o.o.', { legalEntityTypeId: 1, reportTypeId: 55, creatorType: 1, creatorId: 7 }),
        clientOf(JAVOR, 'Javor d.o.o.'),
      ],
    });
    const { router, user } = await openTemplates(`${TEMPLATES}?client=${BREZA}&year=2024#template-form-title`);
    expect(
      await screen.findByText('Podaci klijenta Breza d.o.o. upisani su u obrazac.', { selector: 'p' }),
    ).toBeVisible();
    expect(jibField()).toHaveValue(BREZA);
    expect(screen.getByLabelText(/^Vrsta pravnog lica/)).toHaveValue('1');
    expect(screen.getByLabelText(/^Vrsta izvještaja/)).toHaveValue('55');
    expect(screen.getByLabelText(/^Obračunski period/)).toHaveValue('2024');
    expect(screen.getByRole('heading', { name: 'Preuzimanje Excel predloška' })).toHaveFocus();
    // A reload must not overwrite what is entered from now on.
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByText('Izvještaji mojih klijenata').closest('a')).toHaveAttribute('href', '/bs/sezona');
    // The form of another client, and an empty one, do not hold the data of the first.
    await user.click(await screen.findByLabelText(/^Popunite obrazac.*Javor/));
    expect(jibField()).toHaveValue(JAVOR);
    expect(screen.queryByText(/Breza d\.o\.o\. upisani su u obrazac/, { selector: 'p' })).toBeNull();
    await router.navigate(`${TEMPLATES}?client=${BREZA}`);
    expect(await screen.findByText(/Breza d\.o\.o\. upisani su u obrazac/, { selector: 'p' })).toBeVisible();
    await user.click(screen.getByText('Ispraznite obrazac'));
    expect(screen.queryByText(/upisani su u obrazac/, { selector: 'p' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Preuzimanje Excel predloška' })).toHaveFocus();
  });

  test('an address with anything but a jib fills nothing, a jib that is no client its own field; without a creator it says what to choose', async () => {
    const { user, router } = await openTemplates(`${TEMPLATES}?client=4200&year=2024`);
    expect(await screen.findByRole('heading', { name: 'Moji klijenti' })).toBeVisible();
    expect(screen.queryByText(/upisani su u obrazac/)).toBeNull();
    await router.navigate(`${TEMPLATES}?client=${BREZA}&year=1990`);
    expect(await screen.findByText(/Odaberite ko sastavlja izvještaj/, { selector: 'p' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Računovođa/ }));
    expect(jibField()).toHaveValue(BREZA);
    expect(screen.getByLabelText(/^Obračunski period/)).toHaveValue('');
  });

  test('the control says whose report is expected, and when the file is of another jib', async () => {
    await store({ clients: [clientOf(BREZA, 'Breza d.o.o.')] });
    const { user } = await renderPage(`${CONTROL}?client=${BREZA}`);
    expect(await screen.findByText(`Očekuje se izvještaj klijenta Breza d.o.o. (${BREZA}).`)).toBeVisible();
    await chooseAny(user);
    await checkReport(user);
    await verdict();
    expect(
      await screen.findByText(/^Očekuje se izvještaj klijenta Breza d\.o\.o\. .* a ova datoteka ima JIB \d{13}/),
    ).toBeVisible();
  });

  test('the records are searched for the client; control and records lead back to the desk', async () => {
    await store({ receipts: [recordOf(BREZA), recordOf(JAVOR)] });
    await renderPage(`${CONTROL}?records=${JAVOR}#records`);
    expect(await screen.findByText('Evidencije koje odgovaraju pretrazi: 1.')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'JIB ili naziv datoteke' })).toHaveValue(JAVOR);
    expect(screen.getByText('Evidencije o predaji na ovom računaru')).toHaveFocus();
    // The only one is open at once.
    expect(screen.getByRole('button', { name: 'Odštampajte evidenciju' })).toBeVisible();
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Izvještaji mojih klijenata' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/bs/sezona', '/bs/sezona']);
  });
});

describe('what the steps leave on this computer', () => {
  test('a saved template is remembered for its jib, year and type; a failed one and one without a jib are not', async () => {
    documentCalls((call) => (call === 1 ? refusal('Ne postoji') : undefined));
    const { user } = await openFilled({ jib: BREZA });
    await user.click(templateButton());
    await user.click(await screen.findByRole('button', { name: 'Zadržite JIB' }));
    expect((await stored()).downloads).toEqual([]);
    await user.click(templateButton());
    await waitFor(async () =>
      expect((await stored()).downloads).toEqual([
        { jib: BREZA, version: 'new', year: 2025, reportTypeId: 37, at: expect.any(String) as string },
      ]),
    );
    await user.clear(jibField());
    await user.click(templateButton());
    await waitFor(() => expect(screen.getByText('Excel predložak je preuzet')).toBeVisible());
    expect((await stored()).downloads).toHaveLength(1);
  });

  test('a check is remembered with its number of errors, and the next one replaces it', async () => {
    const { user } = await openControl();
    await chooseAny(user, { errors: ['x', 'y'] });
    await checkReport(user);
    await verdict();
    await waitFor(async () => expect((await stored()).checks).toHaveLength(1));
    const [first] = (await stored()).checks;
    expect(first).toMatchObject({ version: 'new', name: 'correct.xlsx', errors: 2, needsNotes: true });
    expect(first?.jib).toMatch(/^\d{13}$/);
    await chooseAny(user);
    await checkReport(user);
    await screen.findByRole('heading', { name: 'Izvještaj je ispravan.' });
    await waitFor(async () =>
      expect((await stored()).checks.map(({ errors, name }) => [errors, name])).toEqual([[0, 'correct.xlsx']]),
    );
  });
});

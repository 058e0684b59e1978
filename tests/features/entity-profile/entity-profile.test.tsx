import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import notFound from '#app/layout/texts/bs.json' with { type: 'json' };
import { toLegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { legalEntityWire } from '#domain/legal-entity/legal-entity.wire.ts';
import { recentEntities } from '#domain/legal-entity/named-searches/recent-entities.ts';
import { selectIsSearching } from '#domain/legal-entity/search/searching.slice.ts';
import { watchList } from '#domain/legal-entity/watch-list/watch-list-store.ts';
import { PeopleSections } from '#features/registers/entity-profile/BasicSections.tsx';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { ENTITY, entityAnswers, accountAnswers, recordsAnswer, openProfile, calls, region } from './profile-answers.ts';

describe('the profile of a visible entity (R2.4)', () => {
  test('shows every field, as an image where it identifies, N/A where it is empty; founders with a total, management its positions', async () => {
    const trade = { code: '46.90', letter: 'G', description: 'Trgovina na veliko', priority: 'Sporedna' };
    entityAnswers({ activities: [{ code: '25.11', letter: 'C', description: '', priority: 'Glavna' }, trade, trade] });
    const logged = vi.spyOn(console, 'error');
    accountAnswers();
    recordsAnswer();
    const { store } = await openProfile();
    const heading = await screen.findByRole('heading', { level: 1, name: ENTITY.longName });
    expect(within(heading).getByRole('img', { name: ENTITY.longName })).toBeVisible();
    for (const name of [ENTITY.shortName, ENTITY.jib, ENTITY.taxNumber, ENTITY.email])
      expect(screen.getAllByRole('img', { name })[0]).toBeVisible();
    // Midnight in Sarajevo is the evening before in UTC: the day must not shift.
    expect(screen.getByText(/^Podaci preuzeti \d{2}\.\d{2}\.\d{4}\.?$/)).toBeVisible();
    expect(screen.queryByText(/stanje na dan/i)).toBeNull();
    expect(screen.getByText('Datum registracije').nextSibling).toHaveTextContent(/^18\.03\.1998$/);
    const rowsOf = async (name: string) =>
      [...(await region(name)).querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.querySelector('[role=img]')?.getAttribute('aria-label') ??
          term.nextElementSibling?.textContent,
      ]);
    expect(await rowsOf('Osnovni podaci')).toEqual([
      [expect.any(String), 'Privredno društvo'],
      ['Kanton', 'Zeničko-dobojski kanton'],
      ['Općina', 'Zenica'],
      ['Adresa', 'N/A'],
    ]);
    // The agency may send the same activity twice.
    expect((await rowsOf('Djelatnosti')).map(([, value]) => value)).toEqual([
      '25.11',
      'C',
      'Proizvodnja metalnih konstrukcija i njihovih dijelova',
      'Glavna',
      ...Object.values(trade),
      ...Object.values(trade),
    ]);
    expect(logged).not.toHaveBeenCalled();
    const founders = within(await screen.findByRole('table', { name: 'Osnivači' }));
    const [, holding, , total] = founders.getAllByRole('row');
    expect(holding).toHaveTextContent(/Vranduk Holding.*1\.530\.000.*51,00/);
    expect(total).toHaveTextContent(/Ukupno.*3\.000\.000.*100,00/);
    expect(screen.getByText('Tarik Uzorčić').closest('tr')).toHaveTextContent('Prokurist');
    await waitFor(() => expect(selectIsSearching(store.getState())).toBe(true));
    expect(document.title).toContain('Vranduška d.o.o. Zenica');
  });
});

/** The fields that take a second line beyond so many characters (R2.4, R9). */
const SECOND_LINE = { longName: 45, shortName: 40, activityCodeDescription: 65 };
const ofLength = (more: number) =>
  Object.fromEntries(Object.entries(SECOND_LINE).map(([field, limit]) => [field, 'Ž'.repeat(limit + more)]));
async function expectLines(texts: Record<string, string>, lines: number): Promise<void> {
  for (const name of Object.values(texts))
    expect((await screen.findByRole('img', { name })).querySelectorAll('text')).toHaveLength(lines);
}

describe('founders and management (R2.4)', () => {
  /** The sections alone. */
  async function showSections(legalEntityRelations: object[] | null) {
    const entity = toLegalEntity(z.parse(legalEntityWire, { id: 501, legalEntityRelations }));
    await renderPart(<PeopleSections {...entity} />, { texts: ['entity-profile'] });
  }

  test('shares that sum to 0 give a dash, never NaN (A33); one that was not sent is N/A; no management says so', async () => {
    await showSections([
      { relationTypeId: 1, fullName: 'Općina Uzorje', share: 0 },
      { relationTypeId: 1, fullName: 'Kanton Uzorje', share: null },
    ]);
    await screen.findByRole('table', { name: 'Osnivači' });
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(['0', '–', 'N/A', '–']);
    expect(within(await region('Uprava')).getByText('Nema podataka')).toBeVisible();
  });

  test('no founders say so', async () => {
    await showSections(null);
    expect(within(await region('Osnivači')).getByText('Nema podataka')).toBeVisible();
  });
});

test('an entity that is not visible hides the cards and has no figures anywhere; its account is beside the founders (R2.4); names up to their limits take one line', async () => {
  const texts = ofLength(0);
  entityAnswers({ isVisibleEntity: null, ...texts });
  accountAnswers();
  const requested = calls('*/FinancialIndicators', () => HttpResponse.json({ resultList: [] }));
  await openProfile();
  const account = await screen.findByRole('heading', { level: 2, name: 'Glavni račun' });
  const founders = screen.getByRole('heading', { level: 2, name: 'Osnivači' });
  // The account is in the column of the founders.
  expect(account.closest('section')?.parentElement).toBe(founders.closest('section')?.parentElement);
  expect(screen.queryByRole('heading', { name: 'Finansijski pokazatelji' })).toBeNull();
  const notStated = 'Nije navedeno da su finansijski pokazatelji ovog pravnog lica javno dostupni, pa nisu prikazani.';
  expect(screen.getByText(notStated)).toBeVisible();
  expect(await within(await region('Hronologija')).findByText(/^Nije navedeno da su predani izvještaji/)).toBeVisible();
  expect(screen.queryByText(/nisu javno/)).toBeNull();
  expect(screen.queryByRole('button', { name: /poređenje/ })).toBeNull();
  expect(await screen.findByText('Vrelska banka d.d.')).toBeVisible();
  expect(await within(await region('Ukratko')).findByText(/Glavni račun vodi/)).toBeVisible();
  await expectLines(texts, 1);
  await everythingAnswered();
  expect(requested).toEqual([]);
});

test('an entity without names is called by its jib where it is added to or written about', async () => {
  entityAnswers({ shortName: null, longName: null });
  recordsAnswer();
  const { user, portal } = await openProfile();
  expect(await screen.findByRole('link', { name: 'Pišite Agenciji' })).toHaveAttribute(
    'href',
    expect.stringContaining(`entity=${ENTITY.jib}`),
  );
  await user.click(await screen.findByRole('button', { name: /^Pratite promjene/ }));
  await waitFor(async () =>
    expect(await portal.storage.lists.get(watchList).read()).toMatchObject([{ name: ENTITY.jib }]),
  );
});

describe('when there is no profile', () => {
  test('it is said, leads back (A43) and is no visit', async () => {
    agency.use(http.get('*/LegalEntities/501', () => new HttpResponse(null, { status: 404 })));
    const { store, router, portal } = await openProfile();
    expect(await screen.findByText('Nema podataka')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Registar pravnih lica' })).toHaveAttribute(
      'href',
      '/bs/profil-pravnih-lica',
    );
    await everythingAnswered();
    expect(await portal.storage.lists.get(recentEntities).read()).toEqual([]);
    await router.navigate('/bs');
    await waitFor(() => expect(selectIsSearching(store.getState())).toBe(false));
  });

  test('of a public enterprise, the way back is named like the search it leads to', async () => {
    agency.use(http.get('*/LegalEntities/501', () => new HttpResponse(null, { status: 404 })));
    await openProfile('/bs/profil-javnih-preduzeca/501');
    expect(await screen.findByRole('link', { name: 'Javna preduzeća' })).toHaveAttribute(
      'href',
      '/bs/profil-javnih-preduzeca',
    );
  });

  test('the page has its heading during another try', async () => {
    const { wait, release } = held();
    agency.use(http.get('*/LegalEntities/501', () => new HttpResponse(null, { status: 500 })));
    const { user } = await openProfile();
    const retry = await screen.findByRole('button', { name: 'Pokušajte ponovo' });
    agency.use(http.get('*/LegalEntities/501', () => wait.then(() => HttpResponse.json(ENTITY))));
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('heading', { level: 1, name: 'Profil pravnog lica' })).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: ENTITY.longName })).toBeVisible();
  });

  test('a failure is shown and can be tried again; longer names take two lines', async () => {
    const texts = ofLength(1);
    let isDown = true;
    agency.use(
      http.get('*/LegalEntities/501', () =>
        isDown ? new HttpResponse('<html>nginx</html>', { status: 200 }) : HttpResponse.json({ ...ENTITY, ...texts }),
      ),
    );
    recordsAnswer();
    const { user } = await openProfile();
    const retry = await screen.findByRole('button', { name: 'Pokušajte ponovo' });
    expect(document.body).not.toHaveTextContent('nginx');
    isDown = false;
    await user.click(retry);
    await expectLines(texts, 2);
  });

  test('an invalid id is not requested (D03)', async () => {
    const requested = calls('*/LegalEntities/*', () => HttpResponse.json(ENTITY));
    await openProfile('/bs/profil-pravnih-lica/1e3');
    expect(await screen.findByRole('heading', { level: 1, name: notFound.notFound.title })).toBeVisible();
    expect(requested).toEqual([]);
  });
});

test('a public enterprise opened at the other address gets its own profile, base and label, with what the address asks for (R2.2, R6)', async () => {
  entityAnswers({ isPublicEntity: true });
  recordsAnswer();
  const { router } = await openProfile('/bs/profil-pravnih-lica/501?view=years');
  await waitFor(() => expect(router.state.location.pathname).toBe('/bs/profil-javnih-preduzeca/501'));
  expect(router.state.location.search).toBe('?view=years');
  const trail = within(await screen.findByRole('navigation', { name: 'Putanja' }));
  expect(await trail.findByText('Profil javnog preduzeća')).toHaveAttribute('aria-current', 'page');
  const register = await trail.findByRole('link', { name: /javnih preduzeća/i });
  expect(register).toHaveAttribute('href', '/bs/profil-javnih-preduzeca');
});

test('another entity at the address of public enterprises gets its own; one of which the answer does not say stays (R6)', async () => {
  recordsAnswer();
  for (const [isPublicEntity, route] of [
    [false, 'profil-pravnih-lica'],
    [null, 'profil-javnih-preduzeca'],
  ] as const) {
    entityAnswers({ isPublicEntity });
    const { router, unmount } = await openProfile('/bs/profil-javnih-preduzeca/501');
    await screen.findByRole('heading', { level: 1, name: /Vranduška/ });
    expect(router.state.location.pathname).toBe(`/bs/${route}/501`);
    unmount();
  }
});

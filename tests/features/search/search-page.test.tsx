import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { selectIsSearching } from '#domain/legal-entity/search/searching.slice.ts';
import { TIMING } from '#shared/config/settings.ts';
import { agency } from '#tests/agency.ts';
import { contentItem } from '#tests/content-items.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { addressesIn, main } from '../page-parts.ts';

const SEARCH = '*/ContentTranslations/Search';
const results = () => main().getAllByRole('heading', { level: 3 });
const resultCount = (name: string | RegExp) => main().findByRole('heading', { level: 2, name });
const named = (title: string) => contentItem({ id: 1, contentTypeId: 3, title });

/** Addresses of the searches made, and when. */
let requested: { query: URLSearchParams; at: number }[] = [];

/** Answers every search with what `answer` makes of its query. */
function answerSearches(answer: (query: URLSearchParams) => object | Promise<object>): void {
  agency.use(
    http.get(SEARCH, async ({ request }) => {
      const query = new URL(request.url).searchParams;
      requested.push({ query, at: Date.now() });
      return HttpResponse.json((await answer(query)) as never);
    }),
  );
}

const listOf = (count: number) => ({
  contents: Array.from({ length: count }, (_, at) =>
    contentItem({ id: at + 1, contentTypeId: 3, title: `Nalaz ${at + 1}` }),
  ),
});

beforeEach(() => void (requested = []));

describe('the search page (P2.10)', () => {
  test('sorts the newest first on request, and the address has it; a result without a title has the name of its kind and its date', async () => {
    const dated = (id: number, dateTime: string) =>
      contentItem({ id, contentTypeId: 4, title: id === 1 ? '' : `Nalaz ${id}`, dateTime });
    answerSearches(() => ({ contents: [dated(1, '2024-01-01'), dated(2, ''), dated(3, '2026-01-01')] }));
    const { user, router } = await renderPage('/bs/search?topic=bilans');
    await resultCount('3 rezultata');
    const titles = () => results().map((title) => title.textContent);
    expect(titles()).toEqual(['Dokument, 01.01.2024', 'Nalaz 2', 'Nalaz 3']);
    await user.click(main().getByRole('radio', { name: 'Najnovije prvo' }));
    await waitFor(() => expect(titles()).toEqual(['Nalaz 3', 'Dokument, 01.01.2024', 'Nalaz 2']));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=date&topic=bilans'));
    expect(requested).toHaveLength(1);
  });

  test('runs on Enter and on the button, writes the text into the address and sends every name of the call', async () => {
    answerSearches(() => listOf(12));
    const { user, router } = await renderPage('/bs/search');
    const text = await main().findByRole('searchbox', { name: 'Pojam za pretragu' });
    await user.type(text, '  bilans & stanja {Enter}');
    await resultCount('12 rezultata');
    expect(new URLSearchParams(router.state.location.search).get('topic')).toBe('bilans & stanja');
    const every = { text: 'bilans & stanja', tagId: '', contentTypeId: '', year: '' };
    expect(Object.fromEntries(requested[0]!.query)).toEqual(every);
    await user.clear(text);
    await user.type(text, 'porez');
    await user.click(main().getByRole('button', { name: 'Pretražite' }));
    await waitFor(() => expect(requested.at(-1)!.query.get('text')).toBe('porez'));
  });

  test('refuses the number of a person with an explanation, also while a search is pending; it is never sent (R2.3)', async () => {
    const { wait, release } = held();
    answerSearches(() => wait.then(() => listOf(1)));
    const { user, router } = await renderPage('/bs/search?topic=a');
    const text = await main().findByRole('searchbox', { name: 'Pojam za pretragu' });
    await user.clear(text);
    await user.type(text, '0101980150004{Enter}');
    expect(await main().findByText(/drugi broj od 13 cifara/)).toBeVisible();
    release();
    await resultCount('1 rezultat');
    await user.type(text, '{Enter}');
    await everythingAnswered();
    expect(router.state.location.search).toBe('?topic=a');
    expect(requested).toHaveLength(1);
  });

  test('shows ten on a page, the page in the address, beyond the end the last one (A40); the same text searched again is a new call from page 1, as is another search', async () => {
    answerSearches((query) => listOf(query.get('year') ? 4 : 25));
    const { user, router } = await renderPage('/bs/search?topic=a&page=2');
    await resultCount('25 rezultata');
    expect(results().map((title) => title.textContent)).toContain('Nalaz 11');
    expect(results()).toHaveLength(10);
    expect(main().getByText(/Prikazano 11–20 od ukupno 25 zapisa/)).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Stranica 3' }));
    await waitFor(() => expect(results()).toHaveLength(5));
    expect(router.state.location.search).toBe('?page=3&topic=a');
    await router.navigate('/bs/search?topic=a&page=900');
    await waitFor(() => expect(results()).toHaveLength(5));
    expect(requested).toHaveLength(1);
    await user.click(main().getByRole('button', { name: 'Pretražite' }));
    await waitFor(() => expect(router.state.location.search).toBe('?topic=a'));
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(await main().findByText(/Prikazano 1–10 od ukupno 25 zapisa/)).toBeVisible();
    await router.navigate('/bs/search?topic=a&year=2025');
    await resultCount('4 rezultata');
    expect(router.state.location.search).toBe('?topic=a&year=2025');
  });

  test('shows facets with counts; choosing one narrows the address and starts on page 1', async () => {
    const { user, router } = await renderPage('/bs/search?topic=izvjestaj&page=2');
    const types = within(await main().findByRole('navigation', { name: 'Vrsta sadržaja' }));
    const documents = types.getByRole('link', { name: /^Dokumenti\s*\d+$/ });
    const count = Number(/\d+/.exec(documents.textContent)![0]);
    await user.click(documents);
    await resultCount(new RegExp(`^${count} rezultat`));
    expect(router.state.location.search).toBe('?contentTypeId=4&topic=izvjestaj');
    expect(main().getByText('Aktivni filteri:')).toBeVisible();
    await user.click(main().getByRole('button', { name: /Vrsta sadržaja: Dokumenti/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?topic=izvjestaj'));
    // The chip was removed, but the focus is not lost.
    expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('shows chips for every filter, the tag by the name fetched with its id', async () => {
    await renderPage('/bs/search?tagId=1001&contentTypeId=3&year=2026');
    expect(await main().findByRole('button', { name: /Oznaka: Finansijski izvještaji/ })).toBeVisible();
    expect(main().getByRole('button', { name: /Vrsta sadržaja: Novosti/ })).toBeVisible();
    expect(main().getByRole('button', { name: /Godina: 2026/ })).toBeVisible();
  });

  test('shows kind, date and tags of a result, its title leading where its type says', async () => {
    await renderPage('/bs/search?topic=zahtjev%20za%20prijepis');
    const link = await main().findByRole('link', { name: /Zahtjev za prijepis/ });
    expect(link).toHaveAttribute('target', '_blank');
    const result = within(link.closest('li')!);
    expect(result.getByText('Dokument')).toBeVisible();
    expect(result.getByText('05.01.2026')).toBeVisible();
    expect(addressesIn(result)).toMatchObject({ 'Finansijski izvještaji': '/bs/search?tagId=1001' });
  });
});

describe('the rules of a search (P4)', () => {
  test('a new tag is searched for 400 ms later, a new text at once', async () => {
    answerSearches(() => listOf(1));
    const { router } = await renderPage('/bs/search?topic=a');
    await resultCount('1 rezultat');
    const changed = Date.now();
    await router.navigate('/bs/search?topic=a&tagId=1001');
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(requested[1]!.at - changed).toBeGreaterThanOrEqual(390);
    expect(requested[1]!.query.get('tagId')).toBe('1001');
  });

  test('opened with a tag, its call is sent after a renewal of the session and the search 400 ms after it', async () => {
    const wait = 600;
    let tagAt = 0;
    agency.use(http.get('*/TagTranslations', () => void (tagAt ||= Date.now())));
    answerSearches(() => listOf(1));
    const portal = createPortal();
    const from = Date.now();
    vi.spyOn(portal.calls, 'ready').mockImplementation(
      () => new Promise((resolve) => void setTimeout(resolve, Math.max(0, from + wait - Date.now()))),
    );
    await renderPage('/bs/search?tagId=1001', { portal });
    await resultCount('1 rezultat');
    expect(tagAt - from).toBeGreaterThanOrEqual(wait);
    expect(requested.map(({ query }) => query.get('tagId'))).toEqual(['1001']);
    // When a call arrives says little about when it left, so the search is measured from the moment calls could be made.
    expect(requested[0]!.at - (from + wait)).toBeGreaterThanOrEqual(390);
    expect(requested[0]!.at).toBeGreaterThan(tagAt);
  });

  test('back and forward show what the address says (D10)', async () => {
    answerSearches((query) => ({ contents: [named(`Za ${query.get('text')}`)] }));
    const { router } = await renderPage('/bs/search?topic=prvi');
    await main().findByRole('link', { name: 'Za prvi' });
    await router.navigate('/bs/search?topic=drugi');
    await main().findByRole('link', { name: 'Za drugi' });
    await router.navigate(-1);
    await main().findByRole('link', { name: 'Za prvi' });
    expect(main().getByRole('searchbox')).toHaveValue('prvi');
    expect(main().queryByRole('link', { name: 'Za drugi' })).toBeNull();
  });

  test('"Clear" and a tag of a result also remove a text that was typed but not searched for', async () => {
    const tagged = contentItem({ id: 1, contentTypeId: 3, title: 'Nalaz', tags: [{ tagId: 7, name: 'Porezi' }] });
    answerSearches(() => ({ contents: [tagged] }));
    const { user, router } = await renderPage('/bs/search');
    for (const [link, address] of [
      ['Poništite pretragu', '/bs/search'],
      ['Porezi', '/bs/search?tagId=7'],
    ] as const) {
      await router.navigate('/bs/search?year=2025');
      await resultCount('1 rezultat');
      await user.click(main().getByRole('searchbox'));
      await user.paste('napola ukuc');
      await user.click(await main().findByRole('link', { name: link }));
      await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(address));
      expect(main().getByRole('searchbox')).toHaveValue('');
      if (address === '/bs/search') expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
    }
  });

  test('a filter, another page or another order leaves a text that was typed but not searched for', async () => {
    answerSearches(() => ({ ...listOf(25), years: [{ key: 2025, value: 4 }] }));
    const { user, router } = await renderPage('/bs/search?topic=a');
    await resultCount('25 rezultata');
    await user.type(main().getByRole('searchbox'), 'b');
    await user.click(main().getByRole('radio', { name: 'Najnovije prvo' }));
    await user.click(main().getByRole('button', { name: 'Stranica 2' }));
    await user.click(main().getByRole('link', { name: /^2025/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=date&topic=a&year=2025'));
    expect(main().getByRole('searchbox')).toHaveValue('ab');
  });

  test('Enter starts the next search while one is under way; the newer one shows, even when its answer comes first (G02)', async () => {
    const { wait, release } = held();
    answerSearches(async (query) => {
      if (query.get('text') === 'spori') await wait;
      return { contents: [named(`Za ${query.get('text')}`)] };
    });
    const { user } = await renderPage('/bs/search?topic=spori');
    await main().findByRole('button', { name: 'Pretraživanje…' });
    const text = main().getByRole('searchbox');
    await user.clear(text);
    await user.type(text, 'brzi{Enter}');
    await main().findByRole('link', { name: 'Za brzi' });
    release();
    await everythingAnswered();
    expect(main().getByRole('link', { name: 'Za brzi' })).toBeVisible();
    expect(main().queryByRole('link', { name: 'Za spori' })).toBeNull();
  });

  test('leaving the page clears the search and the flag; without a query it invites to search, and makes no call', async () => {
    answerSearches(() => listOf(3));
    const { router, store } = await renderPage('/bs/search?topic=a');
    await resultCount('3 rezultata');
    await waitFor(() => expect(selectIsSearching(store.getState())).toBe(true));
    await router.navigate('/bs/publikacije');
    await waitFor(() => expect(selectIsSearching(store.getState())).toBe(false));
    await router.navigate('/bs/search');
    expect(await main().findByText('Unesite pojam za pretragu')).toBeVisible();
    await everythingAnswered();
    expect(requested).toHaveLength(1);
  });
});

describe('what a search must withstand', () => {
  test('a pending one is aborted when the page is left or another is requested, and requested again on return (G05, G02)', async () => {
    let slow = true;
    const texts: string[] = [];
    const given: string[] = [];
    const { wait } = held();
    agency.use(
      http.get(SEARCH, async ({ request }) => {
        const text = new URL(request.url).searchParams.get('text') ?? '';
        request.signal.addEventListener('abort', () => void given.push(text));
        texts.push(text);
        if (slow) await wait;
        return HttpResponse.json(listOf(3));
      }),
    );
    const { router } = await renderPage('/bs/search?topic=prvi');
    await waitFor(() => expect(texts).toEqual(['prvi']));
    await router.navigate('/bs/search?topic=drugi');
    await waitFor(() => expect(given).toEqual(['prvi']));
    await waitFor(() => expect(texts).toEqual(['prvi', 'drugi']));
    await router.navigate('/bs/publikacije');
    await waitFor(() => expect(given).toEqual(['prvi', 'drugi']));
    slow = false;
    await router.navigate('/bs/search?topic=drugi');
    await resultCount('3 rezultata');
  });

  test('a failure, a refusal, a page and an answer without lists show no results, say so and can be tried again (A03)', async () => {
    const answers: [text: string | null, answer: () => Response][] = [
      ['Pretraga nije uspjela', () => HttpResponse.json({}, { status: 400 })],
      // The message of the agency, as text.
      [
        'Pojam je predug.',
        () => HttpResponse.json({ resultItems: [{ message: 'Pojam <b>je</b> predug.' }] }, { status: 400 }),
      ],
      [null, () => HttpResponse.html('<h1>Maintenance</h1>')],
      [null, () => HttpResponse.json({ message: 'Pretraga trenutno nije dostupna.' })],
    ];
    let asked = 0;
    agency.use(http.get(SEARCH, () => answers[asked++]?.[1]() ?? HttpResponse.json(listOf(2))));
    const { user } = await renderPage('/bs/search?topic=a');
    for (const [at, [text]] of answers.entries()) {
      await waitFor(() => expect(asked).toBe(at + 1));
      await everythingAnswered();
      const alert = main().getByRole('alert');
      if (text) expect(within(alert).getByText(text)).toBeVisible();
      expect(main().getByRole('searchbox')).toHaveValue('a');
      expect(screen.queryByText('Maintenance')).toBeNull();
      expect(main().queryByText(/Nema rezultata/)).toBeNull();
      await user.click(within(alert).getByRole('button', { name: 'Pokušajte ponovo' }));
    }
    await resultCount('2 rezultata');
  });

  test('a failed one that is tried again keeps its message, and the pressed button the focus, however long it takes (P8)', async () => {
    const { wait, release } = held();
    let asked = 0;
    agency.use(
      http.get(SEARCH, async () => {
        asked += 1;
        if (asked === 1) return new HttpResponse(null, { status: 500 });
        await wait;
        return HttpResponse.json(listOf(2));
      }),
    );
    const { user } = await renderPage('/bs/search?topic=a');
    const again = await main().findByRole('button', { name: 'Pokušajte ponovo' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await user.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    await act(() => vi.advanceTimersByTimeAsync(TIMING.searchLoadingLimit));
    expect(again).toHaveFocus();
    expect(main().getByRole('alert')).toBeVisible();
    release();
    await resultCount('2 rezultata');
  });

  test('the same text searched again that fails shows the failure alone: no results, counts 0 (P8)', async () => {
    answerSearches(() => listOf(2));
    const { user } = await renderPage('/bs/search?topic=a');
    await resultCount('2 rezultata');
    agency.use(http.get(SEARCH, () => HttpResponse.json({}, { status: 400 })));
    await user.click(main().getByRole('button', { name: 'Pretražite' }));
    expect(await main().findByText('Pretraga nije uspjela')).toBeVisible();
    expect(main().queryByRole('heading', { level: 3 })).toBeNull();
    expect(main().queryByText('2 rezultata')).toBeNull();
  });

  test('an answer without facets, or in an envelope, shows its results (A41, P7); doubles are shown once (A13), senseless counts and facets left out (A06, A40)', async () => {
    const complaints = vi.spyOn(console, 'error');
    const facets = {
      years: [
        { key: '2024', value: -1 },
        { key: 2023, value: 'x' },
        null,
        { key: 'abc', value: 4 },
        { key: 2022, value: 1 },
        { key: '2022', value: 2 },
      ],
      tags: [
        { key: { tagId: '7', name: '<b>Oznaka</b>' }, value: 3 },
        { key: null, value: 1 },
      ],
    };
    answerSearches((query) =>
      query.get('text') === 'a' ? { data: listOf(2) } : { contents: [named('Prva'), named('Druga')], ...facets },
    );
    const { router } = await renderPage('/bs/search?topic=a');
    await resultCount('2 rezultata');
    expect(main().queryByRole('navigation', { name: 'Oznake' })).toBeNull();
    expect(main().queryByRole('button', { name: /Filteri/ })).toBeNull();
    await router.navigate('/bs/search?topic=b');
    await resultCount('1 rezultat');
    expect(main().getByRole('link', { name: 'Prva' })).toBeVisible();
    const years = within(await main().findByRole('navigation', { name: 'Godine' })).getAllByRole('link');
    expect(years.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['2024', '2023', '2022']);
    expect(years.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['2024', '2023']);
    expect(main().getByRole('link', { name: /<b>Oznaka<\/b>\s*3/ })).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
  });
});

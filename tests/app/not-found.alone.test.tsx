import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { agency } from '#tests/agency.ts';
import { contentItem, publish } from '#tests/content-items.ts';
import { held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';

// Nothing is stored from one test to the next.
vi.mock(import('#domain/content/internal/stored-content.ts'), async (original) => ({
  ...(await original()),
  readStoredContent: async () => null,
  storeContent: async () => {},
}));

type Router = Awaited<ReturnType<typeof renderPage>>['router'];
const leadsTo = (router: Router, place: string) =>
  waitFor(() => {
    const now = router.state.location;
    expect(now.pathname + now.search + now.hash).toBe(place);
  });
const opens = async (address: string, place: string) => leadsTo((await renderPage(address)).router, place);

test('a route whose slug is written with accents opens, query and hash stay (faults D05)', async () => {
  const { router } = await renderPage('/bs/stara-devizna-štednja?a=1#b');
  await leadsTo(router, '/bs/stara-devizna-stednja?a=1#b');
  const ADDRESSES = [
    [`/hr/${'izjava-o-pristupačnosti'.normalize('NFD')}`, '/hr/izjava-o-pristupacnosti'],
    ['/en/stara-devizna-%C5%A1tednja', '/en/old-foreign-currency-savings'],
  ] as const;
  for (const [address, place] of ADDRESSES) {
    await act(() => router.navigate(address));
    await leadsTo(router, place);
    expect(screen.queryByRole('heading', { level: 1, name: /nije pronađena|not found/ })).toBeNull();
  }
});

describe('section pages under their local and their English slug, in any language (P2.1, P2.2)', () => {
  const LOCAL = [
    ['korisni-linkovi', 'useful-links'],
    ['stara-devizna-stednja-zakon', 'old-foreign-currency-savings-law'],
    ['javni-oglasi', 'public-announcements'],
    ['napomena', 'note'],
  ] as const;

  test('the English slug opens them', async () => {
    publish(LOCAL.map(([slug], at) => contentItem({ id: at + 1, contentTypeId: 10, slug })));
    const { router } = await renderPage('/bs/privatnost');
    for (const [at, [local, english]] of LOCAL.entries()) {
      await act(() => router.navigate(`/bs/${english}`));
      await leadsTo(router, `/bs/details/${at + 1}/${local}`);
      await screen.findByRole('heading', { level: 1, name: `Item ${at + 1}` });
    }
  });

  test('a link pressed again before its page is there still opens it', async () => {
    publish([contentItem({ id: 9, contentTypeId: 10, slug: 'izdvojeno' })]);
    const { router } = await renderPage('/bs/highlighted');
    await leadsTo(router, '/bs/details/9/izdvojeno');
    await act(() => router.navigate('/bs/highlighted'));
    await leadsTo(router, '/bs/details/9/izdvojeno');
    expect(await screen.findByRole('heading', { level: 1, name: 'Item 9' })).toBeVisible();
  });

  test('a link that only names the section does not hide it, nor an entry of a menu without children', async () => {
    publish([
      contentItem({ id: 7, contentTypeId: 7, url: 'analize' }),
      contentItem({ id: 8, contentTypeId: 9, slug: 'analize' }),
      contentItem({ id: 1 }),
      contentItem({ id: 9, parentId: 1, slug: 'analize' }),
      contentItem({ id: 10, parentId: 9 }),
    ]);
    await opens('/bs/analyses', '/bs/details/9/analize');
  });

  test('a part of the page and a query that are asked for are kept, unless the address of the item has its own', async () => {
    publish([
      contentItem({ id: 9, contentTypeId: 10, slug: 'korisni-linkovi' }),
      contentItem({ id: 8, contentTypeId: 7, slug: 'uredi', url: 'cjenovnik#kopije' }),
    ]);
    const { router } = await renderPage('/bs/korisni-linkovi?page=2#banke');
    await leadsTo(router, '/bs/details/9/korisni-linkovi?page=2#banke');
    await act(() => router.navigate('/bs/uredi?a=1#b'));
    await leadsTo(router, '/bs/cjenovnik#kopije');
  });

  test('an address that the browser opens beside the page is opened once, and the page has a link to it', async () => {
    const opened: string[] = [];
    vi.spyOn(window.location, 'replace').mockImplementation((to) => void opened.push(String(to)));
    publish([
      contentItem({ id: 7, contentTypeId: 7, slug: 'pisite-nam', title: 'Pišite nam', url: 'mailto:pisma@example.ba' }),
    ]);
    const { router } = await renderPage('/bs/pisite-nam');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pišite nam' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'pisma@example.ba' })).toHaveAttribute('href', 'mailto:pisma@example.ba');
    await act(() => router.navigate('/bs/pisite-nam#a'));
    expect(opened).toEqual(['mailto:pisma@example.ba']);
  });

  test('a link that leads to itself is none, the item with the slug opens', async () => {
    publish([
      contentItem({ id: 7, contentTypeId: 7, url: 'analize' }),
      contentItem({ id: 9, parentId: 7, slug: 'analize' }),
    ]);
    await opens('/bs/analize', '/bs/details/9/analize');
  });

  test('in English the tree has the English slug; the local one opens it', async () => {
    publish([contentItem({ id: 9, contentTypeId: 10, slug: 'useful-links' })]);
    await opens('/en/korisni-linkovi', '/en/details/9/useful-links');
  });
});

test('while the content does not come nobody says that there is no such page (faults A02)', async () => {
  let broken = true;
  const { wait, release } = held();
  agency.use(
    http.get('*/ContentTranslations/PublishedContent', async () => {
      if (broken) return new HttpResponse(null, { status: 500 });
      await wait;
      return HttpResponse.json([contentItem({ id: 9, slug: 'korisni-linkovi', title: 'Korisni linkovi' })]);
    }),
  );
  const { user } = await renderPage('/bs/korisni-linkovi');
  const alert = await screen.findByRole('alert');
  expect(screen.queryByRole('heading', { level: 1, name: 'Stranica nije pronađena' })).toBeNull();
  broken = false;
  const again = alert.querySelector('button')!;
  await user.click(again);
  // The message and its button stay until the content is there.
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  expect(again).toHaveFocus();
  release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Korisni linkovi' })).toBeVisible();
});

test('an address that only the content knows to be missing asks not to be indexed, as long as it is shown', async () => {
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
  publish([contentItem({ id: 7, contentTypeId: 10 })]);
  const { router } = await renderPage('/bs/content/999/nepostojeca-stavka');
  expect(await screen.findByRole('heading', { level: 1, name: /nije pronađena/ })).toBeVisible();
  expect(robots()).toBe('noindex');
  await router.navigate('/bs/privatnost');
  await screen.findByRole('heading', { level: 1, name: /rivatnost/ });
  await waitFor(() => expect(robots()).toBeUndefined());
});

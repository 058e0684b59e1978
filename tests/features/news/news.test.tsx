import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { newsListUrl } from '#features/portal/news/news-list.params.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { heading, hrefOf, main } from '../page-parts.ts';

startAsFirstVisit();

const titles = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((title) => title.textContent);
const INFOGRAPHIC = [{ tagId: 1069, name: 'Infografika' }];
const news = (id: number, given = {}) => {
  const dateTime = `2026-01-${String(id).padStart(2, '0')}T08:00:00`;
  return contentItem({ id, contentTypeId: 3, title: `Vijest ${id}`, dateTime, ...given });
};

test('the address of a news list says view and page, and leaves out what is usual', () => {
  expect(writeUrl(newsListUrl, { view: 'grid', page: 1, id: null })).toBe('');
  const query = writeUrl(newsListUrl, { view: 'list', page: 3, id: 7050 });
  expect(readUrl(newsListUrl, query)).toEqual({ view: 'list', page: 3, id: 7050 });
});

describe('the news list (P2.11)', () => {
  test('is a grid of four on a page, newest first, without infographics; or a list of all; a picture that does not come is replaced by the date (A37)', async () => {
    publish([
      ...Array.from({ length: 8 }, (_, at) => news(at + 1)),
      news(9, { url: 'https://slike.example/404.png' }),
      news(20, { tags: INFOGRAPHIC }),
    ]);
    const { user, router } = await renderPage('/bs/sve-novosti');
    await main().findByRole('link', { name: 'Vijest 9' });
    expect(titles()).toEqual(['Vijest 9', 'Vijest 8', 'Vijest 7', 'Vijest 6']);
    expect(main().getByText('09.01.2026')).toBeVisible();
    expect(hrefOf(/^Više ?: Vijest 9$/)).toBe('/bs/novost-sadrzaj/9');
    const picture = document.querySelector('main img')!;
    const frame = picture.parentElement!;
    fireEvent.error(picture);
    expect(frame.querySelector('img')).toBeNull();
    expect(frame).toHaveTextContent('9januar2026.');
    await user.click(main().getByRole('button', { name: 'Stranica 3' }));
    await waitFor(() => expect(titles()).toEqual(['Vijest 1']));
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
    await user.click(main().getByRole('radio', { name: 'Popis' }));
    await waitFor(() => expect(titles()).toHaveLength(9));
    await waitFor(() => expect(router.state.location.search).toBe('?view=list'));
    expect(main().queryByText(/Prikazano/)).toBeNull();
  });

  test('with the id of a parent lists the news below it; without such a parent all (P2.1)', async () => {
    publish([
      contentItem({ id: 70, contentTypeId: 10, title: 'Rubrika' }),
      contentItem({ id: 71, parentId: 70, contentTypeId: 10, title: 'Podrubrika' }),
      news(1, { parentId: 71 }),
      news(2),
    ]);
    const { router } = await renderPage('/bs/sve-novosti?id=70');
    await main().findByRole('link', { name: 'Vijest 1' });
    expect(titles()).toEqual(['Vijest 1']);
    await router.navigate('/bs/sve-novosti?id=999');
    await waitFor(() => expect(titles()).toEqual(['Vijest 2', 'Vijest 1']));
  });

  test('of more than five hundred rows only those near the screen are rendered', async () => {
    // Without a layout every row would be 0 high, and all of them near the screen.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(132);
    publish(Array.from({ length: 501 }, (_, at) => contentItem({ id: at + 1, contentTypeId: 3 })));
    await renderPage('/bs/sve-novosti?view=list');
    const list = await waitFor(() => {
      const tall = document.querySelector<HTMLElement>('main ul[style*="height"]');
      expect(tall).not.toBeNull();
      return tall!;
    });
    expect(Number.parseInt(list.style.height, 10)).toBeGreaterThan(50_000);
    expect(list.children.length).toBeLessThan(100);
  });

  test('says when nothing has been published', async () => {
    publish([contentItem({ id: 1 })]);
    await renderPage('/bs/sve-novosti');
    expect(await main().findByText('Još nema objavljenih novosti')).toBeVisible();
  });
});

test('the infographics list pages four at a time and cuts titles to 100 characters (P2.11)', async () => {
  publish(
    Array.from({ length: 5 }, (_, at) => news(at + 1, { tags: INFOGRAPHIC, title: `${at + 1}${'x'.repeat(110)}` })),
  );
  await renderPage('/bs/sve-infografike');
  const first = await main().findByRole('link', { name: `5${'x'.repeat(99)}...` });
  expect(first).toHaveAttribute('href', '/bs/novost-sadrzaj/5');
  expect(titles()).toHaveLength(4);
});

describe('news in full (P2.12)', () => {
  test('shows title, date, picture, body, attachments, films of other sites, and five latest without itself', async () => {
    const part = (id: number, contentTypeId: number, title: string, url: string) =>
      contentItem({ id, parentId: 9, contentTypeId, title, url });
    publish([
      ...Array.from({ length: 8 }, (_, at) => news(at + 1)),
      news(9, {
        url: 'https://slike.example/a.png',
        content: '<p>Tekst <b>vijesti</b>.</p><script>bad()</script>',
        tags: [{ tagId: 5, name: 'Obuka' }],
      }),
      part(12, 4, 'Prilog', 'https://primjer.example/prilog.pdf'),
      part(14, 4, 'Rokovi', 'https://primjer.example/rokovi.xlsx'),
      part(15, 4, 'Zapisnik', 'https://primjer.example/zapisnik'),
      part(16, 4, 'Pregled', 'https://primjer.example/list.php'),
      part(13, 6, 'Snimak', 'https://www.youtube.com/watch?v=x'),
    ]);
    const { user, router } = await renderPage('/bs/novost-sadrzaj/9');
    await heading('Vijest 9');
    expect(main().getByText('vijesti')).toBeVisible();
    expect(document.querySelector('main script')).toBeNull();
    expect(main().getByRole('img', { name: 'Vijest 9' })).toBeVisible();
    const documents = within(await screen.findByRole('region', { name: 'Dokumenti' }));
    for (const name of [/^Otvorite XLSX ?: Rokovi/, /^Otvorite dokument ?: Zapisnik/, /^Otvorite dokument ?: Pregled/])
      expect(documents.getByRole('link', { name })).toBeVisible();
    expect(hrefOf(/^Otvorite PDF ?: Prilog/)).toBe('https://primjer.example/prilog.pdf');
    expect(hrefOf(/^Snimak youtube\.com/)).toBe('https://www.youtube.com/watch?v=x');
    expect(main().queryByRole('button', { name: /Snimak/ })).toBeNull();
    const side = within(main().getByRole('complementary', { name: 'Posljednje novosti' }));
    const latest = within(side.getByRole('list')).getAllByRole('link');
    expect(latest.map((link) => link.textContent)).toEqual([8, 7, 6, 5, 4].map((id) => `Vijest ${id}`));
    await user.click(side.getByRole('link', { name: 'Vijest 8' }));
    await heading('Vijest 8');
    expect(router.state.location.pathname).toBe('/bs/novost-sadrzaj/8');
  });

  test('scrolls to its top between items, and never for what happens within one (P2.12)', async () => {
    publish([news(1), news(2)]);
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const calls = scrolled.mock.calls as unknown as readonly [ScrollToOptions | number][];
    const toTop = () => calls.filter(([to]) => typeof to === 'object' && to.behavior !== undefined);
    const { router } = await renderPage('/bs/novost-sadrzaj/1');
    await heading('Vijest 1');
    await act(() => router.navigate('#tabela', { preventScrollReset: true }));
    await act(() => router.navigate('', { state: { cover: 'x', of: '' }, preventScrollReset: true }));
    expect(toTop()).toEqual([]);
    await act(() => router.navigate('/bs/novost-sadrzaj/2', { preventScrollReset: true }));
    await heading('Vijest 2');
    expect(toTop()).toHaveLength(1);
    await act(() => router.navigate('/bs/novost-sadrzaj/1#tabela', { preventScrollReset: true }));
    await heading('Vijest 1');
    expect(toTop()).toHaveLength(1);
  });

  test('has a strip of four thumbnails and +N, which opens the gallery at its place', async () => {
    const { user } = await renderPage('/bs/novost-sadrzaj/7401');
    await heading('Otvoren novi šalter za prijem izvještaja u Sarajevu');
    const strip = within(await main().findByRole('region', { name: 'Fotografije i video' }));
    expect(strip.getAllByRole('button')).toHaveLength(5);
    expect(strip.getByText('+3')).toBeVisible();
    await user.click(strip.getByRole('button', { name: /^\+3\s+otvorite galeriju$/ }));
    const gallery = await screen.findByRole('dialog', { name: 'Galerija' });
    expect(await within(gallery).findByText('Taktilni plan prizemlja')).toBeVisible();
    await user.click(within(gallery).getByRole('button', { name: 'Zatvorite galeriju' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that is the only one of its kind has no list of latest others', async () => {
    publish([news(1), news(2, { tags: INFOGRAPHIC })]);
    const { router } = await renderPage('/bs/novost-sadrzaj/1');
    await heading('Vijest 1');
    expect(main().queryByRole('heading', { name: 'Posljednje novosti' })).toBeNull();
    await router.navigate('/bs/novost-sadrzaj/2');
    await heading('Vijest 2');
    expect(main().queryByRole('heading', { name: 'Posljednje infografike' })).toBeNull();
  });

  test('with one picture only has no strip', async () => {
    publish([
      news(1),
      contentItem({ id: 2, parentId: 1, contentTypeId: 5, url: 'https://slike.example/a.png', title: 'Ulaz' }),
    ]);
    await renderPage('/bs/novost-sadrzaj/1');
    await heading('Vijest 1');
    expect(main().getByRole('img', { name: 'Ulaz' })).toBeVisible();
    expect(main().queryByRole('region', { name: 'Fotografije i video' })).toBeNull();
  });

  test('that does not exist is not found (D02), also with a slug of null', async () => {
    publish([news(1)]);
    const { router } = await renderPage('/bs/news-content/1/null');
    await heading('Vijest 1');
    await router.navigate('/bs/novost-sadrzaj/999999');
    await heading('Stranica nije pronađena');
  });
});

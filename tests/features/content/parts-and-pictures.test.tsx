import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { heading, main } from '../page-parts.ts';

startAsFirstVisit();

describe('a part of a body (readings P2.7)', () => {
  const shown: string[] = [];
  beforeEach(() => {
    shown.length = 0;
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
      shown.push(this.textContent);
    });
  });

  test('opened directly the page shows it when the body arrives, and by each form of its name; without such a part nothing scrolls or fails', async () => {
    publish([
      contentItem({
        id: 5,
        title: 'Pravilnik',
        content: '<p><a href="#clan5">na član 5</a></p><h2 id="clan5">Član 5</h2><h2><a name="član 6">Član 6</a></h2>',
      }),
    ]);
    const { router } = await renderPage('/bs/content/5/pravilnik#user-content-%C4%8Dlan%206');
    await heading('Pravilnik');
    await waitFor(() => expect(shown).toContain('Član 6'));
    for (const [hash, part] of [
      ['#clan5', 'Član 5'],
      ['#%C4%8Dlan%206', 'Član 6'],
      ['#user-content-clan5', 'Član 5'],
    ] as const) {
      shown.length = 0;
      await router.navigate(`/bs/content/5/pravilnik${hash}`);
      await waitFor(() => expect(shown).toContain(part));
    }
    shown.length = 0;
    for (const hash of ['', '#', '#clan7', '#%E0%A4%A']) {
      await router.navigate(`/bs/content/5/pravilnik${hash}`);
      await everythingAnswered();
      expect(await screen.findByRole('heading', { name: 'Član 5' })).toBeVisible();
      expect(shown).toEqual([]);
    }
  });

  test('a gallery opened, closed by Back and opened again leaves the page where it was', async () => {
    publish([
      contentItem({ id: 5, title: 'Pravilnik', content: '<h2 id="clan5">Član 5</h2>' }),
      contentItem({ id: 7, parentId: 5, contentTypeId: 5, title: 'Slika 7', url: 'slike/7.jpg' }),
    ]);
    const { user, router } = await renderPage('/bs/content/5/pravilnik');
    await router.navigate('/bs/content/5/pravilnik#clan5');
    await waitFor(() => expect(shown).toEqual(['Član 5']));
    for (let time = 0; time < 2; time++) {
      await user.click(main().getByRole('button', { name: /Slika 7/ }));
      expect(await screen.findByRole('dialog')).toBeVisible();
      await waitFor(() => expect(router.state.location.state).toHaveProperty('cover'));
      await router.navigate(-1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(shown).toEqual(['Član 5']);
  });
});

test('a picture that cannot be shown keeps its place, caption and count in strip and gallery, alone in news, and its text in a body', async () => {
  const image = (id: number, parentId: number, url: string) =>
    contentItem({ id, parentId, contentTypeId: 5, title: `Slika ${id}`, url });
  publish([
    contentItem({ id: 5, title: 'Otvaranje' }),
    image(6, 5, 'slike/6.jpg'),
    image(7, 5, 'C:\\slike\\7.jpg'),
    image(8, 5, 'www.slike.ba/8.jpg'),
    contentItem({ id: 10, contentTypeId: 3, title: 'Vijest' }),
    image(11, 10, 'javascript:x'),
    contentItem({
      id: 12,
      title: 'Tekst',
      content: '<p>a <img src="C:\\a.png" alt="Grb"> b <img src="slike/b.png" alt="B"></p>',
    }),
  ]);
  const { user, router } = await renderPage('/bs/novost-sadrzaj/10');
  await heading('Vijest');
  expect(main().getByRole('button', { name: /Slika 11/ })).toBeVisible();

  await router.navigate('/bs/content/12/tekst');
  expect(await main().findByRole('img', { name: 'Grb' })).toBeInTheDocument();
  expect(main().getByRole('img', { name: 'B' })).toHaveAttribute('src', 'http://127.0.0.1:5101/api/slike/b.png');

  await router.navigate('/bs/content/5/otvaranje');
  const strip = within(await main().findByRole('region', { name: /Slike|Mediji|Fotografije/ }));
  expect(strip.getAllByRole('listitem')).toHaveLength(3);
  expect(strip.getByText('Slika 7')).toBeVisible();
  const sources = [...document.querySelectorAll('main li img')].map((picture) => picture.getAttribute('src'));
  expect(sources).toEqual(['http://127.0.0.1:5101/api/slike/6.jpg', 'https://www.slike.ba/8.jpg']);
  await user.click(strip.getByRole('button', { name: /Slika 7/ }));
  const gallery = within(await screen.findByRole('dialog'));
  expect(await gallery.findByText('Slika 7')).toBeVisible();
  expect(gallery.getByText(/ne može prikazati/)).toBeVisible();
});

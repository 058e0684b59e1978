import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { useContent } from '#domain/content/use-content.ts';
import { AboutBlock } from '#features/portal/home/home-blocks/AboutBlock.tsx';
import { AppBlock } from '#features/portal/home/home-blocks/AppBlock.tsx';
import { EntitiesBlock } from '#features/portal/home/home-blocks/EntitiesBlock.tsx';
import { FeaturedBlock } from '#features/portal/home/home-blocks/FeaturedBlock.tsx';
import { InfographicsBlock } from '#features/portal/home/home-blocks/InfographicsBlock.tsx';
import { NewsBlock } from '#features/portal/home/home-blocks/NewsBlock.tsx';
import { OtherServicesBlock } from '#features/portal/home/home-blocks/OtherServicesBlock.tsx';
import { ProductsBlock } from '#features/portal/home/home-blocks/ProductsBlock.tsx';
import { ServicesBlock } from '#features/portal/home/home-blocks/ServicesBlock.tsx';
import { StripBlock } from '#features/portal/home/home-blocks/StripBlock.tsx';
import { agency } from '#tests/agency.ts';
import { startAsFirstVisit } from '#tests/content-items.ts';
import { renderPart } from '#tests/render-part.tsx';
import { withoutEnv } from '#tests/without-env.ts';
import { addressesIn } from '../page-parts.ts';

startAsFirstVisit();

const CONTENT = '*/ContentTranslations/PublishedContent';

/** The frame around the page requests the content that the blocks show. */
function Frame({ children }: { children: ReactNode }) {
  useContent();
  return children;
}

const show = (blocks: ReactNode, lang: 'bs' | 'en' = 'bs') =>
  renderPart(<Frame>{blocks}</Frame>, { texts: ['home-blocks', 'agency'], lang });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const part = async (name: string | RegExp) => within((await heading(name)).closest('section') as HTMLElement);
const slides = async () => (await part('Izdvojene novosti')).findAllByRole('article');

describe('blocks of content (P2.6)', () => {
  test('activities with the way to the other highlighted services', async () => {
    await show(<ServicesBlock />);
    expect(addressesIn(await part('Djelatnosti'))).toMatchObject({
      'Bonitetne informacije': '/bs/bonitetna-ocjena',
      'Arhivski centar': '/bs/details/7036/arhivski-centar',
      'Sve djelatnosti': '/bs/details/7301/djelatnosti',
      'Finansijski profesionalci': expect.stringMatching(/^\/bs\/details\/7303\//),
    });
  });

  test('five news cards: image, date, title cut to 40, text without markup cut to 50, more; previous, next and pause', async () => {
    const { user } = await show(<NewsBlock />);
    const cards = await slides();
    expect(cards).toHaveLength(5);
    const first = within(cards[0]!);
    const link = first.getByRole('link', { name: 'Otvoreni predlošci godišnjih izvještaja...' });
    expect(link).toHaveAttribute('href', '/bs/novost-sadrzaj/7400');
    expect(link).toHaveAttribute('title', 'Otvoreni predlošci godišnjih izvještaja za 2026. godinu');
    expect(first.getByText('19.11.2026')).toBeVisible();
    expect(first.getByText('Više')).toBeVisible();
    expect(cards[0]!.querySelector('img')).toHaveAttribute('src', expect.stringContaining('ledger-7400'));
    const text = cards[0]!.querySelector('p')?.textContent ?? '';
    expect(text).toMatch(/^Od danas se na portalu .*\.\.\.$/);
    expect(text.length).toBeLessThanOrEqual(53);
    expect(text).not.toMatch(/[<>]/);

    const block = await part('Izdvojene novosti');
    expect(block.getByRole('button', { name: 'Prethodna novost' })).toBeVisible();
    expect(block.getByRole('button', { name: 'Sljedeća novost' })).toBeVisible();
    await user.click(block.getByRole('button', { name: 'Zaustavite smjenjivanje novosti' }));
    expect(block.getByRole('button', { name: 'Pokrenite smjenjivanje novosti' })).toBeVisible();
  });

  test('a news item without an image shows its date as the picture, and hostile text stays text (faults A17, A24)', async () => {
    agency.use(
      http.get(CONTENT, () =>
        HttpResponse.json([
          {
            id: 1,
            contentTypeId: 3,
            title: '<img src=x onerror=alert(1)>',
            content: `<p onclick="x()">Kratko &amp; jasno</p><script>alert(1)</script>`,
            dateTime: '2026-02-03T10:00:00',
            url: 'javascript:alert(1)',
          },
          { id: 2, contentTypeId: 3, title: `${'a'.repeat(39)}👩‍👩‍👧‍👦!`, content: '', dateTime: null },
        ]),
      ),
    );
    await show(<NewsBlock />);
    const cards = await slides();
    expect(within(cards[0]!).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(within(cards[0]!).getByText('Kratko & jasno')).toBeVisible();
    expect(cards[0]!.querySelector('img')).toBeNull();
    expect(within(cards[0]!).getByText('3')).toBeInTheDocument();
    expect(within(cards[1]!).getByRole('link')).toHaveTextContent(`${'a'.repeat(39)}👩‍👩‍👧‍👦...`);
  });

  test('four products with the title of their parent, show all and links in a new tab', async () => {
    await show(<ProductsBlock />);
    const block = await part('Proizvodi');
    expect(block.getByRole('link', { name: 'Prikažite sve' })).toHaveAttribute('href', '/bs/details/7030/proizvodi');
    const products = block.getAllByRole('listitem');
    expect(products).toHaveLength(4);
    const link = block.getByRole('link', { name: /^Bonitetna ocjena \(otvara se u novoj kartici\)$/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(block.getByText('Ocjena poslovanja s poređenjem u djelatnosti')).toBeVisible();
  });

  test('show all leads to another site as well, if the agency keeps its products there', async () => {
    const product = { tags: JSON.stringify([{ tagId: 1, name: 'Proizvod' }]), contentTypeId: 10 };
    agency.use(
      http.get(CONTENT, () =>
        HttpResponse.json([
          { ...product, id: 1, title: 'Proizvodi', url: 'https://proizvodi.example.ba/svi' },
          { ...product, id: 2, parentId: 1, title: 'Bonitetna ocjena', highlight: 1 },
        ]),
      ),
    );
    await show(<ProductsBlock />);
    const all = (await part('Proizvodi')).getByRole('link', { name: /^Prikažite sve/ });
    expect(all).toHaveAttribute('href', 'https://proizvodi.example.ba/svi');
    expect(all).toHaveAttribute('target', '_blank');
  });

  test('the search of the register announces why a text cannot be searched for, beside its field', async () => {
    const { user, portal } = await show(<EntitiesBlock />);
    const said: string[] = [];
    portal.announcer.subscribe((text) => said.push(text));
    await user.type(screen.getByRole('searchbox'), '401534337100{Enter}');
    const refusal = 'To je 12 cifara, koliko ima PDV broj. JIB ima 13 cifara.';
    await waitFor(() => expect(said).toEqual([refusal]));
    expect(screen.getByText(refusal)).toBeVisible();
  });

  test('about us shows the four boxes of the mission, cut to 50 letters', async () => {
    await show(<AboutBlock />);
    const mission = (await part('O nama')).getByRole('list', { name: 'Misija' });
    const boxes = within(mission).getAllByRole('listitem');
    expect(boxes).toHaveLength(4);
    for (const box of boxes) expect(box.querySelector('p')?.textContent).toMatch(/^.{1,50}(\.\.\.)?$/);
  });

  test('three infographics, each leading to its content', async () => {
    await show(<InfographicsBlock />);
    expect(Object.values(addressesIn(await part('Infografike')))).toEqual([
      '/bs/sve-infografike',
      ...[7600, 7601, 7602].map((id) => `/bs/novost-sadrzaj/${id}`),
    ]);
    expect(document.querySelectorAll('img')).toHaveLength(3);
  });

  test('twelve featured items: a label by type, documents lead to their parent', async () => {
    await show(<FeaturedBlock />);
    const block = await part('Izdvojeno');
    expect(block.getAllByRole('listitem')).toHaveLength(12);
    const document = block.getByRole('link', { name: 'Poslovanje pravnih lica u 2025. godini' });
    expect(document).toHaveAttribute('href', expect.stringContaining('/7700/'));
    expect(within(document.closest('li')!).getByText('Dokument')).toBeVisible();
    expect(block.getByRole('link', { name: 'Cjenovnik' })).toHaveAttribute('href', '/bs/cjenovnik');
  });

  test('both stores of the mobile application; without them in the environment no promotion (P7)', async () => {
    await show(<AppBlock />);
    expect(Object.values(addressesIn(await part('Registri na telefonu')))).toEqual([
      'https://trgovina-aplikacija.example.ba/ios',
      'https://trgovina-aplikacija.example.ba/android',
    ]);
    cleanup();
    withoutEnv('VITE_APP_STORE_URL', 'VITE_PLAY_STORE_URL');
    const { container } = await show(<AppBlock />);
    expect(container.querySelector('section')).toBeNull();
  });

  test('four cards of other services; the strip leads to locations, survey and contact', async () => {
    await show(
      <>
        <OtherServicesBlock />
        <StripBlock />
      </>,
      'en',
    );
    const cards = (await part('Other services')).getAllByRole('heading', { level: 3 });
    expect(cards.map((card) => card.textContent)).toEqual([
      'Archive centre',
      'Sale of federal fee stamps and bills of exchange',
      'Data processing',
      'IT support to government',
    ]);
    await heading('Satisfaction survey');
    expect(addressesIn(screen)).toMatchObject({
      'Find the nearest office': '/en/locations-and-business-units',
      'Take the survey': '/en/survey',
      'Write to the Agency': '/en/contact-us',
    });
  });

  test('without any content empty blocks are not shown (P8)', async () => {
    agency.use(http.get(CONTENT, () => HttpResponse.json([])));
    await show(
      <>
        <ServicesBlock />
        <NewsBlock />
        <ProductsBlock />
        <FeaturedBlock />
        <InfographicsBlock />
        <StripBlock />
      </>,
    );
    await heading('Kontakt');
    await waitFor(() => {
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
      const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(names).toEqual(['Lokacije i poslovne jedinice', 'Anketa o zadovoljstvu', 'Kontakt']);
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

/** A screen of 1,000 px with `count` news of 300 px each. Embla reads the margin of the last one, too. */
async function showNews(count: number) {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'li { margin-right: 0px }';
  onTestFinished(() => style.remove());
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return this.tagName === 'LI' ? 300 : 1000;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * 300 : 0;
  });
  const news = Array.from({ length: count }, (_, at) => ({ id: at + 1, contentTypeId: 3, title: `Vijest ${at + 1}` }));
  agency.use(http.get(CONTENT, () => HttpResponse.json(news)));
  const app = await show(<NewsBlock />);
  expect(await slides()).toHaveLength(count);
  return { ...app, block: await part('Izdvojene novosti') };
}

test('news that all fit on the screen have no controls', async () => {
  const { block } = await showNews(3);
  await waitFor(() => expect(block.queryByRole('button')).toBeNull());
});

test("news of which most fit have as many places as there are steps; after the last comes the first, also when 'play' has been pressed", async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { user, block } = await showNews(4);
  expect(await block.findByText('1 od 2')).toBeVisible();
  await user.click(block.getByRole('button', { name: 'Sljedeća novost' }));
  expect(await block.findByText('2 od 2')).toBeVisible();
  await user.click(block.getByRole('button', { name: 'Sljedeća novost' }));
  expect(await block.findByText('1 od 2')).toBeVisible();
  await user.click(block.getByRole('button', { name: 'Zaustavite smjenjivanje novosti' }));
  await user.click(block.getByRole('button', { name: 'Pokrenite smjenjivanje novosti' }));
  for (const place of ['2 od 2', '1 od 2']) {
    await vi.advanceTimersByTimeAsync(5000);
    expect(await block.findByText(place)).toBeVisible();
  }
  block.getByRole('button', { name: 'Sljedeća novost' }).focus();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(block.getByText('1 od 2')).toBeVisible();
});

test('a press of previous or next announces place and title; while the news move by themselves nothing is spoken', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { user, block, portal } = await showNews(5);
  const said: string[] = [];
  portal.announcer.subscribe((text) => said.push(text));
  await vi.advanceTimersByTimeAsync(5000);
  const [, moved = '', total = ''] = /^(\d) od (\d)$/.exec((await block.findByText(/^2 od \d$/)).textContent) ?? [];
  expect(moved).toBe('2');
  expect(said).toEqual([]);
  await user.click(block.getByRole('button', { name: 'Sljedeća novost' }));
  await user.click(block.getByRole('button', { name: 'Prethodna novost' }));
  expect(said).toEqual([`3 od ${total}: Vijest 3`, `2 od ${total}: Vijest 2`]);
});

test('the news carousel (P2.6, P9): one item needs no controls', async () => {
  agency.use(http.get(CONTENT, () => HttpResponse.json([{ id: 1, contentTypeId: 3, title: 'Jedina' }])));
  await show(<NewsBlock />);
  expect(await slides()).toHaveLength(1);
  expect((await part('Izdvojene novosti')).queryByRole('button')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { watchNearness } from './near.ts';

// Nothing is stored from one test to the next.
vi.mock('#domain/content/stored-content.ts', () => ({ readStoredContent: async () => null, storeContent: () => {} }));

const CONTENT = '*/ContentTranslations/PublishedContent';
/** Places of the blocks below the first screen. */
const BLOCKS = { services: 0, news: 2, products: 3, featured: 8, strip: 10 } as const;

let nearness: ReturnType<typeof watchNearness>;

beforeEach(() => {
  nearness = watchNearness();
  return () => vi.unstubAllGlobals();
});

const near = (block: keyof typeof BLOCKS) => nearness.bringNear(BLOCKS[block]);
const main = () => within(screen.getByRole('main'));
const heading = (name: string) => main().findByRole('heading', { level: 2, name });

describe('failures stay in their own block (P8)', () => {
  test('content that does not come: an error with try again, the rest stays; then it comes', async () => {
    agency.use(http.get(CONTENT, () => new HttpResponse(null, { status: 404 })));
    const { user } = await renderApp('/bs');
    await near('products');
    await near('strip');
    const alert = await main().findByRole('alert');
    expect(alert).toHaveTextContent('Proizvodi se trenutno ne mogu prikazati');
    expect(await heading('Kontakt')).toBeVisible();
    agency.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await heading('Proizvodi')).toBeVisible();
  });

  test('no content at all: empty blocks are not shown', async () => {
    agency.use(http.get(CONTENT, () => HttpResponse.json([])));
    await renderApp('/bs');
    for (const block of ['services', 'news', 'products', 'featured', 'strip'] as const) await near(block);
    await heading('Kontakt');
    await waitFor(() => {
      const names = main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
      expect(names).toEqual(['Lokacije i poslovne jedinice', 'Anketa o zadovoljstvu', 'Kontakt']);
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

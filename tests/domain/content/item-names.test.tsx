import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { contentItem, startAsFirstVisit } from '#tests/content-items.ts';
import { renderApp } from '#tests/renderApp.tsx';

startAsFirstVisit();

const PUBLISHED = '*/ContentTranslations/PublishedContent';

test('items without a title (readings, P3) take their title in another language, else the name of their type with its date', async () => {
  agency.use(
    http.get(PUBLISHED, ({ request }) =>
      HttpResponse.json([
        contentItem({
          id: 801,
          contentTypeId: 8,
          title: request.headers.get('accept-language') === 'bs' ? 'Propisi' : ' ',
        }),
        contentItem({ id: 802, contentTypeId: 3, title: '', dateTime: '2026-03-07T08:00:00' }),
      ]),
    ),
  );
  agency.use(
    http.get('*/ContentTranslations/Search', () =>
      HttpResponse.json({ contents: [contentItem({ id: 801, contentTypeId: 8, title: ' ' })] }),
    ),
  );
  const { router } = await renderApp('/en/news-content/802');
  expect(await screen.findByRole('heading', { level: 1, name: 'News, 03/07/2026' })).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByText('News, 03/07/2026')).toHaveAttribute('aria-current', 'page');
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(await menu.findByRole('link', { name: 'Propisi' })).toBeVisible();
  await act(() => router.navigate('/en/search?topic=propisi'));
  expect(await screen.findByRole('heading', { level: 3, name: 'Propisi' })).toBeVisible();
});

import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { agency } from '#tests/agency.ts';
import { contentItem } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';

test('opened with a tag, its call is sent after a renewal of the session and the search 400 ms after it', async () => {
  const wait = 600;
  let tagAt = 0;
  agency.use(http.get('*/TagTranslations', () => void (tagAt ||= Date.now())));
  const searches: { tagId: string | null; at: number }[] = [];
  agency.use(
    http.get('*/ContentTranslations/Search', ({ request }) => {
      searches.push({ tagId: new URL(request.url).searchParams.get('tagId'), at: Date.now() });
      return HttpResponse.json({ contents: [contentItem({ id: 1, contentTypeId: 3, title: 'Nalaz' })] });
    }),
  );
  const portal = createPortal();
  const from = Date.now();
  vi.spyOn(portal.calls, 'ready').mockImplementation(
    () => new Promise((resolve) => void setTimeout(resolve, Math.max(0, from + wait - Date.now()))),
  );
  await renderPage('/bs/search?tagId=1001', { portal });
  expect(await screen.findByRole('heading', { level: 2, name: '1 rezultat' })).toBeVisible();
  expect(tagAt - from).toBeGreaterThanOrEqual(wait);
  expect(searches.map(({ tagId }) => tagId)).toEqual(['1001']);
  // When a call arrives says little about when it left, so the search is measured from the moment calls could be made.
  expect(searches[0]!.at - (from + wait)).toBeGreaterThanOrEqual(390);
  expect(searches[0]!.at).toBeGreaterThan(tagAt);
});

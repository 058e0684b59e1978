import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { TIMING } from '#shared/config/settings.ts';
import { agency } from '#tests/agency.ts';
import { contentItem } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';

const script = vi.hoisted(() => ({ at: 0 }));
vi.mock('#shared/api/make-call.ts', async (original) => {
  await new Promise((resolve) => void setTimeout(resolve, 500));
  script.at = Date.now();
  return original();
});

test('the search waits 400 ms from when the script that calls has arrived: only then has the call of its tag left (P4)', async () => {
  let searchedAt = 0;
  agency.use(
    http.get('*/ContentTranslations/Search', () => {
      searchedAt = Date.now();
      return HttpResponse.json({ contents: [contentItem({ id: 1, contentTypeId: 3, title: 'Nalaz' })] });
    }),
  );
  await renderPage('/bs/search?tagId=1001');
  expect(await screen.findByRole('heading', { level: 2, name: '1 rezultat' })).toBeVisible();
  expect(searchedAt - script.at).toBeGreaterThanOrEqual(TIMING.tagRefetchDelay - 10);
});

import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { contentItem, publish } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';

const AGENCY = { bs: 'Finansijsko-informatička agencija', en: 'Financial-Information Agency' };

const NUMBERED = [
  ['/bs/sve-novosti?page=2', ', stranica 2', 'bs'],
  ['/en/all-news?page=2', ', page 2', 'en'],
  ['/en/search?topic=a&page=2', ', page 2', 'en'],
  ['/bs/profil-javnih-preduzeca?page=2', ', stranica 2', 'bs'],
  ['/bs/predstecajni-i-stecajni-postupci?page=3', ', stranica 3', 'bs'],
  ['/en/all-infographics?page=2', ', page 2', 'en'],
] as const;

/** Two dozen results in every list. */
beforeEach(() => {
  const tags = [{ tagId: 1069, name: 'Infografika' }];
  const news = Array.from({ length: 48 }, (_, at) =>
    contentItem({ id: at + 1, contentTypeId: 3, ...(at % 2 === 0 && { tags }) }),
  );
  publish(news);
  agency.use(
    http.get('*/LegalEntities', () => HttpResponse.json({ resultList: [{ id: 1, shortName: 'Firma' }], count: 24 })),
    http.get('*/ContentTranslations/Search', () => HttpResponse.json({ contents: news.slice(0, 24) })),
  );
});

test('the title names the page from 2 on, and not the first', async () => {
  const { router } = await renderPage('/bs/sve-novosti?page=1', { as: 'citizen' });
  const unnumbered = () => waitFor(() => expect(document.title).toMatch(/^(?!.*, (?:stranica|page) \d).+ – Finan/));
  await unnumbered();
  for (const [address, ending, lang] of NUMBERED) {
    await act(() => router.navigate(address));
    await waitFor(() => expect(document.title.endsWith(`${ending} – ${AGENCY[lang]}`), document.title).toBe(true));
  }
  // Without a search there are no pages; beyond the end the last one is shown.
  for (const address of ['/bs/sve-novosti?page=0', '/bs/sve-novosti', '/bs/search?page=5']) {
    await act(() => router.navigate(address));
    await unnumbered();
  }
  await act(() => router.navigate('/bs/sve-novosti?page=999'));
  await waitFor(() => expect(document.title).toContain(', stranica 6 –'));
});

import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/renderApp.tsx';

const AGENCY = {
  bs: 'Finansijsko-informatička agencija',
  hr: 'Financijsko-informatička agencija',
  en: 'Financial-Information Agency',
};

const NUMBERED = [
  ['/bs/sve-novosti?page=2', ', stranica 2', 'bs'],
  ['/hr/sve-novosti?page=3', ', stranica 3', 'hr'],
  ['/en/all-news?page=2', ', page 2', 'en'],
  ['/en/search?topic=a&page=2', ', page 2', 'en'],
  ['/bs/profil-javnih-preduzeca?page=2', ', stranica 2', 'bs'],
  ['/bs/predstecajni-i-stecajni-postupci?page=3', ', stranica 3', 'bs'],
  ['/en/all-infographics?page=2', ', page 2', 'en'],
] as const;

test('the title names the page from 2 on, and not the first', async () => {
  const { router } = await renderPage('/bs/sve-novosti?page=1', { as: 'citizen' });
  const unnumbered = () => waitFor(() => expect(document.title).toMatch(/^(?!.*, (?:stranica|page) \d).+ – Finan/));
  await unnumbered();
  for (const [address, ending, lang] of NUMBERED) {
    await act(() => router.navigate(address));
    await waitFor(() => expect(document.title.endsWith(`${ending} – ${AGENCY[lang]}`), document.title).toBe(true));
    await act(() => router.navigate(address.replace(/\bpage=\d/, 'page=0')));
    await unnumbered();
    await act(() => router.navigate(address.replace(/[?&]page=\d/, '')));
    await unnumbered();
  }
  // Beyond the end the last page is shown; without a search there are no pages.
  await act(() => router.navigate('/bs/search?page=5'));
  await unnumbered();
  for (const address of ['/bs/sve-novosti?page=999', '/bs/sve-infografike?page=999']) {
    await act(() => router.navigate(address));
    const last = await screen.findByRole('button', { current: 'page' });
    await waitFor(() => expect(document.title).toContain(`, stranica ${last.textContent} –`));
    expect(document.title).not.toContain('999');
  }
});

import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

const AGENCY = {
  bs: 'Finansijsko-informatička agencija',
  hr: 'Financijsko-informatička agencija',
  en: 'Financial-Information Agency',
};

test.each([
  ['the news', '/bs/sve-novosti?page=2', ', stranica 2', 'bs'],
  ['the news in Croatian', '/hr/sve-novosti?page=3', ', stranica 3', 'hr'],
  ['the news in English', '/en/all-news?page=2', ', page 2', 'en'],
  ['the search', '/en/search?topic=a&page=2', ', page 2', 'en'],
  ['the registers', '/bs/profil-javnih-preduzeca?page=2', ', stranica 2', 'bs'],
  ['the registry of bankruptcies', '/bs/predstecajni-i-stecajni-postupci?page=3', ', stranica 3', 'bs'],
  ['the infographics', '/en/all-infographics?page=2', ', page 2', 'en'],
] as const)('the title of %s names the page from 2 on', async (_, address, ending, lang) => {
  await renderApp(address, { as: 'citizen' });
  await waitFor(() => expect(document.title.endsWith(`${ending} – ${AGENCY[lang]}`)).toBe(true));
});

test.each(['/bs/sve-novosti', '/bs/sve-novosti?page=1', '/en/search?topic=a', '/bs/profil-javnih-preduzeca?page=0'])(
  'the title of the first page names no page: %s',
  async (address) => {
    await renderApp(address, { as: 'citizen' });
    await waitFor(() => expect(document.title).not.toBe(''));
    expect(document.title).not.toMatch(/, (stranica|page) \d/);
  },
);

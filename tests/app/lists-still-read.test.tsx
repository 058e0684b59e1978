import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#tests/renderApp.tsx';

/** A database that never answers, as on a very busy computer. */
beforeEach(() => void vi.stubGlobal('indexedDB', { open: () => ({}) }));

test.each([
  ['the season', '/bs/sezona', /Još nema sačuvanih klijenata/],
  [
    'the watch list and the saved searches',
    '/bs/popis-pracenja',
    /Na popisu nema pravnih lica|Nema sačuvanih pretraga/,
  ],
] as const)('%s: what is still being read is neither said to be empty nor to be refused', async (_, path, none) => {
  await renderPage(path, { as: 'accountant' });
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull());
  expect(screen.queryByText(none)).toBeNull();
  expect(screen.queryByText(/samo dok je kartica otvorena/)).toBeNull();
});

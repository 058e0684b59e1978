import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SentTable } from '#features/portal/information/privacy/PrivacyTables.tsx';
import { SENT_DATA } from '#shared/api/sent-data.ts';
import { env } from '#shared/config/env.ts';
import { STORED_DATA } from '#shared/storage/stored-data.ts';
import { renderPart } from '#tests/render-part.tsx';
import { renderPage } from '#tests/renderApp.tsx';
import { withoutEnv } from '#tests/without-env.ts';
import { ALL_CALLS } from '../../../tools/calls/all-calls.ts';

test('every call of the portal is in one line of what the privacy page says is sent, and no line names another', () => {
  const named: string[] = Object.values(SENT_DATA).flatMap(({ calls }) => calls);
  expect(named.toSorted()).toEqual(ALL_CALLS.map(({ id }) => id).toSorted());
});

test('every key the portal stores is in one line', () => {
  const keys: string[] = Object.values(STORED_DATA).flat();
  expect(new Set(keys).size).toBe(keys.length);
});

test('the privacy page lists what is stored with its names in the browser, and what is sent, when and to whom, also unasked; captcha and map, and no tracking', async () => {
  await renderPage('/bs/privatnost');
  const stored = within(await screen.findByRole('table', { name: 'Podaci u pregledniku' }));
  expect(stored.getAllByRole('row')).toHaveLength(Object.keys(STORED_DATA).length + 1);
  expect(stored.getByRole('row', { name: /^Podaci o prijavi/ })).toHaveTextContent('accessToken, refreshToken');
  expect(stored.getByText('do zatvaranja kartice')).toBeVisible();
  expect(stored.getByText(/Raspored obrazaca iz preuzetih predložaka/)).toBeVisible();
  for (const text of [
    /reCAPTCHA/,
    /tek kada su potrebne/,
    /ne koristi kolačiće za praćenje/,
    // The content of the agency may show pictures of any https address.
    /slika ili video s druge stranice, koja tada saznaje Vašu IP adresu/,
    // As for the calls (readings P2.18), and as the control requires the captcha (R4.8).
    /podaci o prijavi, osim uz anketu i komentar/,
    /obrazac za kontakt, kontrolu izvještaja ili slanje nalaza/,
  ])
    expect(screen.getByText(text)).toBeVisible();
  const sent = within(screen.getByRole('table', { name: 'Podaci koji se šalju' }));
  expect(sent.getByRole('row', { name: /^JIB praćenih pravnih lica/ })).toHaveTextContent(
    /bez Vašeg zahtjeva.*Agencija/,
  );
  expect(sent.getByRole('row', { name: /^JIB Vaših klijenata/ })).toHaveTextContent(/bez Vašeg zahtjeva.*Agencija/);
  expect(sent.getByRole('row', { name: /nisam robot/ })).toHaveTextContent('Google');
});

test('errors of the portal are among what is sent only where an address for them is set', async () => {
  withoutEnv('VITE_ERROR_REPORTS_URL');
  const { unmount } = await renderPart(<SentTable />, { texts: ['privacy'] });
  expect(screen.queryByRole('row', { name: /^Greška samog portala/ })).toBeNull();
  unmount();
  env.VITE_ERROR_REPORTS_URL = 'https://primjer.ba/greske';
  await renderPart(<SentTable />, { texts: ['privacy'] });
  expect(screen.getByRole('row', { name: /^Greška samog portala/ })).toHaveTextContent('bez podataka o Vama');
});

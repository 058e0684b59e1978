import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';

test('a jib inside other text opens the register with it; several jibs and a VAT number are explained', async () => {
  const { user, router } = await renderApp('/bs', { as: 'citizen' });
  const box = screen.getByLabelText('Pronađite pravno lice');
  await user.type(box, '4015343371000, 4200000000005{Enter}');
  expect(await screen.findByText('Upisano je više JIB-ova. Ostavite samo jedan.')).toBeVisible();
  await user.clear(box);
  await user.type(box, '401534337100{Enter}');
  expect(await screen.findByText('To je 12 cifara, koliko ima PDV broj. JIB ima 13 cifara.')).toBeVisible();
  await user.clear(box);
  await user.type(box, 'JIB: 4015-3433-7100-0.{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/bs/profil-pravnih-lica'));
  expect(new URLSearchParams(router.state.location.search).get('jib')).toBe('4015343371000');
});

test('a sum of the facts says how many cantons it leaves out', async () => {
  agency.use(
    http.get('*/FinancialIndicators/getfinancialsummariesbycountynotfiltered', () =>
      HttpResponse.json(
        [2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036].map((countyId) => ({
          countyId,
          year: 2025,
          legalEntitiesCount: countyId < 2029 ? '?' : 1,
          total_BrojZaposlenih: '1E+03',
        })),
      ),
    ),
  );
  await renderApp('/bs');
  expect(await screen.findByText('bez 2 kantona')).toBeVisible();
  expect(screen.getByText('10.000')).toBeVisible();
});

import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { CANTON_IDS } from '#shared/config/settings.ts';
import { agency } from '#tests/agency.ts';
import { renderPage } from '#tests/renderApp.tsx';

const ALL = '*/FinancialIndicators/getfinancialsummariesbycountynotfiltered';
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('every sum says which cantons it leaves out and why; an unreadable figure is not a missing one', async () => {
  const all = CANTON_IDS.map((countyId) => ({
    countyId,
    year: '2.025E+03',
    legalEntitiesCount: '+1.5E+03',
    total_Imovina: '.5',
    total_Obaveze: countyId === 2027 ? '12,5' : ' 5. ',
    total_RezultatPoslovanja: 1,
    total_VrijednostPoslovanja: 1,
    total_BrojZaposlenih: countyId === 2027 ? null : 7,
  }));
  agency.use(http.get(ALL, () => HttpResponse.json(all)));
  await renderPage('/bs/interaktivna-mapa');
  await screen.findByLabelText(/^Federacija po kantonima/);
  expect(figure('Pravna lica')).toHaveTextContent('15.000');
  expect(figure('Imovina')).toHaveTextContent('5 KM');
  expect(
    screen.getAllByText('Zaposleni: u zbir nisu uključeni kantoni za koje podatak nije poslan: Unsko-sanski kanton.'),
  ).toHaveLength(2);
  expect(
    screen.getAllByText(
      'Obaveze: u zbir nisu uključeni kantoni čiji se podatak ne može pročitati: Unsko-sanski kanton.',
    ),
  ).toHaveLength(2);
  expect(screen.getByRole('row', { name: /^Unsko-sanski kanton/ })).toHaveTextContent('nečitljivo');
});

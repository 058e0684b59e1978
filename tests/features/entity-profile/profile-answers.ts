import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { agency } from '#tests/agency.ts';
import { renderPage } from '#tests/renderApp.tsx';

/** An entity as the agency answers it. */
export const ENTITY = {
  id: 501,
  jib: '0076543210001',
  longName: 'Vranduška metalopreradna društvo s ograničenom odgovornošću za proizvodnju i trgovinu Zenica',
  shortName: 'Vranduška d.o.o. Zenica',
  taxNumber: '076543210001',
  legalEntityType: 'Privredno društvo',
  legalEntityTypeId: 1,
  legalEntitySizeId: 2,
  registrationDateTime: '1998-03-17T23:00:00Z',
  county: 'Zeničko-dobojski kanton',
  municipality: 'Zenica',
  address: null,
  email: 'uprava@vranduska.example.ba',
  phone: null,
  webSite: null,
  activityCode: '25.11',
  letterOfActivity: 'C',
  activityCodeDescription: 'Proizvodnja metalnih konstrukcija i njihovih dijelova',
  isVisibleEntity: true,
  isPublicEntity: false,
  legalEntityRelations: [
    { relationTypeId: 1, fullName: 'Vranduk Holding d.o.o.', share: 1_530_000 },
    { relationTypeId: 1, fullName: 'Lejla Ogledalić', share: 1_470_000 },
    { relationTypeId: 2, fullName: 'Tarik Uzorčić', position: 'Prokurist' },
  ],
};
export const ACCOUNT = {
  message: { title: 'Potvrda', content: '<p>Sve je <b>u redu</b>.</p>', bodyHex: '#e8f1fb', textHex: '#12324f' },
  legalEntity: { identificationNumber: ENTITY.jib, name: ENTITY.shortName, location: 'Zenica' },
  bankAccount: [
    {
      accountNumber: '9010000000012345',
      bank: { name: 'Vrelska banka d.d.', code: '901' },
      status: { name: 'Blokiran', code: 'B', bodyHex: '#b3261e', textHex: '#ffffff' },
    },
  ],
};

export const entityAnswers = (change: object = {}) =>
  agency.use(http.get('*/LegalEntities/501', () => HttpResponse.json({ ...ENTITY, ...change })));
export const accountAnswers = (body: object = ACCOUNT, status = 200) =>
  agency.use(http.get('*/BankAccount/Search', () => HttpResponse.json(body, { status })));
export const recordsAnswer = (...resultList: object[]) =>
  agency.use(http.get('*/FinancialIndicators', () => HttpResponse.json({ resultList })));
export const openProfile = (address = '/bs/profil-pravnih-lica/501') => renderPage(address, { as: 'citizen' });
/** Counts the calls of a path, because a failed assertion inside an answer would only look like a failed call. */
export function calls(path: string, answer: () => Response): string[] {
  const urls: string[] = [];
  agency.use(
    http.get(path, ({ request }) => {
      urls.push(request.url);
      return answer();
    }),
  );
  return urls;
}
export const region = (name: string) => screen.findByRole('region', { name });

import { watchCalls } from '../watch-calls.ts';

/** An answer of the register of accounts (R3.6) with a second account; parts can be changed. */
export function accountAnswer({ name = 'Primjer <b>d.o.o.</b>', status = {}, message = {} } = {}) {
  const active = { name: 'Aktivan', code: 'A', bodyHex: '#d9f2e3', textHex: '#14532d', ...status };
  return {
    message: {
      textHex: '#12324f',
      bodyHex: '#e8f1fb',
      title: 'Naslov poruke',
      content: '<p>Sadržaj</p>',
      titleFontSize: '18px',
      contentFontSize: '15px',
      ...message,
    },
    legalEntity: { identificationNumber: '0076543210001', name, location: 'Ulica 1, Bihać' },
    bankAccount: [
      { accountNumber: '9010001234567890', bank: { name: 'Vrelska banka', code: '901' }, status: active },
      { accountNumber: '9020001234567890', bank: { name: 'Druga banka', code: '902' }, status: active },
    ],
  };
}

/** The jibs of every lookup that leaves from now on, in order. */
export const watchLookups = () => watchCalls('/BankAccount/Search', (query) => query.get('searchQuery'));

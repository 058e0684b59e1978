import { composeIBAN, isValidBBAN } from 'ibantools';

const COUNTRY = 'BA';

/** The computed IBAN of an account number; null unless it has 16 digits and right check digits. Load this module when needed. */
export function ibanOf(accountNumber: string): string | null {
  const bban = accountNumber.replace(/[\s-]/g, '');
  return isValidBBAN(bban, COUNTRY) ? composeIBAN({ countryCode: COUNTRY, bban }) : null;
}

/** An IBAN in groups of four, as it is printed. */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

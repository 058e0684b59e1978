import { composeIBAN, isValidBBAN } from 'ibantools';

const COUNTRY = 'BA';

/**
 * The IBAN of a domestic account number of 16 digits, computed: BA, check digits, number. Null for any other number and for one
 * whose own check digits are wrong, because no bank has an account with it. Load this module only when needed.
 */
export function ibanOf(accountNumber: string): string | null {
  const bban = accountNumber.replace(/[\s-]/g, '');
  return isValidBBAN(bban, COUNTRY) ? composeIBAN({ countryCode: COUNTRY, bban }) : null;
}

/** An IBAN in groups of four, as it is printed. */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

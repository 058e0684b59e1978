import { random } from '../random.ts';

/** Status of a legal entity on 1 March of one financial year; only for entities not in order (R1, R9). */
export type RedPortalRecord = { year: number; legalEntityStatus: number; accountStatusId: number };

/** The financial years of the red portal. */
const YEARS = [2019, 2020, 2021, 2022];
const SUBMITTED = 1;
const NOT_SUBMITTED = 2;
const NOT_IN_REGISTER = 3;
const NO_ACCOUNT = 1;

/** The red-portal records of a generated entity; most have none. An entity outside the register of accounts is so in every year. */
export function redPortalOf(index: number, registrationYear: number): RedPortalRecord[] {
  const { chance, pick } = random(index * 7919 + 11);
  const years = YEARS.filter((year) => year >= registrationYear);
  if (chance(0.05))
    return years.map((year) => ({ year, legalEntityStatus: NOT_IN_REGISTER, accountStatusId: NO_ACCOUNT }));
  if (!chance(0.3)) return [];
  return years
    .filter(() => chance(0.65))
    .map((year) => ({
      year,
      legalEntityStatus: chance(0.45) ? SUBMITTED : NOT_SUBMITTED,
      accountStatusId: pick([1, 2, 2, 3, 3, 3, 4]),
    }));
}

/** Whether the records say that the entity is not in the register of accounts. */
export function isOutsideAccountsRegister(records: readonly RedPortalRecord[]): boolean {
  return records.some(({ legalEntityStatus }) => legalEntityStatus === NOT_IN_REGISTER);
}

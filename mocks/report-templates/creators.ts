import { random } from '../random.ts';

/** An accountant who may prepare reports (R3.9). */
export type Accountant = { id: number; firstName: string; parentName: string; lastName: string; licenceNumber: string };

/** An audit company; some have a display name, others a name and licence (R3.9). */
export type AuditCompany = { id: number; displayName?: string; name?: string; licenceNumber?: string };

const ACCOUNTANTS = 4000;
const AUDIT_COMPANIES = 300;

// Given names are common, family names are made up from plants, birds and stones, so that nobody real is named.
const GIVEN = (
  'Adisa Alma Ana Anel Ante Azra Belma Borjana Davor Dino Dragana Džana Edin Elma Emir Hana Ivana Jasna Josip Kenan Lana Luka ' +
  'Maja Marko Mersiha Mirna Nedim Nermin Petar Sanela Selma Šejla Tarik Vedran Zana Željka Đana Ćamila'
).split(' ');
const FRONTS =
  'Javor Breza Lipo Hrasto Jasen Vrelo Kamen Šljivo Žito Čempres Đurđevo Smreko Labudo Soko Bistro Magla'.split(' ');
const BACKS = 'dolić gradić vodić polić goračić šumić klasić brdašić potočić listić stazić mostić'.split(' ');
const FIRMS =
  'Revizija Provjera Mjera Bilanca Potvrda Uvid Nadzor Kontrola Ispravnost Jasnoća Pouzdanost Standard'.split(' ');
const SEATS = 'Sarajevo Zenica Tuzla Mostar Bihać Travnik Livno Goražde Orašje Kakanj Visoko Konjic'.split(' ');

let accountants: readonly Accountant[] | undefined;
let auditCompanies: readonly AuditCompany[] | undefined;

/** The 4,000 invented accountants with a valid licence; made on the first call. */
export function activeAccountants(): readonly Accountant[] {
  if (accountants) return accountants;
  const dice = random(4000);
  accountants = Array.from({ length: ACCOUNTANTS }, (_, index) => ({
    id: 1001 + index,
    firstName: dice.pick(GIVEN),
    parentName: dice.pick(GIVEN),
    lastName: dice.pick(FRONTS) + dice.pick(BACKS),
    licenceNumber: `${10_000 + index}/${dice.int(1, 9)}`,
  }));
  return accountants;
}

/** The 300 invented audit companies; made on the first call. */
export function activeAuditCompanies(): readonly AuditCompany[] {
  if (auditCompanies) return auditCompanies;
  const dice = random(300);
  auditCompanies = Array.from({ length: AUDIT_COMPANIES }, (_, index) => {
    const name = `${dice.pick(FRONTS)} ${dice.pick(FIRMS)} ${index + 1} d.o.o. ${dice.pick(SEATS)}`;
    const licenceNumber = `R-${3000 + index}`;
    return index % 3 === 0
      ? { id: 501 + index, displayName: `${name} (${licenceNumber})` }
      : { id: 501 + index, name, licenceNumber };
  });
  return auditCompanies;
}

/** Name of a report's creator in the template; undefined for an unknown id. Creator types: 1 accountant, 2 audit company (R9). */
export function creatorName(creatorType: 1 | 2, id: number): string | undefined {
  if (creatorType === 1) {
    const accountant = activeAccountants().find((each) => each.id === id);
    return (
      accountant &&
      `${accountant.lastName} (${accountant.parentName}) ${accountant.firstName}; ${accountant.licenceNumber}`
    );
  }
  const company = activeAuditCompanies().find((each) => each.id === id);
  return company && (company.displayName ?? `${company.name} - ${company.licenceNumber}`);
}

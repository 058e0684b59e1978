import { sharedName, type Localised } from './localised.ts';

type NamedId = { id: number; names: Localised };

/** Sizes (R9); 7 is the micro size of profiles. */
export const LEGAL_ENTITY_SIZES: readonly NamedId[] = [
  { id: 1, names: { bs: 'Malo', hr: 'Malo', en: 'Small' } },
  { id: 2, names: { bs: 'Srednje', hr: 'Srednje', en: 'Medium' } },
  { id: 3, names: { bs: 'Veliko', hr: 'Veliko', en: 'Large' } },
  { id: 7, names: { bs: 'Mikro', hr: 'Mikro', en: 'Micro' } },
];

/** Register types (R9) in the order of R7. Bs and hr share a local name; the portal has Croatian variants of the first six. */
export const LEGAL_ENTITY_TYPES: readonly NamedId[] = [
  { id: 1, names: sharedName('Privredna društva', 'Companies') },
  { id: 3, names: sharedName('Banke i druge finansijske organizacije', 'Banks and other financial organisations') },
  { id: 4, names: sharedName('Budžetski korisnici', 'Budget users') },
  { id: 2, names: sharedName('Udruženja i fondacije', 'Associations and foundations') },
  { id: 6, names: sharedName('Društva za osiguranje', 'Insurance companies') },
  { id: 5, names: sharedName('Investicijski fondovi', 'Investment funds') },
  { id: 7, names: sharedName('Mikro privredna društva', 'Micro companies') },
];

/** Account statuses (R9). */
export const ACCOUNT_STATUSES: readonly NamedId[] = [
  {
    id: 1,
    names: {
      bs: 'Nema račun u Jedinstvenom registru računa',
      hr: 'Nema račun u Jedinstvenom registru računa',
      en: 'No account in the unified register of accounts',
    },
  },
  { id: 2, names: { bs: 'Nema glavni račun', hr: 'Nema glavni račun', en: 'No main account' } },
  { id: 3, names: { bs: 'Glavni račun blokiran', hr: 'Glavni račun blokiran', en: 'Main account blocked' } },
  { id: 4, names: { bs: 'Ima račun', hr: 'Ima račun', en: 'Has an account' } },
];

/** The taxpayer type of one legal entity as profiles and result cards show it, by register type (R3.1). */
export const TAXPAYER_TYPES: Readonly<Record<number, Localised>> = {
  1: { bs: 'Privredno društvo', hr: 'Gospodarsko društvo', en: 'Company' },
  2: { bs: 'Udruženje ili fondacija', hr: 'Udruga ili zaklada', en: 'Association or foundation' },
  3: {
    bs: 'Banka ili druga finansijska organizacija',
    hr: 'Banka ili druga financijska organizacija',
    en: 'Bank or other financial organisation',
  },
  4: { bs: 'Budžetski korisnik', hr: 'Proračunski korisnik', en: 'Budget user' },
  5: { bs: 'Investicijski fond', hr: 'Investicijski fond', en: 'Investment fund' },
  6: { bs: 'Društvo za osiguranje', hr: 'Društvo za osiguranje', en: 'Insurance company' },
};

/** The taxpayer type of a publicly owned company. */
export const PUBLIC_ENTERPRISE: Localised = { bs: 'Javno preduzeće', hr: 'Javno poduzeće', en: 'Public enterprise' };

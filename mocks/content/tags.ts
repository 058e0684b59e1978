import type { AgencyLanguage } from '#mocks/call.ts';

/** Tags of the agency by id (P3); 1, 2 and 1069 are fixed by the specification. */
export const TAGS = {
  1: { bs: 'Proizvod', hr: 'Proizvod', en: 'Product' },
  2: { bs: 'Publikacija', hr: 'Publikacija', en: 'Publication' },
  1001: { bs: 'Finansijski izvještaji', hr: 'Financijska izvješća', en: 'Financial reports' },
  1002: { bs: 'Registri', hr: 'Registri', en: 'Registers' },
  1003: { bs: 'Propisi', hr: 'Propisi', en: 'Regulations' },
  1004: { bs: 'Računi', hr: 'Računi', en: 'Accounts' },
  1005: { bs: 'Obuka', hr: 'Izobrazba', en: 'Training' },
  1006: { bs: 'Javne nabavke', hr: 'Javna nabava', en: 'Public procurement' },
  1007: { bs: 'Statistika', hr: 'Statistika', en: 'Statistics' },
  1008: { bs: 'Stečaj', hr: 'Stečaj', en: 'Bankruptcy' },
  1009: { bs: 'Digitalne usluge', hr: 'Digitalne usluge', en: 'Digital services' },
  1010: { bs: 'Zapošljavanje', hr: 'Zapošljavanje', en: 'Careers' },
  1011: { bs: 'Stara devizna štednja', hr: 'Stara devizna štednja', en: 'Old foreign-currency savings' },
  1069: { bs: 'Infografika', hr: 'Infografika', en: 'Infographic' },
} as const satisfies Record<number, Record<AgencyLanguage, string>>;

export type TagId = keyof typeof TAGS;

export type WireTag = { tagId: number; name: string };

/** A tag in a language, null when the agency has no such tag. */
export function tagIn(language: AgencyLanguage, tagId: number): WireTag | null {
  return tagId in TAGS ? { tagId, name: TAGS[tagId as TagId][language] } : null;
}

import type { Lang } from '#shared/i18n/languages.ts';

/** A canton (county) of the federation (P3 Cantons). `code` is its location code, '01' to '10'. */
export type Canton = {
  readonly id: number;
  readonly code: string;
  readonly shortLabel: string;
  readonly name: Readonly<Record<Lang, string>>;
};

const FIRST_ID = 2027;

function canton(id: number, shortLabel: string, local: string, en: string): Canton {
  const code = String(id - FIRST_ID + 1).padStart(2, '0');
  return { id, code, shortLabel, name: { bs: local, hr: local, en } };
}

/** The ten cantons in the order of their ids and codes. */
export const CANTONS: readonly Canton[] = [
  canton(2027, 'USK', 'Unsko-sanski kanton', 'Una-Sana Canton'),
  canton(2028, 'PK', 'Posavski kanton', 'Posavina Canton'),
  canton(2029, 'TK', 'Tuzlanski kanton', 'Tuzla Canton'),
  canton(2030, 'ZDK', 'Zeničko-dobojski kanton', 'Zenica-Doboj Canton'),
  canton(2031, 'BPK', 'Bosansko-podrinjski kanton Goražde', 'Bosnian-Podrinje Canton Goražde'),
  canton(2032, 'SBK', 'Srednjobosanski kanton', 'Central Bosnia Canton'),
  canton(2033, 'HNK', 'Hercegovačko-neretvanski kanton', 'Herzegovina-Neretva Canton'),
  canton(2034, 'ZHK', 'Zapadnohercegovački kanton', 'West Herzegovina Canton'),
  canton(2035, 'KS', 'Kanton Sarajevo', 'Sarajevo Canton'),
  canton(2036, 'K10', 'Kanton 10', 'Canton 10'),
];

const byId = new Map(CANTONS.map((one) => [one.id, one]));

/** The canton of an id; null for an id that none has (faults A39). */
export function cantonById(id: number | null | undefined): Canton | null {
  return byId.get(id ?? 0) ?? null;
}

import { fold } from '#shared/format/fold.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** A canton (county) of the federation (P3 Cantons). `code` is its location code, '01' to '10'. */
export type Canton = {
  readonly id: number;
  readonly code: string;
  readonly shortLabel: string;
  readonly name: Readonly<Record<Lang, string>>;
};

const FIRST_ID = 2027;

function canton(id: number, shortLabel: string, bs: string, hr: string, en: string): Canton {
  const code = String(id - FIRST_ID + 1).padStart(2, '0');
  return { id, code, shortLabel, name: { bs, hr, en } };
}

/** The ten cantons in the order of their ids and codes. Croatian calls them counties (readings, P3). */
export const CANTONS: readonly Canton[] = [
  canton(2027, 'USK', 'Unsko-sanski kanton', 'Unsko-sanska županija', 'Una-Sana Canton'),
  canton(2028, 'PK', 'Posavski kanton', 'Posavska županija', 'Posavina Canton'),
  canton(2029, 'TK', 'Tuzlanski kanton', 'Tuzlanska županija', 'Tuzla Canton'),
  canton(2030, 'ZDK', 'Zeničko-dobojski kanton', 'Zeničko-dobojska županija', 'Zenica-Doboj Canton'),
  canton(
    2031,
    'BPK',
    'Bosansko-podrinjski kanton Goražde',
    'Bosansko-podrinjska županija Goražde',
    'Bosnian-Podrinje Canton Goražde',
  ),
  canton(2032, 'SBK', 'Srednjobosanski kanton', 'Županija Središnja Bosna', 'Central Bosnia Canton'),
  canton(
    2033,
    'HNK',
    'Hercegovačko-neretvanski kanton',
    'Hercegovačko-neretvanska županija',
    'Herzegovina-Neretva Canton',
  ),
  canton(2034, 'ZHK', 'Zapadnohercegovački kanton', 'Zapadnohercegovačka županija', 'West Herzegovina Canton'),
  canton(2035, 'KS', 'Kanton Sarajevo', 'Županija Sarajevo', 'Sarajevo Canton'),
  canton(2036, 'K10', 'Kanton 10', 'Hercegbosanska županija', 'Canton 10'),
];

const byId = new Map(CANTONS.map((one) => [one.id, one]));

/** The canton of an id; null for an id that none has (faults A39). */
export function cantonById(id: number | null | undefined): Canton | null {
  return byId.get(id ?? 0) ?? null;
}

/** What tells a canton apart in its names, whichever language and form they have; places as in `CANTONS`. */
const MARKS = [
  /^(unsko|una)\W*san/,
  /posav/,
  /tuzl/,
  /^zeni\w+\W*doboj/,
  /podrin/,
  /^srednjo\W?bosan|sredisnj\w+ bosn|^central bosnia/,
  /neretv/,
  /^zapadno\W?herceg|zapadno\W?hercegovacka$|^west herzegovina/,
  /^(kanton|zupanija) sarajev|^sarajev\w+ (kanton|zupanija|canton)/,
  /^(kanton|zupanija|canton) 10$|^hercegbos/,
];

/**
 * The portal's one name of the canton that the agency names, which may say 'kanton' where Croatian has 'županija'
 * (readings, P3). What is no canton stays as it was sent.
 */
export function cantonName(sent: string, lang: Lang): string {
  const name = fold(sent);
  return CANTONS[MARKS.findIndex((mark) => mark.test(name))]?.name[lang] ?? sent;
}

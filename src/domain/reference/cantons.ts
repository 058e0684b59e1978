import { fold } from '#shared/format/fold.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import cantons from './cantons.json' with { type: 'json' };

/** A canton (county) of the federation (P3 Cantons). `code` is its location code, '01' to '10'. */
type Canton = Readonly<(typeof cantons)[number]>;

/** The ten cantons in the order of their ids and codes. Croatian calls them counties (readings, P3). */
export const CANTONS: readonly Canton[] = cantons;

const byId = new Map(CANTONS.map((one) => [one.id, one]));

/** The canton with an id; null for an unknown id (faults A39). */
export function cantonById(id: number | null | undefined): Canton | null {
  return byId.get(id ?? 0) ?? null;
}

/** Part of the name by which a canton is recognised in any language or form; in the order of `CANTONS`. */
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

/** What the agency names in place of a canton where an entity has its office outside the country. */
export const ABROAD: Readonly<Record<Lang, string>> = { bs: 'Inostranstvo', hr: 'Inozemstvo', en: 'Abroad' };

/** The portal's own name of a canton, or of abroad, however the agency names it (readings, P3); any other text unchanged. */
export function cantonName(sent: string, lang: Lang): string {
  const name = fold(sent);
  if (Object.values(ABROAD).some((one) => fold(one) === name)) return ABROAD[lang];
  return CANTONS[MARKS.findIndex((mark) => mark.test(name))]?.name[lang] ?? sent;
}

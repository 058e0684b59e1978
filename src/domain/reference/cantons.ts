import { fold } from '#shared/format/fold.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import cantons from './cantons.json' with { type: 'json' };

/** A canton (county) of the federation (P3 Cantons). `code` is its location code, '01' to '10'. */
type Canton = Readonly<(typeof cantons)[number]>;

/** The ten cantons in the order of their ids and codes. Croatian calls them counties (readings, P3). */
export const CANTONS: readonly Canton[] = cantons;

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

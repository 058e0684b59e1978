import type { Random } from '../random.ts';
import { NAME_PARTS } from './name-parts.ts';
import { KINDS, TRADES, type Kind } from './trades.ts';

/** An invented name and the beginning of the activity codes that go with it. */
export type InventedName = { shortName: string; longName: string; codes: string };

/** Place of a name: the seat is part of the name, and the law of the canton determines its wording. */
type Place = { seat: string; saysTrgovacko: boolean };

/** A private company: 'Vranduška metalopreradna d.o.o. Zenica'. About half of the long names spell the form and trade out. */
export function companyName({ pick, chance }: Random, { seat, saysTrgovacko }: Place): InventedName {
  const trade = pick(TRADES);
  const core = chance(0.3)
    ? `${pick(NAME_PARTS.placeAdjectives)} ${trade.adjective}`
    : `${pick(NAME_PARTS.brandStems)}${trade.tail}`;
  const partner = chance(0.03) ? ` & ${pick(NAME_PARTS.brandStems)}${trade.tail}` : '';
  const detail = chance(0.07) ? ` – ${pick(TRADES).purpose}` : '';
  const form = chance(0.06) ? 'd.d.' : 'd.o.o.';
  const shortName = `${core}${partner}${detail} ${form} ${seat}`;
  if (chance(0.45)) return { shortName, longName: shortName, codes: trade.codes };
  const society = saysTrgovacko ? 'Trgovačko društvo' : 'Privredno društvo';
  const spelled =
    form === 'd.d.' ? 'dioničko društvo' : `društvo s${saysTrgovacko ? '' : 'a'} ograničenom odgovornošću`;
  const more = chance(0.3) ? `, ${pick(TRADES).purpose} i ${pick(TRADES).purpose}` : '';
  return {
    shortName,
    longName: `${society} za ${trade.purpose}${more} "${core}${partner}" ${spelled} ${seat}`,
    codes: trade.codes,
  };
}

/** A publicly owned company: 'JKP "Izvorak" d.o.o. Vareš'. */
export function publicEnterpriseName({ pick }: Random, { seat }: Place): InventedName {
  const { title, abbreviation, codes } = pick(KINDS.publicEnterprise);
  const emblem = pick(NAME_PARTS.emblems);
  return {
    shortName: `${abbreviation} "${emblem}" d.o.o. ${seat}`,
    longName: `${title} "${emblem}" društvo sa ograničenom odgovornošću ${seat}`,
    codes,
  };
}

/** An association, foundation, school or other public body: a title, a name in quotation marks and the seat. */
export function institutionName(kinds: readonly Kind[]) {
  return ({ pick }: Random, { seat }: Place): InventedName => {
    const { title, abbreviation, codes } = pick(kinds);
    const emblem = pick(NAME_PARTS.emblems);
    return { shortName: `${abbreviation} "${emblem}" ${seat}`, longName: `${title} "${emblem}" ${seat}`, codes };
  };
}

/** A bank ('Vrelska banka d.d. Tuzla') or, more often, a microcredit organisation. */
export function financialInstitutionName(source: Random, place: Place): InventedName {
  return source.chance(0.35)
    ? financeBrandName(KINDS.bank)(source, place)
    : institutionName(KINDS.microcredit)(source, place);
}

/** A bank or insurer: an invented word before the kind. */
export function financeBrandName(kinds: readonly Kind[]) {
  return ({ pick }: Random, { seat }: Place): InventedName => {
    const { title, codes } = pick(kinds);
    const core = `${pick(NAME_PARTS.financeBrands)} ${title}`;
    return { shortName: `${core} d.d. ${seat}`, longName: `${core} dioničko društvo ${seat}`, codes };
  };
}

/** An investment fund: 'ZIF "Javorna Rosa fond" d.d. Mostar'. */
export function fundName({ pick }: Random, { seat }: Place): InventedName {
  const { title, abbreviation, codes } = pick(KINDS.fund);
  const core = `${pick(NAME_PARTS.financeBrands)} ${pick(NAME_PARTS.emblems)} fond`;
  return {
    shortName: `${abbreviation} "${core}" d.d. ${seat}`,
    longName: `${title} sa javnom ponudom "${core}" dioničko društvo ${seat}`,
    codes,
  };
}

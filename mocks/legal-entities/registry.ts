import { switches } from '../switches.ts';
import { FIRST_ID, GENERATED, generateEntities, type LegalEntity } from './generate.ts';
import { BASE_DIGITS, copyOfJib, jibOf } from './jib.ts';

/** Most copies a jib can distinguish; the switch is capped accordingly. */
const MOST_COPIES = 1000;

let generated: readonly LegalEntity[] | undefined;
let inNameOrder: readonly LegalEntity[] | undefined;
let byJibFront: Map<string, LegalEntity> | undefined;

/** The generated entities in the order of their ids; made on the first call. */
export function generatedEntities(): readonly LegalEntity[] {
  generated ??= generateEntities();
  return generated;
}

/** The generated entities by short name in Croatian collation: the order of every search. */
export function entitiesInNameOrder(): readonly LegalEntity[] {
  inNameOrder ??= generatedEntities().toSorted(byName);
  return inNameOrder;
}

/** Number of entities the agency has: the generated ones, or the switch's number if it is larger. */
export function totalEntities(): number {
  return Math.min(Math.max(GENERATED, switches.legalEntities), GENERATED * MOST_COPIES);
}

/** A copy of a generated entity, which differs in id, jib and a number after the name. */
export function copyOf(base: LegalEntity, copy: number): LegalEntity {
  if (copy === 0) return base;
  const number = copy + 1;
  return {
    ...base,
    copy,
    id: FIRST_ID + base.index + copy * GENERATED,
    jib: jibOf(base.index, copy),
    shortName: `${base.shortName} ${number}`,
    longName: `${base.longName} ${number}`,
    foldedName: `${base.foldedName} ${number}`,
  };
}

/** The entity with that id, virtual ones included; undefined when unknown. */
export function entityById(id: number): LegalEntity | undefined {
  const place = id - FIRST_ID;
  if (!Number.isInteger(place) || place < 0 || place >= totalEntities()) return undefined;
  const base = generatedEntities()[place % GENERATED];
  return base && copyOf(base, Math.floor(place / GENERATED));
}

/** The entity with exactly that jib; undefined when unknown. */
export function entityByJib(jib: string): LegalEntity | undefined {
  const base = baseOfJib(jib);
  const copy = base && entityById(base.id + copyOfJib(jib, base.index) * GENERATED);
  return copy?.jib === jib ? copy : undefined;
}

/** The generated entity identified by the first digits of a jib; undefined for none or too few digits. */
export function baseOfJib(jib: string): LegalEntity | undefined {
  byJibFront ??= new Map(generatedEntities().map((entity) => [entity.jib.slice(0, BASE_DIGITS), entity]));
  return byJibFront.get(jib.slice(0, BASE_DIGITS));
}

const collator = new Intl.Collator('hr', { numeric: true });

/** Compares two entities by short name in Croatian collation, then by id. */
export function byName(one: LegalEntity, other: LegalEntity): number {
  return collator.compare(one.shortName, other.shortName) || one.id - other.id;
}

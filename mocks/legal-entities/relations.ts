import { random, type Random } from '../random.ts';
import type { LegalEntity } from './generate.ts';
import { NAME_PARTS } from './name-parts.ts';

/** A founder or a member of the management (R3.2). */
type Relation = {
  relationTypeId: number;
  fullName: string;
  firstName: string | null;
  lastName: string | null;
  share: number | null;
  position: string | null;
};

const FOUNDER = 1;
const MANAGEMENT = 2;
const COMPANIES = 1;

/** Founders with their contribution in KM (some have none, some only zeros) and the management. All persons are invented. */
export function relationsOf(entity: LegalEntity): Relation[] {
  const source = random(entity.id * 389 + 17);
  return [...foundersOf(entity, source), ...managementOf(entity, source)];
}

function foundersOf(entity: LegalEntity, source: Random): Relation[] {
  if (source.chance(0.08)) return [];
  if (entity.isPublicEntity) return [founderBody('Osnivač iz budžeta općine ili grada', contribution(source))];
  const hasNoContribution = entity.legalEntityTypeId !== COMPANIES ? source.chance(0.6) : source.chance(0.05);
  const size = source.pick([1, 1, 1, 2, 2, 3, 4, 7]);
  return Array.from({ length: size }, () => {
    const share = hasNoContribution ? 0 : contribution(source);
    if (source.chance(0.18)) return founderBody(`${source.pick(NAME_PARTS.brandStems)}invest d.o.o.`, share);
    return { relationTypeId: FOUNDER, ...person(source), share, position: null };
  });
}

function founderBody(fullName: string, share: number): Relation {
  return { relationTypeId: FOUNDER, fullName, firstName: null, lastName: null, share, position: null };
}

/** Usually the legal minimum, else a larger sum, sometimes with fenings. */
function contribution({ chance, pick, int }: Random): number {
  if (chance(0.4)) return pick([1000, 2000, 5000]);
  return chance(0.2) ? int(100_000, 90_000_000) / 100 : int(1, chance(0.1) ? 5000 : 120) * 500;
}

function managementOf(entity: LegalEntity, source: Random): Relation[] {
  const positions = entity.isPublicEntity
    ? NAME_PARTS.positions.public
    : entity.legalEntityTypeId === COMPANIES
      ? NAME_PARTS.positions.company
      : NAME_PARTS.positions.other;
  const size = source.pick([1, 1, 2, 3]);
  return Array.from({ length: size }, () => ({
    relationTypeId: MANAGEMENT,
    ...person(source),
    share: null,
    position: source.chance(0.04) ? null : source.pick<string>(positions),
  }));
}

function person({ pick }: Random) {
  const firstName = pick(NAME_PARTS.firstNames);
  const lastName = pick(NAME_PARTS.surnames);
  return { fullName: `${firstName} ${lastName}`, firstName, lastName };
}

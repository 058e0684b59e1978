import type * as z from 'zod/mini';
import type { legalEntityWire } from './legal-entity.wire.ts';
import { registerOf, type Register } from '#domain/indicators/register.ts';

type Wire = z.output<typeof legalEntityWire>;

/** An owner; `share` is the contribution in KM, null when it was not sent (R3.2). */
export type Founder = { name: string; share: number | null };
export type Manager = { name: string; position: string };
/** One activity of the classification; `isMain` for the one the entity is registered by (R3.1). */
type Activity = { code: string; letter: string; description: string; priority: string; isMain: boolean };

/** A legal entity as its profile shows it (R2.4, R3.1). Missing texts are ''. */
export type LegalEntity = Omit<
  Wire,
  | 'legalEntityRelations'
  | 'activities'
  | 'activityCode'
  | 'letterOfActivity'
  | 'activityCodeDescription'
  | 'legalEntityTypeId'
  | 'legalEntitySizeId'
> & {
  register: Register | null;
  isMicro: boolean;
  activities: Activity[];
  founders: Founder[];
  management: Manager[];
};

const RELATION = { founder: 1, management: 2 } as const;

/** Wire → model of LegalEntities/{id}. */
export function toLegalEntity(wire: Wire): LegalEntity {
  const { legalEntityRelations, activities, activityCode, letterOfActivity, activityCodeDescription, ...rest } = wire;
  const { legalEntityTypeId, legalEntitySizeId, ...fields } = rest;
  const main = { code: activityCode, letter: letterOfActivity, description: activityCodeDescription };
  const further = activities.filter(({ code, letter, description }) => (code || letter || description) !== '');
  const mainPriority = further.find(({ code }) => code === activityCode)?.priority ?? '';
  return {
    ...fields,
    ...registerOf({ legalEntityTypeId, legalEntitySizeId, isPublicEntity: fields.isPublicEntity }),
    activities: [
      { ...main, priority: mainPriority, isMain: true },
      ...further.filter(({ code }) => code !== activityCode).map((activity) => ({ ...activity, isMain: false })),
    ],
    founders: legalEntityRelations
      .filter(({ relationTypeId }) => relationTypeId === RELATION.founder)
      .map((relation) => ({ name: nameOf(relation), share: relation.share })),
    management: legalEntityRelations
      .filter(({ relationTypeId }) => relationTypeId === RELATION.management)
      .map((relation) => ({ name: nameOf(relation), position: relation.position })),
  };
}

function nameOf({ fullName, firstName, lastName }: { fullName: string; firstName: string; lastName: string }): string {
  return fullName.trim() || `${firstName} ${lastName}`.trim();
}

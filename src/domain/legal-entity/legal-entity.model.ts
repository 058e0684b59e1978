import type * as z from 'zod/mini';
import { registerOf } from '#domain/indicators/register.ts';
import { LEGAL_ENTITY_SIZE } from '#shared/config/settings.ts';
import { numberIn } from '#shared/format/number.ts';
import type { legalEntityWire } from './legal-entity.wire.ts';

type Wire = z.output<typeof legalEntityWire>;

/** A legal entity as its profile shows it (R2.4, R3.1). Missing texts are ''. */
export type LegalEntity = ReturnType<typeof toLegalEntity>;
/** An owner; `share` is the contribution in KM, null when it was not sent, 'unreadable' when it cannot be read (R3.2). */
export type Founder = LegalEntity['founders'][number];
export type Manager = LegalEntity['management'][number];

const SIZES = ['small', 'medium', 'large', 'micro'] as const;

const RELATION = { founder: 1, management: 2 } as const;

/** Wire → model of LegalEntities/{id}; `isMain` marks the activity the entity is registered by (R3.1). */
export function toLegalEntity(wire: Wire) {
  const { legalEntityRelations, activities, activityCode, letterOfActivity, activityCodeDescription, ...rest } = wire;
  const { legalEntityTypeId, legalEntitySizeId, ...fields } = rest;
  const isPublicEntity = fields.isPublicEntity === true;
  type Activity = Pick<Wire['activities'][number], 'code' | 'letter' | 'description'>;
  const isStated = ({ code, letter, description }: Activity) => (code || letter || description) !== '';
  const stated = activities.filter(isStated);
  const isMain = ({ code }: Activity) => code !== '' && code === activityCode;
  // The list may say more of the main activity than the entity does.
  const listed = stated.find(isMain);
  const main = {
    code: activityCode,
    letter: letterOfActivity || (listed?.letter ?? ''),
    description: activityCodeDescription || (listed?.description ?? ''),
    priority: listed?.priority ?? '',
  };
  const further = stated.filter((activity) => !isMain(activity)).map((activity) => ({ ...activity, isMain: false }));
  const relations = (type: keyof typeof RELATION) =>
    legalEntityRelations.filter(({ relationTypeId }) => relationTypeId === RELATION[type]);
  return {
    ...fields,
    isPublicEntity,
    isVisibleEntity: fields.isVisibleEntity === true,
    /** The answer says that its figures are not public; false if it says nothing (R2.4). */
    isHiddenEntity: fields.isVisibleEntity === false,
    /** The answer says that it is no public enterprise; false if it says nothing (R6). */
    isRegularEntity: fields.isPublicEntity === false,
    ...registerOf({ legalEntityTypeId, legalEntitySizeId, isPublicEntity }),
    /** Size class (R9); null when none of the known ones is stated. */
    size: SIZES.find((name) => LEGAL_ENTITY_SIZE[name] === legalEntitySizeId) ?? null,
    // If the entity states no main activity, only those of the list are shown and none is marked as main.
    activities: further.length > 0 && !isStated(main) ? further : [{ ...main, isMain: true }, ...further],
    founders: relations('founder').map((relation) => ({ name: nameOf(relation), share: relation.share })),
    management: relations('management').map((relation) => ({ name: nameOf(relation), position: relation.position })),
  };
}

function nameOf({ fullName, firstName, lastName }: { fullName: string; firstName: string; lastName: string }): string {
  return fullName || `${firstName} ${lastName}`.trim();
}

/**
 * The founding structure with both columns (R2.4, readings): the share of each in KM and as a percentage of all founders'
 * shares. There are no percentages if the sum is 0 or less or a share is negative (faults A33), or if a share is missing or
 * unreadable, because the sum is then unknown.
 */
export function foundingShares(founders: readonly Founder[]) {
  const shares = founders.map(({ share }) => numberIn(share));
  const sum = shares.reduce((total, share) => (total === null || share === null ? null : total + share), 0);
  const base = sum !== null && sum > 0 && shares.every((share) => share !== null && share >= 0) ? sum : null;
  return {
    rows: founders.map((founder) => ({
      ...founder,
      percent: base === null || typeof founder.share !== 'number' ? null : (founder.share / base) * 100,
    })),
    sum,
  };
}

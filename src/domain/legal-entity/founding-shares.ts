import type { Founder } from './legal-entity.model.ts';

/** A founder with the share in percent of all founders' shares; null where a percentage would be made up. */
export type FounderShare = Founder & { percent: number | null };

/**
 * The founding structure with both columns (R2.4, readings). A sum of 0 or less, or a share that was not sent or is
 * negative, gives no percentage (faults A33).
 */
export function foundingShares(founders: readonly Founder[]): { rows: FounderShare[]; sum: number | null } {
  const known = founders.flatMap(({ share }) => (share === null ? [] : [share]));
  const sum = known.reduce((total, share) => total + share, 0);
  const canDivide = sum > 0 && known.every((share) => share >= 0);
  return {
    rows: founders.map((founder) => ({
      ...founder,
      percent: canDivide && founder.share !== null ? (founder.share / sum) * 100 : null,
    })),
    sum: known.length ? sum : null,
  };
}

import { formatDateTime, isoDate } from '#shared/format/date.ts';

/** A moment as the agency's file writes times, by the clocks of Sarajevo: `2027-02-28T08:00`. */
export const sarajevoTime = (now: Date) => `${isoDate(now)}T${formatDateTime(now, 'bs').slice(11, 16)}`;

/** Whether a time (`sarajevoTime`) lies within a period of the agency's file. A period that ends on a day lasts until its end. */
export function isWithin({ from, until }: { from?: string | undefined; until?: string | undefined }, time: string) {
  if (from !== undefined && time < from) return false;
  // Compares at the precision of `until`, so that a last day counts as a whole.
  return until === undefined || time.slice(0, until.length) <= until;
}

/** An hour after a moment of the agency's file, by the same clocks; null for an incomplete one. A day begins at midnight. */
export function hourLater(moment: string): string | null {
  const begin = Date.parse(`${moment.length === 10 ? `${moment}T00:00` : moment}:00Z`);
  return Number.isNaN(begin) ? null : new Date(begin + 3_600_000).toISOString().slice(0, 16);
}

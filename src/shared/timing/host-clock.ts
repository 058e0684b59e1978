import type { Portal } from '#shared/portal/portal.ts';

/**
 * Now, by the clock of the portal's own host where it is known, else by the visitor's, which may be wrong (readings, the visitor's
 * clock). What opens, closes or is in the future is compared with it.
 */
export const hostNow = ({ visit }: Pick<Portal, 'visit'>): Date => new Date(Date.now() + visit.hostAhead);

/** Learns the host's clock from an answer of its own. A cache between says in `Age` for how many seconds it has had the answer. */
export function learnHostClock({ visit }: Pick<Portal, 'visit'>, { headers }: Response): void {
  const then = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000;
  if (!Number.isNaN(then)) visit.hostAhead = then - Date.now();
}

import { formatDateTime, isoDate } from '#shared/format/date.ts';
import type { RouteName } from '#shared/routing/routes.ts';
import type { AgencyNotice } from './agency-file.schema.ts';

const URGENCY: Record<AgencyNotice['level'], number> = { urgent: 0, warning: 1, info: 2 };

/** The time in Sarajevo as the file writes times: `2027-02-28T08:00`. */
const sarajevoTime = (now: Date) => `${isoDate(now)}T${formatDateTime(now, 'bs').slice(11, 16)}`;

/** The notices of a screen at a moment, the most urgent first. A notice that ends on a day is shown until the end of that day. */
export function noticesNow(
  notices: readonly AgencyNotice[],
  route: RouteName | undefined,
  now: Date = new Date(),
): readonly AgencyNotice[] {
  // Time in another zone is the most expensive part of a first render, and on most days there is no notice.
  if (notices.length === 0) return notices;
  const time = sarajevoTime(now);
  return notices
    .filter(({ from, until, routes }) => {
      if (from !== undefined && time < from) return false;
      // Compares at the precision of `until`, so that a last day counts as a whole.
      if (until !== undefined && time.slice(0, until.length) > until) return false;
      return routes === undefined || (route !== undefined && routes.includes(route));
    })
    .toSorted((a, b) => URGENCY[a.level] - URGENCY[b.level]);
}

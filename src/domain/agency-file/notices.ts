import type { RouteName } from '#shared/routing/routes.ts';
import type { AgencyNotice } from './agency-file.schema.ts';
import { isWithin, sarajevoTime } from './moments.ts';

type Notices = readonly AgencyNotice[];

const URGENCY: Record<AgencyNotice['level'], number> = { urgent: 0, warning: 1, info: 2 };

/** The notices of a screen at a moment, the most urgent first. A notice that ends on a day is shown until the end of that day. */
export function noticesNow(notices: Notices, route: RouteName | undefined, now: Date): Notices {
  // Time in another zone is the most expensive part of a first render, and on most days there is no notice.
  return notices.length === 0 ? notices : noticesAt(notices, route, sarajevoTime(now));
}

/** The notices of a screen at a time by the clocks of Sarajevo, `2027-02-28T08:00`. */
export function noticesAt(notices: Notices, route: RouteName | undefined, time: string): Notices {
  return notices
    .filter((notice) => isWithin(notice, time) && (notice.routes?.some((one) => one === route) ?? true))
    .toSorted((a, b) => URGENCY[a.level] - URGENCY[b.level]);
}

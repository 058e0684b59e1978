import { useTranslation } from 'react-i18next';
import { formatMinute } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { hostNow } from '#shared/timing/host-clock.ts';
import { useAgencyFile } from './agency-file.api.ts';
import type { AgencySwitch, ClosableName } from './agency-file.schema.ts';
import { isWithin, sarajevoTime } from './moments.ts';
import { useLookAgain } from './use-look-again.ts';

type Switches = readonly AgencySwitch[];

/** What closes some screens and actions at a time (`sarajevoTime`), the longest closure first. */
export function closuresAt(switches: Switches, names: readonly ClosableName[], time: string): Switches {
  return (
    switches
      .filter((one) => names.includes(one.closes) && isWithin(one, time))
      // A last day counts whole, so it ends after each of its hours.
      .toSorted((a, b) => (`${a.until}~` < `${b.until}~` ? 1 : -1))
  );
}

const NONE: Switches = [];

/** What closes some screens and actions now, by the agency's file, the longest closure first. */
export function useClosures(names: readonly ClosableName[]): Switches {
  const { switches } = useAgencyFile();
  const mayClose = switches.some(({ closes }) => names.includes(closes));
  const portal = usePortal();
  useLookAgain(switches.length > 0);
  return mayClose ? closuresAt(switches, names, sarajevoTime(hostNow(portal))) : NONE;
}

/**
 * Until when an action, or one of its screens, is closed, for `unavailable` of its button; null when it is open. The reason is said
 * by `Closed` on the same page, and here only as long as the texts are not there.
 */
export function useWhyClosed(...names: ClosableName[]): string | null {
  const lang = useLang();
  const [closure] = useClosures(names);
  // On most days nothing is closed, and the texts are not fetched.
  const texts = (closure ? 'agency-file' : 'layout') as 'agency-file';
  const { t, ready } = useTranslation(texts, { useSuspense: false });
  if (!closure) return null;
  const { until, reason } = closure;
  if (!ready) return reason[lang];
  return t(until.length === 10 ? 'closed.untilDay' : 'closed.until', { time: formatMinute(until, lang) });
}

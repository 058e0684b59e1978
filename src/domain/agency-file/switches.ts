import { useEffect, useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useAgencyFile } from './agency-file.api.ts';
import type { AgencySwitch, ClosableName } from './agency-file.operation.ts';
import { isWithin, sarajevoTime } from './moments.ts';

/** How often an open page looks whether something was closed or opened, in milliseconds. */
const LOOK = 20_000;

/** What closes some screens and actions at a time (`sarajevoTime`), the longest closure first. */
export function closuresAt(
  switches: readonly AgencySwitch[],
  names: readonly ClosableName[],
  time: string,
): readonly AgencySwitch[] {
  return (
    switches
      .filter((one) => names.includes(one.closes) && isWithin(one, time))
      // A last day counts whole, so it ends after each of its hours.
      .toSorted((a, b) => (`${a.until}~` < `${b.until}~` ? 1 : -1))
  );
}

const NONE: readonly AgencySwitch[] = [];

/** What closes some screens and actions now, by the agency's file, the longest closure first. */
export function useClosures(names: readonly ClosableName[]): readonly AgencySwitch[] {
  const { switches } = useAgencyFile();
  const mayClose = switches.some(({ closes }) => names.includes(closes));
  const [now, setNow] = useState(() => new Date());
  const hasSome = switches.length > 0;
  useEffect(() => {
    if (!hasSome) return undefined;
    const timer = setInterval(() => setNow(new Date()), LOOK);
    return () => clearInterval(timer);
  }, [hasSome]);
  return mayClose ? closuresAt(switches, names, sarajevoTime(now)) : NONE;
}

/**
 * Why an action is closed now, in the reader's language; null when it is open. It names its screens as well, because nothing
 * can be done on a closed screen. For `unavailable` of its button: what was typed stays.
 */
export function useWhyClosed(...names: ClosableName[]): string | null {
  const lang = useLang();
  return useClosures(names)[0]?.reason[lang] ?? null;
}

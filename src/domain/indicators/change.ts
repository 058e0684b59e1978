/** YearChange against the year before: the difference, and in percent where that says something. */
export type YearChange = { difference: number; percent: number | null };

/**
 * Year-on-year change. Null when either value is missing. A percentage is given only between amounts that are not
 * negative and from a base above 0: from loss to profit it would be made up.
 */
export function changeOf(now: number | null, before: number | null): YearChange | null {
  if (now === null || before === null) return null;
  const difference = now - before;
  return { difference, percent: before > 0 && now >= 0 ? (difference / before) * 100 : null };
}

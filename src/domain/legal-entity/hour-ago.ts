import { TIMING } from '#shared/config/settings.ts';

/** Whether a check at `time` (milliseconds since 1970) is an hour ago or more; also if it is unknown (NaN), or later than now. */
export function isHourAgo(time: number, now: number): boolean {
  const age = now - time;
  return !(age >= 0 && age < TIMING.checkEvery);
}

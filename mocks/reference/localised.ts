import type { AgencyLanguage } from '../call.ts';

/** A text in the three languages of the agency. */
export type Localised = Readonly<Record<AgencyLanguage, string>>;

/** A text that the agency keeps once for bs and hr. */
export function sharedName(local: string, en: string): Localised {
  return { bs: local, hr: local, en };
}

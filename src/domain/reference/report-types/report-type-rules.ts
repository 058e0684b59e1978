/** Ids of the inactivity statement, regular and amended: nothing is billed for it (R4.6, R9). */
const INACTIVITY_STATEMENTS: readonly number[] = [51, 69];

/** The year by which the agency marks the report types of the old and of the new screens (R9). */
export const REPORT_TYPE_YEAR = { old: 2021, new: 2022 } as const;

/** The suffix of an amended variant, however the key is spelled: 'yearlyAmended', 'yearly_amended', 'YEARLY-AMENDED'. */
const AMENDED = /[\s_-]*amended$/i;

/** True for the inactivity statement by its id, or by its key when the agency gives it another id (R4.6). */
export function isInactivityStatement({ id, localizationKey }: { id: number; localizationKey?: string }): boolean {
  return INACTIVITY_STATEMENTS.includes(id) || /^inactivityStatement(Amended)?$/i.test(localizationKey ?? '');
}

/** True for the amended variant of a kind (R9). */
export function isAmended({ localizationKey }: { localizationKey: string }): boolean {
  return AMENDED.test(localizationKey);
}

/** The key of the kind a variant belongs to: 'yearlyAmended' → 'yearly'. */
export function kindOf({ localizationKey }: { localizationKey: string }): string {
  return localizationKey.replace(AMENDED, '');
}

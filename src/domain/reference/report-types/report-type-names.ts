import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readableKey } from '#shared/format/readable-key.ts';

/** Ids of the inactivity statement, regular and amended: nothing is billed for it (R4.6, R9). */
const INACTIVITY_STATEMENTS: readonly number[] = [51, 69];

/** The year by which the agency assigns report types to the old and the new screens (R9). */
export const REPORT_TYPE_YEAR = { old: 2021, new: 2022 } as const;

/** The suffix of an amended variant, in any spelling of the key: 'yearlyAmended', 'yearly_amended', 'YEARLY-AMENDED'. */
const AMENDED = /[\s_-]*amended$/i;

/** Whether a type is the inactivity statement, by its id, or by its key when the agency uses another id (R4.6). */
export function isInactivityStatement({ id, localizationKey }: { id: number; localizationKey?: string }): boolean {
  return INACTIVITY_STATEMENTS.includes(id) || /^inactivityStatement(Amended)?$/i.test(localizationKey ?? '');
}

/** Whether a type is the amended variant of a kind (R9). */
export function isAmended({ localizationKey }: { localizationKey: string }): boolean {
  return AMENDED.test(localizationKey);
}

/** A key without its spelling: 'Yearly_Report' → 'yearlyreport'. */
export const foldedKey = (key: string): string => key.replace(/[\s_-]/g, '').toLowerCase();

/** The kind a variant belongs to, as a folded key: 'yearlyAmended' → 'yearly'. */
export function kindOf({ localizationKey }: { localizationKey: string }): string {
  return foldedKey(localizationKey.replace(AMENDED, ''));
}

type Nameable = { localizationKey: string; name: string };

/** Names a report type (readings R3.9) by the text for its key, the name sent, or the key; needs the texts of 'report-types'. */
export function useReportTypeName(): (type: Nameable) => string {
  const { t } = useTranslation('report-types');
  const keys = useMemo(() => {
    const kinds = t('kind', { returnObjects: true });
    return new Map((Object.keys(kinds) as (keyof typeof kinds)[]).map((key) => [foldedKey(key), key]));
  }, [t]);
  return useCallback(
    (type) => {
      const key = keys.get(kindOf(type));
      if (key === undefined) return type.name || readableKey(type.localizationKey);
      const name = t(`kind.${key}`);
      return isAmended(type) ? t('amended', { name }) : name;
    },
    [t, keys],
  );
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readableKey } from '#shared/format/readable-key.ts';
import { isAmended, kindOf } from './report-type-rules.ts';

type Nameable = { localizationKey: string; name: string };

/**
 * Names a report type in the reader's language (readings R3.9): the portal's text for its key, else the name the agency
 * sent beside it, else the key made readable. Add 'report-types' to the texts of the page that uses it.
 */
export function useReportTypeName(): (type: Nameable) => string {
  const { t, i18n } = useTranslation('report-types');
  return useCallback(
    (type) => {
      const key = `kind.${kindOf(type)}`;
      if (!kindOf(type) || !i18n.exists(key, { ns: 'report-types' }))
        return type.name.trim() || readableKey(type.localizationKey);
      const name = t(key);
      return isAmended(type) ? t('amended', { name }) : name;
    },
    [t, i18n],
  );
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readableKey } from '#shared/format/readable-key.ts';
import { isAmended, kindOf } from './report-type-rules.ts';

type Nameable = { localizationKey: string; name: string };

/** A key without regard to case and separators. */
const plain = (key: string) => key.replace(/[\s_-]/g, '').toLowerCase();

/**
 * Names a report type in the reader's language (readings R3.9): the portal's text for its key, else the name the agency
 * sent beside it, else the key made readable. Add 'report-types' to the texts of the page that uses it.
 */
export function useReportTypeName(): (type: Nameable) => string {
  const { t } = useTranslation('report-types');
  return useCallback(
    (type) => {
      const kinds = t('kind', { returnObjects: true });
      const wanted = plain(kindOf(type));
      const key = Object.keys(kinds).find((known) => plain(known) === wanted);
      if (key === undefined) return type.name.trim() || readableKey(type.localizationKey);
      const name = t(`kind.${key as keyof typeof kinds}`);
      return isAmended(type) ? t('amended', { name }) : name;
    },
    [t],
  );
}

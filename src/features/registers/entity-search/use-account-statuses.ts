import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useAccountStatusesQuery } from '#domain/reference/reference.api.ts';

/** The account statuses of the red portal. The agency's name wins; one that came without a name gets that of the specification (readings, R9). */
export function useAccountStatuses({ skip = false } = {}) {
  const { t, i18n } = useTranslation('entity-search');
  const lang = useLang();
  const query = useAccountStatusesQuery({ lang }, { skip });
  const { currentData } = query;
  const named = useMemo(
    () =>
      currentData?.map(({ id, name }) => {
        const isKnown = i18n.exists(`accountStatuses.${id}`, { ns: 'entity-search' });
        const known = isKnown ? t(`accountStatuses.${id as 1 | 2 | 3 | 4}`) : t('unknownChoice', { id });
        return { id, name: name.trim() || known };
      }),
    [currentData, t, i18n],
  );
  return { ...query, currentData: named };
}

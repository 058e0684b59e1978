import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { LEGAL_ENTITY_STATUS } from '#shared/config/settings.ts';
import { NavTabs } from '#shared/ui/NavTabs.tsx';
import { changedSearch } from './change-filters.ts';
import type { SearchFilters } from './entity-search.params.ts';
import { searchHref } from './search-href.ts';

const STATUSES = Object.keys(LEGAL_ENTITY_STATUS) as (keyof typeof LEGAL_ENTITY_STATUS)[];

/** The tabs of the red portal: submitted the report, did not, not in the register of accounts (R2.3, R9). */
export function RedPortalTabs({ filters }: { filters: SearchFilters }) {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  return (
    <NavTabs
      label={t('statusLabel')}
      items={STATUSES.map((name) => ({
        key: name,
        label: t(`status.${name}`),
        current: filters.legalEntityStatus === LEGAL_ENTITY_STATUS[name],
        to: searchHref(changedSearch(filters, { legalEntityStatus: LEGAL_ENTITY_STATUS[name] }), lang),
      }))}
    />
  );
}

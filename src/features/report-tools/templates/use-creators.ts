import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComboboxOption } from '#shared/ui/combobox-matches.ts';
import { useAccountantsQuery, useAuditCompaniesQuery } from './creators.api.ts';
import { CREATOR_TYPE, type CreatorType } from './creators.model.ts';

/**
 * The creators of a type as choices, the list loaded when its type is first selected (R4.6). The word for the licence
 * follows the language of the page; the names do not.
 */
export function useCreators(type: CreatorType | null) {
  const { t } = useTranslation('templates');
  const accountants = useAccountantsQuery(undefined, { skip: type !== CREATOR_TYPE.accountant });
  const companies = useAuditCompaniesQuery(undefined, { skip: type !== CREATOR_TYPE.auditCompany });
  const query = type === CREATOR_TYPE.auditCompany ? companies : accountants;
  const { data } = query;
  const options = useMemo(
    (): ComboboxOption[] =>
      (data ?? []).map(({ id, name, licence }) => ({
        id,
        label: licence ? t('creatorWithLicence', { name, licence }) : name,
        searched: `${name} ${licence}`,
      })),
    [data, t],
  );
  return { query, options };
}

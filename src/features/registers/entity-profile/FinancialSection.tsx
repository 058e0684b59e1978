import { useTranslation } from 'react-i18next';
import { useIndicatorsQuery } from '#domain/indicators/indicators.api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { FinancialCards } from './FinancialCards.tsx';

/** The financial cards of the entity's register (R2.4, R2.5); a failure here leaves the rest of the profile as it is. */
export function FinancialSection({ entity }: { entity: LegalEntity }) {
  const { t } = useTranslation(['entity-profile', 'indicators']);
  const lang = useLang();
  const { register } = entity;
  const records = useIndicatorsQuery(
    { id: entity.id, searchType: SEARCH_TYPE.profileIndicators, lang },
    { skip: register === null },
  );
  return (
    <Section title={t('indicators:title')} id="finances">
      {register === null ? (
        <EmptyState title={t('noRegister')} />
      ) : (
        <Loaded
          of={records}
          skeleton={<RowsSkeleton rows={8} />}
          isEmpty={() => false}
          errorTitle={t('failedFinances')}
        >
          {(list) => <FinancialCards entity={entity} register={register} records={list} />}
        </Loaded>
      )}
    </Section>
  );
}

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { EntityCard } from '#domain/legal-entity/search/EntityCard.tsx';
import { nameOfEntity } from '#domain/legal-entity/search/entity-name.ts';
import { href } from '#shared/routing/href.ts';
import type { EntityResult } from './entity-search.api.ts';
import { ResultDetails } from './ResultDetails.tsx';
import type { SearchRegister } from './search-registers.ts';

type RegisterCardProps = {
  entity: EntityResult;
  register: SearchRegister;
  isOpen: boolean;
  onToggle: (id: number) => void;
};

/** A result of the register search (R2.3): the name opens the profile, anywhere else in the head expands the card in place. */
export const RegisterCard = memo(function RegisterCard({ entity, register, isOpen, onToggle }: RegisterCardProps) {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  const { id, jib, municipality, county } = entity;
  const name = nameOfEntity(entity);
  const profile = href(entity.isPublicEntity ? 'publicEntityProfile' : 'entityProfile', lang, { id });
  return (
    <EntityCard
      {...{ id, name, jib, municipality, county, isOpen, onToggle }}
      to={profile}
      toggleLabel={t(isOpen ? 'hideDetails' : 'showDetails', { name })}
    >
      <ResultDetails entity={entity} register={register} profile={profile} />
    </EntityCard>
  );
});

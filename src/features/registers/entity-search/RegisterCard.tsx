import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { profileHref } from '#domain/legal-entity/entity-id.ts';
import { EntityCard } from '#domain/legal-entity/results/EntityCard.tsx';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import type { ResultDetailsProps } from './ResultDetails.tsx';

/** Fetched when the page is ready, so that the first card expands at once. */
export const loadDetails = () => import('./ResultDetails.tsx').then((file) => file.ResultDetails);
const ResultDetails = lazyPart<ResultDetailsProps>(loadDetails, { waiting: () => <RowsSkeleton rows={6} /> });

type RegisterCardProps = ResultDetailsProps & { isOpen: boolean; onToggle: (id: number) => void };

/** A result of the register search (R2.3): the name opens the profile, the rest of the head expands the card in place. */
export const RegisterCard = memo(function RegisterCard({ entity, register, isOpen, onToggle }: RegisterCardProps) {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  const { id, jib, municipality, county } = entity;
  const name = nameOfEntity(entity);
  return (
    <EntityCard
      {...{ id, name, jib, municipality, county, isOpen, onToggle }}
      to={profileHref(entity, lang)}
      toggleLabel={t(isOpen ? 'hideDetails' : 'showDetails', { name })}
    >
      <ResultDetails entity={entity} register={register} />
    </EntityCard>
  );
});

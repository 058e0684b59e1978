import ArrowRight from 'lucide-react/icons/arrow-right';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTable } from '#domain/legal-entity/proceedings/DocumentTable.tsx';
import { lastDated, proceedingsOf } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { ProceedingLabel } from '#domain/legal-entity/proceedings/ProceedingLabel.tsx';
import { CardFacts, EntityCard } from '#domain/legal-entity/results/EntityCard.tsx';
import { WatchButton } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import type { RegistryEntity } from './bankruptcy.api.ts';

type RegistryCardProps = { entity: RegistryEntity; isOpen: boolean; onToggle: (id: number) => void };

/** A legal entity of the registry (R2.7); it expands in place to show its documents. */
export const RegistryCard = memo(function RegistryCard({ entity, isOpen, onToggle }: RegistryCardProps) {
  const { t } = useTranslation(['bankruptcy', 'proceedings', 'legal-entity']);
  const lang = useLang();
  const { id, name, jib, county, municipality, documents } = entity;
  const last = lastDated(documents);
  return (
    <EntityCard
      {...{ id, name, jib, municipality, county, isOpen, onToggle }}
      toggleLabel={t(isOpen ? 'hideDocuments' : 'showDocuments', { name })}
      aside={
        <>
          {proceedingsOf(documents).map((key) => (
            <ProceedingLabel key={key} proceedingTypeKey={key} />
          ))}
          <CardFacts>
            <span>{t('proceedings:documents', { count: documents.length })}</span>
            {last ? <span>{t('proceedings:lastDocument', { date: formatDate(last.submittedOn, lang) })}</span> : null}
          </CardFacts>
        </>
      }
    >
      <DocumentTable name={name} documents={documents} />
      <div className="button-row no-print">
        <ButtonLink to={href('entityProfile', lang, { id })} iconAfter={ArrowRight}>
          {t('legal-entity:search.openProfile')}
        </ButtonLink>
        <WatchButton entity={{ id, jib, name, isPublicEntity: false }} />
      </div>
    </EntityCard>
  );
});

import { ArrowRight, FileText, Gavel, Scale } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { CardFacts, EntityCard } from '#domain/legal-entity/search/EntityCard.tsx';
import { WatchButton } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import { formatDate } from '#shared/format/date.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { formatNumber, MISSING } from '#shared/format/number.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Table, TableHead, tableClasses } from '#shared/ui/Table.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { documentHref, lastDated, proceedingsOf, type RegistryEntity } from './bankruptcy.model.ts';
import { useDocumentNames } from './use-document-names.ts';
import { proceedingOf } from '#domain/legal-entity/proceeding-key.ts';
import styles from './RegistryCard.module.css';

const SIGNS = { preBankruptcy: Scale, bankruptcy: Gavel };

/** The coloured label of a proceeding (R2.7); its icon and text show the kind as well as its colour (faults I03). */
function ProceedingLabel({ proceedingTypeKey }: { proceedingTypeKey: string }) {
  const { proceedingName } = useDocumentNames();
  const proceeding = proceedingOf(proceedingTypeKey);
  return (
    <span className={classNames(styles.label, proceeding && styles[proceeding])}>
      <Icon of={proceeding ? SIGNS[proceeding] : FileText} size="s" />
      <span>{proceedingName(proceedingTypeKey) || MISSING}</span>
    </span>
  );
}

type RegistryCardProps = { entity: RegistryEntity; isOpen: boolean; onToggle: (id: number) => void };

/** A legal entity of the registry (R2.7); it expands in place to show its documents. */
export const RegistryCard = memo(function RegistryCard({ entity, isOpen, onToggle }: RegistryCardProps) {
  const { t } = useTranslation(['bankruptcy', 'legal-entity']);
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
            <span>{t('documents', { count: documents.length })}</span>
            {last ? <span>{t('lastDocument', { date: formatDate(last.submittedOn, lang) })}</span> : null}
          </CardFacts>
        </>
      }
    >
      <DocumentTable entity={entity} />
      <div className="button-row no-print">
        <ButtonLink to={href('entityProfile', lang, { id })} iconAfter={ArrowRight}>
          {t('legal-entity:search.openProfile')}
        </ButtonLink>
        <WatchButton entity={{ id, jib, name, isPublicEntity: false }} />
      </div>
    </EntityCard>
  );
});

/** The documents of a legal entity in the order of their submission (R2.7); each opens in a new tab. */
function DocumentTable({ entity: { name, documents } }: { entity: RegistryEntity }) {
  const { t } = useTranslation(['bankruptcy', 'ui']);
  const lang = useLang();
  const { documentName } = useDocumentNames();
  if (documents.length === 0) return <EmptyState title={t('ui:noResults')} />;
  return (
    <Table caption={t('documentsOf', { name })} captionHidden stack>
      <TableHead
        columns={[[t('index'), tableClasses.fit], t('proceeding'), t('document'), [t('submittedOn'), 'num']]}
      />
      <tbody>
        {documents.map(({ url, submittedOn, documentType }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- documents may have no id, or the same one
          <tr key={at}>
            <td data-l={t('index')}>{`${formatNumber(at + 1, lang)}.`}</td>
            <td data-l={t('proceeding')}>
              <ProceedingLabel proceedingTypeKey={documentType.proceedingTypeKey} />
            </td>
            <td data-l={t('document')} className={tableClasses.long}>
              <ExternalLink href={documentHref(url)}>{documentName(documentType) || t('unnamedDocument')}</ExternalLink>
            </td>
            <td data-l={t('submittedOn')} className="num">
              {formatDate(submittedOn, lang)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

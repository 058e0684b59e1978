import { ArrowRight, ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { WatchButton } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import { formatDate } from '#shared/format/date.ts';
import { MISSING } from '#shared/format/missing.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/ButtonLink.tsx';
import { classes } from '#shared/ui/classes.ts';
import { IconButton } from '#shared/ui/IconButton.tsx';
import { dayOf, type RegistryEntity } from './bankruptcy.model.ts';
import { DocumentTable } from './DocumentTable.tsx';
import { ProceedingLabel } from './ProceedingLabel.tsx';
import styles from './RegistryCard.module.css';

type RegistryCardProps = { entity: RegistryEntity; isOpen: boolean; onToggle: (id: number) => void };

/** A legal entity of the registry (R2.7): short name, jib, county and municipality; it opens in place to its documents. */
export const RegistryCard = memo(function RegistryCard({ entity, isOpen, onToggle }: RegistryCardProps) {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  const { id, name, jib, county, municipality, documents } = entity;
  const last = documents.findLast(({ submittedOn }) => dayOf(submittedOn) !== null);
  const proceedings = [...new Set(documents.map(({ documentType }) => documentType.proceedingTypeKey))].filter(Boolean);
  const bodyId = `proceedings-${id}`;
  return (
    <li className={classes(styles.card, isOpen && styles.open)}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name} dir="auto">
            {name}
          </h3>
          <p className={styles.meta}>
            <span>
              {t('jib')} <b className="tnum">{jib || MISSING}</b>
            </span>
            {municipality ? <span>{municipality}</span> : null}
            {county ? <span>{county}</span> : null}
          </p>
        </div>
        <div className={styles.proceedings}>
          {proceedings.map((key) => (
            <ProceedingLabel key={key} proceedingTypeKey={key} />
          ))}
          <p className={styles.meta}>
            <span>{t('documents', { count: documents.length })}</span>
            {last ? <span>{t('lastDocument', { date: formatDate(last.submittedOn, lang) })}</span> : null}
          </p>
        </div>
        <IconButton
          icon={ChevronDown}
          label={t(isOpen ? 'hideDocuments' : 'showDocuments', { name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          className={styles.toggle}
          onClick={() => onToggle(id)}
        />
      </div>
      {isOpen ? (
        <div id={bodyId} className={styles.body}>
          <DocumentTable entity={entity} />
          <div className="button-row no-print">
            <ButtonLink to={href('entityProfile', lang, { id })} iconAfter={ArrowRight}>
              {t('openProfile')}
            </ButtonLink>
            <WatchButton entity={{ id, jib, name, isPublicEntity: false }} variant="quiet" />
          </div>
        </div>
      ) : null}
    </li>
  );
});

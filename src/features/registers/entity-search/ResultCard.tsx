import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { classes } from '#shared/ui/classes.ts';
import { IconButton } from '#shared/ui/IconButton.tsx';
import { entityName } from './entity-name.ts';
import type { EntityResult } from './entity-search.api.ts';
import styles from './ResultCard.module.css';
import { ResultDetails } from './ResultDetails.tsx';
import type { SearchRegister } from './search-registers.ts';

type ResultCardProps = {
  entity: EntityResult;
  register: SearchRegister;
  isOpen: boolean;
  onToggle: (id: number) => void;
};

/**
 * A found entity (R2.3): name, jib, county and municipality. The name opens the profile, anywhere else in the head expands the
 * card in place.
 */
export const ResultCard = memo(function ResultCard({ entity, register, isOpen, onToggle }: ResultCardProps) {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  const name = entityName(entity);
  const detailsId = `entity-${entity.id}`;
  const profile = href(entity.isPublicEntity ? 'publicEntityProfile' : 'entityProfile', lang, { id: entity.id });
  return (
    <li className={classes(styles.card, isOpen && styles.open)}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>
            <Link to={profile} title={t('clickToSeeLegalEntityProfile')} dir="auto">
              {name}
            </Link>
          </h3>
          <p className={styles.meta}>
            <span>
              {t('jib')} <b className="tnum">{entity.jib || '–'}</b>
            </span>
            {entity.municipality ? <span>{entity.municipality}</span> : null}
            {entity.county ? <span>{entity.county}</span> : null}
          </p>
        </div>
        <IconButton
          icon={ChevronDown}
          label={t(isOpen ? 'hideDetails' : 'showDetails', { name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          className={styles.toggle}
          onClick={() => onToggle(entity.id)}
        />
      </div>
      {isOpen ? (
        <div id={detailsId} className={styles.body}>
          <ResultDetails entity={entity} register={register} profile={profile} />
        </div>
      ) : null}
    </li>
  );
});

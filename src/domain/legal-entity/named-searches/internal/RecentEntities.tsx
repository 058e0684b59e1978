import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button, IconButton } from '#shared/ui/Button.tsx';
import { profileHref } from '../../entity-id.ts';
import { forgetVisit, recentEntities, type VisitedEntity } from '../recent-entities.ts';
import { useHasHad } from './use-has-had.ts';
import styles from '../NamedSearches.module.css';

const HEADING = 'recent-entities';

/** The profiles visited last on this computer; each can be removed, and all at once. Renders nothing before the first visit. */
export function RecentEntities() {
  const { t } = useTranslation('named-searches');
  const lang = useLang();
  const { storage, announcer } = usePortal();
  const { items } = useStoredList(recentEntities);
  const hasVisited = useHasHad(items);

  async function forget(entity?: VisitedEntity): Promise<void> {
    await forgetVisit(storage, entity?.id);
    announcer.announce(entity ? t('recent.removed', { name: entity.name }) : t('recent.allRemoved'));
    document.getElementById(HEADING)?.focus();
  }

  if (!hasVisited) return null;
  return (
    <section className={`${styles.section} no-print`} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {t('recent.title')}
      </h2>
      {items?.length === 0 ? (
        <p className="muted">{t('recent.none')}</p>
      ) : (
        <>
          <ol className={styles.recent}>
            {items?.map((entity) => (
              <li key={entity.id}>
                <div>
                  <Link to={profileHref(entity, lang)} dir="auto" translate="no">
                    {entity.name}
                  </Link>{' '}
                  <span className="muted small tnum" translate="no">
                    {entity.jib}
                  </span>
                </div>
                <IconButton
                  bare
                  size="small"
                  icon={X}
                  label={t('recent.removeOne', { name: entity.name })}
                  onClick={() => void forget(entity)}
                />
              </li>
            ))}
          </ol>
          <div className="button-row">
            <Button variant="quiet" size="small" icon={Trash2} onClick={() => void forget()}>
              {t('recent.removeAll')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

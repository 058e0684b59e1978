import { useTranslation } from 'react-i18next';
import { CompareButton } from '#domain/legal-entity/compare/CompareButton.tsx';
import { WatchButton } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import styles from './EntityProfile.module.css';

/** What can be done with a profile: jump to its parts, compare, mark, share, print. */
export function ProfileActions({ entity }: { entity: LegalEntity }) {
  const { t } = useTranslation(['entity-profile', 'indicators']);
  const { id, jib, isPublicEntity } = entity;
  const name = entity.shortName || entity.longName;
  return (
    <div className={`${styles.actions} no-print`}>
      <nav aria-label={t('parts')} className={styles.parts}>
        <a href="#basic">{t('basic')}</a>
        <a href="#founders">{t('foundersAndManagement')}</a>
        {entity.isVisibleEntity ? <a href="#finances">{t('indicators:title')}</a> : null}
      </nav>
      <div className="button-row">
        {entity.isVisibleEntity && entity.register ? (
          <CompareButton size="small" variant="quiet" entity={{ id, name }} />
        ) : null}
        <WatchButton size="small" variant="quiet" entity={{ id, jib, name, isPublicEntity }} />
        <CopyButton size="small" label={t('copyLink')} text={() => window.location.href} />
        <PrintButton size="small" label={t('printExtract')} />
      </div>
    </div>
  );
}

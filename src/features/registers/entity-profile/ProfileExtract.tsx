import { useTranslation } from 'react-i18next';
import { EntityAccount } from '#domain/legal-entity/EntityAccount.tsx';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ActivitySection, BasicSection, ContactSection } from './BasicSections.tsx';
import styles from './EntityProfile.module.css';
import { ExtractSource } from './ExtractSource.tsx';
import { FinancialSection } from './FinancialSection.tsx';
import { FoundersSection } from './FoundersSection.tsx';
import { ManagementSection } from './ManagementSection.tsx';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileHead } from './ProfileHead.tsx';

type ProfileExtractProps = { entity: LegalEntity; loadedAt: Date };

/**
 * The profile as a company extract (R2.4). A visible entity has its account in the head and its financial cards below;
 * of another one the account stands with founders and management in the right column and the cards are hidden.
 */
export function ProfileExtract({ entity, loadedAt }: ProfileExtractProps) {
  const { t } = useTranslation('entity-profile');
  const { isVisibleEntity } = entity;
  const account = <AccountSection jib={entity.jib} />;
  return (
    <article className={styles.extract}>
      <ProfileHead
        entity={entity}
        loadedAt={loadedAt}
        account={isVisibleEntity ? <EntityAccount jib={entity.jib} /> : null}
      />
      <ProfileActions entity={entity} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <BasicSection entity={entity} />
          <ContactSection entity={entity} />
          <ActivitySection entity={entity} />
        </div>
        <div className={styles.column}>
          {isVisibleEntity ? null : account}
          <FoundersSection founders={entity.founders} />
          <ManagementSection management={entity.management} />
        </div>
      </div>
      {isVisibleEntity ? (
        <FinancialSection entity={entity} />
      ) : (
        <Banner kind="info" className={styles.hidden ?? ''}>
          {t('hiddenCards')}
        </Banner>
      )}
      <ExtractSource entity={entity} loadedAt={loadedAt} />
    </article>
  );
}

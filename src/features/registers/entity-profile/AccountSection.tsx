import { useTranslation } from 'react-i18next';
import { EntityAccount } from '#domain/legal-entity/EntityAccount.tsx';
import { Block } from './Block.tsx';

/** The account as a section of the right column, where the entity's cards are hidden (R2.4). */
export function AccountSection({ jib }: { jib: string }) {
  const { t } = useTranslation('legal-entity');
  return (
    <Block title={t('account.title')}>
      <EntityAccount jib={jib} />
    </Block>
  );
}

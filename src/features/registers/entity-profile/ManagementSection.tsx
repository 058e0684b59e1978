import { useTranslation } from 'react-i18next';
import { NOT_AVAILABLE } from '#domain/legal-entity/DrawnValue.tsx';
import type { Manager } from '#domain/legal-entity/legal-entity.model.ts';
import { Table } from '#shared/ui/Table.tsx';
import { Block } from './Block.tsx';
import styles from './EntityProfile.module.css';

/** Management structure (R2.4): full name and position; 'noResults' when empty. */
export function ManagementSection({ management }: { management: readonly Manager[] }) {
  const { t } = useTranslation(['entity-profile', 'ui']);
  return (
    <Block title={t('management')}>
      {management.length ? (
        <Table caption={t('management')} captionHidden>
          <thead>
            <tr>
              <th scope="col">{t('fields.person')}</th>
              <th scope="col">{t('fields.position')}</th>
            </tr>
          </thead>
          <tbody>
            {management.map(({ name, position }, at) => (
              // One person may hold the same position twice in an answer.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={`${at} ${name}`}>
                <th scope="row">
                  <bdi>{name || NOT_AVAILABLE}</bdi>
                </th>
                <td>{position || NOT_AVAILABLE}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <p className={styles.none}>{t('ui:noResults')}</p>
      )}
    </Block>
  );
}

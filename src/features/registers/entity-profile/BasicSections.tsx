import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawnValue, NOT_AVAILABLE } from '#domain/legal-entity/DrawnValue.tsx';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { cantonName } from '#domain/reference/cantons.ts';
import { WRAP_AT } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { Table } from '#shared/ui/Table.tsx';
import { FounderRows, ManagementRows } from './PeopleRows.tsx';
import { ProfileAccount } from './ProfileAccount.tsx';
import styles from './BasicSections.module.css';

/** Basic and contact information and the activities (R2.4); contact data are drawn, so that they cannot be harvested as text. */
export function DetailSections({ entity }: { entity: LegalEntity }) {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  return (
    <>
      <Block title={t('sources.parts.basic')} id="basic">
        <DefinitionList
          narrow
          items={[
            [t('fields.legalEntityType'), entity.legalEntityType || NOT_AVAILABLE],
            entity.vatNumber ? [t('fields.vatNumber'), <DrawnValue key="vat" text={entity.vatNumber} />] : null,
            [t('fields.county'), cantonName(entity.county, lang) || NOT_AVAILABLE],
            [t('fields.municipality'), entity.municipality || NOT_AVAILABLE],
            [t('fields.address'), <DrawnValue key="address" text={entity.address} />],
          ]}
        />
      </Block>
      <Block title={t('sources.parts.contact')}>
        <DefinitionList
          narrow
          items={[
            [t('fields.email'), <DrawnValue key="email" text={entity.email} />],
            [t('fields.phone'), <DrawnValue key="phone" text={entity.phone} />],
            [t('fields.webSite'), <DrawnValue key="web" text={entity.webSite} />],
          ]}
        />
      </Block>
      <Block title={t('sources.parts.activity')}>
        {entity.activities.map(({ code, letter, description, priority, isMain }, at) => (
          <DefinitionList
            // oxlint-disable-next-line react/no-array-index-key -- the agency may send the same activity twice
            key={`${code} ${at}`}
            narrow
            items={[
              [t('fields.activityCode'), code || NOT_AVAILABLE],
              [t('fields.activityLetter'), letter || NOT_AVAILABLE],
              [
                t('fields.activityDescription'),
                <DrawnValue key="text" text={description} limit={WRAP_AT.activityDescription} />,
              ],
              [t('fields.activityPriority'), priority || (isMain ? t('mainActivity') : NOT_AVAILABLE)],
            ]}
          />
        ))}
      </Block>
    </>
  );
}

type BlockProps = { title: string; id?: string; isEmpty?: boolean; children: ReactNode };

/** One section of the extract: a heading and its content under a rule; 'noResults' when it is empty. */
function Block({ title, id, isEmpty = false, children }: BlockProps) {
  const { t } = useTranslation('ui');
  const headingId = useId();
  return (
    <section className={styles.block} id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {isEmpty ? <p className={styles.none}>{t('noResults')}</p> : children}
    </section>
  );
}

/** The account as a section of the right column, for an entity whose cards are hidden (R2.4). */
export function AccountSection({ jib }: { jib: string }) {
  const { t } = useTranslation('legal-entity');
  return (
    <Block title={t('account.title')}>
      <ProfileAccount jib={jib} />
    </Block>
  );
}

/** Founding and management structure (R2.4); 'noResults' where they are empty. */
export function PeopleSections({ founders, management }: Pick<LegalEntity, 'founders' | 'management'>) {
  const { t } = useTranslation('entity-profile');
  return (
    <>
      <Block title={t('sources.parts.founders')} id="founders" isEmpty={founders.length === 0}>
        <Table caption={t('sources.parts.founders')} captionHidden stack>
          <FounderRows of={founders} withBars />
        </Table>
      </Block>
      <Block title={t('sources.parts.management')} isEmpty={management.length === 0}>
        <Table caption={t('sources.parts.management')} captionHidden>
          <ManagementRows of={management} />
        </Table>
      </Block>
    </>
  );
}

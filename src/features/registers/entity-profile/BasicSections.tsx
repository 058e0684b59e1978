import { useTranslation } from 'react-i18next';
import { type ReactNode, useId } from 'react';
import { DrawnValue, NOT_AVAILABLE } from '#domain/legal-entity/DrawnValue.tsx';
import {
  type Founder,
  foundingShares,
  type LegalEntity,
  type Manager,
} from '#domain/legal-entity/legal-entity.model.ts';
import { cantonName } from '#domain/reference/cantons.ts';
import { WRAP_AT } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { Table, TableHead } from '#shared/ui/Table.tsx';
import styles from './BasicSections.module.css';
import { ProfileAccount } from './ProfileAccount.tsx';
import { formatNumber, UNREADABLE } from '#shared/format/number.ts';

/** Basic information (R2.4); the VAT number only if the register sends one. */
export function BasicSection({ entity }: { entity: LegalEntity }) {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  return (
    <Block title={t('basic')} id="basic">
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
  );
}

/** Contact information (R2.4), drawn as images so that it cannot be harvested as text. */
export function ContactSection({ entity }: { entity: LegalEntity }) {
  const { t } = useTranslation('entity-profile');
  return (
    <Block title={t('contact')}>
      <DefinitionList
        narrow
        items={[
          [t('fields.email'), <DrawnValue key="email" text={entity.email} />],
          [t('fields.phone'), <DrawnValue key="phone" text={entity.phone} />],
          [t('fields.webSite'), <DrawnValue key="web" text={entity.webSite} />],
        ]}
      />
    </Block>
  );
}

/** Activities (R2.4): code, letter, description and priority of each. */
export function ActivitySection({ entity }: { entity: LegalEntity }) {
  const { t } = useTranslation('entity-profile');
  return (
    <Block title={t('activities')}>
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

/** Management structure (R2.4): full name and position; 'noResults' when empty. */
export function ManagementSection({ management }: { management: readonly Manager[] }) {
  const { t } = useTranslation('entity-profile');
  return (
    <Block title={t('management')} isEmpty={management.length === 0}>
      <Table caption={t('management')} captionHidden>
        <TableHead columns={[t('fields.person'), t('fields.position')]} />
        <tbody>
          {management.map(({ name, position }, at) => (
            // An answer may hold the same person and position twice.
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
    </Block>
  );
}

/** Founding structure (R2.4): contribution in KM and in percent of all shares, with a bar; 'noResults' when empty. */
export function FoundersSection({ founders }: { founders: readonly Founder[] }) {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  const { rows, sum } = foundingShares(founders);
  return (
    <Block title={t('founders')} id="founders" isEmpty={rows.length === 0}>
      <Table caption={t('founders')} captionHidden stack>
        <TableHead
          columns={[
            t('fields.fullName'),
            [t('fields.contributionAmount'), 'num'],
            [t('fields.contributionPercentage'), `num ${styles['percent-head']}`],
          ]}
        />
        <tbody>
          {rows.map(({ name, share, percent }, at) => (
            // Two founders may have the same name and share.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${at} ${name}`}>
              <th scope="row">
                <bdi>{name || NOT_AVAILABLE}</bdi>
              </th>
              <td className="num" data-l={t('fields.contributionAmount')}>
                {share === UNREADABLE ? t('unreadable') : formatNumber(share, lang)}
              </td>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the rule does not look deep enough for its text */}
              <td className="num" data-l={t('fields.contributionPercentage')}>
                <span className={styles.share}>
                  <span className={styles.track} aria-hidden="true">
                    <i style={{ inlineSize: `${Math.min(100, percent ?? 0)}%` }} />
                  </span>
                  <span>{formatNumber(percent, lang, { decimals: 2 })}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && sum !== null ? (
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td className="num" data-l={t('fields.contributionAmount')}>
                {formatNumber(sum, lang)}
              </td>
              <td className="num" data-l={t('fields.contributionPercentage')}>
                {formatNumber(rows.every(({ percent }) => percent !== null) ? 100 : null, lang, { decimals: 2 })}
              </td>
            </tr>
          </tfoot>
        ) : null}
      </Table>
    </Block>
  );
}

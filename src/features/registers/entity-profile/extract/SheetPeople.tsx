import { useTranslation } from 'react-i18next';
import { NOT_AVAILABLE } from '#domain/legal-entity/DrawnValue.tsx';
import { foundingShares, type LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { formatNumber, UNREADABLE } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import styles from './ExtractSheet.module.css';
import { SheetPart } from './SheetPart.tsx';

/** Founders with their contributions, and management (R2.4), beside each other. */
export function SheetPeople({ entity }: { entity: LegalEntity }) {
  const { t } = useTranslation(['entity-profile', 'ui']);
  const lang = useLang();
  const { rows, sum } = foundingShares(entity.founders);
  const isWhole = rows.every(({ percent }) => percent !== null);
  return (
    <div className={styles.beside}>
      <SheetPart title={t('founders')}>
        {rows.length === 0 ? (
          <p>{t('ui:noResults')}</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('fields.fullName')}</th>
                <th scope="col" className="num">
                  {t('fields.contributionAmount')}
                </th>
                <th scope="col" className="num">
                  {t('fields.contributionPercentage')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, share, percent }, at) => (
                // Two founders may have the same name and share.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={at}>
                  <th scope="row">
                    <bdi>{name || NOT_AVAILABLE}</bdi>
                  </th>
                  <td className="num">{share === UNREADABLE ? t('unreadable') : formatNumber(share, lang)}</td>
                  <td className="num">{formatNumber(percent, lang, { decimals: 2 })}</td>
                </tr>
              ))}
              {rows.length > 1 && sum !== null ? (
                <tr className={styles.main}>
                  <th scope="row">{t('total')}</th>
                  <td className="num">{formatNumber(sum, lang)}</td>
                  <td className="num">{formatNumber(isWhole ? 100 : null, lang, { decimals: 2 })}</td>
                </tr>
              ) : null}
            </tbody>
          </table>
        )}
      </SheetPart>
      <SheetPart title={t('management')}>
        {entity.management.length === 0 ? (
          <p>{t('ui:noResults')}</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('fields.person')}</th>
                <th scope="col">{t('fields.position')}</th>
              </tr>
            </thead>
            <tbody>
              {entity.management.map(({ name, position }, at) => (
                // An answer may hold the same person and position twice.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={at}>
                  <th scope="row">
                    <bdi>{name || NOT_AVAILABLE}</bdi>
                  </th>
                  <td>{position || NOT_AVAILABLE}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </SheetPart>
    </div>
  );
}

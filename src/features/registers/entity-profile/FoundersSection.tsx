import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { NOT_AVAILABLE } from '#domain/legal-entity/DrawnValue.tsx';
import { type Founder, foundingShares, type FounderShare } from '#domain/legal-entity/legal-entity.model.ts';
import { formatNumber } from '#shared/format/number.ts';
import { Table } from '#shared/ui/Table.tsx';
import { Block } from './BasicSections.tsx';
import styles from './EntityProfile.module.css';

/** Founding structure (R2.4): contribution in KM and in percent of all shares, with a bar; 'noResults' when empty. */
export function FoundersSection({ founders }: { founders: readonly Founder[] }) {
  const { t } = useTranslation(['entity-profile', 'ui']);
  const lang = useLang();
  const { rows, sum } = foundingShares(founders);
  return (
    <Block title={t('founders')} id="founders">
      {rows.length ? (
        <Table caption={t('founders')} captionHidden stack>
          <thead>
            <tr>
              <th scope="col">{t('fields.fullName')}</th>
              <th scope="col" className="num">
                {t('fields.contributionAmount')}
              </th>
              <th scope="col" className={`num ${styles['percent-head']}`}>
                {t('fields.contributionPercentage')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // Two founders may have the same name and share.
              // oxlint-disable-next-line react/no-array-index-key
              <FounderRow key={`${at} ${row.name}`} row={row} />
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
      ) : (
        <p className={styles.none}>{t('ui:noResults')}</p>
      )}
    </Block>
  );
}

function FounderRow({ row: { name, share, percent } }: { row: FounderShare }) {
  const { t } = useTranslation(['entity-profile', 'ui']);
  const lang = useLang();
  return (
    <tr>
      <th scope="row">
        <bdi>{name || NOT_AVAILABLE}</bdi>
      </th>
      <td className="num" data-l={t('fields.contributionAmount')}>
        {formatNumber(share, lang)}
      </td>
      <td className="num" data-l={t('fields.contributionPercentage')}>
        <span className={styles.share}>
          <span className={styles.track} aria-hidden="true">
            <i style={{ inlineSize: `${Math.min(100, percent ?? 0)}%` }} />
          </span>
          {formatNumber(percent, lang, { decimals: 2 })}
        </span>
      </td>
    </tr>
  );
}

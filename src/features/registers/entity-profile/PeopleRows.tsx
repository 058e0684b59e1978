import { useTranslation } from 'react-i18next';
import { NOT_AVAILABLE } from '#domain/legal-entity/DrawnValue.tsx';
import { type Founder, foundingShares, type Manager } from '#domain/legal-entity/legal-entity.model.ts';
import { formatNumber, UNREADABLE } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { TableHead } from '#shared/ui/Table.tsx';
import styles from './BasicSections.module.css';

/** Management structure (R2.4) as the content of a table: full name and position. */
export function ManagementRows({ of }: { of: readonly Manager[] }) {
  const { t } = useTranslation('entity-profile');
  return (
    <>
      <TableHead columns={[t('fields.person'), t('fields.position')]} />
      <tbody>
        {of.map(({ name, position }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an answer may hold the same person and position twice
          <tr key={`${at} ${name}`}>
            <th scope="row">
              <bdi>{name || NOT_AVAILABLE}</bdi>
            </th>
            <td>{position || NOT_AVAILABLE}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** Founding structure (R2.4) as the content of a table: contribution in KM and in percent of all shares, with a bar on the screen. */
export function FounderRows({ of, withBars = false }: { of: readonly Founder[]; withBars?: boolean }) {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  const { rows, sum } = foundingShares(of);
  const [amount, percentage] = [t('fields.contributionAmount'), t('fields.contributionPercentage')];
  const percentText = (percent: number | null) => formatNumber(percent, lang, { decimals: 2 });
  return (
    <>
      <TableHead
        columns={[
          t('fields.fullName'),
          [amount, 'num'],
          [percentage, classNames('num', withBars && styles['percent-head'])],
        ]}
      />
      <tbody>
        {rows.map(({ name, share, percent }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two founders may have the same name and share
          <tr key={`${at} ${name}`}>
            <th scope="row">
              <bdi>{name || NOT_AVAILABLE}</bdi>
            </th>
            <td className="num" data-l={amount}>
              {share === UNREADABLE ? t('unreadable') : share === null ? NOT_AVAILABLE : formatNumber(share, lang)}
            </td>
            <td className="num" data-l={percentage}>
              {withBars ? (
                <span className={styles.share}>
                  <span className={styles.track} aria-hidden="true">
                    <i style={{ inlineSize: `${Math.min(100, percent ?? 0)}%` }} />
                  </span>
                  <span>{percentText(percent)}</span>
                </span>
              ) : (
                percentText(percent)
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {rows.length > 1 && sum !== null ? (
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td className="num" data-l={amount}>
              {formatNumber(sum, lang)}
            </td>
            <td className="num" data-l={percentage}>
              {percentText(rows.every(({ percent }) => percent !== null) ? 100 : null)}
            </td>
          </tr>
        </tfoot>
      ) : null}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Table } from '#shared/ui/Table.tsx';
import { formatPrice } from './format-price.ts';
import type { PriceItem } from './price-list.data.ts';
import styles from './PriceTable.module.css';

/** The price list as a table of two columns (P2.16); the unit stands in the head. */
export function PriceTable({ items }: { items: readonly PriceItem[] }) {
  const { t } = useTranslation('price-list');
  const lang = useLang();
  return (
    <Table caption={t('caption')} className={styles.prices ?? ''}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col" className="num">
            {t('price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, price }) => (
          <tr key={name}>
            <th scope="row">{t(`items.${name}`)}</th>
            <td className="num">{formatPrice(price, lang)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import { useTranslation } from 'react-i18next';
import { formatNumber, toNumber } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { Table, TableHead } from '#shared/ui/Table.tsx';
import { InformationLayout } from '../InformationLayout.tsx';
import { LinkCards } from '../LinkCards.tsx';
import { Conditions } from '../Prose.tsx';
import priceList from './price-list.json' with { type: 'json' };
import styles from './PriceListPage.module.css';

/** One item of the price list (P3): `price` in KM. Ids may repeat (P9), so do not use them as keys. */
type PriceItem = { readonly id: number; readonly name: KeyUnder<'price-list', 'items'>; readonly price: unknown };

/** The nine items in the order and with the prices of P9; `name` is a key under `items` of the namespace 'price-list'. */
const PRICE_LIST = priceList as readonly PriceItem[];

/** A price in KM with two decimals, '70,00' for bs and hr, '70.00' for en; '-' when it is not a number (P9). */
export function formatPrice(price: unknown, lang: Lang): string {
  return toNumber(price) === null ? '-' : formatNumber(price, lang, { decimals: 2 });
}

const ROUTES = ['templates', 'standardOverview', 'creditRating'] as const;

/** Price list (P2.16, P9): a table of nine items, and where to order each; it prints on one sheet. */
export default function PriceListPage() {
  const { t } = useTranslation(['price-list', 'layout']);
  const lang = useLang();
  return (
    <InformationLayout route="priceList" texts="price-list" actions={<PrintButton />}>
      <Table caption={t('caption')} className={styles.prices ?? ''}>
        <TableHead columns={[t('name'), [t('price'), 'num']]} />
        <tbody>
          {PRICE_LIST.map(({ name, price }) => (
            <tr key={name}>
              <th scope="row">{t(`items.${name}`)}</th>
              <td className="num">{formatPrice(price, lang)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Section title={t('next.title')} className="no-print">
        <LinkCards
          small
          cards={ROUTES.map((route) => ({
            key: route,
            title: t(`layout:screens.${route}`),
            text: t(`next.${route}.text`),
            to: href(route, lang),
          }))}
        />
      </Section>
      <Conditions of="priceList" />
    </InformationLayout>
  );
}

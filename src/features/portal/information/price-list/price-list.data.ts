import type { KeyUnder } from '#shared/i18n/texts.ts';

/** One item of the price list (P3): `price` in KM. Ids may repeat (P9), so nothing keys on them. */
export type PriceItem = {
  readonly id: number;
  readonly name: KeyUnder<'price-list', 'items'>;
  readonly price: unknown;
};

/** The nine items in the order and with the prices of P9; `name` is a key under `items` of the namespace 'price-list'. */
export const PRICE_LIST: readonly PriceItem[] = [
  { id: 1, name: 'regularSubmission', price: 70 },
  { id: 1, name: 'auditedSubmission', price: 50 },
  { id: 3, name: 'overviewEntity', price: 120 },
  { id: 4, name: 'overviewEconomy', price: 70 },
  { id: 5, name: 'overviewIndustry', price: 90 },
  { id: 6, name: 'overviewActivity', price: 170 },
  { id: 7, name: 'copyPaper', price: 100 },
  { id: 8, name: 'copyElectronic', price: 70 },
  { id: 9, name: 'certificate', price: 70 },
];

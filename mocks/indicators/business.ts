import type { LegalEntity } from '../legal-entities/generate.ts';
import { random } from '../random.ts';

/** The business of a legal entity in one year, in whole KM. All figures of its records are derived from it, so that sums agree. */
export type BusinessYear = {
  year: number;
  intangible: number;
  buildings: number;
  equipment: number;
  investments: number;
  inventory: number;
  cash: number;
  receivables: number;
  otherFinancial: number;
  longLiabilities: number;
  suppliers: number;
  otherShortLiabilities: number;
  /** Part of the capital retained from earlier years. */
  retained: number;
  goodsSold: number;
  productsSold: number;
  otherOperatingIncome: number;
  financialIncome: number;
  otherIncome: number;
  materials: number;
  wages: number;
  depreciation: number;
  services: number;
  financialExpense: number;
  otherExpense: number;
  employees: number;
};

/** Typical income of an entity by its size id (R9), in KM. */
const TURNOVER: Readonly<Record<number, number>> = { 1: 900_000, 2: 5_500_000, 3: 31_000_000, 7: 180_000 };
/** Registers whose balance sheet is far larger than their income: banks, funds, insurers. */
const ASSET_WEIGHT: Readonly<Record<number, number>> = { 3: 9, 5: 12, 6: 3 };

/** The business of an entity in each of the given years: deterministic, with growth and with bad years. */
export function businessOf(entity: LegalEntity, years: readonly number[]): BusinessYear[] {
  const source = random(entity.id * 2_654_435 + 29);
  const part = (whole: number, low: number, high: number) => Math.round(whole * (low + source.next() * (high - low)));
  let turnover = (TURNOVER[entity.legalEntitySizeId] ?? 0) * (0.35 + source.next() * 1.6);
  const assetWeight = (ASSET_WEIGHT[entity.legalEntityTypeId] ?? 1) * (0.5 + source.next());
  const goodsShare = source.next();
  return years.map((year) => {
    turnover *= 0.9 + source.next() * 0.27;
    const sales = Math.round(turnover);
    const assets = Math.round(turnover * assetWeight);
    const isBadYear = source.chance(0.18);
    const goodsSold = Math.round(sales * goodsShare);
    const retained = part(assets, 0.05, 0.2);
    return {
      year,
      intangible: part(assets, 0, 0.03),
      buildings: part(assets, 0.15, 0.3),
      equipment: part(assets, 0.1, 0.2),
      investments: part(assets, 0, 0.08),
      inventory: part(assets, 0.08, 0.2),
      cash: part(assets, 0.02, 0.12),
      receivables: part(assets, 0.08, 0.22),
      otherFinancial: part(assets, 0, 0.05),
      longLiabilities: part(assets, 0.03, 0.15),
      suppliers: part(assets, 0.05, 0.15),
      otherShortLiabilities: part(assets, 0.02, 0.08),
      retained,
      goodsSold,
      productsSold: sales - goodsSold,
      otherOperatingIncome: part(sales, 0, 0.04),
      financialIncome: part(sales, 0, 0.01),
      otherIncome: part(sales, 0, 0.02),
      materials: part(sales, isBadYear ? 0.6 : 0.42, isBadYear ? 0.7 : 0.55),
      wages: part(sales, 0.18, 0.24),
      depreciation: part(sales, 0.03, 0.06),
      services: part(sales, 0.06, isBadYear ? 0.2 : 0.09),
      financialExpense: part(sales, 0, 0.02),
      otherExpense: part(sales, 0, 0.02),
      employees: Math.max(1, Math.round((sales * 0.21) / 21_000)),
    };
  });
}

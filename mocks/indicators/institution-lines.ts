import type { BusinessYear } from './business.ts';
import type { ASSOCIATIONS_OLD, BANKS_OLD, BUDGET_OLD, FUNDS_OLD, INSURANCE_OLD, Lines } from './keys.ts';
import { pairOf, totalsOf } from './totals.ts';

/** The lines of the registers other than companies before 2022, by the codes of their old statement forms (R3.5). */

/** Associations and foundations. */
export function oldAssociationLines(business: BusinessYear): Lines<typeof ASSOCIATIONS_OLD> {
  const totals = totalsOf(business);
  const [surplus, deficit] = pairOf(totals.beforeTax);
  return {
    bsA_101: totals.fixed,
    bsA_109: totals.current,
    bsA_115: totals.assets,
    bsP_116: totals.capital,
    bsP_122: business.longLiabilities,
    bsP_125: totals.shortLiabilities,
    bU_132: totals.income,
    bU_136: totals.expense,
    bU_147: surplus,
    bU_148: deficit,
    ppP_915: business.employees,
  };
}

/** Banks and microcredit organisations. */
export function oldBankLines(business: BusinessYear): Lines<typeof BANKS_OLD> {
  const totals = totalsOf(business);
  const [gain, loss] = pairOf(totals.result);
  return {
    bsA_002: business.cash,
    bsA_008: business.receivables,
    bsA_011: business.otherFinancial,
    bsA_014: business.inventory,
    bsA_035: totals.property + business.intangible,
    bsA_041: business.investments,
    bsA_050: totals.assets,
    bsP_101: totals.liabilities,
    bsP_125: totals.capital,
    bsP_142: totals.assets,
    bU_203: totals.income,
    bU_308: gain,
    bU_309: loss,
    ppP_915: business.employees,
  };
}

/** Insurance companies. */
export function oldInsuranceLines(business: BusinessYear): Lines<typeof INSURANCE_OLD> {
  const totals = totalsOf(business);
  return {
    bsA_064: totals.assets,
    bsP_086: totals.capital,
    bsP_087: totals.capital - business.retained,
    bsP_094: business.retained,
    bsP_100: business.longLiabilities,
    bsP_101: totals.shortLiabilities,
    bU_001: totals.income,
    bU_010: business.productsSold,
    bU_024: business.materials + business.services,
    bU_025: totals.expense,
    bU_071: totals.result,
    ppP_915: business.employees,
  };
}

/** Investment funds. */
export function oldFundLines(business: BusinessYear): Lines<typeof FUNDS_OLD> {
  const totals = totalsOf(business);
  const [gain, loss] = pairOf(totals.result);
  const [growth, shrinkage] = pairOf(totals.result + business.otherIncome);
  return {
    bS_001: totals.assets,
    bS_022: business.investments,
    bS_026: business.cash,
    bS_031: totals.liabilities,
    bS_034: totals.capital,
    bS_037: business.retained,
    bU_202: business.financialIncome,
    bU_207: totals.expense,
    bU_228: totals.income,
    bU_234: gain,
    bU_235: loss,
    bU_258: growth,
    bU_259: shrinkage,
    ppP_915: business.employees,
  };
}

/** Budget users. */
export function oldBudgetLines(business: BusinessYear): Lines<typeof BUDGET_OLD> {
  const totals = totalsOf(business);
  const [surplus, deficit] = pairOf(totals.beforeTax);
  return {
    bsA_001: totals.current,
    bsA_010: totals.fixed,
    bsA_021: totals.assets,
    bsP_022: totals.shortLiabilities,
    bsP_029: business.longLiabilities,
    bsP_033: totals.capital,
    rPiR_138: totals.income,
    rPiR_187: surplus,
    rPiR_188: deficit,
    ppP_915: business.employees,
  };
}

import type { BusinessYear } from './business.ts';
import type { Lines, SUMMARY } from './keys.ts';

const INCOME_TAX = 0.1;

/** The sums of a business year, in whole KM: assets = liabilities + capital, result = income − expense. */
export function totalsOf(business: BusinessYear) {
  const { buildings, equipment, goodsSold, productsSold } = business;
  const property = buildings + equipment;
  const fixed = business.intangible + property + business.investments;
  const current = business.inventory + business.cash + business.receivables + business.otherFinancial;
  const assets = fixed + current;
  const shortLiabilities = business.suppliers + business.otherShortLiabilities;
  const liabilities = business.longLiabilities + shortLiabilities;
  const sales = goodsSold + productsSold;
  const operatingIncome = sales + business.otherOperatingIncome;
  const operatingExpense = business.materials + business.wages + business.depreciation + business.services;
  const income = operatingIncome + business.financialIncome + business.otherIncome;
  const expense = operatingExpense + business.financialExpense + business.otherExpense;
  const beforeTax = income - expense;
  return {
    property,
    fixed,
    current,
    assets,
    shortLiabilities,
    liabilities,
    capital: assets - liabilities,
    sales,
    operatingIncome,
    operatingExpense,
    operatingResult: operatingIncome - operatingExpense,
    income,
    expense,
    beforeTax,
    result: beforeTax > 0 ? beforeTax - Math.round(beforeTax * INCOME_TAX) : beforeTax,
  };
}

/** The two fields of a profit/loss pair (R4.3): a loss is a positive number in the second field, and the first is then 0. */
export function pairOf(result: number): [gain: number, loss: number] {
  return result >= 0 ? [result, 0] : [0, -result];
}

/** The summary set of every register from 2022 on; the result has a sign. */
export function summaryOf(business: BusinessYear): Lines<typeof SUMMARY> {
  const { assets, liabilities, capital, income, result } = totalsOf(business);
  return {
    bS_Imovina: assets,
    bS_Obaveze: liabilities,
    bS_Kapital: capital,
    bU_VrijednostPoslovanja: income,
    bU_RezultatPoslovanja: result,
    pP_BrojZaposlenih: business.employees,
  };
}

import type { BusinessYear } from './business.ts';
import type { COMPANIES_NEW, COMPANIES_NEW_NOT_MICRO, COMPANIES_OLD, Lines } from './keys.ts';
import { pairOf, totalsOf } from './totals.ts';

/** A company's lines before 2022, by the codes of the old statement forms. */
export function oldCompanyLines(business: BusinessYear): Lines<typeof COMPANIES_OLD> {
  const totals = totalsOf(business);
  const [operatingGain, operatingLoss] = pairOf(totals.operatingResult);
  const [gain, loss] = pairOf(totals.result);
  return {
    bsA_001: totals.fixed,
    bsA_002: business.intangible,
    bsA_010: totals.property,
    bsA_011: business.buildings,
    bsA_021: business.investments,
    bsA_035: totals.current,
    bsA_036: business.inventory,
    bsA_044: business.cash,
    bsA_047: business.receivables,
    bsA_053: business.otherFinancial,
    bsA_065: totals.assets,
    bsP_101: totals.capital,
    bsP_102: totals.capital - business.retained,
    bsP_117: business.retained,
    bsP_131: business.longLiabilities,
    bsP_140: totals.shortLiabilities,
    bsP_152: business.suppliers,
    bU_201: totals.operatingIncome,
    bU_202: business.goodsSold,
    bU_211: business.otherOperatingIncome,
    bU_212: totals.operatingExpense,
    bU_214: business.materials,
    bU_215: business.wages,
    bU_220: business.depreciation,
    bU_222: business.services,
    bU_225: operatingGain,
    bU_226: operatingLoss,
    bU_227: business.financialIncome,
    bU_234: business.financialExpense,
    bU_244: business.otherIncome,
    bU_254: business.otherExpense,
    bU_311: gain,
    bU_312: loss,
    bU_343: business.employees,
    stA_602: business.employees,
    stA_603: business.employees,
  };
}

/** A company's or public enterprise's lines from 2022 on. */
export function newCompanyLines(business: BusinessYear): Lines<typeof COMPANIES_NEW> {
  const totals = totalsOf(business);
  const [gainBeforeTax, lossBeforeTax] = pairOf(totals.beforeTax);
  const [gain, loss] = pairOf(totals.result);
  return {
    bS_JP_DugorocnaImovina: totals.fixed,
    bS_JP_NematerijalnaImovina: business.intangible,
    bS_JP_NekretninePostrojenjaIOprema: totals.property,
    bS_JP_FinansijskaImovinaIUlaganja: business.investments,
    bS_JP_KratkorocnaImovina: totals.current,
    bS_JP_ZaliheDugorocnaImovinaNamijenjenaProdaji: business.inventory,
    bS_JP_NovacINovcaniEkvivalenti: business.cash,
    bS_JP_PotrazivanjaOdKupacaIUgovorenaImovina: business.receivables,
    bS_JP_OstalaFinansijskaImovina: business.otherFinancial,
    bS_JP_UkupnoImovina: totals.assets,
    bS_JP_DugorocneObaveze: business.longLiabilities,
    bS_JP_KratkorocneObaveze: totals.shortLiabilities,
    bS_JP_ObavezePremaDobavljacimaIUgovoreneObaveze: business.suppliers,
    bS_JP_VlasnickiKapital: totals.capital - business.retained,
    bS_JP_AkumuliranaNerasporedjenaDobitIzPrethodnogPerioda: business.retained,
    bU_JP_PrihodIzUgovoraSKupcima: totals.sales,
    bU_JP_PrihodOdProdajeRoba: business.goodsSold,
    bU_JP_PrihodOdProdajeGotovihProizvodaPruzenihUsluga: business.productsSold,
    bU_JP_PoslovniPrihod: totals.operatingIncome,
    bU_JP_TroskoviSirovinaMaterijalaEnergijeIGoriva: business.materials,
    bU_JP_TroskoviPlacaIOstalihLicnihPrimanja: business.wages,
    bU_JP_Amortizacija: business.depreciation,
    bU_JP_DobitPrijeOporezivanja: gainBeforeTax,
    bU_JP_GubitakPrijeOporezivanja: lossBeforeTax,
    bU_JP_FinansijskiPrihodi: business.financialIncome,
    bU_JP_FinansijskiRashodi: business.financialExpense,
    bU_JP_OstaliPrihodiIDobici: business.otherIncome,
    bU_JP_OstaliRashodiIGubici: business.otherExpense,
    bU_JP_Dobitak: gain,
    bU_JP_Gubitak: loss,
    pP_JP_BrojZaposlenih: business.employees,
  };
}

/** The line that the micro balance sheet leaves out. */
export function notMicroLines({ buildings }: BusinessYear): Lines<typeof COMPANIES_NEW_NOT_MICRO> {
  return { bS_JP_MSV_GradjevinskiObjekti: buildings };
}

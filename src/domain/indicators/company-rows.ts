import { rowsOf } from './row.ts';

/** The lines of companies and public enterprises (R3.5): before 2022 by the codes of the old forms, then the JP set. */

const old = rowsOf('companies');
const jp = rowsOf('companiesNew');

export const BALANCE_OLD = [
  old('bsA_065', { meaning: 'assets' }),
  old('bsA_001', { meaning: 'fixedAssets' }),
  old('bsA_002', { meaning: 'intangible' }),
  old('bsA_010', { meaning: 'buildings' }),
  old('bsA_011', { meaning: 'equipment' }),
  old('bsA_021', { meaning: 'investments' }),
  old('bsA_035', { meaning: 'currentAssets' }),
  old('bsA_036', { meaning: 'inventories' }),
  old('bsA_044', { meaning: 'cash' }),
  old('bsA_047', { meaning: 'receivables' }),
  old('bsA_053', { meaning: 'otherFinancial' }),
  old('bsP_102', { meaning: 'equity' }),
  old('bsP_117', { meaning: 'retained' }),
  old('bsP_131', { meaning: 'longLiabilities' }),
  old('bsP_140', { meaning: 'shortLiabilities' }),
  old('bsP_152', { meaning: 'suppliers' }),
];

export const INCOME_OLD = [
  old('bU_201', { meaning: 'operatingIncome' }),
  old('bU_202', { meaning: 'goods' }),
  old('bU_211', { meaning: 'otherOperatingIncome' }),
  old('bU_212', { meaning: 'operatingExpense' }),
  old('bU_214', { meaning: 'materials' }),
  old('bU_215', { meaning: 'wages' }),
  old('bU_220', { meaning: 'depreciation' }),
  old('bU_222', { meaning: 'intangibleCosts' }),
  old('bU_225', { loss: 'bU_226', meaning: 'operatingResult' }),
  old('bU_227', { meaning: 'financialIncome' }),
  old('bU_234', { meaning: 'financialExpense' }),
  old('bU_244', { meaning: 'otherIncome' }),
  old('bU_254', { meaning: 'otherExpense' }),
  old('bU_311', { loss: 'bU_312', meaning: 'result' }),
  old('bU_343', { unit: 'count', meaning: 'employees' }),
];

/** The annex of the old form counts people only. */
export const ANNEX_OLD = [
  old('stA_602', { unit: 'count', meaning: 'employees' }),
  old('stA_603', { unit: 'count', meaning: 'employeesAtEnd' }),
];

export const SUMMARY_OLD = [
  old('bsA_001', { meaning: 'fixedAssets' }),
  old('bsA_035', { meaning: 'currentAssets' }),
  old('bsA_065', { meaning: 'assets' }),
  old('bsP_101', { meaning: 'capital' }),
  old('bsP_131', { meaning: 'longLiabilities' }),
  old('bsP_140', { meaning: 'shortLiabilities' }),
  old('bU_201', { meaning: 'operatingIncome' }),
  old('bU_225', { loss: 'bU_226', meaning: 'operatingResult' }),
  old('bU_311', { loss: 'bU_312', meaning: 'result' }),
  old('bU_343', { unit: 'count', meaning: 'employees' }),
];

const BUILDINGS = jp('bS_JP_MSV_GradjevinskiObjekti', { meaning: 'buildings' });

/** The default (small, medium, large: MSV) balance sheet from 2022 on. */
export const BALANCE_NEW = [
  jp('bS_JP_DugorocnaImovina', { meaning: 'fixedAssets' }),
  jp('bS_JP_NematerijalnaImovina', { meaning: 'intangible' }),
  BUILDINGS,
  jp('bS_JP_NekretninePostrojenjaIOprema', { meaning: 'property' }),
  jp('bS_JP_FinansijskaImovinaIUlaganja', { meaning: 'investments' }),
  jp('bS_JP_KratkorocnaImovina', { meaning: 'currentAssets' }),
  jp('bS_JP_ZaliheDugorocnaImovinaNamijenjenaProdaji', { meaning: 'inventories' }),
  jp('bS_JP_NovacINovcaniEkvivalenti', { meaning: 'cash' }),
  jp('bS_JP_PotrazivanjaOdKupacaIUgovorenaImovina', { meaning: 'receivables' }),
  jp('bS_JP_OstalaFinansijskaImovina', { meaning: 'otherFinancial' }),
  jp('bS_JP_UkupnoImovina', { meaning: 'assets' }),
  jp('bS_JP_DugorocneObaveze', { meaning: 'longLiabilities' }),
  jp('bS_JP_KratkorocneObaveze', { meaning: 'shortLiabilities' }),
  jp('bS_JP_ObavezePremaDobavljacimaIUgovoreneObaveze', { meaning: 'suppliers' }),
  jp('bS_JP_VlasnickiKapital', { meaning: 'equity' }),
  jp('bS_JP_AkumuliranaNerasporedjenaDobitIzPrethodnogPerioda', { meaning: 'retained' }),
];

/** The micro (Mikro) balance sheet leaves the buildings out. */
export const BALANCE_NEW_MICRO = BALANCE_NEW.filter((row) => row !== BUILDINGS);

export const INCOME_NEW = [
  jp('bU_JP_PrihodIzUgovoraSKupcima', { meaning: 'contractIncome' }),
  jp('bU_JP_PrihodOdProdajeRoba', { meaning: 'goods' }),
  jp('bU_JP_PrihodOdProdajeGotovihProizvodaPruzenihUsluga', { meaning: 'products' }),
  jp('bU_JP_PoslovniPrihod', { meaning: 'operatingIncome' }),
  jp('bU_JP_TroskoviSirovinaMaterijalaEnergijeIGoriva', { meaning: 'materials' }),
  jp('bU_JP_TroskoviPlacaIOstalihLicnihPrimanja', { meaning: 'wages' }),
  jp('bU_JP_Amortizacija', { meaning: 'depreciation' }),
  jp('bU_JP_DobitPrijeOporezivanja', { meaning: 'beforeTax' }),
  jp('bU_JP_GubitakPrijeOporezivanja', { meaning: 'beforeTax', isLossOfMeaning: true }),
  jp('bU_JP_FinansijskiPrihodi', { meaning: 'financialIncome' }),
  jp('bU_JP_FinansijskiRashodi', { meaning: 'financialExpense' }),
  jp('bU_JP_OstaliPrihodiIDobici', { meaning: 'otherIncome' }),
  jp('bU_JP_OstaliRashodiIGubici', { meaning: 'otherExpense' }),
  jp('bU_JP_Dobitak', { meaning: 'result' }),
  jp('bU_JP_Gubitak', { meaning: 'result', isLossOfMeaning: true }),
];

export const EMPLOYEES_NEW = [jp('pP_JP_BrojZaposlenih', { unit: 'count', meaning: 'employees' })];

import { rowsOf, type IndicatorRow } from './row.ts';

/** The lines of all other registers: before 2022 by the codes of their forms, from 2022 on the one summary set (R3.5). */

const codeAlone = { isNamed: false } as const;
const employees = {
  unit: 'count',
  meaning: 'employees',
  spellings: { ppP_915: ['PPP_915', 'pPP_915', 'ppp_915'] },
} as const;

const summary = rowsOf('summary');

/** The summary set of 2022 and later; `capitalLabel` is what the register calls its capital. */
export function summaryRows(capitalLabel = 'bS_Kapital'): readonly IndicatorRow[] {
  return [
    summary('bS_Imovina', { meaning: 'assets' }),
    summary('bS_Obaveze', { meaning: 'liabilities' }),
    summary('bS_Kapital', { label: capitalLabel, meaning: 'capital' }),
    summary('bU_VrijednostPoslovanja', { meaning: 'income' }),
    summary('bU_RezultatPoslovanja', { meaning: 'result' }),
    summary('pP_BrojZaposlenih', { unit: 'count', meaning: 'employees' }),
  ];
}

const association = rowsOf('associations');
export const ASSOCIATIONS_OLD = [
  association('bsA_101', { meaning: 'fixedAssets' }),
  association('bsA_109', { meaning: 'currentAssets' }),
  association('bsA_115', { meaning: 'assets' }),
  association('bsP_116', { meaning: 'capital' }),
  association('bsP_122', { meaning: 'longLiabilities' }),
  association('bsP_125', { meaning: 'shortLiabilities' }),
  association('bU_132', { meaning: 'income' }),
  association('bU_136', { meaning: 'expense' }),
  association('bU_147', { loss: 'bU_148', meaning: 'result' }),
  association('ppP_915', employees),
];

const bank = rowsOf('banks');
export const BANKS_OLD = [
  bank('bsA_002', { meaning: 'cash' }),
  bank('bsA_008', { meaning: 'deposits' }),
  bank('bsA_011', { meaning: 'interestReceivables' }),
  bank('bsA_014', { meaning: 'loans' }),
  bank('bsA_035', { meaning: 'fixedAssets' }),
  bank('bsA_041', codeAlone),
  bank('bsA_050', { meaning: 'assets' }),
  bank('bsP_101', { meaning: 'liabilities' }),
  bank('bsP_125', { meaning: 'capital' }),
  bank('bsP_142', codeAlone),
  bank('bU_203', codeAlone),
  bank('bU_308', { loss: 'bU_309', meaning: 'result' }),
  bank('ppP_915', employees),
];

const insurance = rowsOf('insuranceCompanies');
export const INSURANCE_OLD = [
  insurance('bsA_064', { meaning: 'assets' }),
  insurance('bsP_086', { meaning: 'capital' }),
  insurance('bsP_087', { meaning: 'basicCapital' }),
  insurance('bsP_094', codeAlone),
  insurance('bsP_100', codeAlone),
  insurance('bsP_101', codeAlone),
  insurance('bU_001', codeAlone),
  insurance('bU_010', codeAlone),
  insurance('bU_024', codeAlone),
  insurance('bU_025', codeAlone),
  insurance('bU_071', codeAlone),
  insurance('ppP_915', employees),
];

const fund = rowsOf('investmentFunds');
export const FUNDS_OLD = [
  fund('bS_001', { meaning: 'assets' }),
  fund('bS_022', codeAlone),
  fund('bS_026', codeAlone),
  fund('bS_031', codeAlone),
  fund('bS_034', codeAlone),
  fund('bS_037', codeAlone),
  fund('bU_202', codeAlone),
  fund('bU_207', codeAlone),
  fund('bU_228', codeAlone),
  fund('bU_234', { loss: 'bU_235', meaning: 'result' }),
  fund('bU_258', codeAlone),
  fund('bU_259', codeAlone),
  fund('ppP_915', employees),
];

const budget = rowsOf('budget');
export const BUDGET_OLD = [
  budget('bsA_001', { meaning: 'currentAssets' }),
  budget('bsA_010', { meaning: 'fixedAssets' }),
  budget('bsA_021', { meaning: 'assets' }),
  budget('bsP_022', { meaning: 'shortLiabilities' }),
  budget('bsP_029', { meaning: 'longLiabilities' }),
  budget('bsP_033', { meaning: 'capital' }),
  budget('rPiR_138', codeAlone),
  budget('rPiR_187', { loss: 'rPiR_188', spellings: { rPiR_188: ['rpiR_188'] }, meaning: 'result' }),
  budget('ppP_915', employees),
];

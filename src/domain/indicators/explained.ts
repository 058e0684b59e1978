/** The lines most looked at, by meaning, in the order they are explained. */
export const EXPLAINED = [
  'assets',
  'fixedAssets',
  'currentAssets',
  'receivables',
  'capital',
  'liabilities',
  'longLiabilities',
  'shortLiabilities',
  'operatingIncome',
  'result',
  'wages',
  'employees',
] as const;

export type Explained = (typeof EXPLAINED)[number];

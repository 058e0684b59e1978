import { labels, type Labels } from '../workbooks/labels.ts';

/** A report type (R3.9, R9). `year` says which screen lists it: 2021 the old one, 2022 the new one. */
export type ReportType = { id: number; localizationKey: string; year: 2021 | 2022; name: Labels; audited: boolean };

type Kind = readonly [id: number, key: string, name: Labels];

/** Kinds from 2022 on. Ids have two digits, as parts of the report id (R3.10); an amended variant is 18 above its kind. */
const NEW_KINDS: readonly Kind[] = [
  [37, 'yearly', labels('Godišnji izvještaj', 'Godišnje izvješće', 'Annual report')],
  [
    38,
    'yearlyDifferentPeriod',
    labels(
      'Godišnji izvještaj za drugačiji izvještajni period',
      'Godišnje izvješće za drukčije obračunsko razdoblje',
      'Annual report with a different reporting period',
    ),
  ],
  [
    39,
    'lifeInsurance',
    labels('Izvještaj životnog osiguranja', 'Izvješće životnog osiguranja', 'Life insurance report'),
  ],
  [
    40,
    'nonLifeInsurance',
    labels('Izvještaj neživotnog osiguranja', 'Izvješće neživotnog osiguranja', 'Non-life insurance report'),
  ],
  [41, 'consolidated', labels('Konsolidirani izvještaj', 'Konsolidirano izvješće', 'Consolidated report')],
  [42, 'audit', labels('Revizorski izvještaj', 'Revizorsko izvješće', 'Audit report')],
  [
    43,
    'auditConsolidated',
    labels('Revizorski konsolidirani izvještaj', 'Revizorsko konsolidirano izvješće', 'Consolidated audit report'),
  ],
  [
    44,
    'auditNonConsolidated',
    labels(
      'Revizorski nekonsolidirani izvještaj',
      'Revizorsko nekonsolidirano izvješće',
      'Non-consolidated audit report',
    ),
  ],
  [
    48,
    'auditNonConsolidatedAndConsolidated',
    labels(
      'Revizorski nekonsolidirani i konsolidirani izvještaj',
      'Revizorsko nekonsolidirano i konsolidirano izvješće',
      'Non-consolidated and consolidated audit report',
    ),
  ],
  [
    49,
    'auditDifferentPeriod',
    labels(
      'Revizorski izvještaj za drugačiji izvještajni period',
      'Revizorsko izvješće za drukčije obračunsko razdoblje',
      'Audit report with a different reporting period',
    ),
  ],
  [
    15,
    'bankruptcyOpening',
    labels('Izvještaj kod otvaranja stečaja', 'Izvješće kod otvaranja stečaja', 'Bankruptcy opening report'),
  ],
  [
    16,
    'bankruptcyInProcess',
    labels('Izvještaj u toku stečaja', 'Izvješće u tijeku stečaja', 'Bankruptcy in process report'),
  ],
  [
    17,
    'bankruptcyClosure',
    labels('Izvještaj kod zaključenja stečaja', 'Izvješće kod zaključenja stečaja', 'Bankruptcy closure report'),
  ],
  [
    18,
    'bankruptcyOpeningClosure',
    labels(
      'Izvještaj kod otvaranja i zaključenja stečaja',
      'Izvješće kod otvaranja i zaključenja stečaja',
      'Bankruptcy opening and closure report',
    ),
  ],
  [
    27,
    'liquidationOpening',
    labels('Izvještaj kod otvaranja likvidacije', 'Izvješće kod otvaranja likvidacije', 'Liquidation opening report'),
  ],
  [
    28,
    'liquidationInProcess',
    labels('Izvještaj u toku likvidacije', 'Izvješće u tijeku likvidacije', 'Liquidation in process report'),
  ],
  [
    29,
    'liquidationClosure',
    labels(
      'Izvještaj kod zaključenja likvidacije',
      'Izvješće kod zaključenja likvidacije',
      'Liquidation closure report',
    ),
  ],
  [
    50,
    'statusChanges',
    labels('Izvještaj kod statusnih promjena', 'Izvješće kod statusnih promjena', 'Status changes report'),
  ],
  [51, 'inactivityStatement', labels('Izjava o neaktivnosti', 'Izjava o neaktivnosti', 'Inactivity statement')],
  [52, 'extraordinary', labels('Vanredni izvještaj', 'Izvanredno izvješće', 'Extraordinary report')],
];

/** Kinds until 2021; an amended variant is 70 above its kind. */
const OLD_KINDS: readonly Kind[] = [
  [1, 'yearlyOld', labels('Godišnji obračun', 'Godišnji obračun', 'Annual account')],
  [
    2,
    'yearlyDifferentPeriodOld',
    labels(
      'Godišnji obračun za drugačiji period',
      'Godišnji obračun za drukčije razdoblje',
      'Annual account with a different period',
    ),
  ],
  [3, 'halfYearlyOld', labels('Polugodišnji obračun', 'Polugodišnji obračun', 'Half-yearly account')],
  [4, 'consolidatedOld', labels('Konsolidirani obračun', 'Konsolidirani obračun', 'Consolidated account')],
  [5, 'auditOld', labels('Revizorski izvještaj', 'Revizorsko izvješće', 'Audit report')],
  [
    6,
    'bankruptcyOpeningOld',
    labels('Obračun kod otvaranja stečaja', 'Obračun kod otvaranja stečaja', 'Bankruptcy opening account'),
  ],
  [
    7,
    'bankruptcyClosureOld',
    labels('Obračun kod zaključenja stečaja', 'Obračun kod zaključenja stečaja', 'Bankruptcy closure account'),
  ],
  [
    8,
    'liquidationOpeningOld',
    labels('Obračun kod otvaranja likvidacije', 'Obračun kod otvaranja likvidacije', 'Liquidation opening account'),
  ],
  [
    9,
    'liquidationClosureOld',
    labels('Obračun kod zaključenja likvidacije', 'Obračun kod zaključenja likvidacije', 'Liquidation closure account'),
  ],
  [
    10,
    'statusChangesOld',
    labels('Obračun kod statusnih promjena', 'Obračun kod statusnih promjena', 'Status changes account'),
  ],
];

/** All report types, the old list after the new one. */
export const REPORT_TYPES: readonly ReportType[] = [
  ...NEW_KINDS.flatMap((kind) => bothVariants(kind, 2022, 18)),
  ...OLD_KINDS.flatMap((kind) => bothVariants(kind, 2021, 70)),
];

/** The years of templates and control (R9): the old ones until 2021, the new ones until 2025. */
export const FIRST_YEAR = 2003;
export const LAST_YEAR = { old: 2021, new: 2025 } as const;

/** Inactivity statements: nothing is billed for them (R4.6). */
export const NOT_BILLABLE: readonly number[] = [51, 69];

/** The report type with that id on the old or the new list. */
export function reportTypeOf(id: number, old: boolean): ReportType | undefined {
  return REPORT_TYPES.find((type) => type.id === id && type.year === (old ? 2021 : 2022));
}

function bothVariants([id, key, name]: Kind, year: 2021 | 2022, distance: number): ReportType[] {
  const audited = key.startsWith('audit');
  const amended = labels(`${name.bs} – izmjena`, `${name.hr} – izmjena`, `${name.en} – amended`);
  return [
    { id, localizationKey: key, year, name, audited },
    { id: id + distance, localizationKey: `${key}Amended`, year, name: amended, audited },
  ];
}

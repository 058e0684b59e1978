import type { ControlVersion } from '../report/control-settings.ts';

/** Where the agency's form keeps what the quick look looks at; addresses on the general data sheet, columns from 1. */
export type FormLayout = {
  marker: { cell: string; value: string };
  reportId: string;
  jib: string;
  entityName: string;
  legalEntityType: string;
  /** Statement sheets: a line begins with its three-digit code in this column, amounts stand from that column on. */
  codeColumn: number;
  firstValueColumn: number;
  firstRow: number;
};

/** The layouts of the two forms: until 2021 and from 2022 on (R2.8, R2.9). */
export const FORM_LAYOUTS: Record<ControlVersion, FormLayout> = {
  new: {
    marker: { cell: 'B6', value: 'GFI-2022' },
    reportId: 'B5',
    jib: 'B7',
    entityName: 'B8',
    legalEntityType: 'B11',
    codeColumn: 1,
    firstValueColumn: 4,
    firstRow: 8,
  },
  old: {
    marker: { cell: 'D6', value: 'GFI-2021' },
    reportId: 'D21',
    jib: 'D14',
    entityName: 'D15',
    legalEntityType: 'D18',
    codeColumn: 3,
    firstValueColumn: 5,
    firstRow: 10,
  },
};

import type { Form } from './forms.ts';
import { labels, type Labels } from './labels.ts';

/** A field of the general data sheet; `reportId` is computed, `mandatory` fields must be filled in before the check. */
export type GeneralKey =
  | 'marker'
  | 'reportId'
  | 'jib'
  | 'name'
  | 'address'
  | 'municipality'
  | 'legalEntityType'
  | 'reportTypeName'
  | 'reportType'
  | 'year'
  | 'periodFrom'
  | 'periodTo'
  | 'standard'
  | 'publicInterest'
  | 'preparedBy'
  | 'responsiblePerson';

type Field = { key: GeneralKey; label: Labels; input: boolean; mandatory: boolean };

export const GENERAL_TITLE: Labels = labels(
  'Godišnji finansijski izvještaj',
  'Godišnje financijsko izvješće',
  'Annual financial report',
);

const locked = (key: GeneralKey, label: Labels): Field => ({ key, label, input: false, mandatory: false });
const requested = (key: GeneralKey, label: Labels): Field => ({ key, label, input: true, mandatory: true });

const MARKER = locked('marker', labels('Obrazac', '', 'Form'));
const REPORT_ID = locked('reportId', labels('JIB+ (broj izvještaja)', 'JIB+ (broj izvješća)', 'JIB+ (report number)'));
const WHO = [
  requested('jib', labels('JIB', '', 'UIN (JIB)')),
  requested('name', labels('Naziv pravnog lica', 'Naziv pravne osobe', 'Name of the legal entity')),
  requested('address', labels('Adresa', '', 'Address')),
  requested('municipality', labels('Općina', '', 'Municipality')),
  locked('legalEntityType', labels('Vrsta pravnog lica', 'Vrsta pravne osobe', 'Legal entity type')),
];
const WHAT = [
  locked('reportTypeName', labels('Vrsta izvještaja', 'Vrsta izvješća', 'Report type')),
  locked('reportType', labels('Oznaka vrste izvještaja', 'Oznaka vrste izvješća', 'Report type number')),
  locked('year', labels('Godina', '', 'Year')),
  requested('periodFrom', labels('Period od', 'Razdoblje od', 'Period from')),
  requested('periodTo', labels('Period do', 'Razdoblje do', 'Period to')),
  locked('standard', labels('Standard izvještavanja', 'Standard izvješćivanja', 'Reporting standard')),
  locked('publicInterest', labels('Subjekt od javnog interesa', '', 'Public-interest entity')),
];
const BY_WHOM = [
  locked('preparedBy', labels('Izvještaj sastavio', 'Izvješće sastavio', 'Prepared by')),
  requested('responsiblePerson', labels('Odgovorno lice', 'Odgovorna osoba', 'Responsible person')),
];

/** The fields in the order of the sheet: the new form starts with the id, the old one ends with it. */
export function generalFields(form: Form): readonly Field[] {
  const marker = form.family.hiddenSheet ? [] : [MARKER];
  return form.version === '2'
    ? [REPORT_ID, ...marker, ...WHO, ...WHAT, ...BY_WHOM]
    : [...marker, ...WHAT, ...WHO, ...BY_WHOM, REPORT_ID];
}

/** The address of a field's value on the general data sheet, for example `B7`. */
export function generalCell(form: Form, key: GeneralKey): string {
  return `${form.layout.general.valueColumn}${generalRow(form, key)}`;
}

/** The row of a field on the general data sheet. */
export function generalRow(form: Form, key: GeneralKey): number {
  const { firstRow, rowStep } = form.layout.general;
  return firstRow + rowStep * generalFields(form).findIndex((field) => field.key === key);
}

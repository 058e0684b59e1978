import type { Lang } from '#shared/i18n/languages.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';

/** An additional template: `key` names it in the texts, `file` is its name on the documents base, by language. */
export type TemplateDocument = { key: KeyUnder<'templates', 'document'>; file: Readonly<Record<Lang, string>> };

/** English readers get the Bosnian file (R2.8: bs and en share the files, hr has its own). */
const document = (key: TemplateDocument['key'], bs: string, hr: string, en: string = bs): TemplateDocument => ({
  key,
  file: { bs, hr, en },
});

/** Word templates of the old generator (R2.8). */
export const OLD_DOCUMENTS: readonly TemplateDocument[] = [
  document('notes', 'biljeske-uz-finansijske-izvjestaje-2021.docx', 'biljeske-uz-financijska-izvjesca-2021.docx'),
  document('annualReport', 'godisnji-izvjestaj-o-poslovanju-2021.docx', 'godisnje-izvjesce-o-poslovanju-2021.docx'),
  document(
    'resultDistribution',
    'odluka-o-raspodjeli-poslovnog-rezultata-2021.docx',
    'odluka-o-raspodjeli-poslovnog-rezultata-2021-hr.docx',
  ),
  document(
    'determination',
    'odluka-o-utvrdjivanju-finansijskih-izvjestaja-2021.docx',
    'odluka-o-utvrdjivanju-financijskih-izvjesca-2021.docx',
  ),
];

const EXCESS_EXPENSES_HR = 'odluka-o-pokricu-viska-rashoda-udruge.xlsx';
const EXCESS_INCOME_HR = 'odluka-o-raspodjeli-viska-prihoda-udruge.xlsx';

/** Templates of the new generator: decisions are .xlsx, and the two for associations have no file of their own in English, which gets the Croatian one (R2.9). */
export const NEW_DOCUMENTS: readonly TemplateDocument[] = [
  document('notes', 'biljeske-uz-finansijske-izvjestaje.docx', 'biljeske-uz-financijska-izvjesca.docx'),
  document('annualReport', 'godisnji-izvjestaj-o-poslovanju.docx', 'godisnje-izvjesce-o-poslovanju.docx'),
  document('lossCoverage', 'odluka-o-pokricu-gubitka.xlsx', 'odluka-o-pokricu-gubitka-hr.xlsx'),
  document('profitDistribution', 'odluka-o-raspodjeli-dobiti.xlsx', 'odluka-o-raspodjeli-dobiti-hr.xlsx'),
  document('excessExpenses', 'odluka-o-pokricu-viska-rashoda-udruzenja.xlsx', EXCESS_EXPENSES_HR, EXCESS_EXPENSES_HR),
  document('excessIncome', 'odluka-o-raspodjeli-viska-prihoda-udruzenja.xlsx', EXCESS_INCOME_HR, EXCESS_INCOME_HR),
  document(
    'determination',
    'odluka-o-utvrdjivanju-finansijskih-izvjestaja.xlsx',
    'odluka-o-utvrdjivanju-financijskih-izvjesca.xlsx',
  ),
];

/** The barcode font of the printed report and its licence (R2.8), below the path the portal is served under. Plain Node reads this file, too. */
export const BARCODE_FONT = {
  file: 'fonts/barcode/LibreBarcode128-Regular.ttf',
  licence: 'fonts/barcode/OFL.txt',
} as const;

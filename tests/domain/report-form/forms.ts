import { expect } from 'vitest';
import type { FormStructure } from '#domain/report-form/form-structure.ts';
import { learnForm, mergeForms } from '#domain/report-form/internal/learn-form.ts';
import { lookThrough } from '#domain/report-form/internal/quick-look.ts';
import { valueAddress } from '#mocks/workbooks/addresses.ts';
import { fillWorkbook, type Filling } from '#mocks/workbooks/fill-workbook.ts';
import { ALL_FORMS, sheetOf, type Form } from '#mocks/workbooks/forms.ts';
import { makeWorkbook } from '#mocks/workbooks/make-workbook.ts';
import { plausibleReport } from '#mocks/workbooks/plausible-report.ts';
import { readWorkbook } from '#shared/workbook/read-workbook.ts';
import type { Sheet } from '#shared/workbook/workbook.ts';

/** Every form with its name, for tables of tests. */
export const FORMS = ALL_FORMS.map((form) => [`${form.family.key} ${form.era}`, form] as const);

export type Lang = 'bs' | 'hr' | 'en';

/** One form of each family, two of either era: for what both eras and all families must do alike. */
export const SOME_FORMS = FORMS.filter((_form, at) => Math.floor(at / 2) % 2 === at % 2);

/** The data of a template that depend on the request. */
type Request = typeof OWN;
export const OWN = { jib: '4200000000001', year: 2020, name: 'Javor d.o.o.', preparedBy: 'Javordolić (Alma) Ana' };
export const OTHER = { jib: '4209999999993', year: 2019, name: 'Lipa d.d.', preparedBy: 'Uvid d.o.o. - R-3001' };
export const THIRD = { jib: '4205555555550', year: 2021, name: 'Breza d.o.o.', preparedBy: 'Brezagradić (Hana) Edin' };

/** Caches results by arguments: they are never changed, and a workbook takes long to make. */
const made = new Map<string, Promise<unknown>>();
export function once<Made>(what: string, form: Form, more: unknown, make: () => Promise<Made>): Promise<Made> {
  const key = JSON.stringify([what, form.family.key, form.era, more]);
  const before = made.get(key) as Promise<Made> | undefined;
  if (before) return before;
  const now = make();
  made.set(key, now);
  return now;
}

/** The template of the agency for a request. */
export const templateFor = (form: Form, request: Request = OWN, lang: Lang = 'bs') =>
  once('template', form, [request, lang], () => makeTemplate(form, request, lang));

function makeTemplate(form: Form, { jib, year, name, preparedBy }: Request, lang: Lang) {
  const general = {
    name,
    preparedBy,
    address: `${name} 1`,
    municipality: name.slice(0, 4),
    legalEntityType: year % 2 ? 'Kompanije' : 'Udruženja',
    reportTypeName: 'Godišnji izvještaj',
    periodFrom: `01.01.${year}`,
    periodTo: `31.12.${year}`,
    publicInterest: 'NE',
  };
  return makeWorkbook(form, { jib, year, general, reportType: 37 }, lang);
}

/** The filled-in template; `faults` are written over it. */
export const reportOn = (form: Form, faults: Filling = {}, lang: Lang = 'bs') =>
  once('report', form, [faults, lang], async () =>
    fillWorkbook(await templateFor(form, OWN, lang), {
      ...faults,
      general: { address: 'Lipa 1', municipality: 'Zenica', responsiblePerson: 'Luka', ...faults.general },
      sheets: plausibleReport(form, 5),
    }),
  );

/** The sheets of a workbook, as the reader reads them. */
export async function sheetsOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  const opened = await readWorkbook(new Blob([bytes]));
  if (!opened.ok) throw new Error(opened.reason);
  return opened.sheets;
}

/** The form as the template of a request shows it. */
const formLearnedFrom = (form: Form, request: Request, lang: Lang) =>
  once('learned', form, [request, lang], async () => {
    const origin = { version: form.era, name: 'Godišnji izvještaj', now: 1 };
    return learnForm(await sheetsOf(await templateFor(form, request, lang)), origin);
  });

/** The form as the templates of some requests show it together. */
export async function learnedFrom(form: Form, requests: readonly Request[], lang: Lang = 'bs') {
  const learned = await Promise.all(requests.map((request) => formLearnedFrom(form, request, lang)));
  return [learned.reduce(mergeForms)];
}

/** Sets of templates a form may be known from (none, this report's, others), each with whether it is the form of the report. */
export const templateSetsOf = (form: Form) =>
  once('templates', form, null, async (): Promise<[string, FormStructure[], boolean][]> => [
    ['none', [], false],
    ['the template of this report', await learnedFrom(form, [OWN]), true],
    ['the template of another report', await learnedFrom(form, [OTHER]), true],
    ['two templates of others', await learnedFrom(form, [OTHER, THIRD]), true],
    ['all of them', await learnedFrom(form, [OTHER, OWN, THIRD]), true],
    ['the whole agency', (await Promise.all(ALL_FORMS.map((each) => learnedFrom(each, [OTHER])))).flat(), true],
  ]);

/** Expects no finding and the correct id, whatever templates the form is known from. */
export async function expectNothing(bytes: Uint8Array<ArrayBuffer>, form: Form): Promise<void> {
  const sheets = await sheetsOf(bytes);
  for (const [templates, forms, fits] of await templateSetsOf(form)) {
    const look = lookThrough(sheets, form.era, forms);
    expect([templates, look.findings, look.template !== null]).toEqual([templates, [], fits]);
    expect(look.facts?.id).toMatch(new RegExp(`^${OWN.jib}37`));
  }
}

/** A typed line of the balance sheet with typed lines above and below it, and a computed one. */
export const linesOf = (form: Form) =>
  form.era === 'new' ? { typed: '010', computed: '007' } : { typed: '011', computed: '008' };

/** Cells of the balance sheet into which faults are written. */
export function placesOf(form: Form) {
  const sheet = sheetOf(form, 'balance');
  const { typed, computed } = linesOf(form);
  const at = (code: string, column: string) => valueAddress(form, sheet, code, column);
  return {
    sheet,
    name: sheet.name.bs,
    typed: at(typed, 'current'),
    other: at(typed, 'previous'),
    computed: at(computed, 'current'),
  };
}

import * as z from 'zod/mini';
import { idWire, textWire } from '#shared/api/wire.ts';
import { goodItems, rawItems } from '#shared/api/lists.ts';
import { REPORT_TYPE_YEAR } from '#domain/reference/report-types/report-type-rules.ts';
import { makeCall } from '#shared/api/make-call.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { download } from '#shared/http/transfer.ts';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import type { ControlVersion } from '../report/control-settings.ts';
import { readReportId } from '../report/report-id.ts';
import { compareSheets } from './compare-sheets.ts';
import type { WorkbookFacts } from './quick-look.model.ts';
import { runQuickLook } from './run-quick-look.ts';

const GENERATE: Record<ControlVersion, string> = {
  new: 'FileTemplate/generate',
  old: 'FileTemplate/generateOld',
};
const AUDIT_COMPANY = 2;

/**
 * The sheet names of an empty template of the same report type, year and legal entity type, in the language that fits the
 * workbook best. The jib is left out, and whoever prepares it makes no difference to its sheets. Throws an `ApiError`.
 */
export async function freshSheetNames(
  facts: WorkbookFacts,
  reportTypeName: string,
  lang: Lang,
  signal: AbortSignal,
): Promise<string[]> {
  const parts = readReportId(facts.id);
  // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
  if (!parts) throw contract();
  const [creatorId, legalEntityTypeId] = await Promise.all([
    firstAuditCompany(signal),
    legalEntityTypeOf(facts.legalEntityType, signal),
  ]);
  const body = {
    creatorType: AUDIT_COMPANY,
    creatorId,
    legalEntityTypeId,
    jib: '',
    reportType: parts.reportType,
    reportingYear: REPORT_TYPE_YEAR[facts.form],
    reportingStandard: 0,
    reportTypeName,
    publicInterest: 0,
  };
  let best: string[] | null = null;
  for (const language of [lang, ...LANGUAGES.filter((each) => each !== lang)]) {
    const template = await download('main', GENERATE[facts.form], body, { languageHeader: language, signal });
    const { facts: fresh } = await runQuickLook(new File([template], 'template.xlsx'), facts.form, signal);
    // oxlint-disable-next-line typescript/only-throw-error -- as above
    if (!fresh) throw contract();
    const names = [...fresh.sheets];
    if (best === null || differences(facts, names) < differences(facts, best)) best = names;
    if (differences(facts, names) === 0) break;
  }
  return best ?? [];
}

const differences = (facts: WorkbookFacts, names: readonly string[]) => compareSheets(facts.sheets, names).length;

/** Any active audit company: a template needs somebody who prepares it. */
async function firstAuditCompany(signal: AbortSignal): Promise<number> {
  const items = await list('main', 'AuditCompanies', z.object({ id: idWire }), signal, {
    isActive: true,
    RetrieveAll: true,
  });
  // oxlint-disable-next-line typescript/only-throw-error -- as above
  if (!items[0]) throw contract();
  return items[0].id;
}

/** The id of a legal entity type by its name in any language; companies when the name is not known. */
async function legalEntityTypeOf(typeName: string, signal: AbortSignal): Promise<number> {
  const wire = z.object({ id: idWire, name: textWire });
  for (const lang of LANGUAGES) {
    const types = await list('entities', 'LegalEntityTypes', wire, signal, {}, lang);
    const match = types.find((type) => type.name.trim() === typeName);
    if (match) return match.id;
  }
  return 1;
}

async function list<Wire extends z.ZodMiniType>(
  base: 'main' | 'entities',
  url: string,
  wire: Wire,
  signal: AbortSignal,
  params: Record<string, boolean>,
  lang?: Lang,
): Promise<z.output<Wire>[]> {
  const answer = await makeCall({ base, url, params, ...(lang && { lang }) }, signal);
  // oxlint-disable-next-line typescript/only-throw-error -- as above
  if ('error' in answer) throw answer.error;
  return goodItems(wire, rawItems(answer.data, url), url);
}

const contract = (): ApiError => ({ kind: 'contract' });

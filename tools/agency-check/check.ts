import * as content from '#domain/content/content.calls.ts';
import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { bankAccountCall, legalEntitiesCall, legalEntityCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { countySummariesCall, countySummaryCall } from '#domain/map/map.calls.ts';
import * as reference from '#domain/reference/reference.calls.ts';
import { isAmended, REPORT_TYPE_YEAR } from '#domain/reference/report-types/report-type-names.ts';
import { identityCall, userApplicationsCall } from '#domain/session/session.calls.ts';
import { NEW_TEMPLATES, OLD_TEMPLATES } from '#features/report-tools/templates/template-version.ts';
import { accountantsCall, auditCompaniesCall } from '#features/report-tools/templates/templates.calls.ts';
import type { CallDescription, CallRequest } from '#shared/api/define-call.ts';
import { TAG } from '#shared/config/settings.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { ALL_CALLS } from '../calls/all-calls.ts';
import { type AgencyAddress, askAgency, preflightProblem } from './ask.ts';
import { type Fields, type Inspect, judgeAnswer, type Judgement } from './judge.ts';
import { treeProblems, unknownKeys } from './contents.ts';

/** The report of one call. */
export type CallReport = Pick<Judgement, 'differences' | 'remarks'> & {
  /** 'GET {main}/Languages' */
  call: string;
  spec: string;
  /** What distinguishes several calls of the same kind: a language, a search type. */
  variant: string;
  verdict: Judgement['verdict'] | 'skipped';
  /** Duration and size of the answer, ', 12 ms, 3.4 kB'; empty without one. */
  size: string;
};

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const LANG = { lang: 'bs' } as const;

/** Why a call cannot be made; undefined when it can. */
function obstacleTo({ id, base, needsSession }: CallDescription, { bases, tokens, cookie }: AgencyAddress) {
  if (!bases[base]) return `no address of the ${base} API was given`;
  if (id === identityCall.id) return cookie ? undefined : 'needs the session cookie of a signed-in user';
  return needsSession && !tokens ? 'needs the tokens of a signed-in user' : undefined;
}

/** Makes every reading call of P7 and R7; returns a report for each. */
export async function checkAgency(address: AgencyAddress): Promise<CallReport[]> {
  const reports: CallReport[] = [];

  type Made = Pick<CallReport, 'verdict' | 'remarks'> & Partial<CallReport>;
  function report({ method = 'GET', base, path, spec }: CallDescription, variant: string, made: Made): void {
    reports.push({ call: `${method} {${base}}/${path}`, spec, variant, differences: [], size: '', ...made });
  }

  /** Makes a call, reports it and returns the elements of the answer, about which `inspect` may give remarks. */
  async function ask(request: CallRequest, variant = '', inspect?: Inspect): Promise<readonly Fields[]> {
    const { call } = request;
    const obstacle = obstacleTo(call, address);
    if (obstacle) report(call, variant, { verdict: 'skipped', remarks: [obstacle] });
    else
      try {
        const answer = await askAgency(address, request);
        const { elements, ...judgement } = judgeAnswer(call, answer, inspect);
        const size = `, ${Math.round(answer.milliseconds)} ms, ${(answer.bytes.length / 1024).toFixed(1)} kB`;
        report(call, variant, { ...judgement, size });
        return elements;
      } catch (error) {
        const { message = '', cause = '' } = error instanceof Error ? error : {};
        report(call, variant, { verdict: 'refuses', remarks: [`no answer: ${message} ${String(cause)}`] });
      }
    return [];
  }

  const reachable = ALL_CALLS.filter(({ base }) => address.bases[base]);
  for (const [base, call] of new Map(reachable.map((one) => [one.base, one]))) {
    const problem = await preflightProblem(address, call).catch((error: unknown) => `no answer: ${String(error)}`);
    if (problem) report(call, `preflight of the ${base} API`, { verdict: 'refuses', remarks: [`CORS: ${problem}`] });
  }

  await ask(content.languagesCall());
  let items: readonly Fields[] = [];
  for (const lang of LANGUAGES) {
    const own = await ask(content.publishedContentCall({ lang }), lang, (all) => treeProblems(all, lang, items));
    if (items.length === 0) items = own;
  }
  const word = text(items.find(({ title }) => text(title).length > 4)?.['title']).split(/\s+/)[0] ?? '';
  await ask(content.searchContentCall({ text: word, ...LANG }));
  await ask(content.tagByIdCall({ TagId: TAG.infographic, ...LANG }));
  await ask(content.contentByIdCall({ ContentId: Number(items[0]?.['id']), ...LANG }));
  await ask(countySummariesCall());
  await ask(countySummaryCall({ isPublic: false, legalEntityTypeId: 1 }));

  await ask(reference.legalEntitySizesCall(LANG));
  await ask(reference.marketActivitiesCall({ MarketActivityTypeId: 1, ...LANG }));
  const counties = await ask(reference.locationsCall({ LocationTypeId: 1, ...LANG }), 'counties');
  const parentId = Number(counties[0]?.['id']) || 2027;
  await ask(reference.locationsCall({ LocationTypeId: 3, parentId, ...LANG }), 'municipalities');
  const types = await ask(reference.legalEntityTypesCall(LANG));
  await ask(reference.accountStatusesCall(LANG));
  await ask(reference.documentTypesCall(LANG), '', (all) => unknownKeys(all, 'translationKey'));

  const page = { PageSize: 10, includeCount: true, Page: 0, ...LANG };
  const [entity] = await ask(legalEntitiesCall({ ...page, searchType: 1 }), 'register');
  await ask(legalEntitiesCall({ ...page, searchType: 3 }), 'bankruptcy registry');
  const { id, jib } = entity ?? {};
  await ask(legalEntityCall({ id: Number(id), ...LANG }));
  await ask(indicatorsCall({ legalEntityId: Number(id), searchType: 2, ...LANG }));
  await ask(bankAccountCall({ searchQuery: text(jib), ...LANG }));

  const kinds = await ask(reference.reportTypesCall(LANG), '', (all) => unknownKeys(all, 'localizationKey'));
  const accountants = await ask(accountantsCall({ isActive: true, RetrieveAll: true }));
  await ask(auditCompaniesCall({ isActive: true, RetrieveAll: true }));
  await templates(kinds, Number(accountants[0]?.['id']), types);

  await ask(identityCall());
  await ask(userApplicationsCall(LANG));
  return reports;

  /**
   * One template of each kind of report of each era for the first type of legal entities, and one of the first kind for every
   * other type. An amended kind has the form of its original.
   */
  async function templates(reportTypes: readonly Fields[], creatorId: number, entityTypes: readonly Fields[]) {
    const typeIds = entityTypes.map((type) => Number(type['id'])).filter(Boolean);
    for (const [{ form, withoutTypes, generateCall }, reportingYear] of [
      [NEW_TEMPLATES, 2024],
      [OLD_TEMPLATES, 2021],
    ] as const) {
      const [first = 1, ...others] = typeIds.filter((type) => !withoutTypes.includes(type));
      const ofEra = reportTypes.filter(
        ({ year, localizationKey }) =>
          Number(year) === REPORT_TYPE_YEAR[form] && !isAmended({ localizationKey: text(localizationKey) }),
      );
      for (const [place, { id: kind, name, localizationKey }] of ofEra.entries())
        for (const type of place === 0 ? [first, ...others] : [first]) {
          const who = { creatorType: 1, creatorId, legalEntityTypeId: type, jib: '', ...LANG };
          const what = { reportType: Number(kind), reportingYear, reportTypeName: text(name), reportingStandard: 1 };
          const call = generateCall({ ...who, ...what, publicInterest: 0 });
          await ask(call, `${text(localizationKey) || text(kind)}, type ${type}`);
        }
    }
  }
}

import * as content from '#domain/content/content.calls.ts';
import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { bankAccountCall, legalEntitiesCall, legalEntityCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { countySummariesCall, countySummaryCall } from '#domain/map/map.calls.ts';
import * as reference from '#domain/reference/reference.calls.ts';
import { REPORT_TYPE_YEAR } from '#domain/reference/report-types/report-type-names.ts';
import { identityCall, userApplicationsCall } from '#domain/session/session.calls.ts';
import { sendEmailCall } from '#features/portal/contact/contact.calls.ts';
import { submitFeedbackCall } from '#features/portal/feedback/feedback.calls.ts';
import { submitSurveyCall } from '#features/portal/survey/survey.calls.ts';
import { NEW_TEMPLATES, OLD_TEMPLATES } from '#features/report-tools/templates/template-version.ts';
import { accountantsCall, auditCompaniesCall } from '#features/report-tools/templates/templates.calls.ts';
import type { CallDescription, CallRequest } from '#shared/api/define-call.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { ALL_CALLS } from '../calls/all-calls.ts';
import { type AgencyAddress, askAgency, preflightProblem } from './ask.ts';
import { type Fields, judgeAnswer, type Judgement } from './judge.ts';
import { deadLinks, missingTexts, sheetsOf, unknownKeys } from './look-closer.ts';

/** The report of one call. */
export type CallReport = Pick<Judgement, 'differences' | 'remarks'> & {
  /** 'GET {main}/Languages' */
  call: string;
  spec: string;
  /** What distinguishes several calls of the same kind: a language, a search type. */
  variant: string;
  verdict: Judgement['verdict'] | 'skipped';
  milliseconds: number;
  bytes: number;
};

export type AgencyCheck = {
  address: AgencyAddress;
  /** Also make the calls that write: messages, comments, survey. */
  write: boolean;
  /** Whether the portal has a text for a key of this kind. */
  knowsKey: (kind: 'translationKey' | 'localizationKey', key: string) => boolean;
};

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
/** Milliseconds after which an answer is reported as slow. */
const SLOW = 3000;
const LANG = { lang: 'bs' } as const;
const NOTE = 'Provjera poziva portala. Molimo zanemariti.';

/** Makes every reading call of P7 and R7 and, with `write`, those that write; returns a report for each call. */
export async function checkAgency({ address, write, knowsKey }: AgencyCheck): Promise<CallReport[]> {
  const reports: CallReport[] = [];

  type Made = Pick<CallReport, 'verdict' | 'remarks'> & Partial<CallReport>;
  function report({ method = 'GET', base, path, spec }: CallDescription, variant: string, made: Made): void {
    const call = `${method} {${base}}/${path}`;
    reports.push({ call, spec, variant, differences: [], milliseconds: 0, bytes: 0, ...made });
  }

  /** Makes a call and reports it; `lookCloser` gives remarks about its elements. */
  async function ask(
    request: CallRequest,
    variant = '',
    lookCloser: (elements: readonly Fields[]) => string[] = () => [],
  ): Promise<Pick<Judgement, 'elements' | 'body'>> {
    const { call } = request;
    const lacks = call.id === identityCall.id ? !address.cookie && 'session cookie' : !address.tokens && 'tokens';
    const obstacle = !address.bases[call.base]
      ? `no address of the ${call.base} API was given`
      : call.needsSession && lacks && `needs the ${lacks} of a signed-in user`;
    if (obstacle) report(call, variant, { verdict: 'skipped', remarks: [obstacle] });
    else
      try {
        const answer = await askAgency(address, request);
        const { verdict, differences, remarks, elements, body } = judgeAnswer(call, answer);
        const { milliseconds, bytes } = answer;
        const slow = milliseconds > SLOW ? [`took ${Math.round(milliseconds)} ms`] : [];
        const more = [...slow, ...lookCloser(elements)];
        report(call, variant, {
          verdict: verdict === 'agrees' && more.length > 0 ? 'differs' : verdict,
          differences,
          remarks: [...remarks, ...more],
          milliseconds,
          bytes: bytes.length,
        });
        return { elements, body };
      } catch (error) {
        const { message = '', cause } = error instanceof Error ? error : {};
        const why = cause instanceof Error ? `${message} (${cause.message})` : message;
        report(call, variant, { verdict: 'refuses', remarks: [`no answer: ${why}`] });
      }
    return { elements: [], body: null };
  }

  for (const [base, call] of new Map(ALL_CALLS.map((one) => [one.base, one]))) {
    if (!address.bases[base]) continue;
    const problem = await preflightProblem(address, call).catch((error: unknown) => `no answer: ${String(error)}`);
    if (problem) report(call, `preflight of the ${base} API`, { verdict: 'refuses', remarks: [`CORS: ${problem}`] });
  }

  await ask(content.languagesCall());
  const trees = new Map<string, readonly Fields[]>();
  for (const lang of LANGUAGES)
    trees.set(
      lang,
      (await ask(content.publishedContentCall({ lang }), lang, (items) => deadLinks(items, lang))).elements,
    );
  for (const tree of reports.filter(({ call }) => call.endsWith(content.publishedContentCall.path))) {
    const missing = missingTexts(trees, tree.variant);
    tree.remarks.push(...missing);
    if (tree.verdict === 'agrees' && missing.length > 0) tree.verdict = 'differs';
  }
  const items = trees.get('bs') ?? [];
  const word = text(items.find(({ title }) => text(title).length > 4)?.['title']).split(/\s+/)[0] ?? '';
  const { body } = await ask(content.searchContentCall({ text: word, ...LANG }));
  const [tag] = ((body as Fields | null)?.['tags'] ?? []) as { key?: { tagId?: unknown } }[];
  await ask(content.tagByIdCall({ TagId: Number(tag?.key?.tagId) || 1069, ...LANG }));
  await ask(content.contentByIdCall({ ContentId: Number(items[0]?.['id']), ...LANG }));
  await ask(countySummariesCall());
  await ask(countySummaryCall({ isPublic: false, legalEntityTypeId: 1 }));

  await ask(reference.legalEntitySizesCall(LANG));
  await ask(reference.marketActivitiesCall({ MarketActivityTypeId: 1, ...LANG }));
  const counties = await ask(reference.locationsCall({ LocationTypeId: 1, ...LANG }), 'counties');
  const parentId = Number(counties.elements[0]?.['id']) || 2027;
  await ask(reference.locationsCall({ LocationTypeId: 3, parentId, ...LANG }), 'municipalities');
  const types = await ask(reference.legalEntityTypesCall(LANG));
  await ask(reference.accountStatusesCall(LANG));
  const unknown = (kind: Parameters<typeof knowsKey>[0]) => (elements: readonly Fields[]) =>
    unknownKeys(elements, kind, (key) => knowsKey(kind, key));
  await ask(reference.documentTypesCall(LANG), '', unknown('translationKey'));

  const page = { PageSize: 10, includeCount: true, Page: 0, ...LANG };
  const { elements } = await ask(legalEntitiesCall({ ...page, searchType: 1 }), 'register');
  await ask(legalEntitiesCall({ ...page, searchType: 3 }), 'bankruptcy registry');
  const { id, jib } = elements[0] ?? {};
  await ask(legalEntityCall({ id: Number(id), ...LANG }));
  await ask(indicatorsCall({ legalEntityId: Number(id), searchType: 2, ...LANG }));
  await ask(bankAccountCall({ searchQuery: text(jib), ...LANG }));

  const kinds = await ask(reference.reportTypesCall(LANG), '', unknown('localizationKey'));
  const accountants = await ask(accountantsCall({ isActive: true, RetrieveAll: true }));
  await ask(auditCompaniesCall({ isActive: true, RetrieveAll: true }));
  await templates(kinds.elements, Number(accountants.elements[0]?.['id']), types.elements);

  await ask(identityCall());
  await ask(userApplicationsCall(LANG));
  if (!write) return reports;
  await ask(submitFeedbackCall({ answers: [NOTE], ...LANG }));
  const early = { answer1: 3, answer2: [], answer3: 3, answer4: 3, answer5: 3, answer6: 3 };
  await ask(submitSurveyCall({ ...early, answer7: 3, answer8: 3, answer9: 3, answer10: 3, answer11: NOTE, ...LANG }));
  const message = { firstName: 'Provjera', lastName: 'Portala', email: 'provjera@example.ba', subject: NOTE };
  await ask(sendEmailCall({ ...message, content: NOTE, recaptchaToken: '' }));
  return reports;

  /**
   * One template of each kind of report of each era for the first type of legal entities, and one of the first kind for every
   * other type, to find how many families of forms exist. An amended kind has the form of its original.
   */
  async function templates(reportTypes: readonly Fields[], creatorId: number, entityTypes: readonly Fields[]) {
    const given = entityTypes.map((type) => Number(type['id'])).filter(Boolean);
    for (const [{ form, withoutTypes, generateCall }, reportingYear] of [
      [NEW_TEMPLATES, 2024],
      [OLD_TEMPLATES, 2021],
    ] as const) {
      const families = new Map<string, string[]>();
      const ofEra = reportTypes.filter(
        ({ year, localizationKey }) =>
          Number(year) === REPORT_TYPE_YEAR[form] && !/amended$/i.test(text(localizationKey)),
      );
      const [first = 1, ...others] = given.filter((type) => !withoutTypes.includes(type));
      const wanted = [
        ...ofEra.map((kind) => ({ kind, type: first })),
        ...ofEra.slice(0, 1).flatMap((kind) => others.map((type) => ({ kind, type }))),
      ];
      for (const { kind, type } of wanted) {
        const label = `${text(kind['localizationKey']) || text(kind['id'])}, type ${type}`;
        const who = { creatorType: 1, creatorId, legalEntityTypeId: type, jib: '' };
        const what = { reportType: Number(kind['id']), reportingYear, reportTypeName: text(kind['name']) };
        const { body: file } = await ask(
          generateCall({ ...who, ...what, reportingStandard: 1, publicInterest: 0, ...LANG }),
          label,
        );
        const sheets = file instanceof Uint8Array ? sheetsOf(file)?.join(' | ') : undefined;
        if (sheets !== undefined) families.set(sheets, [...(families.get(sheets) ?? []), label]);
      }
      for (const [sheets, labels] of families)
        reports.at(-1)?.remarks.push(`form family of ${labels.length} templates (${labels.join('; ')}): ${sheets}`);
    }
  }
}

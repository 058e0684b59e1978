import { REPORT_TYPE_YEAR } from '#domain/reference/report-types/report-type-names.ts';
import { NEW_TEMPLATES, OLD_TEMPLATES } from '#features/report-tools/templates/template-version.ts';
import { askAgency, preflightProblem, type AgencyAddress } from './ask-agency.ts';
import { CALLS, type CallName } from './calls.data.ts';
import type { ApiName, ContractCall } from './contract-call.ts';
import { judgeAnswer, type Judgement } from './judge-answer.ts';
import { deadLinks, missingTexts, sheetsOf, unknownKeys } from './look-closer.ts';

/** The report of one call. */
export type CallReport = Pick<Judgement, 'differences' | 'remarks'> & {
  call: CallName;
  section: string;
  /** What distinguishes several calls of the same kind: a language, a search type. */
  variant: string;
  verdict: 'agrees' | 'differs' | 'refuses' | 'skipped';
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

type Requested = { query?: Record<string, string>; params?: Record<string, string>; body?: unknown; language?: string };
type Fields = Record<string, unknown>;

const LANGUAGES = ['bs', 'hr', 'en'] as const;
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
/** Milliseconds after which an answer is reported as slow. */
const SLOW = 3000;

/** Makes every reading call of P7 and R7 and, with `write`, those that write; returns a report for each call. */
export async function checkAgency({ address, write, knowsKey }: AgencyCheck): Promise<CallReport[]> {
  const reports: CallReport[] = [];

  async function ask(name: CallName, values: Requested = {}, variant = ''): Promise<Judgement | null> {
    const call: ContractCall = CALLS[name];
    const base = { call: name, section: call.section, variant };
    if (!address.bases[call.api]) {
      reports.push({ ...base, ...nothing(`no address of the ${call.api} API was given`), verdict: 'skipped' });
      return null;
    }
    const lacks = name === 'identity' ? !address.cookie && 'the session cookie' : !address.tokens && 'the tokens';
    if (call.needsSession && lacks) {
      reports.push({ ...base, ...nothing(`needs ${lacks} of a signed-in user`), verdict: 'skipped' });
      return null;
    }
    try {
      const answer = await askAgency(address, call, values);
      const judgement = judgeAnswer(call, answer);
      const { milliseconds, bytes } = answer;
      const slow = milliseconds > SLOW ? [`took ${Math.round(milliseconds)} ms`] : [];
      const remarks = [...judgement.remarks, ...slow];
      const verdict = judgement.verdict === 'agrees' && slow.length > 0 ? 'differs' : judgement.verdict;
      reports.push({
        ...base,
        verdict,
        differences: judgement.differences,
        remarks,
        milliseconds,
        bytes: bytes.length,
      });
      return call.answer.kind === 'binary' ? { ...judgement, body: bytes } : judgement;
    } catch (error) {
      const why =
        error instanceof Error
          ? `${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`
          : '';
      reports.push({ ...base, ...nothing(`no answer: ${why}`), verdict: 'refuses' });
      return null;
    }
  }

  const remark = (name: CallName, remarks: readonly string[], variant = '') => {
    const report = reports.findLast((one) => one.call === name && one.variant === variant);
    if (!report || remarks.length === 0) return;
    report.remarks.push(...remarks);
    if (report.verdict === 'agrees') report.verdict = 'differs';
  };

  for (const api of ['main', 'identity', 'entities', 'accounts'] as const) await preflight(api);

  await ask('languages');
  const trees = new Map<string, readonly Fields[]>();
  for (const language of LANGUAGES)
    trees.set(language, (await ask('publishedContent', { language }, language))?.elements ?? []);
  const items = trees.get('bs') ?? [];
  const unreported = missingTexts(trees);
  for (const language of LANGUAGES)
    remark(
      'publishedContent',
      [...(unreported.get(language) ?? []), ...deadLinks(trees.get(language) ?? [], language)],
      language,
    );
  const word = text(items.find(({ title }) => text(title).length > 4)?.['title']).split(/\s+/)[0] ?? '';
  const results = await ask('searchContent', { query: { text: word, tagId: '', contentTypeId: '', year: '' } });
  const tag = ((results?.body as Fields | undefined)?.['tags'] as { key?: { tagId?: unknown } }[] | undefined)?.[0];
  await ask('tag', { query: { TagId: text(tag?.key?.tagId) || '1069' } });
  await ask('contentItem', { query: { ContentId: text(items[0]?.['id']) } });
  await ask('countySummaries');
  await ask('countySummary', { query: { isPublic: 'false', legalEntityTypeId: '1' } });

  await ask('sizes');
  await ask('activities', { query: { MarketActivityTypeId: '1' } });
  const counties = await ask('locations', { query: { LocationTypeId: '1', parentId: '' } }, 'counties');
  const county = text(counties?.elements[0]?.['id']) || '2027';
  await ask('locations', { query: { LocationTypeId: '3', parentId: county } }, 'municipalities');
  const types = await ask('legalEntityTypes');
  await ask('accountStatuses');
  const documents = await ask('documentTypes');
  remark(
    'documentTypes',
    unknownKeys(documents?.elements ?? [], 'translationKey', (key) => knowsKey('translationKey', key)),
  );

  const search = (searchType: string) => ({ query: { PageSize: '10', includeCount: 'true', Page: '0', searchType } });
  const entities = await ask('legalEntities', search('1'), 'register');
  await ask('legalEntities', search('3'), 'bankruptcy registry');
  const [entity] = entities?.elements ?? [];
  const id = text(entity?.['id']);
  await ask('legalEntity', { params: { id } });
  await ask('indicators', { query: { legalEntityId: id, searchType: '2' } });
  await ask('bankAccount', { query: { searchQuery: text(entity?.['jib']) } });

  const kinds = await ask('reportTypes');
  remark(
    'reportTypes',
    unknownKeys(kinds?.elements ?? [], 'localizationKey', (key) => knowsKey('localizationKey', key)),
  );
  const accountants = await ask('accountants', { query: { isActive: 'true', RetrieveAll: 'true' } });
  await ask('auditCompanies', { query: { isActive: 'true', RetrieveAll: 'true' } });
  const typeIds = (types?.elements ?? []).map(({ id: typeId }) => text(typeId)).filter(Boolean);
  await templates(kinds?.elements ?? [], text(accountants?.elements[0]?.['id']), typeIds.length > 0 ? typeIds : ['1']);

  await ask('identity');
  await ask('applications');
  if (write) await writing();
  return reports;

  async function preflight(api: ApiName): Promise<void> {
    if (!address.bases[api]) return;
    const call = Object.entries(CALLS).find(([, one]) => one.api === api);
    if (!call) return;
    const problem = await preflightProblem(address, api, call[1].path).catch(
      (error: unknown) => `no answer: ${String(error)}`,
    );
    if (problem)
      reports.push({
        call: call[0] as CallName,
        section: 'P7',
        variant: `preflight of the ${api} API`,
        verdict: 'refuses',
        ...nothing(`CORS: ${problem}`),
      });
  }

  /**
   * One template of each kind of report of each era for the first type of legal entities, and one of the first kind for every
   * other type, to find how many families of forms exist. An amended kind has the form of its original.
   */
  async function templates(
    kindsOfReport: readonly Fields[],
    creatorId: string,
    typesOfEntities: readonly string[],
  ): Promise<void> {
    for (const [name, { form, withoutTypes }, reportingYear] of [
      ['generate', NEW_TEMPLATES, 2024],
      ['generateOld', OLD_TEMPLATES, 2021],
    ] as const) {
      const families = new Map<string, string[]>();
      const ofEra = kindsOfReport.filter(
        (kind) => Number(kind['year']) === REPORT_TYPE_YEAR[form] && !/amended$/i.test(text(kind['localizationKey'])),
      );
      const [firstType = '1', ...otherTypes] = typesOfEntities.filter((type) => !withoutTypes.includes(Number(type)));
      const wanted = [
        ...ofEra.map((kind) => ({ kind, type: firstType })),
        ...ofEra.slice(0, 1).flatMap((kind) => otherTypes.map((type) => ({ kind, type }))),
      ];
      for (const { kind, type } of wanted) {
        const label = `${text(kind['localizationKey']) || text(kind['id'])}, type ${type}`;
        const judgement = await ask(
          name,
          {
            body: {
              creatorType: 1,
              creatorId: Number(creatorId),
              legalEntityTypeId: Number(type),
              jib: '',
              reportType: Number(kind['id']),
              reportingYear,
              reportingStandard: 1,
              reportTypeName: text(kind['name']),
              publicInterest: 0,
            },
          },
          label,
        );
        const sheets = judgement?.body instanceof Uint8Array ? sheetsOf(judgement.body)?.join(' | ') : undefined;
        if (sheets !== undefined) families.set(sheets, [...(families.get(sheets) ?? []), label]);
      }
      const report = reports.findLast(({ call }) => call === name);
      for (const [sheets, labels] of families)
        report?.remarks.push(`form family of ${labels.length} templates (${labels.join('; ')}): ${sheets}`);
    }
  }

  async function writing(): Promise<void> {
    const note = 'Provjera poziva portala. Molimo zanemariti.';
    await ask('submitFeedback', { body: { answers: [note] } });
    await ask('submitSurvey', {
      body: Object.fromEntries(
        Array.from({ length: 11 }, (_, at) => [`answer${at + 1}`, at === 1 ? [] : at === 10 ? note : 3]),
      ),
    });
    await ask('sendEmail', {
      body: {
        firstName: 'Provjera',
        lastName: 'Portala',
        email: 'provjera@example.ba',
        subject: note,
        content: note,
        recaptchaToken: '',
      },
    });
  }
}

const nothing = (remark: string) => ({ differences: [], remarks: [remark], milliseconds: 0, bytes: 0 });

import * as content from '#domain/content/content.calls.ts';
import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { bankAccountCall, legalEntitiesCall, legalEntityCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { documentKeys } from '#domain/legal-entity/proceedings/document-key.ts';
import documentTexts from '#domain/legal-entity/proceedings/texts/en.json' with { type: 'json' };
import { countySummariesCall, countySummaryCall } from '#domain/map/map.calls.ts';
import { accountantsCall, auditCompaniesCall } from '#domain/reference/creators.calls.ts';
import * as reference from '#domain/reference/reference.calls.ts';
import { foldedKey, kindOf } from '#domain/reference/report-types/report-type-names.ts';
import reportTexts from '#domain/reference/report-types/texts/en.json' with { type: 'json' };
import { identityCall, userApplicationsCall } from '#domain/session/session.calls.ts';
import type { CallDescription, CallRequest } from '#shared/api/define-call.ts';
import { TAG } from '#shared/config/settings.ts';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import { type AgencyAnswer, type Fields, type Inspect, judgeAnswer, type Judgement } from './judge.ts';
import { type TreeProblem, treeProblems } from './tree-problems.ts';

/** The report of one call. */
export type CallReport = Pick<Judgement, 'differences' | 'remarks'> & {
  id: string;
  base: CallDescription['base'];
  /** 'GET {main}/Languages' */
  call: string;
  spec: string;
  /** What distinguishes several calls of the same kind: a language, a search type. */
  variant: string;
  verdict: Judgement['verdict'] | 'skipped';
  /** Duration and size of the answer, ', 12 ms, 3.4 kB'; empty without one. */
  size: string;
  milliseconds?: number;
  status?: number;
};

type Asker = {
  /** Why a call cannot be made; undefined when it can. */
  obstacleTo: (call: CallDescription) => string | undefined;
  /** Makes one call; rejects when no answer arrives. */
  send: (request: CallRequest) => Promise<AgencyAnswer>;
  signal?: AbortSignal;
  /** Receives all reports so far after each call. */
  onReport?: (reports: readonly CallReport[]) => void;
  /** Receives the content of each language, and that of the first one (empty for itself). */
  onTree?: (lang: Lang, items: readonly Fields[], first: readonly Fields[]) => void;
  /** Further calls, with what the calls before them found. */
  more?: (askWith: AskWith, found: Found) => Promise<void>;
};

/** Makes a call, reports it and returns the elements of the answer, about which `inspect` may give remarks. */
type Ask = (request: CallRequest, variant?: string, inspect?: Inspect) => Promise<readonly Fields[]>;
/** Makes a call with a value from an answer before it; without one the call is reported as skipped. */
export type AskWith = (value: string | number, request: CallRequest, variant?: string) => Promise<void>;
/** What documents are made of. */
export type Found = { kinds: readonly Fields[]; types: readonly Fields[]; accountants: readonly Fields[] };

/** A value of an answer as a parameter of the next call; '' when it can be none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
/** Why a call is skipped whose values were to come from an answer before it. */
export const NOTHING_TO_ASK_WITH = 'nothing to ask with';
const LANG = { lang: 'bs' } as const;

/** Makes every reading call of P7 and R7, each with values from the answers before it; returns a report for each. */
export async function checkCalls(asker: Asker): Promise<CallReport[]> {
  const { obstacleTo, send, onReport, onTree, more, signal } = asker;
  const reports: CallReport[] = [];
  type Made = Pick<CallReport, 'verdict' | 'remarks'> & Partial<CallReport>;
  function report({ id, method = 'GET', base, path, spec }: CallDescription, variant: string, made: Made): void {
    reports.push({ id, base, call: `${method} {${base}}/${path}`, spec, variant, differences: [], size: '', ...made });
    onReport?.([...reports]);
  }

  const ask: Ask = async (request, variant = '', inspect) => {
    const { call } = request;
    signal?.throwIfAborted();
    const obstacle = obstacleTo(call);
    if (obstacle) report(call, variant, { verdict: 'skipped', remarks: [obstacle] });
    else
      try {
        const answer = await send(request);
        const { elements, ...judgement } = judgeAnswer(call, answer, inspect);
        const milliseconds = Math.round(answer.milliseconds);
        const size = `, ${milliseconds} ms, ${(answer.bytes.length / 1024).toFixed(1)} kB`;
        report(call, variant, { ...judgement, size, milliseconds, status: answer.response.status });
        return elements;
      } catch (error) {
        signal?.throwIfAborted();
        const { message = '', cause = '' } = error instanceof Error ? error : {};
        report(call, variant, { verdict: 'refuses', remarks: [`no answer: ${message} ${String(cause)}`] });
      }
    return [];
  };

  const askWith: AskWith = async (value, request, variant = '') => {
    const { call } = request;
    signal?.throwIfAborted();
    if (value) await ask(request, variant);
    else report(call, variant, { verdict: 'skipped', remarks: [obstacleTo(call) ?? NOTHING_TO_ASK_WITH] });
  };

  await ask(content.languagesCall());
  let items: readonly Fields[] = [];
  for (const lang of LANGUAGES) {
    const own = await ask(content.publishedContentCall({ lang }), lang, (all) => treeRemarks(all, lang, items));
    onTree?.(lang, own, items);
    if (items.length === 0) items = own;
  }
  const titles = items.map(({ title }) => textOf(title).trim());
  const word = titles.find((title) => title.length > 4)?.split(/\s+/)[0] ?? '';
  await askWith(word, content.searchContentCall({ text: word, ...LANG }));
  await ask(content.tagByIdCall({ TagId: TAG.infographic, ...LANG }));
  const contentId = Number(items[0]?.['id']);
  await askWith(contentId, content.contentByIdCall({ ContentId: contentId, ...LANG }));
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
  const [id, jib] = [Number(entity?.['id']), textOf(entity?.['jib'])];
  await askWith(id, legalEntityCall({ id, ...LANG }));
  await askWith(id, indicatorsCall({ legalEntityId: id, searchType: 2, ...LANG }));
  await askWith(jib, bankAccountCall({ searchQuery: jib, ...LANG }));

  const kinds = await ask(reference.reportTypesCall(LANG), '', (all) => unknownKeys(all, 'localizationKey'));
  const whole = { isActive: true, RetrieveAll: true };
  const accountants = await ask(accountantsCall(whole));
  await ask(auditCompaniesCall(whole));
  await more?.(askWith, { kinds, types, accountants });

  await ask(identityCall());
  await ask(userApplicationsCall(LANG));
  return reports;
}

/** One remark about the places that are not as expected, with the first eight of them; none when there are none. */
function remarkOn(places: readonly unknown[], what: string): string[] {
  const more = places.length > 8 ? ` and ${places.length - 8} more` : '';
  return places.length > 0 ? [`${places.length} ${what}: ${places.slice(0, 8).map(String).join(', ')}${more}`] : [];
}

const knownDocument = documentKeys(Object.keys(documentTexts.documentTypes));
const reportKinds = new Set(Object.keys(reportTexts.kind).map(foldedKey));
const KNOWN = {
  translationKey: (key: string) => knownDocument(key) !== null,
  localizationKey: (key: string) => reportKinds.has(kindOf({ localizationKey: key })),
};

/** The agency's keys without a text in the portal, which are shown by the name sent with them or made readable (readings, R3.7). */
function unknownKeys(elements: readonly Fields[], field: keyof typeof KNOWN): string[] {
  const keys = new Set(
    elements.map((element) => element[field]).filter((key) => typeof key === 'string' && key !== ''),
  );
  const unknown = [...keys].filter((key) => !KNOWN[field](String(key)));
  return remarkOn(unknown, `of ${keys.size} ${field} have no text`);
}

/** What is wrong with a content tree in a language, as remarks; `first` is the tree of the first language. */
function treeRemarks(items: readonly Fields[], lang: Lang, first: readonly Fields[]): string[] {
  const kinds = Map.groupBy(treeProblems(items, lang, first), ({ kind }) => kind);
  const places = (kind: TreeProblem['kind']) =>
    (kinds.get(kind) ?? []).map(({ id, detail }) => (detail === '' ? id : `${id} (${detail})`));
  return [
    ...remarkOn([...places('unreadable').map((id) => `${id} (not readable)`), ...places('dead')], 'links lead nowhere'),
    ...remarkOn(places('missing'), 'items are missing'),
    ...remarkOn(places('untitled'), 'items have no title'),
    ...remarkOn(places('orphan'), 'items name a parent that is not published'),
    ...remarkOn(places('loop'), 'items are their own ancestors'),
  ];
}

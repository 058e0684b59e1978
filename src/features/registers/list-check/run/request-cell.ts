import { indicatorsEndpoint } from '#domain/indicators/indicators.api.ts';
import { selectionOf } from '#domain/indicators/report-selection.ts';
import { summaryFigure } from '#domain/indicators/trends.ts';
import { bankAccountApi } from '#domain/legal-entity/bank-account.api.ts';
import {
  entityOfJib,
  entityPagesEndpoint,
  foundIn,
  NOT_TOLD,
  requestEntityOfJib,
} from '#domain/legal-entity/entity-requests.ts';
import { legalEntityEndpoint } from '#domain/legal-entity/legal-entity.api.ts';
import type { SearchedEntity } from '#domain/legal-entity/legal-entity.wire.ts';
import { isUnknownToAccounts, mainAccountStatus, NO_ACCOUNT } from '#domain/legal-entity/main-account.ts';
import { proceedingOf } from '#domain/legal-entity/proceedings/document-key.ts';
import { lastDated } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { proceedingsEndpoint, registrySearchOf } from '#domain/legal-entity/proceedings/proceedings.api.ts';
import { searchCall } from '#domain/legal-entity/search/entity-filters.ts';
import { allResults, nameOfEntity, toResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import { dataOf } from '#shared/api/answer-of.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { LEGAL_ENTITY_STATUS, LISTS, SEARCH_TYPE } from '#shared/config/settings.ts';
import { fold } from '#shared/format/fold.ts';
import { isJib } from '#shared/format/jib.ts';
import { entityOf, jibOf, redPortalYear } from './cells.ts';
import type { CellValue, Check, CheckedEntity, CheckRow, CheckColumn, Values } from './list-check.ts';

const FRESH = { forceRefetch: true };

type Requested = { dispatch: ApiDispatch; check: Pick<Check, 'lang' | 'year'>; signal: AbortSignal };

const REQUESTS = {
  entity: requestEntity,
  account: requestAccount,
  proceedings: requestProceedings,
  report: requestReport,
  redPortal: requestRedPortal,
} satisfies { [Name in CheckColumn]: (row: CheckRow, requested: Requested) => Promise<Values[Name]> };

/** Requests a cell of a row (R7): sends only its jib, name or id, and throws the `ApiError` of a call that fails. */
export const requestCell = (row: CheckRow, column: CheckColumn, requested: Requested): Promise<CellValue> =>
  REQUESTS[column](row, requested);

/**
 * The entity with exactly that jib, which a name has once it was chosen, or the only one with exactly that name if all results were
 * read; else those found.
 */
async function requestEntity({ wanted }: CheckRow, { dispatch, check, signal }: Requested): Promise<Values['entity']> {
  const { lang } = check;
  async function withJib(jib: string): Promise<Values['entity']> {
    const found = await requestEntityOfJib(jib, { dispatch, lang, signal, isFresh: true });
    return found ? { kind: 'one', entity: toCheckedEntity(found) } : { kind: 'none' };
  }
  if (wanted.kind === 'unclear') return { kind: 'none' };
  if (wanted.kind === 'jib') return withJib(wanted.jib);
  if (wanted.jib !== undefined) return withJib(wanted.jib);
  const search = { name: wanted.name, PageSize: LISTS.registerPage, includeCount: true, Page: 0, lang };
  const answer = await dataOf(dispatch(entityPagesEndpoint.initiate(search, FRESH)), signal);
  const all = allResults(answer)?.map(toCheckedEntity);
  const { items, count } = toResultsPage(toCheckedEntity)(answer, search);
  if (all?.length === 0) return { kind: 'none' };
  const [same, ...others] = all?.filter(({ name }) => fold(name) === fold(wanted.name)) ?? [];
  if (same && others.length === 0) return { kind: 'one', entity: same };
  // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
  if (items.length === 0) throw NOT_TOLD;
  return { kind: 'several', candidates: items, count };
}

function toCheckedEntity(entity: SearchedEntity): CheckedEntity {
  const { id, jib, municipality, county, activityCode, activityCodeDescription: activityName, isPublicEntity } = entity;
  const name = nameOfEntity(entity);
  return { id, jib, name, municipality, county, activityCode, activityName, isPublicEntity };
}

/** A jib unknown to the register of accounts is an entity without an account, not a failure (R2.6). */
async function requestAccount(row: CheckRow, { dispatch, check, signal }: Requested): Promise<Values['account']> {
  const call = bankAccountApi.endpoints.bankAccount.initiate({ jib: jibOf(row) ?? '', lang: check.lang }, FRESH);
  try {
    return mainAccountStatus(await dataOf(dispatch(call), signal));
  } catch (error) {
    if (isUnknownToAccounts(error)) return NO_ACCOUNT;
    throw error;
  }
}

/** An answer that does not tell is none: 'no proceedings' is only said when the registry said so. */
async function requestProceedings(
  row: CheckRow,
  { dispatch, check, signal }: Requested,
): Promise<Values['proceedings']> {
  const call = proceedingsEndpoint.initiate(registrySearchOf({ jib: jibOf(row) ?? '', lang: check.lang }), FRESH);
  const documents = await dataOf(dispatch(call), signal);
  // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
  if (!documents) throw NOT_TOLD;
  const kinds = documents.map(
    ({ documentType }) => proceedingOf(documentType.proceedingTypeKey) ?? proceedingOf(documentType.translationKey),
  );
  return {
    count: documents.length,
    latest: lastDated(documents)?.submittedOn ?? '',
    kinds: [...new Set(kinds.filter((kind) => kind !== null))],
  };
}

/** The report that a profile preselects; its figures only if the profile shows them (R2.4, R6). */
async function requestReport(row: CheckRow, { dispatch, check, signal }: Requested): Promise<Values['report']> {
  const id = entityOf(row)?.id ?? 0;
  const { lang } = check;
  const indicators = { legalEntityId: id, searchType: SEARCH_TYPE.profileIndicators, lang };
  const profile = await dataOf(dispatch(legalEntityEndpoint.initiate({ id, lang }, FRESH)), signal);
  const records = await dataOf(dispatch(indicatorsEndpoint.initiate(indicators, FRESH)), signal);
  const { record } = selectionOf(records, {});
  const register = profile?.isVisibleEntity ? profile.register : null;
  const figure = (meaning: string) => (register ? summaryFigure(register, record, meaning) : null);
  return {
    year: record?.year ?? null,
    typeName: record?.reportTypeName ?? '',
    submittedOn: record?.submittedOn ?? '',
    isVisible: profile?.isVisibleEntity ?? false,
    result: figure('result'),
    employees: figure('employees'),
  };
}

/** The first status of the red portal that lists the jib, one call each: results do not say their status (R3.3, R3.4). */
async function requestRedPortal(row: CheckRow, { dispatch, check, signal }: Requested): Promise<Values['redPortal']> {
  const jib = jibOf(row) ?? '';
  if (!isJib(jib)) return { status: null };
  const { notInAccountsRegister, notSubmitted, submitted } = LEGAL_ENTITY_STATUS;
  for (const status of [submitted, notSubmitted, notInAccountsRegister] as const) {
    const year = redPortalYear(status, check);
    const search = searchCall({ name: '', jib, page: 1, legalEntityStatus: status, year }, SEARCH_TYPE.registerList);
    if (!search) continue;
    const call = entityPagesEndpoint.initiate({ ...search, lang: check.lang }, FRESH);
    // oxlint-disable-next-line no-await-in-loop -- a further status is requested only if the entity is not in this one
    const page = await dataOf(dispatch(call), signal);
    if (foundIn(entityOfJib(page, jib))) return { status };
  }
  return { status: null };
}

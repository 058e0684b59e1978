import { indicatorsEndpoint } from '#domain/indicators/indicators.api.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { firstOfEach } from '#shared/api/lists.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { isJib } from '#shared/format/jib.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { type BankAccountAnswer, bankAccountApi } from '../bank-account.api.ts';
import { isUnknownToAccounts, mainAccountStatus } from '../main-account.ts';
import { documentIdentity, type ProceedingDocument } from '../proceedings/proceeding-documents.ts';
import { proceedingsEndpoint } from '../proceedings/proceedings.api.ts';
import { registrySearchOf } from '../proceedings/registry-search.ts';
import type { AccountStatus, EntityState, SubmittedReport, WatchedDocument } from './watched.ts';

/** The answer for an entity that the register of accounts does not know. */
const NO_ACCOUNTS = { bankAccount: [] };

const FRESH = { subscribe: false, forceRefetch: true } as const;

/**
 * Requests the current state of an entity from the agency: account, proceedings, reports (R7). It sends the jib or id of the
 * entity and nothing else. Never throws; a part without an answer is null. A jib unknown to the register of accounts is an entity without an account, not a failure (R2.6).
 */
export async function checkEntity(
  dispatch: ApiDispatch,
  { id, jib }: { id: number; jib: string },
  lang: Lang,
  signal?: AbortSignal,
): Promise<EntityState> {
  const indicators = { legalEntityId: id, searchType: SEARCH_TYPE.profileIndicators, lang };
  const hasJib = isJib(jib);
  const reports = dispatch(indicatorsEndpoint.initiate(indicators, FRESH));
  const account = hasJib ? dispatch(bankAccountApi.endpoints.bankAccount.initiate({ jib, lang }, FRESH)) : null;
  const documents = hasJib ? dispatch(proceedingsEndpoint.initiate(registrySearchOf({ jib, lang }), FRESH)) : null;
  const stop = () => {
    for (const call of [reports, account, documents]) call?.abort();
  };
  signal?.addEventListener('abort', stop, { once: true });
  const [reportsAnswer, accountAnswer, documentsAnswer] = await Promise.all([reports, account, documents]);
  signal?.removeEventListener('abort', stop);
  return {
    account: accountIn(isUnknownToAccounts(accountAnswer?.error) ? NO_ACCOUNTS : dataOf(accountAnswer)),
    ...documentsIn(dataOf(documentsAnswer)),
    reports: dataOf(reportsAnswer)?.map(toReport) ?? null,
  };
}

/** The data of a call that succeeded now; an older answer beside a new error is no answer. */
function dataOf<Data>(answer: { data?: Data | undefined; error?: unknown } | null): Data | null {
  return (answer?.error === undefined ? answer?.data : null) ?? null;
}

function accountIn(answer: Pick<BankAccountAnswer, 'bankAccount'> | null): AccountStatus | null {
  if (!answer) return null;
  const { code, name } = mainAccountStatus(answer);
  return { code, name };
}

/** The documents of an entity, each once, separated into those with numeric ids and others; null when not known. */
function documentsIn(sent: readonly ProceedingDocument[] | null): Pick<EntityState, 'documents' | 'otherDocuments'> {
  if (sent === null) return { documents: null, otherDocuments: null };
  const all = firstOfEach(sent.map(toDocument), (document) => document.id);
  const isNumbered = (document: WatchedDocument) => typeof document.id === 'number';
  return { documents: all.filter(isNumbered), otherDocuments: all.filter((one) => !isNumbered(one)) };
}

/** A document with what identifies it. */
const toDocument = (document: ProceedingDocument): WatchedDocument => ({
  id: documentIdentity(document),
  submittedOn: document.submittedOn,
});

const toReport = ({ year, reportTypeId, reportTypeName: name, submittedOn }: IndicatorRecord): SubmittedReport => ({
  year,
  reportTypeId,
  name,
  submittedOn,
});

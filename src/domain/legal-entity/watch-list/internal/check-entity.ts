import { indicatorsEndpoint } from '#domain/indicators/indicators.api.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { type CallQueue, queuedAnswer } from '#shared/api/call-queue.ts';
import { firstOfEach } from '#shared/api/lists.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { isJib } from '#shared/format/jib.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { bankAccountApi } from '../../bank-account.api.ts';
import { type MainAccountStatus, isUnknownToAccounts, mainAccountStatus, NO_ACCOUNT } from '../../main-account.ts';
import { documentIdentity, type ProceedingDocument } from '../../proceedings/proceeding-documents.ts';
import { proceedingsEndpoint, registrySearchOf } from '../../proceedings/proceedings.api.ts';
import type { AccountStatus, EntityState, SubmittedReport, WatchedDocument } from '../watched.ts';

const FRESH = { forceRefetch: true };

/**
 * Requests the current state of an entity from the agency: account, proceedings, reports (R7). It sends the jib or id of the
 * entity and nothing else. Never throws; a part without an answer is null. A jib unknown to the register of accounts is an
 * entity without an account, not a failure (R2.6).
 */
export async function checkEntity(
  { dispatch, queue }: { dispatch: ApiDispatch; queue: CallQueue },
  { id, jib }: { id: number; jib: string },
  lang: Lang,
  signal = new AbortController().signal,
): Promise<EntityState> {
  const indicators = { legalEntityId: id, searchType: SEARCH_TYPE.profileIndicators, lang };
  const hasJib = isJib(jib);
  const reportsCall = indicatorsEndpoint.initiate(indicators, FRESH);
  const accountCall = bankAccountApi.endpoints.bankAccount.initiate({ jib, lang }, FRESH);
  const documentsCall = proceedingsEndpoint.initiate(registrySearchOf({ jib, lang }), FRESH);
  const [reports, account, documents] = await Promise.all([
    queuedAnswer(queue, () => dispatch(reportsCall), { signal }),
    hasJib ? queuedAnswer(queue, () => dispatch(accountCall), { signal }) : null,
    hasJib ? queuedAnswer(queue, () => dispatch(documentsCall), { signal }) : null,
  ]);
  return {
    account: accountIn(
      isUnknownToAccounts(account?.error) ? NO_ACCOUNT : account?.data && mainAccountStatus(account.data),
    ),
    ...documentsIn(documents?.data ?? null),
    reports: reports.data?.map(toReport) ?? null,
  };
}

const accountIn = (status: MainAccountStatus | undefined): AccountStatus | null =>
  status ? { code: status.code, name: status.name } : null;

/** The documents of an entity, each once, separated into those with numeric ids and others; null when not known. */
function documentsIn(sent: readonly ProceedingDocument[] | null): Pick<EntityState, 'documents' | 'otherDocuments'> {
  if (sent === null) return { documents: null, otherDocuments: null };
  const identified = sent.map((one): WatchedDocument => ({ id: documentIdentity(one), submittedOn: one.submittedOn }));
  const all = firstOfEach(identified, ({ id }) => id);
  const isNumbered = (document: WatchedDocument) => typeof document.id === 'number';
  return { documents: all.filter(isNumbered), otherDocuments: all.filter((one) => !isNumbered(one)) };
}

function toReport({ year, reportTypeId, reportTypeName: name, submittedOn }: IndicatorRecord): SubmittedReport {
  return { year, reportTypeId, name, submittedOn };
}

import type { ApiDispatch } from '#shared/api/api.ts';
import { isJib } from '#shared/format/jib.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { type BankAccountAnswer, bankAccountApi } from '../bank-account.api.ts';
import { isUnknownToAccounts, mainAccountStatus } from '../main-account.ts';
import { watchCheckApi } from './watch-check.api.ts';
import type { AccountStatus, EntityState } from './watched.ts';

/** The answer for an entity that the register of accounts does not know. */
const NO_ACCOUNTS = { bankAccount: [] };

const FRESH = { subscribe: false, forceRefetch: true } as const;

/**
 * Requests the current state of an entity from the agency: account, proceedings, reports. Never throws; a part without an
 * answer is null. A jib unknown to the register of accounts is an entity without an account, not a failure (R2.6).
 */
export async function checkEntity(
  dispatch: ApiDispatch,
  { id, jib }: { id: number; jib: string },
  lang: Lang,
  signal?: AbortSignal,
): Promise<EntityState> {
  const requested = { id, jib, lang };
  const { watchedDocuments, watchedReports } = watchCheckApi.endpoints;
  const hasJib = isJib(jib);
  const reports = dispatch(watchedReports.initiate(requested, FRESH));
  const account = hasJib ? dispatch(bankAccountApi.endpoints.bankAccount.initiate({ jib, lang }, FRESH)) : null;
  const documents = hasJib ? dispatch(watchedDocuments.initiate(requested, FRESH)) : null;
  const stop = () => {
    for (const call of [reports, account, documents]) call?.abort();
  };
  signal?.addEventListener('abort', stop, { once: true });
  const [reportsAnswer, accountAnswer, documentsAnswer] = await Promise.all([reports, account, documents]);
  signal?.removeEventListener('abort', stop);
  return {
    account: accountIn(isUnknownToAccounts(accountAnswer?.error) ? NO_ACCOUNTS : dataOf(accountAnswer)),
    ...(dataOf(documentsAnswer) ?? { documents: null, otherDocuments: null }),
    reports: dataOf(reportsAnswer),
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

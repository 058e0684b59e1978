import type { ApiDispatch } from '#shared/api/api.ts';
import { isJib } from '#shared/format/jib.ts';
import { isApiError } from '#shared/http/api-error.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { NO_ACCOUNT, watchCheckApi } from './watch-check.api.ts';
import type { EntityState } from './watched.ts';

const FRESH = { subscribe: false, forceRefetch: true } as const;

/**
 * Asks the agency how an entity stands now: account, proceedings, reports. Never throws; a part without an answer is null.
 * A jib that the register of accounts does not know is an entity without an account, not a failure (R2.6).
 */
export async function checkEntity(
  dispatch: ApiDispatch,
  { id, jib }: { id: number; jib: string },
  lang: Lang,
  signal?: AbortSignal,
): Promise<EntityState> {
  const requested = { id, jib, lang };
  const { watchedAccount, watchedDocuments, watchedReports } = watchCheckApi.endpoints;
  const hasJib = isJib(jib);
  const reports = dispatch(watchedReports.initiate(requested, FRESH));
  const account = hasJib ? dispatch(watchedAccount.initiate(requested, FRESH)) : null;
  const documents = hasJib ? dispatch(watchedDocuments.initiate(requested, FRESH)) : null;
  const stop = () => {
    for (const call of [reports, account, documents]) call?.abort();
  };
  signal?.addEventListener('abort', stop, { once: true });
  const [reportsAnswer, accountAnswer, documentsAnswer] = await Promise.all([reports, account, documents]);
  signal?.removeEventListener('abort', stop);
  return {
    account: isUnknownToRegister(accountAnswer?.error) ? NO_ACCOUNT : given(accountAnswer),
    documents: given(documentsAnswer),
    reports: given(reportsAnswer),
  };
}

/** The data of a call that succeeded now; an older answer beside a new error is no answer. */
function given<Data>(answer: { data?: Data | undefined; error?: unknown } | null): Data | null {
  return (answer?.error === undefined ? answer?.data : null) ?? null;
}

function isUnknownToRegister(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && error.status === 404;
}

import { selectUser } from '#domain/session/session.slice.ts';
import { createSession } from '#domain/session/session.ts';
import { createTokenStore } from '#domain/session/token-store.ts';
import { createCallContext } from '#shared/http/create-call-context.ts';
import { selectLanguage } from '#shared/i18n/language.slice.ts';
import type { Portal } from '#shared/portal/portal.ts';
import { safeLocal } from '#shared/storage/safe-storage.ts';
import { dropAllDrafts, provideDraftOwner } from '#shared/storage/stored-drafts.ts';
import { createStore, type PortalStore } from './store.ts';

/** A portal with its store, as `createPortal` makes it. */
export type RunningPortal = Portal & { store: PortalStore };

/** Makes a portal: everything that changes while it runs. It starts nothing; every test makes its own. */
export function createPortal(): RunningPortal {
  const calls = createCallContext({
    language: () => selectLanguage(store.getState()),
    tokens: () => session.usableTokens(),
    ready: () => session.ready(),
  });
  const session = createSession({
    // The store is made last, because it hands the other parts down.
    store: { dispatch: (action) => store.dispatch(action), getState: () => store.getState() },
    tokens: createTokenStore(safeLocal),
    calls,
    dropDrafts: dropAllDrafts,
  });
  const parts: Portal = { calls, session };
  const store: PortalStore = createStore(parts);
  provideDraftOwner(() => selectUser(store.getState())?.userId ?? null);
  return { ...parts, store };
}

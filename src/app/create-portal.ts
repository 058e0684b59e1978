import { selectUser } from '#domain/session/session.slice.ts';
import { createSession } from '#domain/session/session.ts';
import { createCallQueue } from '#shared/api/call-queue.ts';
import { createEarlyCalls, type EarlyCalls } from '#shared/api/early-calls.ts';
import { figures } from '#shared/format/numbers-in-texts.ts';
import { createCallContext } from '#shared/http/create-call-context.ts';
import { selectLanguage } from '#shared/i18n/language.slice.ts';
import { asLang } from '#shared/i18n/languages.ts';
import { createTexts } from '#shared/i18n/texts.ts';
import type { Portal } from '#shared/portal/portal.ts';
import { createVisit } from '#shared/portal/visit.ts';
import { createStorage, type PortalStorage } from '#shared/storage/create-storage.ts';
import { createDrafts } from '#shared/storage/stored-drafts.ts';
import { createAnnouncer } from '#shared/ui/announcer.ts';
import { loadTextFiles } from './main-texts.ts';
import { createStore, type PortalStore } from './store.ts';

/** A portal with its store, as `createPortal` makes it. */
export type RunningPortal = Portal & { store: PortalStore };

/** Parts that may exist before the portal. */
export type GivenParts = { storage?: PortalStorage; earlyCalls?: EarlyCalls };

/**
 * Makes a portal: everything that changes while it runs. It starts nothing; every test makes its own. `storage` and
 * `earlyCalls` are those used before the portal was made.
 */
export function createPortal({
  storage = createStorage(),
  earlyCalls = createEarlyCalls(),
}: GivenParts = {}): RunningPortal {
  const calls = createCallContext({
    // The page's language; the selected one may be that of another tab.
    language: () => asLang(texts.i18n.language) ?? selectLanguage(store.getState()),
    tokens: () => session.usableTokens(),
    ready: () => session.ready(),
  });
  const drafts = createDrafts({
    personal: storage.personal,
    owner: () => selectUser(store.getState())?.userId ?? null,
  });
  const session = createSession({
    // The store is made last, because it hands the other parts down.
    store: { dispatch: (action) => store.dispatch(action), getState: () => store.getState() },
    storage,
    drafts,
    calls,
    earlyCalls,
  });
  const texts = createTexts(loadTextFiles, figures);
  const parts: Portal = {
    storage,
    texts,
    calls,
    earlyCalls,
    drafts,
    session,
    announcer: createAnnouncer(),
    visit: createVisit(),
    queue: createCallQueue(),
  };
  const store: PortalStore = createStore(parts);
  return { ...parts, store };
}

import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** The context for visitors of one kind, with the page that cleans up after them. */
type Shared = { context: BrowserContext; keeper: CDPSession };

/** Contexts of this process, by kind of visitor. */
const opened = new Map<string, Shared>();

/**
 * A context that other tests of this process have used: files are in its cache and the site's process still runs, which saves
 * half the cost of a page. Everything else is removed (`emptied`). A Playwright worker ends with its contexts after a failed
 * test.
 *
 * @param visitor what differs between contexts: window, touch, time zone. Only one test uses a context at a time.
 * @param options of a new context; Playwright's tests have their own.
 */
export async function sharedContext(
  browser: Browser,
  visitor: object,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const kind = JSON.stringify(visitor);
  const known = opened.get(kind);
  if (known) return known.context;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // A file of the portal without scripts: it keeps the site's process alive and may clear what the site has stored.
  await page.goto('/robots.txt');
  // A test that controls the clock does so for all following pages, so the context is discarded.
  context.on('page', (tab) => {
    const { clock } = tab;
    const get = () => (opened.delete(kind), clock);
    Object.defineProperty(tab, 'clock', { get });
  });
  opened.set(kind, { context, keeper: await context.newCDPSession(page) });
  return context;
}

/**
 * A page of a shared context, opened by the page that cleans up, so that it starts in the site's process. A page opened by the
 * browser has a process of its own until it navigates, which would be started for nothing.
 */
export async function openedTab(context: BrowserContext): Promise<Page> {
  const [keeper] = context.pages();
  if (!keeper) return context.newPage();
  const coming = context.waitForEvent('page');
  await keeper.evaluate(() => {
    const tab = open('about:blank');
    if (tab) tab.opener = null;
  });
  return coming;
}

/** Removes everything a test has left in a context: pages, cookies, storage, permissions, location, and changes to the network. */
export async function emptied(context: BrowserContext): Promise<void> {
  const shared = [...opened.values()].find((one) => one.context === context);
  if (!shared) return context.close();
  const [keeper, ...pages] = context.pages();
  const { origin } = new URL(keeper?.url() ?? '');
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll();
  await context.clearCookies();
  await context.clearPermissions();
  await context.setGeolocation(null);
  await context.setOffline(false);
  await shared.keeper.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

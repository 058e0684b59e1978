import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** What was opened for visitors of one kind, with the page that clears up after them. */
type Shared = { context: BrowserContext; keeper: CDPSession };

/** Of this process, by the kind of visitor. */
const opened = new Map<string, Shared>();

/**
 * A context in which others of this process have been: what they fetched is in its cache, and the process of the site is still there,
 * which is half of what a page costs. Nothing else of them is left (`emptied`). A worker of Playwright that saw a test fail ends with
 * all it has opened.
 *
 * @param visitor what differs between contexts: window, touch, time zone. Who shares a context is alone in it.
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
  // A file of the portal without scripts: it keeps the process of the site and may clear what the site has stored.
  await page.goto('/robots.txt');
  // Who asks for the clock sets it for all pages that follow: such a context is given up.
  context.on('page', (tab) => {
    const { clock } = tab;
    const get = () => (opened.delete(kind), clock);
    Object.defineProperty(tab, 'clock', { get });
  });
  opened.set(kind, { context, keeper: await context.newCDPSession(page) });
  return context;
}

/**
 * A page of a shared context, opened out of the one that clears up: it is in the process of the site from the beginning. A page that a
 * browser opens has a process of its own until it goes somewhere, which is started for nothing.
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

/** Takes from a context all that a test has left: its pages, cookies, storage, permissions, place, and what it did to the network. */
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

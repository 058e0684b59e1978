import type { Page, Request } from '@playwright/test';
import { builtFile } from './built-files.ts';
import { agency, answerOf, expect, expectNoSidewaysScroll, failCalls, openPage, signIn, test } from './fixtures.ts';

const SEARCH = /ContentTranslations\/Search/;
const RESULT_COUNT = /^\d+ rezultat/;

test('offline at start: it is said, and the content comes with the connection, without a reload (G01)', async ({
  page,
  context,
  baseURL,
}) => {
  // The document has just come, the portal's other files are in the browser as after an earlier visit, the agency is out of reach.
  const offline = Promise.withResolvers<void>();
  await page.route(/\/api\//, (route) => route.abort('internetdisconnected'));
  await page.route(`${baseURL}/**`, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    await offline.promise;
    return route.fulfill({ response: await route.fetch() });
  });
  await page.goto('/bs/search?topic=registar', { waitUntil: 'commit' });
  await context.setOffline(true);
  offline.resolve();
  await expect(page.getByText('Nema veze s internetom.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nema odgovora');
  const reloads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && reloads.push(request.url()));
  await page.unroute(/\/api\//);
  await context.setOffline(false);
  await expect(page.getByText('Nema veze s internetom.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: RESULT_COUNT })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Opće informacije' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(reloads).toEqual([]);
});

test('offline for a while: it is said as long as it lasts, and what was typed stays (G01)', async ({
  page,
  context,
}) => {
  await openPage(page, '/bs/kontaktirajte-nas');
  await page.locator('#content').fill('Kako dobiti potvrdu?');
  await context.setOffline(true);
  await expect(page.getByText('Nema veze s internetom.')).toBeVisible();
  await expect(page.locator('#content')).toHaveValue('Kako dobiti potvrdu?');
  await context.setOffline(false);
  await expect(page.getByText('Nema veze s internetom.')).toHaveCount(0);
  await expect(page.locator('#content')).toHaveValue('Kako dobiti potvrdu?');
});

test('a search that failed offline is made by itself when the connection is back (G01)', async ({ page, context }) => {
  await openPage(page, '/bs/search?topic=izvje%C5%A1taj');
  await expect(page.getByRole('heading', { level: 2, name: RESULT_COUNT })).toBeVisible();
  await context.setOffline(true);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('registar');
  await box.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nema odgovora');
  await expect(box).toHaveValue('registar');
  await expect(page).toHaveURL(/topic=registar/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 2, name: RESULT_COUNT })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('answers out of order: what is shown is what the address and the field say (G02)', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const isFirst = (request: Request) => new URL(request.url()).searchParams.get('text') === 'registar';
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isFirst),
    page.waitForEvent('requestfailed', isFirst),
  ]);
  await page.route(SEARCH, async (route) => {
    if (isFirst(route.request())) await held;
    await route.continue().catch(() => {});
  });
  await openPage(page, '/bs/search?topic=registar');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('nemaovakverijeci');
  await box.press('Enter');
  await expect(page.getByText('Nema rezultata za Vašu pretragu').first()).toBeVisible();
  release();
  await ended;
  await expect(page.getByText('Nema rezultata za Vašu pretragu').first()).toBeVisible();
  await expect(page).toHaveURL(/topic=nemaovakverijeci/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: RESULT_COUNT })).toBeVisible();
  await expect(box).toHaveValue('registar');
});

test('a slow answer says that it takes longer, then shows; nothing spins for ever (P4, G05)', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SEARCH, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await openPage(page, '/bs/search?topic=registar');
  await expect(page.getByText('Pretraga traje duže nego obično.')).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 2, name: RESULT_COUNT })).toBeVisible();
});

/** A token like the identity API's, with the given end; only the portal reads it here. */
function tokenUntil(ms: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(ms / 1000);
  return `${part({ alg: 'none' })}.${part({ username: 'ana.primjer', userId: '1', roleIdList: '1', iat: exp - 3600, exp })}.x`;
}

test.describe('a laptop that slept past the end of the token', () => {
  async function sleepSignedIn(page: Page): Promise<void> {
    await page.clock.install();
    await signIn(page, 'citizen');
    await openPage(page, '/bs/kontaktirajte-nas');
    await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
    await page.locator('#content').fill('Kako dobiti potvrdu?');
  }

  test('is renewed with one call when it wakes; what was typed stays (B03, B04)', async ({ page }) => {
    let renewals = 0;
    const night = 9 * 3_600_000;
    await page.route('**/UserSessions/Refresh', (route) => {
      renewals += 1;
      return route.fulfill(
        answerOf(200, { accessToken: tokenUntil(Date.now() + night + 3_600_000), refreshToken: 'next' }),
      );
    });
    await sleepSignedIn(page);
    await page.clock.fastForward(night);
    await expect.poll(() => renewals).toBe(1);
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
    await expect(page.locator('#content')).toHaveValue('Kako dobiti potvrdu?');
    expect(renewals).toBe(1);
  });

  test('sees that the session ended when the renewal is refused; no loop (B08, B10)', async ({ page }) => {
    let renewals = 0;
    await page.route('**/UserSessions/Refresh', (route) => {
      renewals += 1;
      return route.fulfill(answerOf(401));
    });
    await sleepSignedIn(page);
    await page.clock.fastForward(9 * 3_600_000);
    await expect(page.getByText('Prijava je istekla.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible();
    expect(renewals).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });
});

test('two tabs: a storage cleared in one signs out the other, a session begun in one is taken up (C12)', async ({
  page,
  context,
}) => {
  await signIn(page, 'citizen');
  await openPage(page, '/bs');
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
  const other = await context.newPage();
  await openPage(other, '/bs/kontaktirajte-nas');
  await expect(other.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
  await other.locator('#content').fill('Kako dobiti potvrdu?');
  const tokens = await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]);
  await page.evaluate(() => localStorage.clear());
  await expect(other.getByRole('link', { name: 'Prijava' })).toBeVisible();
  await expect(other.locator('#content')).toHaveValue('Kako dobiti potvrdu?');
  await page.evaluate(([access, refresh]) => {
    localStorage.setItem('refreshToken', refresh ?? '');
    localStorage.setItem('accessToken', access ?? '');
  }, tokens);
  await expect(other.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
});

test('a sign-out whose call fails leaves no token behind (B14)', async ({ page }) => {
  await signIn(page, 'citizen');
  await openPage(page, '/bs');
  await failCalls(page, '**/UserSessions/SignOut');
  await page.getByRole('button', { name: /Moj nalog/ }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Odjava' }).click();
  await reloaded;
  await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/eyJ/);
});

test.describe('an old tab', () => {
  // React logs what an error boundary caught; the error page shares a part with the page that is missing.
  test.use({ allowedErrors: [/Failed to fetch dynamically imported module/] });

  test('an old tab after a deployment opens the page of the link once anew, then says so with a way on (D11)', async ({
    page,
  }) => {
    await openPage(page, '/bs');
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    await page.route(`**${builtFile('features/portal/information/privacy/PrivacyPage.tsx')}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' }),
    );
    await page.getByRole('contentinfo').locator('a[href="/bs/privatnost"]').first().click();
    await expect(page.getByText('Dio stranice se nije mogao učitati.')).toBeVisible();
    expect(loads).toEqual(['/bs/privatnost']);
    await expect(page.getByRole('main').getByRole('link', { name: 'Početna stranica' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Učitajte ponovo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('rivatnost');
  });
});

test('parts of the portal that cannot be loaded: the page is visible without them, nobody is signed out, nothing is thrown (G01, D11)', async ({
  page,
}) => {
  await signIn(page, 'citizen');
  await openPage(page, '/bs/search');
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
  for (const module of [
    'features/portal/home/HeroPicture.tsx',
    'features/portal/home/HeroFacts.tsx',
    'domain/session/internal/session-requests.ts',
    'shared/api/make-call.ts',
  ])
    await page.route(`**${builtFile(module)}`, (route) => route.abort());
  await openPage(page, '/bs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
  // The document made the first call itself; the next one is made by the client.
  await openPage(page, '/bs/search?topic=registar');
  await expect(page.getByRole('heading', { level: 2, name: RESULT_COUNT })).toBeVisible();
  await openPage(page, '/bs/search?topic=registar&contentTypeId=1&tagId=1');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nema odgovora');
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
  await page.unrouteAll();
  await openPage(page, '/bs/search?topic=registar');
  await expect(page.getByRole('heading', { level: 2, name: RESULT_COUNT })).toBeVisible();
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
});

test.describe('a part that is fetched later', () => {
  // React logs what an error boundary caught.
  test.use({ allowedErrors: [/Failed to fetch dynamically imported module/] });

  test('a menu that does not come leaves the page and what is typed; it comes when it is tried again (G01, D11)', async ({
    page,
  }) => {
    await openPage(page, '/bs/kontaktirajte-nas');
    await page.route(`**${builtFile('app/layout/SiteSearch.tsx')}`, (route) => route.abort());
    await page.locator('#content').fill('Kako dobiti potvrdu?');
    const head = page.getByRole('banner');
    await head.getByRole('button', { name: 'Pretraga sadržaja' }).click();
    await expect(head.getByRole('alert')).toContainText('Ovaj dio stranice nije učitan.');
    await expect(page.locator('#content')).toHaveValue('Kako dobiti potvrdu?');
    await page.unrouteAll();
    await head.getByRole('alert').getByRole('button').first().click();
    await expect(head.getByRole('searchbox')).toBeFocused();
    await expect(page.locator('#content')).toHaveValue('Kako dobiti potvrdu?');
  });
});

test('pictures that are blocked leave their places and the page whole (G07, A37)', async ({ page }) => {
  await page.route(/\.(?:png|jpe?g|webp|svg)(?:\?|$)/, (route) =>
    route.request().url().startsWith(agency.main) ? route.abort() : route.continue(),
  );
  await openPage(page, '/bs/sve-novosti');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.locator('main img:not([alt])')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

test('a map that is blocked leaves its address and a link to it, and the message can be sent (G07)', async ({
  page,
}) => {
  const blocked: string[] = [];
  await page.route('https://karte.example.ba/**', (route) => {
    blocked.push(route.request().url());
    return route.abort('blockedbyclient');
  });
  await openPage(page, '/bs/kontaktirajte-nas');
  await page.locator('#content').fill('Kako dobiti potvrdu?');
  const part = page.getByRole('region', { name: 'Posjetite nas' });
  await part.getByRole('button', { name: 'Prikažite mapu' }).click();
  await expect.poll(() => blocked.length).toBeGreaterThan(0);
  await expect(part.getByRole('link', { name: /^Otvorite mapu u novoj kartici/ })).toBeVisible();
  await expect(part.getByText('Ulica primjera 1, 71000 Sarajevo')).toBeVisible();
  await expect(page.locator('#content')).toHaveValue('Kako dobiti potvrdu?');
  await page.getByRole('checkbox', { name: 'Nisam robot' }).check();
  await expect(page.getByRole('button', { name: 'Pošaljite poruku' })).not.toHaveAttribute('aria-disabled', 'true');
  await expectNoSidewaysScroll(page);
});

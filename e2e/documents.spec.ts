import type { Page } from '@playwright/test';
import { documentTable } from '../scripts/build/document-table.ts';
import { LANGUAGES } from '../src/shared/i18n/languages.ts';
import { expect, openPage, signIn, storedNames, HYDRATED, test, watchDocuments } from './fixtures.ts';

/** The build has written the document of the page; without its texts the tests below would prove nothing. */
const expectWritten = (page: Page) => expect(page.locator('#page-texts')).toHaveCount(1);

// `every-route.spec.ts` opens the first language.
for (const lang of LANGUAGES.slice(1))
  test(`every public document is hydrated unchanged: ${lang}`, async ({ page }) => {
    const differences = await watchDocuments(page);
    await openPage(page, `/${lang}`);
    await expectWritten(page);
    for (const entry of documentTable().filter((one) => one.isPublic && one.lang === lang))
      await test.step(entry.path, async () => {
        await openPage(page, entry.path);
        await expect(page.locator(HYDRATED)).toBeVisible();
      });
    expect(differences).toEqual([]);
  });

const TYPED_ON: readonly [
  address: string,
  type: (page: Page) => Promise<void>,
  isShown: (page: Page) => Promise<void>,
][] = [
  [
    '/bs/kalkulator-velicine',
    (page) => page.getByRole('main').getByRole('textbox').nth(2).fill('3.500.000'),
    (page) => expect(page.getByRole('main').getByRole('textbox').nth(2)).toHaveValue('3.500.000'),
  ],
  [
    '/bs/kontaktirajte-nas',
    (page) => page.getByRole('textbox', { name: 'Poruka' }).fill('Kako dobiti potvrdu?'),
    (page) => expect(page.getByRole('textbox', { name: 'Poruka' })).toHaveValue('Kako dobiti potvrdu?'),
  ],
  [
    '/bs/predlosci-finansijskih-izvjestaja',
    async (page) => {
      await page.getByRole('button', { name: /^Računovođa/ }).click();
      await page.getByLabel(/JIB/).first().fill('4200000000017');
    },
    async (page) => {
      await expect(page.getByRole('button', { name: /^Računovođa/ })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByLabel(/JIB/).first()).toHaveValue('4200000000017');
    },
  ],
  [
    '/bs/anketa',
    async (page) => {
      await page.getByRole('button', { name: 'Započnite anketu' }).click();
      await page.getByRole('radio', { name: '5 – odlično' }).check();
    },
    async (page) => {
      await expect(page.getByRole('radio', { name: '5 – odlično' })).toBeChecked();
      await expect(page.locator('body')).toBeFocused();
    },
  ],
];

test('a page that is opened again with typed text is hydrated unchanged', async ({ page }) => {
  const differences = await watchDocuments(page);
  await openPage(page, '/bs');
  await expectWritten(page);
  for (const [address, type, isShown] of TYPED_ON)
    await test.step(address, async () => {
      await openPage(page, address);
      await type(page);
      await openPage(page, address);
      await isShown(page);
      await expect(page.locator(HYDRATED)).toBeVisible();
    });
  expect(differences).toEqual([]);
});

test('the head has one title, description and canonical address, at first and on the next page', async ({ page }) => {
  const tags = [
    'title',
    'meta[name=description]',
    'meta[property="og:title"]',
    'link[rel=canonical]',
    'link[hreflang=hr]',
    // Figures of accounts and ids are no telephone numbers.
    'meta[name=format-detection][content="telephone=no"]',
  ];
  const expectOne = async () => {
    for (const tag of tags) await expect(page.locator(`head ${tag}`), tag).toHaveCount(1);
  };
  for (const [address, title] of [
    ['/bs/publikacije', 'Publikacije – Finansijsko-informatička agencija'],
    ['/bs/sve-novosti?page=2', 'Novosti, stranica 2 – Finansijsko-informatička agencija'],
  ] as const) {
    await openPage(page, address);
    await expect(page).toHaveTitle(title);
    await expectOne();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Izjava o pristupačnosti' }).first().click();
    await expect(page).toHaveTitle(/^Izjava o pristupačnosti – /);
    await expectOne();
  }
});

test('a language selected before the scripts have come leads to the same item', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/bs/content/7286/javni-oglasi?a=1', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'en', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/content\/7286\/javni-oglasi\?a=1$/);
});

test('the content tree is requested once in ten minutes of a visit, and again at the next visit', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().includes('/PublishedContent'))));
  const open = async () => {
    await openPage(page, '/bs');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await expect.poll(() => storedNames(page)).toContain('content-bs');
  };
  await open();
  const first = calls;
  expect(first).toBeGreaterThan(0);
  await open();
  expect(calls).toBe(first);
  await page.evaluate(() => sessionStorage.clear());
  const requested = page.waitForRequest('**/PublishedContent*');
  await open();
  await requested;
});

test('the font is loaded after the scripts, and on a later visit before them', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await openPage(page, '/bs/sve-novosti');
  await expectWritten(page);
  await expect.poll(() => files.filter((file) => file.endsWith('.woff2')).length).toBe(1);
  const scripts = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.slice(0, 4).map((link) => new URL((link as HTMLLinkElement).href).pathname));
  const firstFont = files.findIndex((file) => file.endsWith('.woff2'));
  for (const script of scripts) expect(files.indexOf(script), script).toBeLessThan(firstFont);

  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:language'))).not.toBeNull();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/bs/sve-novosti', { waitUntil: 'domcontentloaded' });
  const families = () => [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
  await expect.poll(() => page.evaluate(families)).toContain('Public Sans Variable');
});

test('nothing else is requested before the results; the activities are requested when their field is used', async ({
  page,
}) => {
  await signIn(page, 'citizen');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && !/\/(assets|fonts)\//.test(request.url()))
      calls.push(new URL(request.url()).pathname);
  });
  const results = Promise.withResolvers<void>();
  await page.route('**/api/LegalEntities?*', async (route) => {
    await results.promise;
    await route.continue();
  });
  await openPage(page, '/bs/profil-pravnih-lica');
  await expectWritten(page);
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
  await page
    .getByRole('button', { name: /Svijetl|Tamn|sistem/i })
    .first()
    .hover();
  expect(calls.filter((path) => !/\/(profil-pravnih-lica|Identity|LegalEntities|icon\.svg)$/.test(path))).toEqual([]);
  results.resolve();
  await expect(page.locator('main li button[aria-expanded]').first()).toBeVisible();
  await expect
    .poll(() => calls.filter((path) => /\/(PublishedContent|Languages|Locations)$/.test(path)).length)
    .toBe(3);
  expect(calls.filter((path) => path.endsWith('/MarketActivities'))).toEqual([]);
  await page.getByRole('button', { name: /^Djelatnost/ }).focus();
  await expect.poll(() => calls.filter((path) => path.endsWith('/MarketActivities')).length).toBe(1);
});

test('pending parts keep their place and are visible before any script has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/bs/sve-novosti', { waitUntil: 'commit' });
  const waiting = page.locator('main [aria-busy="true"]').first();
  await expect(waiting).toBeVisible();
  await expect.poll(async () => (await waiting.boundingBox())?.height).toBeGreaterThan(200);
  // Visitors who searched must not see the prompt to search.
  await page.goto('/bs/search?topic=porez', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Pretraga sadržaja', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unesite pojam za pretragu' })).toHaveCount(0);
});

for (const [path, content] of [
  ['/bs/sve-novosti', 'main time'],
  ['/bs/search?topic=izvje%C5%A1taj', 'main ol > li h3'],
  ['/bs/profil-pravnih-lica', 'main li button[aria-expanded]'],
  ['/bs/profil-pravnih-lica/10048', 'main td'],
] as const)
  test(`the largest paint is already in the document: ${path}`, async ({ page }) => {
    await signIn(page, 'citizen');
    await page.setViewportSize({ width: 412, height: 844 });
    const agencyAnswers = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      await agencyAnswers.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const sizes: number[] = [];
      Object.assign(window, { sizes });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sizes.push((entry as PerformanceEntry & { size: number }).size);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    // A protected page is ready when the agency has answered who is signed in.
    await page.goto(path);
    await expectWritten(page);
    const sizes = () => page.evaluate(() => (window as unknown as { sizes: number[] }).sizes);
    await expect.poll(async () => (await sizes()).length).toBeGreaterThan(0);
    const first = Math.max(...(await sizes()));
    agencyAnswers.resolve();
    await expect(page.locator(content).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(Math.max(...(await sizes()))).toBe(first);
  });

test.describe('an extension', () => {
  // Styles of a real extension are not subject to the page's policy; those of this test are.
  test.use({ allowedErrors: [/Applying inline style/] });

  test('that puts a sheet before all others, and takes it back, leaves the page its rules', async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = document.createElement('style');
      sheet.media = 'screen';
      sheet.textContent = 'html { background: black }';
      new MutationObserver((_changes, observer) => {
        if (!document.head) return;
        observer.disconnect();
        document.head.prepend(sheet);
      }).observe(document, { childList: true, subtree: true });
      addEventListener('DOMContentLoaded', () => (sheet.textContent = ''));
    });
    await openPage(page, '/bs');
    const tasks = page.getByRole('navigation', { name: 'Glavni poslovi' }).getByRole('list');
    await expect(tasks).toHaveCSS('display', 'grid');
    await page.emulateMedia({ media: 'print' });
    await expect(tasks).toHaveCSS('display', 'grid');
  });
});

import type { Page } from '@playwright/test';
import { documentTable } from '../scripts/build/document-table.ts';
import { LANGUAGES } from '../src/shared/i18n/languages.ts';
import { ROUTES, type RouteName } from '../src/shared/routing/routes.ts';
import {
  expect,
  expectNoSidewaysScroll,
  expectWholeAccessible,
  expectWordsAccessible,
  openPage,
  signIn,
  HYDRATED,
  test,
  watchDocuments,
} from './fixtures.ts';

/** Values for the parameters of routes. */
const PARAMS: Partial<Record<RouteName, Record<string, string>>> = {
  menuDetails: { id: '7301', slug: 'x' },
  content: { id: '7286', slug: 'x' },
  contentList: { id: '7296' },
  newsContent: { id: '7401' },
  entityProfile: { id: '10001' },
  publicEntityProfile: { id: '12151' },
};

/** Routes whose document is the same for everyone and contains the heading. */
const PUBLIC: ReadonlySet<string> = new Set(
  documentTable()
    .filter(({ isPublic }) => isPublic)
    .map(({ name }) => name),
);

const addressOf = (name: RouteName, lang: (typeof LANGUAGES)[number]) => {
  const slug = ROUTES[name][lang].replace(/:(\w+)/g, (_, key: string) => PARAMS[name]?.[key] ?? 'x');
  return slug ? `/${lang}/${slug}` : `/${lang}`;
};

/** A text key that was not found is shown as it is written: 'part.name' or 'namespace:part'. Keys of stores are named on purpose. */
const KEY = /\b[a-z][A-Za-z]+(?:[.:][a-z][A-Za-z0-9]+)+\b/;
const NO_KEYS = /^persist:|\.(ba|json|com|org|gov|example|pdf|xlsx|docx|doc|zip|csv|net)\b|primjer|example|@/;

/** Several routes share a test, so that the browser fetches shared files only once. */
const PER_TEST = 3;
const names = Object.keys(ROUTES) as RouteName[];

for (let first = 0; first < names.length; first += PER_TEST) {
  const some = names.slice(first, first + PER_TEST);
  test(`accessible, titled, translated and within the page in three languages: ${some.join(', ')}`, async ({
    page,
  }) => {
    await signIn(page, 'moderator');
    const differences = await watchDocuments(page);
    for (const name of some) await test.step(name, () => visit(page, name));
    expect(differences).toEqual([]);
  });
}

/** Switches within the page, as a visitor does; `documents.spec.ts` opens each address in each language. */
async function switchTo(page: Page, lang: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: lang, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
}

async function visit(page: Page, name: RouteName): Promise<void> {
  const titles = new Set<string>();
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const lang of LANGUAGES) {
    if (lang === LANGUAGES[0]) {
      await openPage(page, addressOf(name, lang));
      if (PUBLIC.has(name)) await expect(page.locator(HYDRATED)).toBeVisible();
    } else await switchTo(page, lang);
    await expect(page.locator('#page-title')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await (lang === LANGUAGES[0] ? expectWholeAccessible(page) : expectWordsAccessible(page));
    titles.add(await page.title());
    const words = (await page.locator('main').innerText()).split(/\s+/);
    expect(words.filter((word) => KEY.test(word) && !NO_KEYS.test(word))).toEqual([]);
  }
  expect(titles.size).toBeGreaterThan(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
}

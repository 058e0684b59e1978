import type { Page } from '@playwright/test';
import { expect, openPage, signIn, test } from './fixtures.ts';
import { ownYear } from './own-year.ts';

/** An agency whose answers browsers may store for ten minutes, for every language alike (`mocks/vary/variation.ts`). */
const CACHEABLE_SEED = 7;
test.use({ userAgent: `Mozilla/5.0 AgencySeed/${CACHEABLE_SEED}` });

const REGISTRY = '/bs/predstecajni-i-stecajni-postupci';
const JIB = '4206172990667';
const YEAR = ownYear(1990);
const PDF = { name: 'rjesenje.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%čćžšđ\n%%EOF\n') };

async function enterDocument(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dodajte dokument' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('JIB').fill(JIB);
  await dialog.getByLabel('Vrsta dokumenta').selectOption({ index: 1 });
  for (const [part, value] of Object.entries({ Dan: '2', Mjesec: '5', Godina: YEAR }))
    await dialog.getByLabel(part).fill(value);
  await dialog.locator('input[type=file]').setInputFiles(PDF);
  await expect(dialog.getByText(PDF.name)).toBeVisible();
}

test('the agency of this seed lets its answers be cached', async ({ page }) => {
  const answer = page.waitForResponse(/\/LegalEntities\?/);
  await openPage(page, `${REGISTRY}?jib=${JIB}`);
  expect(await (await answer).headerValue('cache-control')).toBe('max-age=600');
});

test('a document is in the list after it was added, and sending it again is warned about', async ({ page }) => {
  await signIn(page, 'moderator');
  await openPage(page, `${REGISTRY}?jib=${JIB}`);
  await expect(page.getByRole('heading', { level: 2, name: '1 pravno lice' })).toBeVisible();
  await enterDocument(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sačuvajte', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: `02.05.${YEAR}` })).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('cell', { name: `02.05.${YEAR}` })).toHaveCount(1);
  await enterDocument(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sačuvajte', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/već je evidentiran za ovo pravno lice/)).toBeVisible();
});

test('every switch of the language shows the texts of the agency in that language', async ({ page, browser }) => {
  const firstOf = (one: Page) => one.getByRole('main').getByRole('heading', { level: 2 }).first();
  const texts: Record<string, string> = {};
  for (const lang of ['bs', 'hr', 'en']) {
    // In a browser that has stored nothing of another language.
    const fresh = await (await browser.newContext()).newPage();
    await openPage(fresh, `/${lang}/sve-novosti`);
    await expect(fresh.locator('main [aria-busy=true]')).toHaveCount(0);
    texts[lang] = await firstOf(fresh).innerText();
    await fresh.context().close();
  }
  expect(texts['en']).not.toBe(texts['bs']);
  await openPage(page, '/bs/sve-novosti');
  for (const lang of ['bs', 'en', 'hr', 'bs', 'en'] as const) {
    await page.getByRole('link', { name: lang, exact: true }).click();
    await expect(page.getByRole('link', { name: lang, exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(firstOf(page)).toHaveText(texts[lang] ?? '');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(firstOf(page)).toHaveText(texts[lang] ?? '');
  }
  await page.reload();
  await expect(firstOf(page)).toHaveText(texts['en'] ?? '');
});

test('a sign-out reaches the agency each time, and the next user is not the one before', async ({ page }) => {
  for (const [who, name] of [
    ['citizen', /ana\.primjer/],
    ['moderator', /./],
  ] as const) {
    await signIn(page, who);
    await openPage(page, '/bs');
    const account = page.getByRole('button', { name: /Moj nalog/ });
    await expect(account).toContainText(name);
    if (who === 'moderator') await expect(account).not.toContainText(/ana\.primjer/);
    await account.click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Odjava' }).click();
    await reloaded;
    await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible();
  }
});

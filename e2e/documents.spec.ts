import { documentTable } from '../scripts/build/document-table.ts';
import { LANGUAGES } from '../src/shared/i18n/languages.ts';
import { expect, test } from './fixtures.ts';

/** Marks the heading of the document: where the app draws the page anew, the mark is lost. */
function markHeading(): void {
  document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-written', ''));
}

for (const lang of LANGUAGES)
  test(`every public document is taken over as it stands: ${lang}`, async ({ page }) => {
    const differences: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('React error'))
        differences.push(`${page.url()} ${message.text()}`);
    });
    await page.addInitScript(markHeading);
    await page.goto(`/${lang}`);
    test.skip((await page.locator('#page-texts').count()) === 0, 'only the production build writes documents');
    for (const entry of documentTable().filter((one) => one.isPublic && one.lang === lang))
      await test.step(entry.path, async () => {
        await page.goto(entry.path);
        await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
        await expect(page.locator('h1[data-written]')).toBeVisible();
      });
    expect(differences).toEqual([]);
  });

test('within one visit the content tree is asked for once in ten minutes, at the next visit again', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().includes('/PublishedContent'))));
  const open = async () => {
    await page.goto('/bs');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  await open();
  const first = calls;
  expect(first).toBeGreaterThan(0);
  await open();
  expect(calls).toBe(first);
  await page.evaluate(() => sessionStorage.clear());
  const asked = page.waitForRequest('**/PublishedContent*');
  await open();
  await asked;
});

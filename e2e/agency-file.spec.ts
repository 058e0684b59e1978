import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, reloadPage, test } from './fixtures.ts';

const EXAMPLE = JSON.parse(await readFile('mocks/agency-file/agency.json', 'utf8')) as Record<string, unknown>;

const agencyFileSays = (page: Page, file: object) =>
  page.route('**/agency.json', (route) => route.fulfill({ json: file }));

/** Layout shift as browsers measure it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts: number[] = [0];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(shifts.reduce((sum, each) => sum + each)), 0));
      }),
  );

for (const width of [390, 1440])
  test(`a notice does not shift the page, and once closed it stays closed, at ${width} px`, async ({ page }) => {
    await agencyFileSays(page, EXAMPLE);
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, '/bs/cjenovnik');
    const notice = page.getByRole('region', { name: 'Obavještenja Agencije' });
    await expect(notice.getByText(/^Primjer obavještenja/)).toBeInViewport();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // The bar does not cover the end of the page.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [bar, foot] = await Promise.all([notice.boundingBox(), page.locator('footer').last().boundingBox()]);
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    }).toPass();
    await notice.getByRole('button', { name: 'Zatvorite obavještenje' }).click();
    await expect(notice).toHaveCount(0);
    await reloadPage(page);
    await expect(notice).toHaveCount(0);
  });

test('deadlines are downloaded as a calendar with their day and a reminder @further', async ({ page }) => {
  await agencyFileSays(page, EXAMPLE);
  await openPage(page, '/bs/predlosci-finansijskih-izvjestaja');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Dodajte u kalendar (.ics)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20300228\r\n');
  expect(calendar).toContain('TRIGGER:-P7D\r\n');
});

test.describe('a file with a mistake', () => {
  test.use({ allowedErrors: [/agency\.json: /] });

  test('hides only the part with the mistake and reports which it is @further', async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await agencyFileSays(page, { ...EXAMPLE, departments: [{ name: 'bez jezika', phone: 'x' }], unknownPart: 1 });
    await openPage(page, '/bs/kontaktirajte-nas');
    await expect(page.getByText('Radnim danima od 8 do 15 sati (primjer)')).toBeVisible();
    await expect.poll(() => problems.join('\n')).toMatch(/agency\.json: departments\[0\]\.name/);
    // A part of a later version is no mistake; the operator's desk names it.
    expect(problems.join('\n')).not.toContain('unknownPart');
  });
});

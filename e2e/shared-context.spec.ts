import { expect, storedNames, test } from './fixtures.ts';

// In order and in one worker: nothing of the first test may reach the second.
test.describe.configure({ mode: 'serial' });

test('a test leaves storage, a cookie, a database, routes and a broken line', async ({ page, context }) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    // oxlint-disable-next-line unicorn/no-document-cookie -- as a page sets one
    document.cookie = 'left=1';
    await new Promise((resolve) => {
      const opening = indexedDB.open('portal');
      opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore('kept').put(1, 'left'));
      opening.addEventListener('success', resolve);
    });
  });
  expect(await storedNames(page)).toEqual(['left']);
  await context.route('**/robots.txt', (route) => route.fulfill({ body: 'left' }));
  await context.setOffline(true);
});

test('the next one finds nothing of it', async ({ page, context }) => {
  expect(context.pages()).toHaveLength(2);
  await page.goto('/robots.txt');
  await expect(page.locator('body')).toContainText('User-agent');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(await storedNames(page)).toEqual([]);
});

test('a test puts the clock on', async ({ page }) => {
  await page.clock.setFixedTime('2001-01-01');
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2001);
});

test('the next one has the time of day', async ({ page }) => {
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2001);
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { documentTable } from '../scripts/build/document-table.ts';
import { check, choose, sample, submitCorrect } from './control-steps.ts';
import { expect, openPage, test } from './fixtures.ts';
import { openInbox, rowOf, select, written } from './inbox-steps.ts';

/**
 * Deletes what at least one supported browser lacks: Chrome 109, Firefox 115 or Safari 16.4 (`browserslist` in `package.json`).
 * It runs before everything else in a page and a worker.
 */
const DELETE_YOUNGER = `{
  const remove = (owner, ...names) => { for (const name of names) if (owner) delete owner[name]; };
  const typed = Object.getPrototypeOf(Uint8Array);
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  for (const list of [Array.prototype, typed.prototype])
    remove(list, 'toSorted', 'toReversed', 'toSpliced', 'with');
  remove(Array, 'fromAsync');
  remove(Object, 'groupBy');
  remove(Map, 'groupBy');
  for (const map of [Map.prototype, WeakMap.prototype]) remove(map, 'getOrInsert', 'getOrInsertComputed');
  remove(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  remove(iterator, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find');
  remove(Promise, 'withResolvers', 'try');
  remove(String.prototype, 'isWellFormed', 'toWellFormed');
  remove(RegExp, 'escape');
  remove(Error, 'isError');
  remove(Math, 'sumPrecise', 'f16round');
  remove(Uint8Array, 'fromBase64', 'fromHex');
  remove(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex');
  remove(ArrayBuffer.prototype, 'transfer', 'transferToFixedLength', 'resize');
  remove(URL, 'canParse', 'parse');
  remove(URLSearchParams.prototype, 'size');
  remove(AbortSignal, 'any');
  remove(ReadableStream, 'from');
  remove(ReadableStream.prototype, 'values', Symbol.asyncIterator);
  remove(Blob.prototype, 'bytes');
  remove(Response.prototype, 'bytes');
  remove(Intl, 'Segmenter', 'DurationFormat');
  remove(globalThis, 'Iterator', 'Temporal', 'Float16Array', 'scheduler', 'CloseWatcher', 'navigation',
    'requestIdleCallback', 'cancelIdleCallback');
  remove(globalThis.Document?.prototype, 'startViewTransition');
  remove(globalThis.Element?.prototype, 'checkVisibility', 'setHTML', 'moveBefore');
  remove(globalThis.HTMLElement?.prototype, 'showPopover', 'hidePopover', 'togglePopover');
  remove(globalThis.HTMLDialogElement?.prototype, 'requestClose');
}`;

/** Makes the page's browser an old one of the list; resolves with the scripts of workers that were started. */
async function olderBrowser(page: Page): Promise<readonly string[]> {
  const workers: string[] = [];
  await page.addInitScript({ content: DELETE_YOUNGER });
  await page.route('**/assets/file.worker-*.js', async (route) => {
    const url = route.request().url();
    workers.push(url);
    const script = readFileSync(`dist${new URL(url).pathname}`, 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: `${DELETE_YOUNGER}\n${script}` });
  });
  return workers;
}

const addresses = documentTable()
  .filter(({ lang, isPublic }) => lang === 'bs' && isPublic)
  .map(({ path }) => path);

/** Several pages share a test, so that the browser fetches shared files only once. */
const PER_TEST = 8;

for (let first = 0; first < addresses.length; first += PER_TEST) {
  const some = addresses.slice(first, first + PER_TEST);
  test(`the oldest supported browsers show every page: ${some.join(', ')}`, async ({ page }) => {
    await olderBrowser(page);
    for (const address of some)
      await test.step(address, async () => {
        await openPage(page, address);
        await expect(page.locator('#page-title')).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await expect(page.locator('main [role=alert]')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Učitajte ponovo' })).toHaveCount(0);
      });
  });
}

test('the oldest supported browsers look through, check and submit a report', async ({ page }) => {
  const workers = await olderBrowser(page);
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
  await submitCorrect(page);
  await page.getByRole('dialog', { name: 'Rezultat predaje' }).getByRole('button', { name: 'U redu' }).click();
  await expect(page.getByRole('heading', { name: 'Izvještaj je predan.' })).toBeVisible();
  expect(workers).not.toEqual([]);
});

test('the oldest supported browsers check and submit reports of earlier periods', async ({ page }) => {
  await olderBrowser(page);
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja-old');
  await choose(page, ['old-format.xlsx', 'old-errors.xlsx', 'old-format-2.xlsx'].map(sample));
  await expect(page.getByText('Brzi pregled: bez općih grešaka')).toHaveCount(2);
  await check(page);
  await expect(page.getByRole('heading', { name: 'Neispravni izvještaji: 1 od 3.' })).toBeFocused();
  await page.getByRole('button', { name: 'Predajte izvještaje' }).click();
  const dialog = page.getByRole('dialog', { name: 'Odabrane datoteke' });
  await dialog.getByRole('button', { name: 'Predajte' }).click();
  await expect(page.getByRole('heading', { name: 'Predane datoteke: 3.' })).toBeVisible();
});

test('the oldest supported browsers read the first page of a PDF', async ({ page }) => {
  const workers = await olderBrowser(page);
  await openInbox(page);
  await select(page, [await written('podnesak.pdf', 10_001, 11, '2020-01-31')]);
  await expect(rowOf(page, 'podnesak.pdf').getByText('1 stranica')).toBeVisible();
  await expect(rowOf(page, 'podnesak.pdf').getByText(/31\.01\.2020/)).toBeVisible();
  expect(workers).toHaveLength(1);
});

test('a browser below the list says so at once, in the language of the page, and takes no input', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'structuredClone'));
  await page.goto('/en/contact-us');
  await expect(page.getByRole('alert')).toContainText('This browser is too old for the portal');
  await expect(page.getByRole('alert')).toContainText('Firefox from version 115');
  await expect(page.locator('input, textarea')).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { expect, openPage, readUntil, scrolled, test } from './fixtures.ts';

const mapLink = (page: Page) => page.locator('main a[href="/bs/interaktivna-mapa"]').first();

/** Home, scrolled to the block of the map, which loads when it is near. */
async function openHome(page: Page): Promise<void> {
  await openPage(page, '/bs');
  await readUntil(page, () => mapLink(page).isVisible());
  await mapLink(page).scrollIntoViewIfNeeded();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

const PROCEEDINGS = '/bs/predstecajni-i-stecajni-postupci';
const proceedingsLink = (page: Page) => page.locator(`main a[href="${PROCEEDINGS}"]`).first();

/** Scripts named by the document of that page and not by the home page's, because file names reveal nothing. */
async function ownScripts({ request }: Page): Promise<string[]> {
  const named = async (path: string) => (await (await request.get(path)).text()).match(/assets\/[\w-]+\.js/g) ?? [];
  const known = new Set(await named('/bs'));
  return [...new Set(await named(PROCEEDINGS))].filter((name) => !known.has(name));
}

/** Presses a link and, when the next page is ready, says whether its own files were requested before or after the click. */
async function whenFetched(page: Page): Promise<'before' | 'after'> {
  await page.evaluate(() => {
    performance.mark('begun');
    document.addEventListener('click', () => performance.mark('click'), { capture: true, once: true });
  });
  await proceedingsLink(page).hover();
  await page.mouse.down();
  // Lets the handlers of a touch run.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve))));
  await page.mouse.up();
  await expect(page.locator('#page-title')).toBeFocused();
  return page.evaluate(
    (names) => {
      const [begun] = performance.getEntriesByName('begun');
      const [click] = performance.getEntriesByName('click');
      const files = performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) => names.some((own) => name.endsWith(own)) && startTime > (begun?.startTime ?? 0),
        );
      if (files.length === 0 || !click) throw new Error('Neither a file nor a click.');
      return files.every(({ startTime }) => startTime < click.startTime) ? 'before' : 'after';
    },
    await ownScripts(page),
  );
}

test('the page behind a link is fetched before the click that opens it', async ({ page }) => {
  await openPage(page, '/bs');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await whenFetched(page)).toBe('before');
});

test('with data saving on it is fetched by the click', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await openPage(page, '/bs');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await whenFetched(page)).toBe('after');
});

declare global {
  interface Window {
    transitions: number;
    /** How many of them have ended. */
    ended: number;
    /** How many animations they ran; React's own, which hide what stays the same, take no time. */
    animations: number;
  }
}

/** Counts the view transitions of a page and their animations. */
async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = 0;
    window.ended = 0;
    window.animations = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.transitions += 1;
      const transition = start(update);
      const isOfTransition = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect &&
        effect.pseudoElement?.startsWith('::view-transition') &&
        Number(effect.getComputedTiming().duration) > 0;
      void transition.ready.then(() => (window.animations += document.getAnimations().filter(isOfTransition).length));
      void transition.finished.finally(() => (window.ended += 1));
      return transition;
    };
  });
}

test('a transition leads to the next page; its heading has the focus, and back returns to the old place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await countTransitions(page);
  await openHome(page);
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(100);
  await mapLink(page).click();
  await expect(page.locator('#page-title')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Interaktivna mapa' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => [window.transitions, window.ended, window.scrollY])).toEqual([1, 1, 0]);
  expect(await page.evaluate(() => window.animations)).toBeGreaterThan(0);
  await page.goBack();
  await expect(mapLink(page)).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(left);
});

test('for a visitor who prefers reduced motion the next page appears without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await countTransitions(page);
  await openHome(page);
  await mapLink(page).click();
  await expect(page.locator('#page-title')).toBeFocused();
  await expect.poll(() => page.evaluate(() => [window.transitions, window.ended, window.scrollY])).toEqual([1, 1, 0]);
  expect(await page.evaluate(() => window.animations)).toBe(0);
});

/** How form and results of the proceedings look. */
async function looks(page: Page): Promise<string[]> {
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return page.locator('main :is(form, form *, ol > li, ol > li *)').evaluateAll((elements) =>
    elements.map((element) => {
      const { display, padding, color, font, gridTemplateColumns } = getComputedStyle(element);
      return [element.tagName, display, padding, color, font, gridTemplateColumns].join(' ');
    }),
  );
}

test('no style is fetched twice; a page opened from another looks as when opened by itself', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url());
  });
  await openPage(page, '/bs');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const linked = await page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(linked.length).toBeGreaterThan(1);
  expect(fetched.filter((sheet) => linked.includes(sheet))).toEqual([]);

  await proceedingsLink(page).click();
  await expect(page.locator('#page-title')).toBeFocused();
  const opened = await looks(page);
  expect(fetched.filter((sheet) => linked.includes(sheet))).toEqual([]);
  await openPage(page, PROCEEDINGS);
  expect(await looks(page)).toEqual(opened);
});

import type { Page } from '@playwright/test';
import { generatedEntities } from '../mocks/legal-entities/registry.ts';
import { addStyles, expect, openPage, signIn, test } from './fixtures.ts';
import { chooseCreator, chooseReport } from './template-steps.ts';

const NOTICES = ['urgent', 'info'].map((level) => ({
  level,
  text: Object.fromEntries(
    ['bs', 'hr', 'en'].map((lang) => [
      lang,
      `Obavijest (${level}): portal neće biti dostupan u subotu od 8 do 12 sati.`,
    ]),
  ),
}));

/** Two notices of the agency and two entities to compare: what may stay at the lower edge of any page at once. */
async function openWithBars(page: Page, address: string): Promise<void> {
  await page.route('**/agency.json', (route) => route.fulfill({ json: { notices: NOTICES } }));
  await signIn(page, 'citizen');
  for (const id of [10001, 10008]) {
    await openPage(page, `/bs/profil-pravnih-lica/${id}`);
    const button = page.getByRole('button', { name: 'Dodajte za poređenje' });
    await button.scrollIntoViewIfNeeded();
    await button.press('Enter');
  }
  await openPage(page, address);
  await expect(page.getByText('Obavijest (urgent)', { exact: false })).toBeAttached();
}

/** Pages with a bar of their own above the notices, and how the bar appears. */
const BARS: Record<string, (page: Page) => Promise<void>> = {
  '/bs/profil-pravnih-lica': (page) =>
    expect(page.getByRole('complementary', { name: 'Dodano za poređenje' })).toBeAttached(),
  '/bs/predlosci-finansijskih-izvjestaja': async (page) => {
    await chooseCreator(page);
    await chooseReport(page);
    const clients = Array.from({ length: 3 }, (_, at) => ({ jib: jibAt(at), name: `Klijent ${at + 1}` }));
    await page.getByText('Uvoz i preuzimanje').click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'klijenti.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ clients: clients.map((client) => ({ ...client, ...COMPANY })) })),
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Uvezite' }).click();
    await page.getByRole('checkbox', { name: /Označite sve klijente \(3\)/ }).check();
    await expect(page.getByRole('button', { name: 'Preuzmite predloške' })).toBeAttached();
  },
};
const COMPANY = { legalEntityTypeId: 1, reportingStandard: 1 };
const jibAt = (at: number) => generatedEntities()[at]!.jib;

/** Share of the window that is covered at its lower edge by what does not scroll away. */
const covered = (page: Page) =>
  page.evaluate(() => {
    let lines = 0;
    for (let y = innerHeight - 1; y > 0; y -= 4) {
      const fixed = document
        .elementsFromPoint(innerWidth / 2, y)
        .some((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position));
      if (!fixed) break;
      lines += 4;
    }
    return lines / innerHeight;
  });

/** Whether the focused element, or a part of it, is what one sees in its place. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return true;
    // An input that is only seen as its label lies below it.
    const seen = [element, ...((element as HTMLInputElement).labels ?? [])];
    return [...element.getClientRects()].some(({ left, right, top, bottom }) => {
      for (let y = Math.max(top, 0) + 2; y < Math.min(bottom, innerHeight); y += 3)
        for (const x of [left + 3, (left + right) / 2, right - 3]) {
          const there = document.elementFromPoint(Math.min(Math.max(x, 1), innerWidth - 1), y);
          if (there && seen.some((one) => one.contains(there) || there.contains(one))) return true;
        }
      return false;
    });
  });

const SCREENS = [
  [320, 256, 16],
  [320, 256, 32],
  [320, 640, 32],
  [390, 844, 16],
  [390, 844, 32],
  [820, 600, 32],
  [1280, 400, 16],
  [1440, 900, 32],
] as const;

for (const [address, showBar] of Object.entries(BARS))
  test(`with all bars of ${address} half the screen stays and no focus is covered, at any size`, async ({ page }) => {
    await openWithBars(page, address);
    await showBar(page);
    for (const [width, height, font] of SCREENS)
      await test.step(`${width} × ${height}, letters of ${font} px`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), font);
        expect(await covered(page)).toBeLessThanOrEqual(0.52);
        await page.locator('main').focus();
        const hidden: string[] = [];
        for (let tab = 0; tab < 45; tab++) {
          await page.keyboard.press('Tab');
          if (await isFocusVisible(page)) continue;
          hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
        }
        expect(hidden).toEqual([]);
        expect(await covered(page)).toBeLessThanOrEqual(0.52);
      });
  });

/** Texts that paper shows with less contrast than 4.5:1 on white: backgrounds are not printed unless they are asked for. */
const pale = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const light = (color: string) => {
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (
        !parent ||
        !textContent?.trim() ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (parent.closest('.visually-hidden') || parent.getClientRects().length === 0) continue;
      const style = getComputedStyle(parent);
      const isDrawn = parent instanceof SVGElement;
      const onGround =
        isDrawn || [...ancestors(parent)].some((one) => getComputedStyle(one).printColorAdjust === 'exact');
      if (onGround) continue;
      const contrast = 1.05 / (light(style.color) + 0.05);
      if (contrast < 4.5) found.add(`${contrast.toFixed(1)} ${textContent.trim().slice(0, 50)}`);
    }
    function* ancestors(element: Element) {
      for (let one: Element | null = element; one; one = one.parentElement) yield one;
    }
    return [...found];
  });

test('every value can be read on paper, printed from the dark theme', async ({ page }) => {
  await signIn(page, 'citizen');
  for (const address of [
    '/bs/profil-pravnih-lica/10048',
    '/bs/profil-pravnih-lica/10001?view=years',
    '/bs/jedinstveni-registar-racuna?jib=4259259261854',
    '/bs/jedinstveni-registar-racuna?jib=0076543210001',
    '/bs/interaktivna-mapa?canton=2030',
    '/en/compare-legal-entities?ids=10001,10008',
    '/bs/predstecajni-i-stecajni-postupci',
    '/bs',
  ])
    await test.step(address, async () => {
      await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
      await openPage(page, address);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
      expect(await pale(page)).toEqual([]);
    });
});

test('drawn values are printed as large as their neighbours, also in a narrow column', async ({ page }) => {
  await signIn(page, 'citizen');
  // A print gives no chance to draw again once it is laid out.
  await page.addInitScript(() => Object.assign(ResizeObserver.prototype, { observe: () => {} }));
  for (const width of [320, 640, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/bs/profil-pravnih-lica/10048');
    await page.locator('dd svg text').nth(5).waitFor({ state: 'attached' });
    // The extract's file comes when the page is ready.
    const begun = () =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        return document.querySelectorAll('main h1').length;
      });
    await expect.poll(begun).toBe(2);
    // Drawn for the sheet while the screen shows, then laid out as wide as A4, whatever the screen's width.
    await addStyles(page, '@media print { body { width: 170mm } }');
    await page.emulateMedia({ media: 'print' });
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('main dd svg')].flatMap((svg) => {
        if (!(svg instanceof SVGSVGElement) || !svg.querySelector('text') || !svg.getClientRects().length) return [];
        return [svg.getBoundingClientRect().width / svg.viewBox.baseVal.width];
      }),
    );
    await page.emulateMedia({ media: 'screen' });
    expect(sizes.length).toBeGreaterThan(2);
    for (const size of sizes) expect(size, `at ${width}`).toBeGreaterThan(0.97);
  }
});

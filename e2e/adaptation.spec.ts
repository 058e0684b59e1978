import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, openPage, signIn, test } from './fixtures.ts';
import { expectFocusSeen } from './keyboard-steps.ts';
import { saveSearch, startListCheck } from './own-steps.ts';

type Screen = {
  address: string;
  /** Selects something that is there when the screen is ready. */
  ready: string;
  /** What a person does first. */
  prepare?: (page: Page) => Promise<void>;
};

/** The main screens; each is tested with its visitors' device settings. */
const SCREENS: readonly Screen[] = [
  { address: '/bs', ready: '.hero-facts dd' },
  { address: '/bs/profil-pravnih-lica', ready: 'main h3' },
  { address: '/bs/profil-pravnih-lica/10048', ready: 'main label:has-text("2023")' },
  { address: '/bs/profil-pravnih-lica/10048?view=years&card=income', ready: 'main th:has-text("2023")' },
  { address: '/bs/interaktivna-mapa?indicator=businessResult', ready: 'main svg [role=button]' },
  { address: '/bs/predstecajni-i-stecajni-postupci', ready: 'main h3' },
  { address: '/bs/pristigli-dokumenti', ready: 'input[type=file]' },
  { address: '/bs/kontrola-finansijskih-izvjestaja', ready: 'input[type=file]' },
  { address: '/bs/poredjenje-s-proslogodisnjim-izvjestajem', ready: 'input[type=file]' },
  { address: '/bs/predlosci-finansijskih-izvjestaja', ready: 'main button' },
  { address: '/bs/sezona', ready: 'main button' },
  { address: '/bs/lokacije-i-poslovne-jedinice', ready: 'fieldset button' },
  { address: '/bs/sve-novosti', ready: 'main article, main h2' },
  { address: '/bs/kontaktirajte-nas', ready: 'main textarea' },
  { address: '/bs/profil-pravnih-lica/10015', ready: '#proceedings table' },
  { address: '/bs/provjera-liste', ready: 'main details', prepare: (page) => page.locator('main textarea').fill(LIST) },
  { address: '/bs/provjera-liste?sort=name', ready: 'tbody th button', prepare: checkList },
  { address: '/bs/popis-pracenja', ready: 'main h3', prepare: nameSearch },
  { address: '/bs/profil-pravnih-lica?name=Qwxy&countyId=2029', ready: 'main section li a' },
  { address: '/bs/interaktivna-mapa', ready: 'dialog h3', prepare: useFigures },
  { address: '/bs/radni-sto-operatera?part=visitingHours', ready: 'main textarea' },
];

/** A jib, one without its leading zeros, a VAT number, a name of several, and a line of an e-mail. */
const LIST = ['Poštovani,', '4200000000005', '200000000005', '420000000001', 'PDV 420000000002', 'Hrast'].join('\n');

/** A checked list with rows to resolve. */
async function checkList(page: Page): Promise<void> {
  await startListCheck(page, LIST.split('\n'));
  await expect(page.getByText('Provjera je završena').first()).toBeAttached();
}

/** A search of the register that has a name, on the page of what a reader follows. */
async function nameSearch(page: Page): Promise<void> {
  await openPage(page, '/bs/profil-pravnih-lica?legalEntityTypeId=6');
  await saveSearch(page);
  await openPage(page, '/bs/popis-pracenja');
}

async function useFigures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preuzmite ili navedite podatke' }).click();
}

async function open(page: Page, { address, ready, prepare }: Screen): Promise<void> {
  await openPage(page, address);
  await prepare?.(page);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await expect(page.locator('#page-title')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Adds a visitor's style sheet, as browsers and extensions do; one at a time. */
async function withStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate(async (text) => {
    const visitor = window as { visitorSheet?: CSSStyleSheet };
    // Keeps the page's own rules, which are adopted style sheets as well.
    if (!visitor.visitorSheet) document.adoptedStyleSheets.push((visitor.visitorSheet = new CSSStyleSheet()));
    visitor.visitorSheet.replaceSync(text);
    // Drawn values (R2.4) measure themselves again.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, styles);
}

/**
 * Text that can no longer be read: clipped by its own box, or covered by the text of another element. Text that scrolls, is cut
 * by an ellipsis on purpose, or is only for screen readers does not count.
 */
function clippedTexts(): string[] {
  const WORDS = 'h1, h2, h3, h4, p, a, button, label, legend, dt, dd, th, td, summary, li, b, [role=img] text';
  const own = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const hidden = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const { clipPath, opacity, visibility } = style;
      if (
        style.getPropertyValue('clip') !== 'auto' ||
        clipPath !== 'none' ||
        opacity === '0' ||
        visibility === 'hidden'
      )
        return true;
      // Drawn values are hidden from assistive technology, which gets their name, but they are visible.
      if (at.matches('[aria-hidden=true]') && !at.matches('[role=img] > *')) return true;
    }
    return false;
  };
  const name = (element: Element) => `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`;
  // What a dialog covers is not to be read.
  const shown = document.querySelector('dialog:modal') ?? document;
  const texts = [...shown.querySelectorAll(WORDS)].filter(
    (element) => own(element) && element.checkVisibility() && element.getClientRects().length > 0 && !hidden(element),
  );
  const cut = texts.filter((element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    if (textOverflow === 'ellipsis' || getComputedStyle(element).webkitLineClamp !== 'none') return false;
    const clips = (way: string) => way === 'hidden' || way === 'clip';
    return (
      (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  });
  // Elements scrolled out of their own list cover nothing.
  const scrolledOut = (element: Element, { top, bottom, left, right }: DOMRect) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const view = at.getBoundingClientRect();
      if (top >= view.bottom || bottom <= view.top || left >= view.right || right <= view.left) return true;
    }
    return false;
  };
  const lines = texts.flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter((box) => !scrolledOut(element, box)).map((box) => ({ element, box }));
      }),
  );
  const overlapping = lines.flatMap((one, at) =>
    lines.slice(at + 1).flatMap((other) => {
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
        return [];
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Lines of text may touch; an overlap of a third of the lower one counts as text over text.
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(one.box.height, other.box.height) / 3;
      return across > 4 && down > least ? [`${name(one.element)} ⨯ ${name(other.element)}`] : [];
    }),
  );
  return [...cut.map((element) => `cut: ${name(element)}`), ...new Set(overlapping)];
}

/** WCAG 2.5.8: 24 by 24 px, or enough space around the target. Links within a sentence are exempt. */
function smallTargets(): string[] {
  const LEAST = 24;
  const TARGETS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=treeitem]';
  const tooSmall: string[] = [];
  // What a dialog covers cannot be pressed.
  const reachable = document.querySelector('dialog:modal') ?? document;
  for (const element of reachable.querySelectorAll(TARGETS)) {
    const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
    const { width, height } = shown.getBoundingClientRect();
    if (width < 2 || height < 2 || (width >= LEAST && height >= LEAST)) continue;
    const parent = element.parentElement;
    const inSentence =
      getComputedStyle(element).display === 'inline' && parent !== null && parent.textContent !== element.textContent;
    if (inSentence || element.matches('[aria-hidden=true] *, [inert] *')) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = shown.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const reach = LEAST / 2 - 0.5;
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => {
      const angle = (eighth * Math.PI) / 4;
      return document.elementFromPoint(middle.x + reach * Math.cos(angle), middle.y + reach * Math.sin(angle));
    });
    const another = around.find((hit) => {
      const target = hit?.closest(TARGETS) ?? null;
      return target !== null && target !== element && !element.contains(target) && !target.contains(element);
    });
    if (another) tooSmall.push(`${element.outerHTML.slice(0, 80)} ${Math.round(width)}×${Math.round(height)}`);
  }
  return tooSmall;
}

/** Animations longer than an instant. */
function movingParts(): string[] {
  const seconds = (list: string) => Math.max(...list.split(',').map((one) => Number.parseFloat(one)));
  return [...document.querySelectorAll('body, body *')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const animated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.01;
      return animated || seconds(style.transitionDuration) > 0.01
        ? [`<${element.localName} ${element.className}>`]
        : [];
    }),
  );
}

/** What is lost in forced colours: icons without contrast, fields without a border, states shown by colour only. */
function lostInForcedColours(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour: string): number[] => {
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = rgba(colour).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const ground = (element: Element): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if ((rgba(colour)[3] ?? 0) > 128) return colour;
    }
    return 'Canvas';
  };
  const shown = (element: Element) => element.getClientRects().length > 0;
  const name = (element: Element) => `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`;

  const icons = [...document.querySelectorAll('svg.lucide')].filter(
    (icon) => shown(icon) && contrast(getComputedStyle(icon).color, ground(icon)) < 3,
  );
  const bare = [
    ...document.querySelectorAll('select, textarea, input:is([type=text], [type=search], [type=email])'),
  ].filter((field) => shown(field) && Number.parseFloat(getComputedStyle(field).borderTopWidth) < 1);
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    const { fontWeight, textDecorationLine, outlineStyle, outlineWidth, backgroundColor } = style;
    const borders = ['top', 'left', 'bottom'].map((side) =>
      ['width', 'style', 'color'].map((what) => style.getPropertyValue(`border-${side}-${what}`)).join(' '),
    );
    return JSON.stringify([fontWeight, textDecorationLine, outlineStyle, outlineWidth, backgroundColor, borders]);
  };
  const SELECTED = '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], :checked';
  const peersOf = (selected: Element, part: Element): Element[] => {
    if (selected instanceof HTMLInputElement)
      return [...document.querySelectorAll(`input[type=radio][name="${selected.name}"]:not(:checked)`)].flatMap(
        (radio) => radio.closest('label') ?? [],
      );
    const list = part.closest('ul, ol');
    return [...(list?.querySelectorAll(part.localName) ?? [])].filter((peer) => !peer.matches(SELECTED));
  };
  const alike = [...document.querySelectorAll(SELECTED)].filter((selected) => {
    const part = selected instanceof HTMLInputElement ? selected.closest('label') : selected;
    if (!part || !shown(part) || part.matches('option, svg *') || part.closest('[aria-label=Putanja]')) return false;
    return peersOf(selected, part).some((peer) => shown(peer) && look(peer) === look(part));
  });
  return [
    ...icons.map(
      (icon) => `icon without contrast: ${icon.getAttribute('class')} in ${name(icon.parentElement ?? icon)}`,
    ),
    ...bare.map((field) => `field without border: ${field.id}`),
    ...alike.map((element) => `looks like the others: ${name(element)}`),
  ];
}

/** Expects that nothing of a kind is on the page once it is ready. */
const expectNone = (page: Page, find: () => string[], what: string) =>
  expect.poll(() => page.evaluate(find), what).toEqual([]);

/** Several screens share a test, so that the browser fetches shared files only once. */
const PER_TEST = 4;

for (let first = 0; first < SCREENS.length; first += PER_TEST) {
  const some = SCREENS.slice(first, first + PER_TEST);
  test(`still, large, spaced, in forced colours and by finger: ${some.map(({ address }) => address).join(', ')}`, async ({
    page,
  }) => {
    await signIn(page, 'moderator');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const screen of some) await test.step(screen.address, () => adapt(page, screen));
  });
}

test('no page is wider than a phone with letters of 40 px', async ({ page }) => {
  await signIn(page, 'moderator');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [slug, ready] of [
    ['kontaktirajte-nas', 'main textarea'],
    ['praksa', 'main ol'],
    ['privatnost', 'main h2'],
    ['registar-racuna-fizickih-lica', 'main dl'],
    ['sve-novosti', 'main article, main h2'],
    ['predstecajni-i-stecajni-postupci', 'main h3'],
    ['profil-pravnih-lica', 'main h3'],
  ] as const)
    await test.step(slug, async () => {
      await openPage(page, `/bs/${slug}`);
      await expect(page.locator(ready).first()).toBeVisible();
      await withStyles(page, 'html { font-size: 250% !important }');
      await expectNoSidewaysScroll(page);
    });
});

async function adapt(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, screen);
  await expectNone(page, movingParts, 'nothing moves');

  await withStyles(page, 'html { font-size: 200% !important }');
  await expectNoSidewaysScroll(page);
  await expectNone(page, clippedTexts, 'text of 200 % (1.4.4)');

  await withStyles(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  );
  await expectNoSidewaysScroll(page);
  await expectNone(page, clippedTexts, 'text spacing (1.4.12)');
  await withStyles(page, '');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await expectNone(page, lostInForcedColours, `forced colours, ${colorScheme}`);
  }
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNone(page, smallTargets, 'targets (2.5.8)');
}

test('with reduced motion the phrases of the hero do not move until they are started', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/bs');
  await expect(page.getByText('1 od 3', { exact: true })).toBeVisible();
  const phrase = await page.locator('#page-title').innerText();
  await page.clock.runFor(9000);
  await expect(page.locator('#page-title')).toHaveText(phrase);
  await page.getByRole('button', { name: 'Pokrenite' }).first().press('Enter');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(4100);
  await expect(page.locator('#page-title')).not.toHaveText(phrase);
});

test('forced colours: classes of the map, offices, gains and losses differ by more than their hue', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/bs/interaktivna-mapa?indicator=businessResult');
  const shapes = page.locator('main svg [role=button] path');
  await expect(shapes).toHaveCount(10);
  const painted = await shapes.evaluateAll((paths) => {
    const canvasText = getComputedStyle(document.body).color;
    return paths.map((path) => {
      const { fill, stroke } = getComputedStyle(path);
      return { fill, outlined: stroke === canvasText };
    });
  });
  // Every canton has a border; losses, four classes and 'no data' have different fills, the same as in the legend.
  expect(painted.every(({ outlined }) => outlined)).toBe(true);
  const fills = new Set(painted.map(({ fill }) => fill));
  expect(fills.size).toBeGreaterThanOrEqual(5);
  const legend = await page
    .locator('main ul svg rect')
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).fill));
  for (const fill of fills) if (!fill.includes('url')) expect(legend).toContain(fill);

  await openPage(page, '/bs/lokacije-i-poslovne-jedinice');
  const pin = (name: string) => page.getByRole('button', { name, exact: true }).first().locator('span').first();
  await expect(pin('Poslovna jedinica Livno')).toBeVisible();
  const lookOf = (name: string) =>
    pin(name).evaluate((sign) => {
      const { borderRadius, borderTopWidth } = getComputedStyle(sign);
      return [borderRadius, borderTopWidth, sign.querySelector('svg')?.getAttribute('class')];
    });
  const [main, branch] = [await lookOf('Poslovna jedinica Livno'), await lookOf('Poslovnica Odžak')];
  expect(main[0]).not.toBe(branch[0]);
  expect(main[2]).not.toBe(branch[2]);
});

import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { BENIGN_HTML } from '#tests/shared/html/benign-html.ts';
import { HOSTILE_HTML } from '#tests/shared/html/hostile-html.ts';
import type { SanitiserPage } from './sanitiser-page.ts';

/** The sanitiser is tested in a real browser, because DOMs made for tests parse hostile markup differently. */
const PORTAL = 'https://portal.example';
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types dompurify portal-script-url";

declare const window: Window & { page: SanitiserPage };

let script = '';

// In one worker, so that it is bundled only once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: fileURLToPath(new URL('sanitiser-page.ts', import.meta.url)) },
    },
  });
  const [bundle] = [made].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The sanitiser could not be bundled.');
  script = bundle.output[0].code;
});

/** Opens the test page with the portal's Trusted Types policy; returns the addresses requested meanwhile. */
async function openPage(page: Page, policy = TRUSTED_TYPES): Promise<string[]> {
  const requested: string[] = [];
  await page.route('**/*', async (route) => {
    const address = route.request().url();
    if (address === `${PORTAL}/`) {
      const headers = { 'content-security-policy': policy };
      await route.fulfill({
        contentType: 'text/html',
        headers,
        body: '<!doctype html><body><script type="module" src="/page.js"></script>',
      });
    } else if (address === `${PORTAL}/page.js`) await route.fulfill({ contentType: 'text/javascript', body: script });
    else {
      requested.push(address);
      await route.abort();
    }
  });
  await page.goto(PORTAL);
  await page.waitForFunction(() => 'page' in window);
  return requested;
}

test('the test page notices markup that runs', async ({ page }) => {
  await openPage(page, "default-src * 'unsafe-inline'");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>');
  });
  await expect.poll(() => page.evaluate(() => window.page.ran)).toBe(1);
});

test('no hostile markup runs, asks a foreign host, or keeps anything dangerous', async ({ page }) => {
  expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(90);
  const requested = await openPage(page);
  for (const html of HOSTILE_HTML) {
    expect.soft(await page.evaluate((given) => window.page.show(given), html), html).toEqual([]);
    await page.evaluate(
      () =>
        // Proves that what the markup loads has failed: a picture requested after it has.
        new Promise((resolve) => {
          const last = new Image();
          last.addEventListener('error', resolve);
          last.src = '/last.png';
        }),
    );
    expect.soft(await page.evaluate(() => window.page.ran), html).toBe(0);
  }
  expect(requested.filter((address) => address.includes('evil.example'))).toEqual([]);
  expect(page.url()).toBe(`${PORTAL}/`);
});

test('two hostile pieces put into each other stay harmless', async ({ page }) => {
  await openPage(page);
  const left = await page.evaluate((pieces) => {
    const dangerous: string[] = [];
    pieces.forEach((outer, at) => {
      const inner = pieces[(at * 37 + 11) % pieces.length] ?? '';
      for (const cut of [0.25, 0.5, 0.75].map((part) => Math.floor(outer.length * part))) {
        const html = outer.slice(0, cut) + inner + outer.slice(cut);
        const dangers = window.page.show(html);
        if (dangers.length > 0) dangerous.push(`${html} → ${dangers.join(', ')}`);
      }
    });
    return dangerous;
  }, HOSTILE_HTML);
  expect(left).toEqual([]);
  expect(await page.evaluate(() => window.page.ran)).toBe(0);
});

test('ordinary bodies stay whole, and cleaning twice changes nothing', async ({ page }) => {
  await openPage(page);
  for (const { html, keeps } of BENIGN_HTML) {
    expect.soft(await page.evaluate((given) => window.page.show(given), html)).toEqual([]);
    const once = await page.evaluate(() => window.page.markup());
    for (const part of keeps) expect.soft(once, html).toContain(part);
  }
});

test('handlers in a body are no news for the content security policy', async ({ page }) => {
  await openPage(page, "trusted-types dompurify; script-src-attr 'none'");
  const bodies = [
    '<p onclick="alert(1)">x</p>',
    '<img src="https://media.example/a.png"onerror=alert(1)>',
    "<a href='/bs' ONMOUSEOVER = 'alert(1)' title='a > b'>x</a>",
    '<table><tr><td onpointerenter=alert(1) title=1>x</td></tr></table>',
    '<svg onload=alert(1)><a onclick="alert(1)">x</a></svg>',
  ];
  const reports = await page.evaluate(async (given) => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective));
    for (const html of given) window.page.show(html);
    for (const html of given) window.page.strip(html);
    const before = [...seen];
    // Proves that a report would be noticed: parsing the same body uncleaned causes one.
    document.createElement('p').setAttribute('onclick', 'alert(1)');
    while (seen.length === before.length) await new Promise((resolve) => setTimeout(resolve, 5));
    return seen;
  }, bodies);
  expect(reports).toEqual(['script-src-attr']);
});

test('text is read out of markup without running it', async ({ page }) => {
  const requested = await openPage(page);
  const texts = await page.evaluate(
    (pieces) => pieces.map((piece) => window.page.strip(piece)),
    [...HOSTILE_HTML, '<p>Prvi&nbsp;red</p><p>drugi<br>treći</p><script>alert(1)</script>&scaron;'],
  );
  expect(texts.at(-1)).toBe('Prvi red drugi treći š');
  expect(await page.evaluate(() => window.page.ran)).toBe(0);
  expect(requested).toEqual([]);
});

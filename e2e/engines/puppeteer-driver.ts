import { launch, type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { BROWSER_FLAGS } from '../../scripts/browser-flags.ts';
import type { Driver, Handle } from './engine.ts';

/** Chromium with its own protocol, Firefox with WebDriver BiDi. */
export async function puppeteerDriver(engine: 'Chromium' | 'Firefox', executablePath: string): Promise<Driver> {
  const browser: Browser = await launch({
    browser: engine === 'Firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: true,
    // A page in the back/forward cache may keep the database open, which is deleted before the next journey.
    args: engine === 'Chromium' ? [...BROWSER_FLAGS, '--disable-features=BackForwardCache'] : [],
    extraPrefsFirefox: {
      'intl.accept_languages': 'bs',
      'browser.download.always_ask_before_handling_new_types': false,
      // Renders animations at 15 frames a second instead of 60, which takes a tenth of the processor time.
      'layout.frame_rate': 15,
    },
  });
  const tabs: Page[] = [];
  const openTab = async () => {
    page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    tabs.push(page);
  };
  const toTab = async (place: number) => {
    page = tabs[place] ?? page;
    await page.bringToFront();
  };
  let page: Page;
  await openTab();
  const evaluated = (body: string) => `(...values) => { ${body} }`;
  const element = (handle: Handle) => handle as ElementHandle;
  return {
    engine,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack()),
    run: (body, ...values) => page.evaluate(`(${evaluated(body)}).apply(window, ${JSON.stringify(values)})`) as never,
    element: async (body, ...values) => {
      const handle = await page.evaluateHandle(`(${evaluated(body)}).apply(window, ${JSON.stringify(values)})`);
      return handle.asElement();
    },
    click: async (handle) => element(handle).click(),
    type: async (handle, text) => {
      await element(handle).evaluate((input) => (input as HTMLInputElement).select());
      await element(handle).type(text);
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    upload: (handle, path) => (element(handle) as ElementHandle<HTMLInputElement>).uploadFile(path),
    resize: (width, height) => page.setViewport({ width, height }),
    openTab,
    toTab,
    closeTabs: async () => {
      for (const tab of tabs.splice(1)) await tab.close();
      await toTab(0);
    },
    close: () => browser.close(),
  };
}

import { launch, type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import type { Driver } from './engine-page.ts';

/** A function of any values, because puppeteer would replace handles among them by elements. */
type InPage = (...values: unknown[]) => unknown;

/** Firefox over WebDriver BiDi. */
export const launchFirefox = (): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'bs',
      'browser.download.always_ask_before_handling_new_types': false,
    },
  });

/** A context of its own in a running Firefox: no cookies, nothing stored. */
export async function openContext(browser: Browser): Promise<Driver<ElementHandle>> {
  const context = await browser.createBrowserContext();
  const newTab = async () => {
    const tab = await context.newPage();
    // WebDriver leaves a page that asks whether to leave it; here the question has to be answered.
    tab.on('dialog', (dialog) => void (dialog.type() === 'beforeunload' && dialog.accept()));
    return tab;
  };
  const tabs: Page[] = [await newTab()];
  let [page] = tabs as [Page];
  const toTab = async (place: number) => {
    page = tabs[place] ?? page;
    await page.bringToFront();
  };
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack()),
    inject: async (script) => void (await page.evaluate(script)),
    run: (inPage, ...values) => page.evaluate(inPage as InPage, ...values) as never,
    element: async (inPage, ...values) => {
      const handle = await page.evaluateHandle(inPage as InPage, ...values);
      return handle.asElement() as ElementHandle | null;
    },
    click: (element) => element.click(),
    type: async (element, text) => {
      await element.evaluate((input) => (input as HTMLInputElement).select());
      await element.type(text);
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    upload: (element, path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
    resize: (width, height) => page.setViewport({ width, height }),
    openTab: async () => {
      tabs.push(await newTab());
      await toTab(tabs.length - 1);
    },
    toTab,
    close: () => context.close(),
  };
}

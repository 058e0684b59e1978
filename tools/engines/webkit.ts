import { globSync } from 'node:fs';
import { Builder, Capabilities, Key, Origin, type WebElement } from 'selenium-webdriver';
import type { Driver } from './engine-page.ts';

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, ArrowDown: Key.ARROW_DOWN } as const;

/** WebKitGTK's MiniBrowser over WebDriver; the server that starts it is in `playwright.config.ts`. */
export async function openWebKit(): Promise<Driver<WebElement>> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().toReversed();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const server = `http://127.0.0.1:${process.env['BOX'] ?? '510'}8`;
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  const resize = async (width: number, height: number) =>
    void (await driver.manage().window().setRect({ width, height }));
  await resize(1280, 900);
  const tabs = [await driver.getWindowHandle()];
  return {
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    inject: (script) => driver.executeScript(script),
    run: (inPage, ...values) => driver.executeScript(inPage, ...values),
    element: (inPage, ...values) => driver.executeScript(inPage, ...values),
    click: async (element) => {
      const isShape = await driver.executeScript((target: Element) => target instanceof SVGElement, element);
      if (!isShape) return element.click();
      // This driver cannot click shapes of an svg, so the pointer is moved to their centre.
      const { x, y, width, height } = await driver.executeScript<DOMRect>(
        (target: Element) => target.getBoundingClientRect().toJSON() as DOMRect,
        element,
      );
      const centre = { x: Math.round(x + width / 2), y: Math.round(y + height / 2), origin: Origin.VIEWPORT };
      return driver.actions().move(centre).click().perform();
    },
    type: async (element, text) => {
      await element.clear();
      await element.sendKeys(text);
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    upload: (element, path) => element.sendKeys(path),
    resize,
    openTab: async () => {
      await driver.switchTo().newWindow('tab');
      tabs.push(await driver.getWindowHandle());
    },
    toTab: (place) => driver.switchTo().window(tabs[place] ?? ''),
    close: () => driver.quit(),
  };
}

import { spawn } from 'node:child_process';
import { Builder, Capabilities, Key, Origin, type WebElement } from 'selenium-webdriver';
import { refuseTaken } from '../../scripts/agency.ts';
import { accepts } from '../../scripts/processes.ts';
import type { Driver, Handle } from './engine.ts';

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, ArrowDown: Key.ARROW_DOWN } as const;

/** WebKitGTK's small browser (`binary`) over WebDriver, on a display of its own. */
export async function webkitDriver(binary: string, port: number): Promise<Driver> {
  // The driver of another run would take no second session.
  await refuseTaken(port);
  const server = spawn('xvfb-run', ['-a', '/usr/bin/WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  for (let tries = 0; tries < 100 && !(await accepts(port)); tries += 1)
    await new Promise((done) => setTimeout(done, 100));
  const stop = () => {
    process.off('exit', stop);
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  };
  process.once('exit', stop);
  try {
    const capabilities = new Capabilities();
    capabilities.set('browserName', 'MiniBrowser');
    capabilities.set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    const script = (body: string) => `return (function (...values) { ${body} }).apply(window, arguments);`;
    const element = (handle: Handle) => handle as WebElement;
    await driver.manage().window().setRect({ width: 1280, height: 900 });
    const tabs = [await driver.getWindowHandle()];
    const toTab = (place: number) => driver.switchTo().window(tabs[place] ?? '');
    return {
      engine: 'WebKit',
      goto: (url) => driver.get(url),
      back: () => driver.navigate().back(),
      run: (body, ...values) => driver.executeScript(script(body), ...values),
      element: async (body, ...values) =>
        (await driver.executeScript<WebElement | null>(script(body), ...values)) ?? null,
      click: async (handle) => {
        const isShape = await driver.executeScript('return arguments[0] instanceof SVGElement;', element(handle));
        if (!isShape) return element(handle).click();
        // To this driver a shape of a drawing is no element that can be clicked: the pointer goes to its middle.
        const [x = 0, y = 0] = await driver.executeScript<number[]>(
          `const { left, top, width, height } = arguments[0].getBoundingClientRect();
           return [left + width / 2, top + height / 2].map(Math.round);`,
          element(handle),
        );
        await driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform();
      },
      type: async (handle, text) => {
        await element(handle).clear();
        await element(handle).sendKeys(text);
      },
      press: async (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      upload: async (handle, path) => element(handle).sendKeys(path),
      resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
      openTab: async () => {
        await driver.switchTo().newWindow('tab');
        tabs.push(await driver.getWindowHandle());
      },
      toTab,
      closeTabs: async () => {
        for (const tab of tabs.splice(1)) {
          await driver.switchTo().window(tab);
          await driver.close();
        }
        await toTab(0);
      },
      close: async () => {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

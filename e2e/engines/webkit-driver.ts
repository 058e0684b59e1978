import { on } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, Origin, type WebElement } from 'selenium-webdriver';
import { refuseTaken } from '../../scripts/agency.ts';
import { listening } from '../../scripts/processes.ts';
import type { Driver, Handle } from './engine.ts';

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, ArrowDown: Key.ARROW_DOWN } as const;

/** Longest wait for a display or the driver, which start slowly on a busy machine. */
const PATIENCE_SECONDS = 120;

/** WebKitGTK's small browser (`binary`) over WebDriver, on a virtual display. */
export async function webkitDriver(binary: string, port: number): Promise<Driver> {
  // The driver of another run would refuse a second session.
  await refuseTaken(port);
  const started: ChildProcess[] = [];
  const stop = () => {
    process.off('exit', stop);
    for (const { pid, exitCode } of started.toReversed())
      if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
  };
  process.once('exit', stop);
  try {
    const display = spawn('/usr/bin/Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
      detached: true,
    });
    started.push(display);
    const server = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
      env: {
        ...process.env,
        DISPLAY: `:${await numberOf(display)}`,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        // Paints with the processor directly, instead of emulating a graphics card.
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
        LP_NUM_THREADS: '0',
        // No document exists long enough for optimised code to pay off.
        JSC_useDFGJIT: '0',
      },
    });
    started.push(server);
    await listening(port, server, PATIENCE_SECONDS);
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
        // This driver cannot click shapes of an svg, so the pointer is moved to their centre.
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

/** The number a display writes when it is ready. */
async function numberOf(display: ChildProcess): Promise<number> {
  const ends = AbortSignal.timeout(PATIENCE_SECONDS * 1000);
  for await (const [written] of on(display.stdio[3] as Readable, 'data', { signal: ends, close: ['end'] }))
    return Number(written);
  throw new Error('The display for WebKit did not start.');
}

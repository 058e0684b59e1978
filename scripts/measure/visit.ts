import type { Browser, BrowserContext, Page } from 'playwright';

/** A slow phone: 4× CPU slowdown and slow 4G (architecture, Budgets). */
export const SLOW = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 } as const;

/** Times in milliseconds; bytes as they came over the wire. */
export type VisitFigures = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blocking: number;
  requests: number;
  kilobytes: number;
};

declare global {
  interface Window {
    measured: { largest: number; shift: number; blocking: number };
  }
}

/** Opens an address on a slow device and reads its paint, shift and blocking figures once it is quiet. */
export async function visit(context: BrowserContext, address: string): Promise<VisitFigures> {
  const page = await slowPage(context);
  let requests = 0;
  let bytes = 0;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(4000);
  const figures = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestPaint: window.measured.largest,
    layoutShift: window.measured.shift,
    blocking: window.measured.blocking,
  }));
  await page.close();
  return { ...figures, requests, kilobytes: bytes / 1000 };
}

/** A page of a slow device with the observers in place. */
async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.down,
    uploadThroughput: SLOW.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  await page.addInitScript(() => {
    const measured = { largest: 0, shift: 0, blocking: 0 };
    window.measured = measured;
    const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
    observe('largest-contentful-paint', (entry) => (measured.largest = entry.startTime));
    observe('longtask', (entry) => (measured.blocking += Math.max(0, entry.duration - 50)));
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) measured.shift += shift.value;
    });
  });
  return page;
}

/** The middle of some figures. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The median of each figure over several first visits, each with a context of its own; a visit before is not counted. */
export async function medianVisit(
  browser: Browser,
  runs: number,
  once: (context: BrowserContext) => Promise<VisitFigures>,
): Promise<VisitFigures> {
  const all: VisitFigures[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'bs-BA' });
    all.push(await once(context));
    await context.close();
  }
  const of = (name: keyof VisitFigures) => median(all.map((figures) => figures[name]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    layoutShift: of('layoutShift'),
    blocking: of('blocking'),
    requests: of('requests'),
    kilobytes: of('kilobytes'),
  };
}

import type { BrowserContext, CDPSession, Page } from 'playwright';
import { observePage } from './page-observers.ts';
import { slowDevice, slowProcessor } from './slow-device.ts';

/** Kinds of bytes a visit is split into. */
const KINDS = ['js', 'css', 'fonts', 'images', 'rest'] as const;
type Kind = (typeof KINDS)[number];

/** Times in milliseconds; bytes as they came over the wire, nothing from the browser's own cache. */
export type VisitFigures = Record<
  | 'firstPaint'
  | 'largestPaint'
  | 'contentAt'
  | 'layoutShift'
  | 'blocking'
  | 'longestTask'
  | 'requests'
  | 'bytes'
  | Kind,
  number
>;

type VisitSettings = {
  /** Something only the page itself shows, not the static shell: `contentAt` is when it stands. */
  content: string;
  /** Slow processor only: what does not depend on the network. */
  fastNetwork?: boolean;
};

const QUIET_MS = 1000;
const PATIENCE_MS = 30_000;

/** Opens an address on a slow device and reads its figures once neither network nor processor has anything to do. */
export async function visit(context: BrowserContext, address: string, settings: VisitSettings): Promise<VisitFigures> {
  const page = await context.newPage();
  try {
    const session = await (settings.fastNetwork ? slowProcessor(page) : slowDevice(page));
    await page.addInitScript(observePage);
    const wire = await watchWire(session);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(settings.content).first().waitFor({ state: 'attached', timeout: PATIENCE_MS });
    const contentAt = await page.evaluate(() => performance.now());
    await quiet(page, wire);
    const observed = await page.evaluate(() => window.observed);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return {
      firstPaint,
      largestPaint: observed.largest,
      contentAt,
      layoutShift: observed.shift,
      blocking: observed.blocking,
      longestTask: observed.longest,
      requests: wire.requests,
      bytes: KINDS.reduce((sum, kind) => sum + wire.bytes[kind], 0),
      ...wire.bytes,
    };
  } finally {
    await page.close();
  }
}

type Wire = { requests: number; bytes: Record<Kind, number>; open: Set<string>; lastChange: number };

/** Counts requests and bytes of a page by kind. */
async function watchWire(session: CDPSession): Promise<Wire> {
  const wire: Wire = {
    requests: 0,
    bytes: { js: 0, css: 0, fonts: 0, images: 0, rest: 0 },
    open: new Set(),
    lastChange: Date.now(),
  };
  const kinds = new Map<string, Kind>();
  const cached = new Set<string>();
  const ended = (requestId: string) => {
    wire.open.delete(requestId);
    wire.lastChange = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    kinds.set(requestId, kindOf(type));
    wire.open.add(requestId);
    wire.lastChange = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, kindOf(type));
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended(requestId);
    const kind = kinds.get(requestId);
    if (!kind || cached.has(requestId)) return;
    wire.requests += 1;
    wire.bytes[kind] += encodedDataLength;
  });
  await session.send('Network.enable');
  return wire;
}

function kindOf(type: string | undefined): Kind {
  if (type === 'Script') return 'js';
  if (type === 'Stylesheet') return 'css';
  if (type === 'Font') return 'fonts';
  return type === 'Image' ? 'images' : 'rest';
}

/** Waits until no request is open and no long task has ended for a while; a page that never rests is read after a time. */
async function quiet(page: Page, wire: Wire): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    await page.waitForTimeout(200);
    const sinceTask = await page.evaluate(() => performance.now() - window.observed.lastTask);
    if (wire.open.size === 0 && Date.now() - wire.lastChange > QUIET_MS && sinceTask > QUIET_MS) return;
  }
}

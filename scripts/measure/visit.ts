import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { observePage } from './page-observers.ts';
import { slowDevice, slowProcessor, unslowed } from './slow-device.ts';

/** Categories of bytes in a visit. */
const KINDS = ['js', 'css', 'fonts', 'images', 'rest'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Times in milliseconds; bytes and requests as transferred, without those answered from the browser's cache. `repeated` counts
 * requests for an address requested before.
 */
export type VisitFigures = Record<
  | 'firstPaint'
  | 'largestPaint'
  | 'dataAt'
  | 'layoutShift'
  | 'blocking'
  | 'longestTask'
  | 'requestsToData'
  | 'requests'
  | 'repeated'
  | 'bytes'
  | Kind,
  number
>;

type VisitSettings = {
  /** What `dataAt` waits for (`observePage`). */
  data: string;
  /** Throttles the processor only: for figures independent of the network, or a line that is slow by itself. */
  fastNetwork?: boolean;
  /** Ends the throttling once the data are shown: bytes and requests stay the same, and later blocking is not measured. */
  hurriesAfterData?: boolean;
};

const QUIET_MS = 1000;
const PATIENCE_MS = 30_000;

/** Opens an address on a slow device and reads its figures once network and processor are idle. */
export async function visit(context: BrowserContext, address: string, settings: VisitSettings): Promise<VisitFigures> {
  const page = await context.newPage();
  try {
    const session = await (settings.fastNetwork ? slowProcessor(page) : slowDevice(page));
    await page.addInitScript(observePage, settings.data);
    const wire = await watchWire(session);
    await page.goto(address, { waitUntil: 'commit' });
    const dataAt = await whenDataStands(page, address);
    if (settings.hurriesAfterData) await unslowed(session);
    await quiet(page, wire);
    const observed = await page.evaluate(() => window.observed);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return {
      firstPaint,
      largestPaint: observed.largest,
      dataAt,
      layoutShift: observed.shift,
      blocking: observed.blocking,
      longestTask: observed.longest,
      requestsToData: wire.sentAt.filter((at) => (at - (wire.sentAt[0] ?? 0)) * 1000 < dataAt).length,
      requests: wire.sentAt.length,
      repeated: wire.requested.length - new Set(wire.requested).size,
      bytes: KINDS.reduce((sum, kind) => sum + wire.bytes[kind], 0),
      ...wire.bytes,
    };
  } finally {
    await page.close();
  }
}

async function whenDataStands(page: Page, address: string): Promise<number> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const at = await page.evaluate(() => window.observed.dataAt);
    if (at > 0) return at;
    await pause(100);
  }
  throw new Error(`${address} did not show its data in ${PATIENCE_MS / 1000} s`);
}

type Wire = {
  /** When each request that was not answered from the cache was sent, in seconds; the document's first. */
  sentAt: number[];
  /** The address of every GET. */
  requested: string[];
  bytes: Record<Kind, number>;
  open: Set<string>;
  lastChange: number;
};

/** Counts requests and bytes of a page by category, including preflight requests. */
async function watchWire(session: CDPSession): Promise<Wire> {
  const wire: Wire = {
    sentAt: [],
    requested: [],
    bytes: { js: 0, css: 0, fonts: 0, images: 0, rest: 0 },
    open: new Set(),
    lastChange: Date.now(),
  };
  const sent = new Map<string, { kind: Kind; at: number }>();
  const cached = new Set<string>();
  const ended = (requestId: string) => {
    wire.open.delete(requestId);
    wire.lastChange = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    if (request.method === 'GET') wire.requested.push(request.url);
    sent.set(requestId, { kind: kindOf(type), at: timestamp });
    wire.open.add(requestId);
    wire.lastChange = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended(requestId);
    const request = sent.get(requestId);
    if (!request || cached.has(requestId)) return;
    wire.sentAt.push(request.at);
    wire.sentAt.sort((one, other) => one - other);
    wire.bytes[request.kind] += encodedDataLength;
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

/** Waits until no request is open and no long task has ended for a while; gives up on a page that is never idle. */
async function quiet(page: Page, wire: Wire): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    await pause(200);
    const sinceTask = await page.evaluate(() => performance.now() - window.observed.lastTask);
    if (wire.open.size === 0 && Date.now() - wire.lastChange > QUIET_MS && sinceTask > QUIET_MS) return;
  }
}

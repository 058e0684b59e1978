import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type CDPSession } from 'playwright';
import { findBrowser } from '../../scripts/prepare-browser.ts';
import { observe, type Observed } from './observe.ts';
import type { MeasuredPage } from './pages.ts';
import { agency } from './servers.ts';

/** The slow phone of the budgets: 4× CPU slowdown and slow 4G; latency in milliseconds, throughput in bytes per second. */
const CPU_SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { width: 412, height: 915 };
const IDLE_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * One visit of a page: times in milliseconds, bytes and requests as transferred, without those answered from the cache.
 * `repeated` counts requests for an address requested before.
 */
export type Figures = Record<
  | 'largestPaint'
  | 'dataAt'
  | 'blocking'
  | 'layoutShift'
  | 'bytes'
  | 'scriptBytes'
  | 'scripts'
  | 'requests'
  | 'repeated',
  number
>;

/**
 * The browser of the tests. A whole Chromium fetches and runs some hundred and fifty scripts of its own address bar for each
 * window, while the page loads.
 */
export const EXECUTABLE = findBrowser() ?? chromium.executablePath();
/** It runs in any container, does no background work, and its letters have the width that they have on a screen. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--font-render-hinting=none',
];

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });

/** Signs a citizen in at the identity application, as its form does: the registers may be open to signed-in visitors only. */
export async function signIn(context: BrowserContext, portal: string): Promise<void> {
  const form = { user: 'citizen', redirectTo: `${portal}/bs` };
  await context.request.post(`${agency.identityApp}/login`, { form, maxRedirects: 0 });
}

/** Opens the pages one after the other in a browser that was never there, then, for the second visit, all of them again. */
export async function visitPages(
  browser: Browser,
  portal: string,
  pages: readonly MeasuredPage[],
  times: number,
): Promise<Figures[][]> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'bs-BA', timezoneId: 'Europe/Sarajevo' });
  try {
    if (pages.some(({ address }) => address !== '/')) await signIn(context, portal);
    const visits: Figures[][] = [];
    for (let time = 0; time < times; time++) {
      const visit: Figures[] = [];
      for (const page of pages) visit.push(await measure(context, portal, page));
      visits.push(visit);
    }
    return visits;
  } finally {
    await context.close();
  }
}

async function measure(context: BrowserContext, portal: string, { address, data }: MeasuredPage): Promise<Figures> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const network = watchNetwork(session);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe, data);
    await page.goto(portal + address, { waitUntil: 'commit' });
    await untilIdle(session, network);
    const { dataAt, largestPaint, blocking, layoutShift } = await observed(session);
    if (dataAt === 0) throw new Error(`${address} does not show '${data}'.`);
    const { bytes, scriptBytes, scripts, requests, requested } = network;
    const repeated = requested.length - new Set(requested).size;
    return { dataAt, largestPaint, blocking, layoutShift, bytes, scriptBytes, scripts, requests, repeated };
  } finally {
    await page.close();
  }
}

type Network = Record<'bytes' | 'scriptBytes' | 'scripts' | 'requests', number> & {
  /** The address of every GET. */
  requested: string[];
  open: Set<string>;
  lastChange: number;
};

/** Counts what is transferred, including preflight requests. */
function watchNetwork(session: CDPSession): Network {
  const network: Network = {
    bytes: 0,
    scriptBytes: 0,
    scripts: 0,
    requests: 0,
    requested: [],
    open: new Set(),
    lastChange: Date.now(),
  };
  const types = new Map<string, string | undefined>();
  const cached = new Set<string>();
  const ended = (requestId: string) => {
    network.open.delete(requestId);
    network.lastChange = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    if (request.method === 'GET') network.requested.push(request.url);
    types.set(requestId, type);
    network.open.add(requestId);
    network.lastChange = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended(requestId);
    if (!types.has(requestId) || cached.has(requestId)) return;
    network.requests++;
    network.bytes += encodedDataLength;
    if (types.get(requestId) !== 'Script') return;
    network.scripts++;
    network.scriptBytes += encodedDataLength;
  });
  return network;
}

/**
 * What the page has observed. Playwright's own evaluation first runs 400 ms of its code in a page this slow, while the page
 * starts.
 */
async function observed(session: CDPSession): Promise<Observed & { now: number }> {
  const expression = 'JSON.stringify({ ...window.observed, now: performance.now() })';
  const { result } = await session.send('Runtime.evaluate', { expression });
  return JSON.parse(result.value as string) as Observed & { now: number };
}

/** Waits until the data is shown, no request is open and no long task has ended for a while, but not forever. */
async function untilIdle(session: CDPSession, network: Network): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < end) {
    await pause(200);
    const { dataAt, lastTask, now } = await observed(session);
    const isQuiet = network.open.size === 0 && Date.now() - network.lastChange > IDLE_MS && now - lastTask > IDLE_MS;
    if (dataAt > 0 && isQuiet) return;
  }
}

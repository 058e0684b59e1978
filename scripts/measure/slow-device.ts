import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { DemoUserKey } from '../../mocks/session/users.ts';
import type { Bases } from '../../mocks/bases.ts';

/** A slow phone: 4× CPU slowdown and slow 4G (architecture, Budgets). Bytes per second, latency in milliseconds. */
const SLOW_CPU = 4;
export const SLOW_4G = { latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 } as const;

export const PHONE = { width: 412, height: 915 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/** The system under measurement. */
export type Bench = {
  browser: Browser;
  /** Address of the portal. */
  portal: string;
  /** Address of the bare page of the mandated libraries, served the same way. */
  floor: string;
  agency: Bases;
  runs: number;
  /** The line itself is slow (`slowLine`), so the browser must not throttle as well. */
  hasSlowLine?: boolean;
};

/** A browser context for a first-time visitor, signed in at the identity application or not. */
export async function visitor(
  { browser, portal, agency }: Bench,
  viewport: { width: number; height: number },
  user?: DemoUserKey,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, locale: 'bs-BA', timezoneId: 'Europe/Sarajevo' });
  if (user)
    await context.request.post(`${agency.identityApp}/login`, {
      form: { user, redirectTo: `${portal}/bs` },
      maxRedirects: 0,
    });
  return context;
}

/** Slows down the processor of a page. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return session;
}

/** Slows down processor and network of a page. */
export async function slowDevice(page: Page): Promise<CDPSession> {
  const session = await slowProcessor(page);
  await slowNetwork(session);
  return session;
}

/** Slows down the network of a page. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: SLOW_4G.down,
    uploadThroughput: SLOW_4G.up,
  });
}

/** Ends all throttling. */
export async function unslowed(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

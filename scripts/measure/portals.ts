import type { Server } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { basesFrom, type Bases } from '../../mocks/bases.ts';
import { startAgencyAt } from '../agency.ts';
import { findBrowser } from '../browser.ts';
import { BROWSER_FLAGS } from '../browser-flags.ts';
import { DIST, ensureBuilt } from '../built-portal.ts';
import { demoEnvironment, TEST_AGENCY_PORT, TEST_PORTAL_PORT, type Environment } from '../environment.ts';
import { stopAll } from '../processes.ts';
import { serveDist } from '../serve-dist.ts';
import { serveFloor } from './floor-page.ts';
import { serveSecurely } from './secure-hosts.ts';
import { SLOW_4G, type Bench } from './slow-device.ts';
import { slowLine } from './slow-line.ts';

/** How to build and serve a portal for a measurement. */
export type PortalKind = {
  environment: Environment;
  folder: string;
  /** Behind nginx with TLS and HTTP/2 on a slow line, as is the agency. */
  isSecure?: true;
};

const FLOOR_PORT = TEST_PORTAL_PORT + 50;
/** Ports of the portal over TLS, of the agency (five), and of the bare page; the slow line in front of them uses higher ports. */
const SECURE_PORT = TEST_PORTAL_PORT + 60;
const SECURE_FLOOR_PORT = SECURE_PORT + 6;
const BEHIND = 30;

/** A free port for programs that control the browser. */
export const DEBUGGING_PORT = TEST_PORTAL_PORT + 70;

const built = (name: string) => join('test-results', 'bench', name);

/** The portal as `npm test` builds it: registers require a sign-in. */
export const SIGN_IN_PORTAL: PortalKind = { environment: demoEnvironment(TEST_AGENCY_PORT), folder: DIST };

/** The portal with public registers. */
export const PUBLIC_PORTAL: PortalKind = {
  environment: { ...demoEnvironment(TEST_AGENCY_PORT), VITE_REGISTERS_ACCESS: 'public' },
  folder: built('public'),
};

/** The same over HTTP/2. */
export const SECURE_PORTAL: PortalKind = {
  environment: {
    ...withHttps(demoEnvironment(SECURE_PORT + 1)),
    VITE_REGISTERS_ACCESS: 'public',
  },
  folder: built('secure'),
  isSecure: true,
};

function withHttps<Values extends Record<string, string>>(values: Values): Values {
  const changed = Object.entries(values).map(([name, value]) => [name, value.replace('http://', 'https://')]);
  return Object.fromEntries(changed) as Values;
}

type Opened = {
  runs: number;
  /** Items of the content tree; as authored by default. */
  contentItems?: number;
  /** Port at which other programs may control the browser. */
  debuggingPort?: number;
};

/** Builds a portal if necessary, serves it beside the bare page, and runs a function with it. */
export async function withPortal<Result>(
  kind: PortalKind,
  { runs, contentItems, debuggingPort }: Opened,
  work: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  if (!(await ensureBuilt(kind.environment, false, kind.folder))) throw new Error('The build failed.');
  const agency = basesFrom(TEST_AGENCY_PORT);
  const ends: (() => unknown)[] = [stopAll];
  try {
    await startAgencyAt(TEST_AGENCY_PORT, {
      AGENCY_LOG: 'off',
      ...(contentItems !== undefined && { AGENCY_CONTENT_ITEMS: String(contentItems) }),
    });
    const floor = await serveFloor(FLOOR_PORT);
    ends.push(() => ended(floor));
    const flags = [...BROWSER_FLAGS, ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [])];
    if (kind.isSecure) {
      const proxies = proxiesOf(agency);
      const secure = await serveSecurely({ folder: kind.folder, port: SECURE_PORT + BEHIND, proxies });
      ends.push(secure.stop);
      const ports = [SECURE_PORT + BEHIND, ...proxies.map(({ port }) => port)];
      ends.push(
        await slowLine(
          ports.map((port) => ({ port: port - BEHIND, to: port })),
          SLOW_4G,
        ),
      );
      flags.push(secure.flag);
    } else {
      const portal = await serveDist({ folder: kind.folder, port: TEST_PORTAL_PORT, enforceReportOnly: true });
      ends.push(() => ended(portal));
    }
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
    ends.push(() => browser.close());
    const at = (port: number) => `${kind.isSecure ? 'https' : 'http'}://127.0.0.1:${port}`;
    return await work({
      browser,
      portal: at(kind.isSecure ? SECURE_PORT : TEST_PORTAL_PORT),
      floor: at(kind.isSecure ? SECURE_FLOOR_PORT : FLOOR_PORT),
      agency,
      runs,
      hasSlowLine: kind.isSecure ?? false,
    });
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

const proxiesOf = (agency: Bases) => [
  ...Object.values(agency).map((base, at) => ({ port: SECURE_PORT + BEHIND + 1 + at, to: new URL(base).origin })),
  { port: SECURE_FLOOR_PORT + BEHIND, to: `http://127.0.0.1:${FLOOR_PORT}` },
];

function ended(server: Server): void {
  server.closeAllConnections();
  server.close();
}

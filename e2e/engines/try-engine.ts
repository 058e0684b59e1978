import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { startAgency } from '../../mocks/server.ts';
import { DIST } from '../../scripts/built-portal.ts';
import { ENGINES, type Engine } from '../../scripts/engine-places.ts';
import { ENGINES_PORT, TEST_AGENCY_PORT } from '../../scripts/environment.ts';
import { serveDist } from '../../scripts/serve-dist.ts';
import { copyPortal } from '../../scripts/portal-copy.ts';
import { EnginePage, type Driver } from './engine.ts';
import type { Journey, World } from './journey.ts';
import { puppeteerDriver } from './puppeteer-driver.ts';
import { READING_JOURNEYS } from './reading-journeys.ts';
import { REGISTER_JOURNEYS } from './register-journeys.ts';
import { REPORT_JOURNEYS } from './report-journeys.ts';
import { webkitDriver } from './webkit-driver.ts';

const JOURNEYS: readonly Journey[] = [...READING_JOURNEYS, ...REGISTER_JOURNEYS, ...REPORT_JOURNEYS];
const ROOT = join(import.meta.dirname, '../..');
const LIBRARY = readFileSync(
  join(ROOT, 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Runs all journeys in turn in one engine, against a portal and an agency of its own. */
export function tryEngine(engine: Engine): void {
  const portalPort = ENGINES_PORT + 10 * ENGINES.indexOf(engine);
  const portal = `http://127.0.0.1:${portalPort}`;
  const path = process.env[`${engine.toUpperCase()}_PATH`] ?? '';

  describe(`in ${engine}`, () => {
    const ends: (() => Promise<unknown>)[] = [];
    let page: EnginePage;
    let world: World;

    beforeAll(async () => {
      const agency = await startAgency({ port: portalPort + 1 });
      ends.push(agency.close);
      const control = `${agency.bases.identityApp}/__agency`;
      world = worldOf(control);
      const folder = join(ROOT, 'test-results/engines', engine);
      copyPortal(join(ROOT, DIST), folder, { from: TEST_AGENCY_PORT, to: portalPort + 1 });
      const server = await serveDist({ folder, port: portalPort, enforceReportOnly: true });
      ends.push(async () => {
        server.closeAllConnections();
        server.close();
      });
      const driver: Driver =
        engine === 'WebKit' ? await webkitDriver(path, portalPort + 6) : await puppeteerDriver(engine, path);
      ends.push(driver.close);
      page = new EnginePage(driver, portal, LIBRARY);
    });

    afterAll(async () => {
      for (const end of ends.toReversed()) await end();
    });

    test.each(JOURNEYS)('$name', async ({ run }) => {
      await world.reset();
      await page.startAnew();
      await run(page, world);
    });
  });
}

function worldOf(control: string): World {
  return {
    samples: join(ROOT, 'mocks/samples'),
    jib: { account: '0076543210001', bankruptcy: '4200000238949' },
    reset: async () => void (await fetch(`${control}/reset`, { method: 'POST' })),
    tokenSeconds: async (tokenSeconds) => {
      await fetch(`${control}/switches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tokenSeconds }),
      });
    },
    callsTo: async (ending) => {
      const answer = await fetch(`${control}/log`);
      const { calls } = (await answer.json()) as { calls: { path: string }[] };
      return calls.filter((call) => call.path.endsWith(ending)).length;
    },
  };
}

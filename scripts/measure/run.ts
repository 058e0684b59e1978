import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium, type Browser } from 'playwright';
import { startAgencyAt } from '../agency.ts';
import { findBrowser } from '../browser.ts';
import { DIST } from '../built-portal.ts';
import { TEST_AGENCY_PORT, TEST_PORTAL_PORT } from '../environment.ts';
import { stopAll } from '../processes.ts';
import { serveDist } from '../serve-dist.ts';
import { basesFrom } from '../../mocks/bases.ts';
import { INTERACTIONS, timeInteraction } from './interactions.ts';
import { medianVisit, visit, type VisitFigures } from './visit.ts';

const PORTAL = `http://127.0.0.1:${TEST_PORTAL_PORT}`;
const RUNS = 3;
const FLOOR_PORT = TEST_PORTAL_PORT + 50;

const PAGES = [
  ['Home', '/bs'],
  ['Content search', '/bs/search?topic=izvje%C5%A1taj'],
  ['Register search', '/bs/profil-pravnih-lica'],
  ['Profile', '/bs/profil-pravnih-lica/10001'],
  ['Report control', '/bs/kontrola-finansijskih-izvjestaja'],
] as const;

/** Limits held by the measurement: CLS, and the largest paint of home against a bare page measured in the same run. */
const LIMITS = { layoutShift: 0.02, homeAgainstFloor: 0.8 } as const;

/**
 * Measures the build in `dist/` on a slow device and writes docs/performance.md.
 *
 * @returns true when every limit holds.
 */
export async function measure(): Promise<boolean> {
  const executablePath = await findBrowser();
  await startAgencyAt(TEST_AGENCY_PORT, { AGENCY_LOG: 'off' });
  const server = await serveDist({ folder: DIST, port: TEST_PORTAL_PORT, enforceReportOnly: true });
  const floor = serveFloor();
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  try {
    const lines: string[] = [];
    const problems: string[] = [];
    const bare = await medianVisit(browser, RUNS, (context) => visit(context, `http://127.0.0.1:${FLOOR_PORT}/`));
    lines.push(row('Bare page of the mandated libraries', bare));
    for (const [name, path] of PAGES) {
      const first = await firstVisits(browser, path);
      const second = await secondVisits(browser, path);
      lines.push(row(`${name}, first visit`, first), row(`${name}, second visit`, second));
      if (first.layoutShift > LIMITS.layoutShift)
        problems.push(`${name}: layout shift ${first.layoutShift.toFixed(3)} > ${LIMITS.layoutShift}`);
      if (name === 'Home' && first.largestPaint > LIMITS.homeAgainstFloor * bare.largestPaint)
        problems.push(
          `Home: largest paint ${Math.round(first.largestPaint)} ms > ${LIMITS.homeAgainstFloor} × ${Math.round(bare.largestPaint)} ms`,
        );
    }
    const timed: string[] = [];
    for (const interaction of INTERACTIONS) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const milliseconds = await timeInteraction(context, PORTAL, interaction);
      await context.close();
      timed.push(`| ${interaction.name} | ${Math.round(milliseconds)} | ${interaction.limit} |`);
      if (milliseconds > interaction.limit)
        problems.push(`${interaction.name}: ${Math.round(milliseconds)} ms > ${interaction.limit} ms`);
    }
    const report = reportText(lines, timed, problems);
    writeFileSync('docs/performance.md', report);
    console.log(report);
    return problems.length === 0;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    floor.closeAllConnections();
    floor.close();
    await stopAll();
  }
}

const signedIn = async (browser: Browser) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'bs-BA' });
  await context.request.post(`${basesFrom(TEST_AGENCY_PORT).identityApp}/login`, {
    form: { user: 'citizen', redirectTo: `${PORTAL}/bs` },
    maxRedirects: 0,
  });
  return context.storageState();
};

async function firstVisits(browser: Browser, path: string): Promise<VisitFigures> {
  const { cookies } = await signedIn(browser);
  return medianVisit(browser, RUNS, async (context) => {
    await context.addCookies(cookies);
    return visit(context, PORTAL + path);
  });
}

async function secondVisits(browser: Browser, path: string): Promise<VisitFigures> {
  const { cookies } = await signedIn(browser);
  return medianVisit(browser, RUNS, async (context) => {
    await context.addCookies(cookies);
    await visit(context, PORTAL + path);
    return visit(context, PORTAL + path);
  });
}

function row(
  name: string,
  { firstPaint, largestPaint, layoutShift, blocking, requests, kilobytes }: VisitFigures,
): string {
  return `| ${name} | ${Math.round(firstPaint)} | ${Math.round(largestPaint)} | ${layoutShift.toFixed(3)} | ${Math.round(blocking)} | ${requests} | ${Math.round(kilobytes)} |`;
}

function reportText(visits: string[], interactions: string[], problems: string[]): string {
  return `# Performance

Made by \`npm run bench\` on the production build with the agency in a box, headless Chromium, 390 px, 4× CPU slowdown and slow 4G
(150 ms, 1.6 Mbit/s). Medians of ${RUNS} runs; times in milliseconds. Machines differ: read ratios rather than figures.

| Visit | First paint | Largest paint | Layout shift | Blocking time | Requests | kB |
| --- | --: | --: | --: | --: | --: | --: |
${visits.join('\n')}

| Interaction (4× slowdown, event to next paint) | ms | at most |
| --- | --: | --: |
${interactions.join('\n')}

${problems.length ? `Over a limit:\n\n${problems.map((problem) => `- ${problem}`).join('\n')}` : 'Every limit holds.'}
`;
}

/** A page that only loads as much script as the mandated libraries weigh and then draws a heading. */
function serveFloor() {
  const size = 127_000;
  // Text that does not compress: the bytes must really travel.
  let noise = '';
  let seed = 7;
  while (noise.length < size) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    noise += String.fromCharCode(33 + (seed % 90));
  }
  const script = `/*${noise.replaceAll('*/', '')}*/const t=performance.now();while(performance.now()-t<60);const h=document.createElement('h1');h.textContent='Registri i izvještaji Federacije';h.style.fontSize='40px';document.body.append(h);`;
  return createServer((request, response) => {
    if (request.url === '/app.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(script);
    } else {
      response.setHeader('content-type', 'text/html');
      response.end(
        '<!doctype html><html lang="bs"><title>x</title><body><script type="module" src="/app.js"></script></body></html>',
      );
    }
  }).listen(FLOOR_PORT, '127.0.0.1');
}

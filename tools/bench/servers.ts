import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sirv from 'sirv';
import { build } from 'vite';
import { basesFrom } from '../../mocks/bases.ts';
import { compressFiles } from '../../scripts/build/compress-files.ts';
import { headersFor, parseHeaders } from '../../scripts/headers-file.ts';
import { parseRedirects, rewritten } from '../../scripts/redirects-file.ts';

/** The ten ports of a checkout: the preview, five of the agency in a box (compiled into a build), and the ones used here. */
const BOX = process.env['BOX'] ?? '510';
const portOf = (last: number) => Number(`${BOX}${last}`);
const PORTS = { agency: portOf(1), portal: portOf(6), beside: portOf(7), barePage: portOf(8) };
/** Port at which Lighthouse controls the browser. */
export const DEBUGGING_PORT = portOf(9);

export const agency = basesFrom(PORTS.agency);

type Servers = { portal: string; beside: string | null; barePage: string; stop: () => void };

/**
 * Starts the agency in a box and serves everything to compare in the same way.
 *
 * @param dist folder of the build.
 * @param beside folder of another build, made for the same ports of the agency; null for none.
 */
export async function startServers(dist: string, beside: string | null): Promise<Servers> {
  const barePage = resolve('test-results/bench/bare-page');
  await build({ configFile: join(import.meta.dirname, 'bare-page/vite.config.ts'), build: { outDir: barePage } });
  await compressFiles(barePage);
  const servers = [await serve(dist, PORTS.portal), await serve(barePage, PORTS.barePage)];
  if (beside) servers.push(await serve(beside, PORTS.beside));
  const env = { ...process.env, AGENCY_PORT: String(PORTS.agency), AGENCY_LOG: 'off' };
  const box = fork('mocks/main.ts', { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  while (!(await fetch(agency.identityApp).catch(() => null))) {
    if (box.exitCode !== null) throw new Error(`The agency in a box does not start on port ${PORTS.agency}.`);
    await pause(100);
  }
  return {
    portal: addressOf(PORTS.portal),
    beside: beside ? addressOf(PORTS.beside) : null,
    barePage: addressOf(PORTS.barePage),
    stop: () => {
      box.kill();
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/** Serves a build as a static host does: compressed files, caching by `_headers`, addresses by `_redirects`. */
function serve(folder: string, port: number): Promise<Server> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no build in ${folder}.`);
  const headers = join(folder, '_headers');
  const caching = existsSync(headers) ? parseHeaders(readFileSync(headers, 'utf8')) : [];
  const files = sirv(folder, {
    brotli: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader('cache-control', headersFor(caching, path).get('cache-control') ?? 'no-cache'),
  });
  const redirects = join(folder, '_redirects');
  const rules = existsSync(redirects) ? parseRedirects(readFileSync(redirects, 'utf8')) : [];
  const server = createServer((request, response) => {
    const missing = () => void response.writeHead(404).end();
    files(request, response, () => {
      const file = rewritten(rules, request.url?.split('?')[0] ?? '/');
      if (file === null) return missing();
      request.url = file;
      return files(request, response, missing);
    });
  });
  return new Promise((started, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', () => started(server));
  });
}

import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canInstall, install } from '../../scripts/debian.ts';
import { nginxMaps } from '../../scripts/build/document-table.ts';
import { headersOf } from '../../scripts/build/security-headers.ts';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const pageOf = (name: string) => `<!doctype html><title>${name}</title><script>boot()</script>`;
const PAGE = pageOf('index');
const SCRIPT = 'export const value = 1;'.repeat(50);

const available = existsSync(NGINX) || canInstall();
if (!available) console.warn('nginx is not here and cannot be installed: the test of deploy/nginx.conf is skipped.');

const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
const root = join(folder, 'dist');
let port = 0;
let server: ChildProcess | undefined;

/** A request with the path exactly as written: a URL would tidy it. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage & { body: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Object.assign(response, { body: Buffer.concat(parts).toString('latin1') })));
    }).on('error', reject);
  });

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

describe.skipIf(!available)('deploy/nginx.conf', () => {
  beforeAll(async () => {
    if (!existsSync(NGINX) || !existsSync(BROTLI)) install(...PACKAGES);
    // nginx reads as a user of its own.
    chmodSync(folder, 0o755);
    port = await freePort();
    mkdirSync(join(root, 'assets'), { recursive: true });
    mkdirSync(join(root, '.vite'));
    const documents = ['index', 'bs', 'bs/sve-novosti', 'en/all-news', 'pages/bs/content', '404', 'hr/404', 'bs/404'];
    for (const name of documents) {
      mkdirSync(join(root, name, '..'), { recursive: true });
      writeFileSync(join(root, `${name}.html`), pageOf(name));
    }
    writeFileSync(join(folder, 'portal-documents.conf'), nginxMaps('/'));
    writeFileSync(join(root, 'assets', 'app-1a2b.js'), SCRIPT);
    writeFileSync(join(root, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(root, '_headers'), 'x');
    writeFileSync(join(root, '.vite', 'manifest.json'), '{}');
    const headers = headersOf({ VITE_MAIN_API_URL: 'https://api.example.ba' }, PAGE);
    writeFileSync(
      join(folder, 'portal-headers.conf'),
      Object.entries(headers)
        .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
        .join(''),
    );
    // The file as it is delivered; only places and the port are this test's.
    const site = readFileSync('deploy/nginx.conf', 'utf8')
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('    listen [::]:8080;\n', '')
      .replace('/usr/share/nginx/portal', root)
      .replaceAll('/etc/nginx/portal-headers.conf', join(folder, 'portal-headers.conf'))
      .replaceAll('/etc/nginx/portal-documents.conf', join(folder, 'portal-documents.conf'));
    writeFileSync(
      join(folder, 'nginx.conf'),
      `load_module ${BROTLI};\ndaemon off;\npid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\n  types { text/html html; text/javascript js; }\n  access_log off;\n  client_body_temp_path ${folder}/a;\n  proxy_temp_path ${folder}/b;\n  fastcgi_temp_path ${folder}/c;\n  uwsgi_temp_path ${folder}/d;\n  scgi_temp_path ${folder}/e;\n${site}\n}\n`,
    );
    server = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    for (let tries = 0; tries < 50; tries++) {
      const up = await ask('/').then(
        () => true,
        () => false,
      );
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('nginx did not start.');
  }, 180_000);

  afterAll(() => {
    server?.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['/', 'index'],
    ['/bs', 'bs'],
    ['/en/all-news?view=list', 'en/all-news'],
    ['/en/sve-novosti', 'en/all-news'],
    ['/bs/content/5/d.o.o.', 'pages/bs/content'],
    ['/bs//sve-novosti@', 'bs/sve-novosti'],
    ['/BS/sve-novosti/', 'bs/sve-novosti'],
    ['/bs/sve-novosti@', 'bs/sve-novosti'],
  ])('%s is the document of %s, asked for anew each time', async (path, name) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(pageOf(name));
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/bs/%C5%A1ta', 'bs/404'],
    ['/hr/nema/toga', 'hr/404'],
    ['/nema', '404'],
  ])('%s is answered with the page of unknown addresses and 404', async (path, name) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(pageOf(name));
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('a hashed file is kept for ever and served as compressed at build', async () => {
    const answer = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/assets/app-1a2b.js')).body).toBe(SCRIPT);
  });

  test.each([
    '/assets/gone-9.js',
    '/.vite/manifest.json',
    '/_headers',
    '/nginx-headers.conf',
    '/nginx-documents.conf',
    '/_redirects',
  ])('%s is not there, and not the page', async (path) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toBe(PAGE);
  });

  test.each(['/bs', '/assets/app-1a2b.js', '/assets/gone-9.js'])('%s carries the security headers', async (path) => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers.server).toBe('nginx');
  });
});

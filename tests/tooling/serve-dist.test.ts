import { request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { serveDist } from '../../scripts/serve-dist.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SCRIPT = 'export const answer = 42;'.repeat(20);
const HEADERS = `# for static hosts
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'
  Content-Security-Policy-Report-Only: require-trusted-types-for 'script'
/assets/*
  ! X-Content-Type-Options
  Access-Control-Allow-Origin: *
`;

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

async function served(settings: Partial<Parameters<typeof serveDist>[0]> = {}) {
  const folder = temporaryFolder({
    'index.html': '<!doctype html><title>Portal</title>',
    'bs.html': '<!doctype html><title>Portal</title>',
    'bs/mapa.html': '<!doctype html><title>Portal</title>',
    '404.html': '<!doctype html><title>Not there</title>',
    'hr/404.html': '<!doctype html><title>Nije tu</title>',
    _redirects: ['/bs/:id/:slug', '/hr/izvješća', '/bs/a@'].map((from) => `${from} /bs/mapa.html 200`).join('\n'),
    'assets/main-1a2b.js': SCRIPT,
    'assets/main-1a2b.js.br': brotliCompressSync(SCRIPT),
    'assets/main-1a2b.js.gz': gzipSync(SCRIPT),
    'robots.txt': 'User-agent: *',
    _headers: HEADERS,
    '.vite/manifest.json': '{}',
  });
  const server: Server = await serveDist({ folder, port: 0, ...settings });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  // node:http sends the path unchanged; fetch would normalise '..' and '//'.
  return (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
    new Promise<Answer>((done, failed) => {
      const call = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      call.on('error', failed).end();
    });
}

test.each([
  '/',
  '/bs',
  '/bs/mapa?x=1.js',
  '/bs/12/naziv-d.o.o.',
  '/hr/izvje%C5%A1%C4%87a',
  '//bs/mapa',
  '/bs/a@',
  '/bs//mapa/',
])('%s is an address of the portal', async (path) => {
  const answer = await (await served())(path);
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' },
  });
  expect(answer.body.toString()).toContain('<title>Portal</title>');
});

test.each([
  ['/bs/nema', 'Not there'],
  ['/hr/nema/toga', 'Nije tu'],
])('%s, which no rule knows, is answered with a page and the status 404', async (path, title) => {
  const answer = await (await served())(path);
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(answer.body.toString()).toContain(`<title>${title}</title>`);
});

test.each([
  '/assets/gone-9z.js',
  '/assets/',
  '/assets/x',
  '/favicon.ico',
  '/bs/slika.PNG',
  '/_headers',
  '/.vite/manifest.json',
  '/.git/config',
])('%s is missing and never the page', async (path) => {
  const answer = await (await served())(path);
  expect([answer.status, answer.body.toString()]).toEqual([404, '404\n']);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each(['/../package.json', '/assets/%2e%2e/%2e%2e/etc/passwd', '/%2e%2e%2fpackage.json', '/bs/%', '/..%5cx'])(
  '%s is refused',
  async (path) => {
    expect((await (await served())(path)).status).toBe(400);
  },
);

test('hashed files are kept for a year, compressed as the browser likes', async () => {
  const get = await served();
  const plain = await get('/assets/main-1a2b.js');
  expect(plain.body.toString()).toBe(SCRIPT);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(SCRIPT.length),
    vary: 'Accept-Encoding',
  });
  const brotli = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  expect((await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await get('/robots.txt', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
});

test('a file that has not changed is not sent again', async () => {
  const get = await served();
  const { etag } = (await get('/')).headers;
  const again = await get('/', { 'if-none-match': etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('the headers of _headers are sent, a later block taking back and adding', async () => {
  const get = await served();
  expect((await get('/bs')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  });
  const { headers } = await get('/assets/main-1a2b.js');
  expect(headers['x-content-type-options']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('the browser tests meet the report-only policy enforced, beside the other', async () => {
  const { headers } = await (await served({ enforceReportOnly: true }))('/');
  expect(headers['content-security-policy-report-only']).toBeUndefined();
  expect(headers['content-security-policy']).toBe("default-src 'none', require-trusted-types-for 'script'");
});

test('a portal in a folder of its host', async () => {
  const get = await served({ basePath: '/portal/' });
  expect((await get('/portal/bs/mapa')).status).toBe(200);
  expect((await get('/portal')).status).toBe(200);
  expect((await get('/portal/assets/main-1a2b.js')).body.toString()).toBe(SCRIPT);
  expect((await get('/portalx/bs')).status).toBe(404);
});

test('only reading is allowed; HEAD sends no body', async () => {
  const get = await served();
  expect(await get('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  const head = await get('/assets/main-1a2b.js', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(SCRIPT.length), 0]);
});

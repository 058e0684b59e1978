import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewDocuments } from '../../scripts/build/preview-documents.ts';

const FILES = {
  'index.html': 'start',
  'bs.html': 'home',
  'bs/sve-novosti.html': 'news',
  'en/all-news.html': 'english news',
  'pages/bs/content.html': 'content',
  '404.html': 'unknown',
  'hr/404.html': 'nepoznato',
  'assets/app-1a2b.js': 'script',
  'nginx-headers.conf': `add_header Content-Security-Policy "default-src 'none'" always;\n`,
  'nginx-file-headers.conf': 'add_header X-Content-Type-Options "nosniff" always;\n',
};

const root = mkdtempSync(join(tmpdir(), 'portal-preview-'));
let server: Awaited<ReturnType<typeof preview>>;

/** Asks for a path exactly as written; `fetch` would change it. */
const ask = (path: string) =>
  new Promise<{ status: number; headers: object; body: string }>((resolve, reject) => {
    const { port } = server.httpServer.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, 'dist', name)), { recursive: true });
    writeFileSync(join(root, 'dist', name), text);
  }
  const host = { host: '127.0.0.1', port: 0 };
  server = await preview({ root, configFile: false, logLevel: 'silent', preview: host, plugins: [previewDocuments()] });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['/', 'start'],
  ['/bs', 'home'],
  ['/bs/sve-novosti?view=list', 'news'],
  ['/en/sve-novosti', 'english news'],
  ['/bs/content/5/d.o.o.', 'content'],
  ['/bs//sve-novosti@', 'news'],
  ['/BS/sve-novosti/', 'news'],
])('%s is answered with the document of its route and the security headers', async (path, body) => {
  const headers = expect.objectContaining({
    'content-type': expect.stringContaining('text/html') as string,
    'content-security-policy': "default-src 'none'",
  }) as object;
  expect(await ask(path)).toEqual({ status: 200, headers, body });
});

test.each([
  ['/nema', 'unknown'],
  ['/hr/nema/toga', 'nepoznato'],
])('%s, which no route knows, is answered with the page that says so', async (path, body) => {
  expect(await ask(path)).toMatchObject({ status: 404, body });
});

test('a script is cached for good and has the headers of files; a missing one is never a page', async () => {
  const { headers, body } = await ask('/assets/app-1a2b.js');
  expect(body).toBe('script');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(await ask('/assets/gone-9.js')).toMatchObject({ status: 404, body: '' });
});

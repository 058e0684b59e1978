import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headers-file.ts';
import { parseRedirects, rewritten } from './redirects-file.ts';

type Settings = {
  /** The built portal. */
  folder: string;
  /** Port; 0 uses any free one. */
  port: number;
  /** The folder of the portal on its host, as `VITE_BASE_PATH`. */
  basePath?: string;
  /** Also enforces the policy that `_headers` only reports, so that the browser tests are subject to it. */
  enforceReportOnly?: boolean;
  /** Files served instead of those of the build, by their path from the root. */
  instead?: Readonly<Record<string, string>>;
};

/** Paths of files, by folder, first letter or ending. `/bs/12/naziv-d.o.o.` is none and stays an address of the portal. */
const FILE =
  /^\/assets\/|\/\.(?!well-known)|\.(?:html|m?js|css|json|webmanifest|map|txt|xml|svg|png|jpe?g|webp|avif|gif|ico|woff2?|wasm|pdf|mp4|xlsx)$/i;

/**
 * Serves a built portal on the loopback as deployed (`docs/deployment.md`): sirv serves files, compressed if there is a
 * compressed version, and the document of each address. The rest follows files of the build: the headers of `_headers`, the
 * addresses of `_redirects`, a year of caching for hashed files, and for anything else the page `404.html` of its language with
 * that status. A missing file is a 404 and never a page, because an old tab has to notice that its chunk was removed.
 */
export function serveDist({
  folder,
  port,
  basePath = '/',
  enforceReportOnly = false,
  instead = {},
}: Settings): Promise<Server> {
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
  const rules = parseHeaders(read('_headers'));
  const redirects = parseRedirects(read('_redirects'), basePath);
  const base = basePath.replace(/\/+$/, '');

  const head = (response: ServerResponse, path: string) => {
    response.setHeader(
      'cache-control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    for (const [name, value] of headersFor(rules, base + path)) response.setHeader(name, value);
    if (enforceReportOnly) enforce(response);
  };
  const whole = (response: ServerResponse, status: number, type: string, body: string) =>
    void response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders: head });

  const server = createServer((request, response) => {
    const [address = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    const path = decoded(address.slice(base.length).replaceAll(/\/{2,}/g, '/'));
    const missing = () => {
      head(response, '/');
      whole(response, 404, 'text/plain', '404\n');
    };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return whole(response.setHeader('allow', 'GET, HEAD'), 405, 'text/plain', '405\n');
    if (path === null || path.includes('/..')) return whole(response, 400, 'text/plain', '400\n');
    if (!`${address}/`.startsWith(`${base}/`) || /^\/(?:_headers|_redirects)$/.test(path)) return missing();
    const own = instead[path.slice(1)];
    if (own !== undefined) {
      head(response, path);
      const type = path.endsWith('.json') ? 'application/json' : 'text/javascript';
      return whole(response, 200, type, readFileSync(own, 'utf8'));
    }
    request.url = encodeURI(path || '/');
    return files(request, response, () => {
      if (FILE.test(path)) return missing();
      const target = rewritten(redirects, path);
      if (target !== null) {
        request.url = target;
        return files(request, response, missing);
      }
      const [, language = ''] = path.split('/');
      head(response, path);
      return whole(response, 404, 'text/html', read(join(language, '404.html')) || read('404.html'));
    });
  });
  return new Promise((started, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', () => started(server));
  });
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function enforce(response: ServerResponse): void {
  const reportOnly = response.getHeader('content-security-policy-report-only');
  if (reportOnly === undefined) return;
  const enforced = response.getHeader('content-security-policy');
  response.removeHeader('content-security-policy-report-only');
  response.setHeader(
    'content-security-policy',
    [enforced, reportOnly].filter((policy) => policy !== undefined).map(String),
  );
}

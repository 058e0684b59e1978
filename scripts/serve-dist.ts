import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { headersFor, parseHeaders, type HeadersRule } from './headers-file.ts';
import { parseRedirects, rewritten } from './redirects-file.ts';

type Settings = {
  /** The built portal. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** The folder of the portal on its host, as `VITE_BASE_PATH`. */
  basePath?: string;
  /** Also enforces the policy that `_headers` ships as report-only, so that the browser tests meet it. */
  enforceReportOnly?: boolean;
  /** Files served instead of those of the build, by their path from the root. */
  instead?: Readonly<Record<string, string>>;
};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Serves a built portal on the loopback as the deployment does (`docs/deployment.md`): compressed files that lie beside
 * the plain ones, hashed files for a year, the headers of `dist/_headers`, a document for every address of the portal
 * (its own, or by the rules of `dist/_redirects`), and for any other the page `404.html` with that status. A missing file
 * (a last segment with the ending of a file type) is a 404 and never a page: an old tab has to notice that its chunk is
 * gone. Addresses such as `/bs/12/naziv-d.o.o.` stay addresses.
 */
export function serveDist({
  folder,
  port,
  basePath = '/',
  enforceReportOnly = false,
  instead = {},
}: Settings): Promise<Server> {
  const headersFile = join(folder, '_headers');
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
  const redirectsFile = join(folder, '_redirects');
  const redirects = existsSync(redirectsFile) ? parseRedirects(readFileSync(redirectsFile, 'utf8'), basePath) : [];
  const server = createServer((request, response) => {
    const respond = (status: number, path?: string, hashed = false) =>
      send({ request, response, status, path, hashed, rules, enforceReportOnly });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return respond(405);
    }
    const segments = segmentsOf(request.url ?? '/', basePath);
    if (!segments) return respond(400);
    if (segments === 'outside' || segments.some(isHidden)) return respond(404);
    const path = instead[segments.join('/')] ?? join(folder, ...segments);
    const hashed = segments[0] === 'assets';
    if (segments.length > 0 && isFile(path)) return respond(200, path, hashed);
    if (hashed || extname(segments.at(-1) ?? '').toLowerCase() in TYPES) return respond(404);
    if (segments.length === 0) return respond(200, join(folder, 'index.html'));
    if (isFile(`${path}.html`)) return respond(200, `${path}.html`);
    const target = rewritten(redirects, `/${segments.join('/')}`);
    if (target !== null) return respond(200, join(folder, target));
    return respond(404, notFoundPage(folder, segments[0]));
  });
  return new Promise((started, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', () => started(server));
  });
}

/** The decoded segments below the base path; null when the address is malformed or climbs out of the folder. */
function segmentsOf(url: string, basePath: string): string[] | 'outside' | null {
  const raw = url.split(/[?#]/, 1)[0] ?? '/';
  const base = basePath.endsWith('/') ? basePath : `${basePath}/`;
  if (!`${raw}/`.startsWith(base)) return 'outside';
  try {
    const segments = raw.slice(base.length).split('/').map(decodeURIComponent).filter(Boolean);
    return segments.some((segment) => segment === '..' || /[/\\\0]/.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/** The page of unknown addresses in the language of the address, as far as there is one. */
function notFoundPage(folder: string, lang = ''): string | undefined {
  return [join(folder, lang, '404.html'), join(folder, '404.html')].find(isFile);
}

/** Files for the host, not for visitors: `_headers`, `.vite/manifest.json`. */
function isHidden(segment: string): boolean {
  return segment === '_headers' || segment === '_redirects' || (segment.startsWith('.') && segment !== '.well-known');
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

type Answer = {
  request: IncomingMessage;
  response: ServerResponse;
  status: number;
  path: string | undefined;
  /** The name holds a hash of the content: it never changes. */
  hashed: boolean;
  rules: readonly HeadersRule[];
  enforceReportOnly: boolean;
};

function send({ request, response, status, path, hashed, rules, enforceReportOnly }: Answer): void {
  const address = (request.url ?? '/').split('?', 1)[0] ?? '/';
  response.statusCode = status;
  response.setHeader('cache-control', hashed && path ? 'public, max-age=31536000, immutable' : 'no-cache');
  for (const [name, value] of headersFor(rules, address))
    if (path || name !== 'cache-control') response.setHeader(name, value);
  if (enforceReportOnly) enforce(response);
  if (!path) {
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(`${status}\n`);
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ENCODINGS.find(({ name, suffix }) => accepted.includes(name) && isFile(path + suffix));
  const file = encoding ? path + encoding.suffix : path;
  const { size, mtimeMs } = statSync(file);
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  response.setHeader('content-type', TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream');
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', tag);
  if (encoding) response.setHeader('content-encoding', encoding.name);
  if (request.headers['if-none-match'] === tag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('content-length', size);
  response.end(request.method === 'HEAD' ? undefined : readFileSync(file));
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

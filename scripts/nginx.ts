import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The answer to a request; the body byte by byte (latin1). */
type Answered = IncomingMessage & { body: string };
type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answered>;

const NGINX_FILES = ['nginx-headers.conf', 'nginx-file-headers.conf', 'nginx-documents.conf'] as const;
type Includes = Readonly<Record<(typeof NGINX_FILES)[number], string>>;

/** The files that a build wrote for nginx. */
export const nginxIncludes = (dist: string) =>
  Object.fromEntries(NGINX_FILES.map((name) => [name, readFileSync(join(dist, name), 'utf8')])) as Includes;

type Settings = {
  /** The folder nginx serves. */
  root: string;
  /** The build's files for nginx by name; each is included as `portal-…` instead of `nginx-…`. */
  includes: Includes;
  /** Also over TLS and HTTP/2 on another port, with other loopback servers using the same certificate. */
  secure?: { port: number; certificate: string; key: string; proxies: readonly { port: number; to: string }[] };
};

/** nginx with the delivered `deploy/nginx.conf`, with only paths and port changed. `ask` sends a path exactly as written. */
export async function startNginx({ root, includes, secure }: Settings) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  // nginx reads the files as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  for (const [name, text] of Object.entries(includes))
    writeFileSync(join(folder, name.replace('nginx-', 'portal-')), text);
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('    listen [::]:8080;\n', '')
    .replace('/usr/share/nginx/portal;', `${root};`)
    .replaceAll('/etc/nginx/portal-', `${folder}/portal-`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${BROTLI};\ndaemon off;\npid ${folder}/nginx.pid;\nerror_log stderr error;\nevents {}\nhttp {\n  include /etc/nginx/mime.types;\n  default_type application/octet-stream;\n  access_log off;\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}${site}\n${secure ? secureServers(site, secure) : ''}\n}\n`,
  );
  const server = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ask: Ask = (path, given = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, headers: given, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve(Object.assign(response, { body: Buffer.concat(parts).toString('latin1') })));
      });
      call.on('error', reject).end();
    });
  await answering(ask);
  const stop = () => {
    server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    server.kill('SIGTERM');
  };
  return { ask, stop, origin: `http://127.0.0.1:${port}` };
}

/** The same server also over TLS and HTTP/2, and the other servers as proxies. */
function secureServers(site: string, { port, certificate, key, proxies }: NonNullable<Settings['secure']>): string {
  const tls = (at: number) =>
    `listen 127.0.0.1:${at} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
  const portal = site.slice(site.indexOf('server {')).replace(/listen [^;]+;/, tls(port));
  const others = proxies.map(({ port: at, to }) => `server { ${tls(at)} location / { proxy_pass ${to}; } }`);
  return [portal, ...others].join('\n');
}

async function answering(ask: Ask): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await ask('/').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx did not start.');
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

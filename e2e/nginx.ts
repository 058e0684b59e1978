import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** False when nginx or its brotli module is missing. */
export const hasNginx = (): boolean => existsSync(NGINX) && existsSync(BROTLI);

/** The answer to a request; the body byte by byte (latin1). */
type Answered = IncomingMessage & { body: string };

/** Asks for a path exactly as written. */
type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answered>;

/** The files that a build writes for nginx. */
export const includesOf = (build: string): Record<string, string> =>
  Object.fromEntries(
    ['headers', 'file-headers', 'documents'].map((name) => [
      name,
      readFileSync(join(build, `nginx-${name}.conf`), 'utf8'),
    ]),
  );

/** nginx with the delivered `deploy/nginx.conf`, in which only the paths and the port are changed. */
export async function startNginx(port: number, root: string, includes: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  // nginx reads the files as another user.
  chmodSync(folder, 0o755);
  for (const [name, text] of Object.entries(includes)) writeFileSync(join(folder, `portal-${name}.conf`), text);
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:8080;', '')
    .replace('/usr/share/nginx/portal;', `${resolve(root)};`)
    .replaceAll('/etc/nginx/portal-', `${folder}/portal-`);
  // Its own places for temporary files belong to root.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const main = `load_module ${BROTLI}; daemon off; pid nginx.pid; error_log stderr error; events {}
    http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
    ${temporary.join(' ')}
    ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const server: ChildProcess = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf'], { stdio: 'inherit' });
  const ask: Ask = (path, headers = {}, method = 'GET') =>
    new Promise((answered, failed) => {
      request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => answered(Object.assign(response, { body: Buffer.concat(parts).toString('latin1') })));
      })
        .on('error', failed)
        .end();
    });
  await expect(() => ask('/')).toPass();
  const stop = () => {
    server.once('exit', () => rmSync(folder, { recursive: true }));
    server.kill('SIGTERM');
  };
  return { ask, origin: `http://127.0.0.1:${port}`, stop };
}

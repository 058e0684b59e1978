import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from '../scripts/headers-file.ts';

/**
 * A static host: the files of a folder with the headers of its `_headers`, and its `404.html` for unknown addresses.
 * `node e2e/static-server.ts <folder> <port>`
 */
const [folder = '', port = ''] = process.argv.slice(2);
const files = sirv(folder, { dev: true });

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  response.setHeaders(headersFor(rules, pathname));
  files(request, response, () => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(join(folder, '404.html')));
  });
}).listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

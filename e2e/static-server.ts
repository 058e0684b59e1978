import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from '../scripts/headers-file.ts';

/** A static host: the files of a folder with the headers of its `_headers`. `node e2e/static-server.ts <folder> <port>` */
const [folder = '', port = ''] = process.argv.slice(2);
const files = sirv(folder, { dev: true });

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  response.setHeaders(headersFor(rules, pathname));
  files(request, response, () => {
    response.writeHead(404);
    response.end();
  });
}).listen(Number(port), '127.0.0.1');

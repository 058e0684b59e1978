import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { matchPath } from 'react-router';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/shared/i18n/languages.ts';
import { documentTable } from './document-table.ts';

/** The headers that the build wrote for nginx, one `add_header Name "value" always;` in a line. */
function headersIn(path: string): Headers {
  const lines = readFileSync(path, 'utf8').matchAll(/^add_header (\S+) "(.*)" always;$/gm);
  return new Headers([...lines].map(([, name = '', value = '']): [string, string] => [name, value]));
}

/** Finds the document of a path below the base; undefined when no route has it. A route without parameters wins. */
function documentFinder(): (path: string) => string | undefined {
  const table = documentTable().toSorted((one, other) => Number(other.isExact) - Number(one.isExact));
  return (path) =>
    path === '/'
      ? 'index.html'
      : table.find(({ addresses }) => addresses.some((address) => matchPath(address, path)))?.file;
}

/**
 * Lets `vite preview` answer like the delivered nginx: an address of the route table with its document, an unknown one with the
 * page that says so and status 404, both with the security headers of the build.
 */
export function previewDocuments(): Plugin {
  return {
    name: 'portal:preview-documents',
    config: (_config, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    configurePreviewServer({ middlewares, config: { base, root, build } }) {
      const folder = join(root, build.outDir);
      const ofPages = headersIn(join(folder, 'nginx-headers.conf'));
      const ofFiles = headersIn(join(folder, 'nginx-file-headers.conf'));
      const documentOf = documentFinder();
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://preview');
        // After the sign-in, an address ends with '@' (P2.3).
        const path = `/${pathname.slice(base.length)}`.replaceAll(/\/{2,}/g, '/').replace(/@$/, '');
        const isHashed = path.startsWith('/assets/');
        response.setHeaders(isHashed && !path.includes('.worker-') ? ofFiles : ofPages);
        if (isHashed) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
        const file = documentOf(decodeURI(path));
        if (file) request.url = `${base}${file}${search}`;
        else if (!isHashed && !extname(path)) {
          const lang = LANGUAGES.find((one) => path.startsWith(`/${one}/`)) ?? '';
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
          response.end(readFileSync(join(folder, lang, '404.html')));
          return;
        }
        next();
      });
    },
  };
}

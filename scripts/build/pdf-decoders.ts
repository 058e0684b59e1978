import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** Decoders of scanned pages (JBIG2, fax, JPEG 2000) in plain JavaScript, and the licences of what they were made from. */
const DECODERS = /_nowasm_fallback\.js$|^LICENSE_(?:PDFJS_)?(?:JBIG2|OPENJPEG)$/;

/**
 * Serves the decoders that the reader of PDFs imports by name, only for pages that need them. They are files of their own in a
 * folder with the version of the reader; compiled ones (wasm) would need a weaker content policy.
 */
export function pdfDecoders(): Plugin {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const folder = `assets/pdf-${version}`;
  const source = (name: string) => readFileSync(join(PACKAGE, 'wasm', name), 'utf8');
  const names = readdirSync(join(PACKAGE, 'wasm')).filter((name) => DECODERS.test(name));
  return {
    name: 'portal:pdf-decoders',
    generateBundle() {
      for (const name of names) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: source(name) });
    },
    configureServer({ middlewares, config: { base } }) {
      middlewares.use((request, response, next) => {
        const [path] = (request.url ?? '').split('?');
        const name = names.find((each) => path === `${base}${folder}/${each}`);
        if (!name) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(source(name));
      });
    },
  };
}

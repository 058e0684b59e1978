import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { viteStaticCopy } from 'vite-plugin-static-copy';
import packageFile from './package.json' with { type: 'json' };
import { buildEnvironment, COMPILED_IN } from './scripts/build/build-environment.ts';
import { checkedEnvironment } from './scripts/build/checked-environment.ts';
import { compileHints } from './scripts/build/compile-hints.ts';
import { fileGroups } from './scripts/build/file-groups.ts';
import { geography } from './scripts/build/geography.ts';
import { licenceNotices } from './scripts/build/licence-notices.ts';
import { PRACTICE_ENTRY, practiceSite } from './scripts/build/practice-site.ts';
import { previewDocuments } from './scripts/build/preview-documents.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22))
  throw new Error(
    `This needs Node 22.22 or newer; here it is ${process.version}. On Linux x64 the scripts of npm have the right one (npm start).`,
  );

/** The portal's port on this machine; with another `BOX` a second checkout runs beside the first (`.env.box`). */
const SERVER = { host: '127.0.0.1', port: Number(`${process.env['BOX'] ?? 510}0`), strictPort: true };

/** A made-up agency's file for demonstrations; production serves `public/agency.json`. */
const AGENCY_FILE_EXAMPLE = 'mocks/agency-file/agency.json';

/** The oldest browsers of the list in `package.json`, in the form of Vite: 'chrome109'. */
const BROWSERS = packageFile.browserslist.map((browser) => browser.replace(' >= ', '').toLowerCase());

/** Neutral, because blockers hide files by names such as 'survey' or 'analytics'. */
const NAMES = {
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: 'assets/[hash][extname]',
  hashCharacters: 'hex' as const,
};

/** Each module stays in the group that names it, so that a library does not pull shared modules along. */
const filesOf = (entry?: string) => ({
  ...NAMES,
  codeSplitting: { includeDependenciesRecursively: false, groups: fileGroups(entry) },
});

/**
 * Decoders of scanned pages and their licences, which the reader of PDFs imports by name, in a folder with its version. In plain
 * JavaScript: compiled ones (wasm) would need a weaker content policy.
 */
const PDF_DECODERS = {
  src: 'node_modules/pdfjs-dist/wasm/{*_nowasm_fallback.js,LICENSE_*}',
  dest: `assets/pdf-${packageFile.dependencies['pdfjs-dist']}`,
  rename: { stripBase: true as const },
};

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const environment = buildEnvironment(mode, import.meta.dirname);
  const base = environment['VITE_BASE_PATH'] || '/';
  const isPractice = mode === 'practice';
  const outDir = process.env['OUT_DIR'] || (isPractice ? 'dist-practice' : 'dist');
  return {
    base,
    envPrefix: COMPILED_IN,
    plugins: [
      checkedEnvironment(environment),
      react(),
      geography(),
      ...(isSsrBuild ? [] : [compileHints(), licenceNotices(outDir), viteStaticCopy({ targets: [PDF_DECODERS] })]),
      previewDocuments(),
      ...(isPractice ? [practiceSite(environment)] : []),
    ],
    css: {
      // Makes the named widths available to every sheet.
      postcss: { plugins: [globalData({ files: ['src/shared/styles/breakpoints.css'] }), customMedia()] },
    },
    server: {
      ...SERVER,
      // The development server answers with the example of the agency's file, so that all of it is visible.
      proxy: { [`${base}agency.json`]: { target: 'http://127.0.0.1', bypass: () => `${base}${AGENCY_FILE_EXAMPLE}` } },
    },
    preview: SERVER,
    build: {
      target: BROWSERS,
      outDir: isSsrBuild ? 'node_modules/.cache/portal-server' : outDir,
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      manifest: !isSsrBuild,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild ? {} : { output: filesOf(isPractice ? PRACTICE_ENTRY : undefined) },
    },
    // A CommonJS package whose named exports Node cannot import.
    ssr: { noExternal: ['file-saver'] },
    worker: {
      format: 'es',
      plugins: () => (isSsrBuild ? [] : [licenceNotices(outDir)]),
      // Each is one file: WebKit runs a worker's first file again when another one imports it.
      rolldownOptions: { output: { ...NAMES, entryFileNames: 'assets/file.worker-[hash].js', codeSplitting: false } },
    },
  };
});

import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, loadEnv } from 'vite';
import { AGENCY_FILE_EXAMPLE, PORTAL_PORT, SERVER_BUILD } from './scripts/environment.ts';
import { billOfMaterials } from './scripts/build/bill-of-materials.ts';
import { checkedEnvironment } from './scripts/build/checked-environment.ts';
import { fileGroups } from './scripts/build/file-groups.ts';
import { geography } from './scripts/build/geography.ts';
import { licences } from './scripts/build/licence-file.ts';

/** Variables that are compiled in. */
const PREFIXES = ['VITE_', 'SITE_ORIGIN'];

/** Neutral, because blockers hide files by names such as 'survey' or 'analytics'. */
const NAMES = {
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: 'assets/[hash][extname]',
  hashCharacters: 'hex' as const,
};

/** Each module stays in the group that names it, so that a library does not pull shared modules along. */
const FILES = { ...NAMES, codeSplitting: { includeDependenciesRecursively: false, groups: fileGroups() } };

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const environment = loadEnv(mode, import.meta.dirname, PREFIXES);
  const base = environment['VITE_BASE_PATH'] || '/';
  const outDir = process.env['OUT_DIR'] || 'dist';
  return {
    base,
    envPrefix: PREFIXES,
    plugins: [
      checkedEnvironment(environment),
      react(),
      geography(),
      ...(isSsrBuild ? [] : [licences(), billOfMaterials()]),
    ],
    css: {
      // Makes the named widths available to every sheet.
      postcss: { plugins: [globalData({ files: ['src/shared/styles/breakpoints.css'] }), customMedia()] },
    },
    server: {
      host: '127.0.0.1',
      port: PORTAL_PORT,
      strictPort: true,
      // The development server answers with the example of the agency's file, so that all of it is visible.
      proxy: { [`${base}agency.json`]: { target: 'http://127.0.0.1', bypass: () => `${base}${AGENCY_FILE_EXAMPLE}` } },
    },
    build: {
      target: 'es2023',
      outDir: isSsrBuild ? SERVER_BUILD : outDir,
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      manifest: !isSsrBuild,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild ? {} : { output: FILES },
    },
    // A CommonJS package whose named exports Node cannot import.
    ssr: { noExternal: ['file-saver'] },
    worker: {
      format: 'es',
      rolldownOptions: { output: { ...NAMES, entryFileNames: 'assets/file.worker-[hash].js' } },
    },
  };
});

import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, loadEnv } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { PORTAL_PORT } from './scripts/environment.ts';
import { checkedEnvironment } from './scripts/build/checked-environment.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { documents } from './scripts/build/documents.ts';
import { geography } from './scripts/build/geography.ts';
import { licenceNotices } from './scripts/build/licence-notices.ts';
import { agencyFileExample } from './scripts/build/agency-file-example.ts';
import { securityHeaders } from './scripts/build/security-headers.ts';
import { smallerCode } from './scripts/build/smaller-code.ts';
import { siteFiles } from './scripts/build/site-files.ts';
import { unusedRouterParts } from './scripts/build/unused-router-parts.ts';
import { zipAtOnce } from './scripts/build/zip-at-once.ts';

export default defineConfig(({ mode }) => {
  const environment = { ...loadEnv(mode, import.meta.dirname, 'VITE_'), ...process.env };
  const licences = licenceNotices('dist');
  return {
    base: environment['VITE_BASE_PATH'] || '/',
    plugins: [
      checkedEnvironment(environment),
      react(),
      geography(),
      zipAtOnce(),
      unusedRouterParts(),
      agencyFileExample(environment['VITE_BASE_PATH'] || '/'),
      smallerCode(),
      siteFiles(environment),
      licences,
      documents(environment),
      securityHeaders(environment),
      compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
    ],
    css: {
      // Makes the named widths available to every sheet.
      postcss: { plugins: [globalData({ files: ['src/shared/styles/breakpoints.css'] }), customMedia()] },
    },
    server: { host: '127.0.0.1', port: PORTAL_PORT, strictPort: true },
    build: {
      target: 'es2023',
      manifest: true,
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Each module stays in the group that names it, so that a library does not pull shared modules along.
          codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
        },
      },
    },
    worker: { format: 'es', plugins: () => [licences] },
  };
});

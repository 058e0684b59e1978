import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, loadEnv } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { PORTAL_PORT } from './scripts/environment.ts';
import { billOfMaterials } from './scripts/build/bill-of-materials.ts';
import { checkedEnvironment } from './scripts/build/checked-environment.ts';
import { documents } from './scripts/build/documents.ts';
import { fileGroups } from './scripts/build/file-groups.ts';
import { geography } from './scripts/build/geography.ts';
import { licences } from './scripts/build/licence-file.ts';
import { agencyFileExample } from './scripts/build/agency-file-example.ts';
import { securityHeaders } from './scripts/build/security-headers.ts';
import { siteFiles } from './scripts/build/site-files.ts';

export default defineConfig(({ mode }) => {
  const environment = { ...loadEnv(mode, import.meta.dirname, 'VITE_'), ...process.env };
  return {
    base: environment['VITE_BASE_PATH'] || '/',
    plugins: [
      checkedEnvironment(environment),
      react(),
      geography(),
      agencyFileExample(environment['VITE_BASE_PATH'] || '/'),
      siteFiles(environment),
      licences(),
      billOfMaterials(),
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
          codeSplitting: { includeDependenciesRecursively: false, groups: fileGroups() },
        },
      },
    },
    worker: { format: 'es' },
  };
});

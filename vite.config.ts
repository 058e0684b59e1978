import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, loadEnv } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { checkedEnvironment } from './scripts/build/checked-environment.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { documents } from './scripts/build/documents.ts';
import { geography } from './scripts/build/geography.ts';
import { licenceNotices } from './scripts/build/licence-notices.ts';
import { agencyFileExample } from './scripts/build/agency-file-example.ts';
import { securityHeaders } from './scripts/build/security-headers.ts';
import { smallerCode } from './scripts/build/smaller-code.ts';
import { previewDocuments } from './scripts/build/preview-documents.ts';
import { siteFiles } from './scripts/build/site-files.ts';
import { unusedRouterParts } from './scripts/build/unused-router-parts.ts';
import { zipAtOnce } from './scripts/build/zip-at-once.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22))
  throw new Error(
    `This needs Node 22.22 or newer; here it is ${process.version}. On Linux x64 the scripts of npm have the right one (npm start).`,
  );

/** The portal's port on this machine; with another `BOX` a second checkout runs beside the first (`.env.box`). */
const SERVER = { host: '127.0.0.1', port: Number(`${process.env['BOX'] ?? 510}0`), strictPort: true };

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
      previewDocuments(),
      compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
    ],
    css: {
      // Makes the named widths available to every sheet.
      postcss: { plugins: [globalData({ files: ['src/shared/styles/breakpoints.css'] }), customMedia()] },
    },
    server: SERVER,
    preview: SERVER,
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

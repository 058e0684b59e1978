import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { compression } from 'vite-plugin-compression2';
import { demoEnvironment, AGENCY_PORT, PORTAL_PORT } from './scripts/environment.ts';
import { checkedEnvironment } from './scripts/build/checked-environment.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { geography } from './scripts/build/geography.ts';
import { licences } from './scripts/build/licence-file.ts';
import { securityHeaders } from './scripts/build/security-headers.ts';
import { siteFiles } from './scripts/build/site-files.ts';
import { staticShell } from './scripts/build/static-shell.ts';

export default defineConfig(({ mode }) => {
  const environment = { ...loadEnv(mode, import.meta.dirname, 'VITE_'), ...process.env };
  return {
    base: environment['VITE_BASE_PATH'] || '/',
    plugins: [
      checkedEnvironment(environment),
      react(),
      geography(),
      staticShell(environment),
      siteFiles(environment),
      licences(),
      securityHeaders(environment),
      compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
    ],
    server: { host: '127.0.0.1', port: PORTAL_PORT, strictPort: true },
    build: {
      target: 'es2023',
      manifest: true,
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
    worker: { format: 'es' },
    test: {
      environment: 'happy-dom',
      setupFiles: ['tests/setup.ts'],
      include: ['tests/**/*.test.{ts,tsx}'],
      // A shared machine may be busy: a test that only lacked time gets it.
      testTimeout: process.env['CI'] ? 40_000 : 15_000,
      retry: process.env['CI'] ? 2 : 0,
      css: false,
      pool: 'forks',
      env: demoEnvironment(AGENCY_PORT),
    },
  };
});

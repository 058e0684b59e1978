import { defineConfig } from 'vite';

/** The bare page is built like the portal: same target. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  build: { target: 'es2023', modulePreload: { polyfill: false }, emptyOutDir: true },
});

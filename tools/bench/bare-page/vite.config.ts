import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** The bare page is built like the portal: same target, compressed beforehand. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [compression({ algorithms: ['brotliCompress'], threshold: 512, logLevel: 'silent' })],
  build: { target: 'es2023', modulePreload: { polyfill: false }, emptyOutDir: true },
});

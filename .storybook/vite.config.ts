import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, loadEnv } from 'vite';

// The gallery has the settings of the agency in a box, but calls no agency.
Object.assign(process.env, loadEnv('box', process.cwd(), 'VITE_'));

/** The portal's own configuration makes documents and files of pages; the gallery needs its styles and JSX only. */
export default defineConfig({
  plugins: [react()],
  css: { postcss: { plugins: [globalData({ files: ['src/shared/styles/breakpoints.css'] }), customMedia()] } },
});

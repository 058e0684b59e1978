import type { Plugin } from 'vite';

/**
 * Zips a workbook on the main thread. From 160 kB on, `write-excel-file` has fflate do it in a worker from a `blob:` address,
 * which the portal's policy refuses, so every larger export would fail. A thousand rows take about 50 ms.
 */
export function zipAtOnce(): Plugin {
  return {
    name: 'portal:zip-at-once',
    load(id) {
      if (!id.endsWith('write-excel-file/modules/zip/zipToArrayBuffer.js')) return null;
      return `import { zipSync } from 'fflate';\nexport default async (files) => zipSync(files).buffer;\n`;
    },
  };
}

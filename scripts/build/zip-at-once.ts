import type { Plugin } from 'vite';

/**
 * Zips a workbook on the page's own thread. `write-excel-file` has fflate do it in a worker of its own making from 160 kB on, a
 * `blob:` that the policy of the portal refuses: every larger export would fail. A thousand rows take some 50 ms.
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

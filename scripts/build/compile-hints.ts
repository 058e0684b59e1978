import type { Plugin } from 'vite';
import { isFirstFile } from './file-groups.ts';

/** Characters from which on compiling a file takes long enough to be worth the bytes of the comment. */
const LONG = 10_000;

/**
 * Chromium compiles these files whole while they arrive, instead of each function when it is called first: nearly all of them are
 * called at once (https://v8.dev/blog/explicit-compile-hints). It reads the comment at the beginning of a file only.
 */
export const compileHints = (): Plugin => ({
  name: 'portal:compile-hints',
  generateBundle: {
    // After Vite has written its own first line.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.code.length > LONG && isFirstFile(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});

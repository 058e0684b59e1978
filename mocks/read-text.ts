import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The text of a data file by its path below `mocks/`. The practice site has the files in its bundle (`practice/read-text.ts`). */
export const readText = (path: string): string => readFileSync(resolve(import.meta.dirname, path), 'utf8');

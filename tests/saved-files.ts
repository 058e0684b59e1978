import { vi } from 'vitest';

/** Stands for `file-saver` in every test (`vitest.config.ts`): nothing is saved, and what would be is remembered until the test ends. */
export const saveAs = vi.fn<(file: Blob, name: string) => void>();

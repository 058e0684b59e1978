import { vi } from 'vitest';

/** Replaces `file-saver` in every test (`vitest.config.ts`): nothing is saved, and files are recorded until the test ends. */
export const saveAs = vi.fn<(file: Blob, name: string) => void>();

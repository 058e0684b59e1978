import type { FileFault } from '../pre-check/first-bytes.ts';

/** Why a file was not taken; shown beside the picker until the next choice. */
export type Refusal = { name: string; reason: FileFault | 'ending' | 'duplicate' | 'several' };

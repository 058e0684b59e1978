import type { AnyCall } from './check-calls.ts';

/** The descriptions of the calls of every area: the same files as in the table of `tools/calls`. */
const FILES = import.meta.glob<Record<string, unknown>>(['/src/domain/**/*.calls.ts', '/src/features/**/*.calls.ts'], {
  eager: true,
});

const isCall = (value: unknown): value is AnyCall => typeof value === 'function' && 'base' in value;

/** Every call of the specification (P7, R7). */
export const ALL_CALLS: readonly AnyCall[] = Object.values(FILES)
  .flatMap((file) => Object.values(file))
  .filter(isCall);

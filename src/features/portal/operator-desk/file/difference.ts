import { isRecord } from '#domain/agency-file/read-agency-file.ts';

/** A value that differs between two files: where it is, and what it is in each; undefined where it is missing. */
export type FileDifference = { path: readonly string[]; before: unknown; after: unknown };

/** The single values in which two files differ, in the order of the second; an added or removed entry is one difference. */
export function differencesOf(before: unknown, after: unknown, path: readonly string[] = []): FileDifference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [one, other] = [childrenOf(before), childrenOf(after)];
  if (!one || !other) return [{ path, before, after }];
  const keys = new Set([...Object.keys(other), ...Object.keys(one)]);
  return [...keys].flatMap((key) => differencesOf(one[key], other[key], [...path, key]));
}

/** The single values within a value, with their places. */
export function leavesOf(value: unknown, path: readonly string[] = []): { path: readonly string[]; leaf: unknown }[] {
  const children = childrenOf(value);
  if (!children) return [{ path, leaf: value }];
  return Object.entries(children).flatMap(([name, child]) => leavesOf(child, [...path, name]));
}

function childrenOf(value: unknown): Record<string, unknown> | null {
  if (Array.isArray(value)) return Object.fromEntries(value.map((entry: unknown, at) => [String(at), entry]));
  return isRecord(value) ? value : null;
}

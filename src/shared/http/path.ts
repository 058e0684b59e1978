import { encodeSegment } from '#shared/format/encode-segment.ts';

/** Joins path segments of a call, each encoded: a value can never climb out of its place (faults, Headers). */
export function path(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => segment.toString().split('/').map(encodeSegment).join('/')).join('/');
}

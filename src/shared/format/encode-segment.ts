/**
 * A value as one segment of a path, whatever it holds. The platform's `encodeURIComponent` throws on half of an emoji (one bad
 * slug would take the whole menu along): the half becomes the replacement sign. `.` and `..` climb out of their place even
 * when written `%2E%2E`: they become `-`, the mark of a missing slug.
 */
export function encodeSegment(text: string): string {
  return /^\.{1,2}$/.test(text) ? '-' : encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}

/** Joins path segments of a call, each encoded: a value can never climb out of its place (faults, Headers). */
export function path(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => segment.toString().split('/').map(encodeSegment).join('/')).join('/');
}

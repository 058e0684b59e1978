/**
 * A value as one segment of a path. `encodeURIComponent` throws on half of an emoji, and one bad slug would break the whole
 * menu: the half becomes the replacement character. `.` and `..` would leave their place in the path even as `%2E%2E`: they
 * become `-`, the mark of a missing slug.
 */
export function encodeSegment(text: string): string {
  return /^\.{1,2}$/.test(text) ? '-' : encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}

/** A percent-encoded text as it reads; null when it is not encoded correctly. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Joins the path segments of a call, each encoded, so that a value cannot change the path around it. */
export function path(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => segment.toString().split('/').map(encodeSegment).join('/')).join('/');
}

/** Joins path segments of a call, each encoded: a value can never climb out of its place (faults, Headers). */
export function path(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => segment.toString().split('/').map(encodeSegment).join('/')).join('/');
}

function encodeSegment(segment: string): string {
  return segment === '..' || segment === '.'
    ? encodeURIComponent(segment).replaceAll('.', '%2E')
    : encodeURIComponent(segment);
}

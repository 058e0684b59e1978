const tenths = (value: string | undefined) => Math.round(Number(value) * 10);

/** A number in tenths, as short as path data allows: `.5`, `-12`, `3.1`. */
const written = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');

/** Steps of a line as path data, where a minus sign separates as well as a space. */
const joined = (values: number[]) => values.map(written).join(' ').replaceAll(' -', '-');

/**
 * Path data of closed rings (`M1,2L3,4Z`, absolute, as d3-geo writes it) with relative steps of a tenth of a unit: the same
 * picture in half the bytes. Points that coincide after rounding are left out.
 */
export function compactPath(path: string): string {
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const points = ring
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map(tenths));
      const [[startX = 0, startY = 0] = []] = points;
      let [x, y] = [startX, startY];
      const steps: number[] = [];
      for (const [nextX = 0, nextY = 0] of points.slice(1)) {
        if (nextX === x && nextY === y) continue;
        steps.push(nextX - x, nextY - y);
        [x, y] = [nextX, nextY];
      }
      return `M${joined([startX, startY])}l${joined(steps)}z`;
    })
    .join('');
}

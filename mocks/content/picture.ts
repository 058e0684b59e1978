import { random, type Random } from '#mocks/random.ts';
import type { Motif } from './authored.ts';

const INK = ['#14202a', '#253746', '#394f61', '#506778', '#7b8f9e', '#a8b7c2', '#cbd5dc', '#e8edf0'] as const;
const COPPER = '#c9822b';
const [WIDTH, HEIGHT] = [1200, 675];

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" fill="${fill}"/>`;

/** Ruled pages with columns of figures; one row is marked. */
function ledger(source: Random): string {
  const marked = source.int(3, 9);
  let shapes = rect(0, 0, WIDTH, HEIGHT, INK[7]) + rect(150, 60, 900, 675, '#ffffff') + rect(150, 60, 900, 64, INK[1]);
  for (let row = 0; row < 13; row++) {
    const y = 150 + row * 42;
    if (row === marked) shapes += rect(150, y - 10, 900, 42, '#faf0e1') + rect(150, y - 10, 8, 42, COPPER);
    shapes += rect(190, y, source.int(160, 330), 14, row === marked ? INK[1] : INK[5]);
    for (const right of [700, 850, 1000]) {
      const width = source.int(50, 110);
      shapes += rect(right - width, y, width, 14, row === marked && right === 1000 ? COPPER : INK[6]);
    }
    shapes += rect(150, y + 31, 900, 1, INK[6]);
  }
  return shapes;
}

/** Layered hills under a low sun. */
function landscape(source: Random): string {
  let shapes = `${rect(0, 0, WIDTH, HEIGHT, INK[7])}<circle cx="${source.int(250, 950)}" cy="${source.int(170, 260)}" r="${source.int(60, 90)}" fill="${COPPER}"/>`;
  [INK[5], INK[4], INK[3], INK[2], INK[1]].forEach((colour, layer) => {
    const base = 280 + layer * 80;
    const tops = Array.from({ length: 9 }, (_, index) => [index * 150, base + source.int(-70, 50)] as const);
    const curve = tops.slice(1).map(([x, y], index) => {
      const [beforeX, beforeY] = tops[index] ?? [0, base];
      return `C${beforeX + 75} ${beforeY} ${x - 75} ${y} ${x} ${y}`;
    });
    shapes += `<path d="M0 ${tops[0]?.[1] ?? base}${curve.join('')}V${HEIGHT}H0z" fill="${colour}"/>`;
  });
  return shapes;
}

/** Contour lines of a relief with one marked place. */
function contours(source: Random): string {
  const [x, y] = [source.int(400, 800), source.int(240, 430)];
  const wobble = Array.from({ length: 12 }, () => 0.75 + source.next() * 0.5);
  let shapes = rect(0, 0, WIDTH, HEIGHT, INK[1]);
  for (let ring = 14; ring > 0; ring--) {
    const points = wobble.map((factor, index) => {
      const angle = (index / wobble.length) * 2 * Math.PI;
      const radius = ring * 48 * (1 + (factor - 1) * Math.min(1, ring / 6));
      return [x + Math.cos(angle) * radius * 1.35, y + Math.sin(angle) * radius] as const;
    });
    shapes += `<path d="${smoothRing(points)}" fill="none" stroke="${ring % 4 === 0 ? INK[4] : INK[3]}" stroke-width="${ring % 4 === 0 ? 3 : 1.5}"/>`;
  }
  return `${shapes}<circle cx="${x}" cy="${y}" r="12" fill="${COPPER}"/>`;
}

function smoothRing(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const middle = (index: number) => {
    const [[x1, y1], [x2, y2]] = [at(index), at(index + 1)];
    return `${Math.round((x1 + x2) / 2)} ${Math.round((y1 + y2) / 2)}`;
  };
  const curves = points.map(
    (_, index) => `Q${Math.round(at(index + 1)[0])} ${Math.round(at(index + 1)[1])} ${middle(index + 1)}`,
  );
  return `M${middle(0)}${curves.join('')}z`;
}

/** Shelves of an archive; one file is highlighted. */
function shelves(source: Random): string {
  let shapes = rect(0, 0, WIDTH, HEIGHT, INK[0]);
  const [markedShelf, markedAt] = [source.int(0, 3), source.int(250, 900)];
  for (let shelf = 0; shelf < 4; shelf++) {
    const base = 160 + shelf * 165;
    let marked = shelf !== markedShelf;
    for (let x = 40; x < WIDTH - 60;) {
      const width = source.int(22, 52);
      const height = source.int(95, 132);
      const isMarked = !marked && x >= markedAt;
      shapes +=
        rect(x, base - height, width - 3, height, isMarked ? COPPER : source.pick(INK.slice(1, 6))) +
        rect(x + 6, base - height + 18, width - 15, 6, INK[6]);
      marked ||= isMarked;
      x += width + (source.chance(0.08) ? 60 : 0);
    }
    shapes += rect(0, base, WIDTH, 12, INK[2]);
  }
  return shapes;
}

/** Office buildings with bright windows. */
function city(source: Random): string {
  let shapes = rect(0, 0, WIDTH, HEIGHT, INK[6]);
  for (const [colour, low, high] of [
    [INK[5], 330, 520],
    [INK[3], 220, 400],
    [INK[1], 120, 300],
  ] as const) {
    for (let x = -20; x < WIDTH;) {
      const [width, height] = [source.int(110, 210), source.int(low, high)];
      shapes += rect(x, HEIGHT - height, width, height, colour);
      if (colour === INK[1])
        for (let wy = HEIGHT - height + 26; wy < HEIGHT - 30; wy += 44)
          for (let wx = x + 20; wx < x + width - 30; wx += 36)
            shapes += rect(wx, wy, 16, 22, source.chance(0.1) ? COPPER : INK[3]);
      x += width + source.int(6, 40);
    }
  }
  return shapes;
}

/** A desk from above: sheets, a small chart and a pen. */
function desk(source: Random): string {
  let shapes = rect(0, 0, WIDTH, HEIGHT, INK[5]);
  for (const x of [160, 620]) {
    let sheet = rect(0, 0, 400, 540, '#ffffff') + rect(36, 40, source.int(150, 260), 18, INK[1]);
    for (let row = 0; row < 6; row++) sheet += rect(36, 90 + row * 28, source.int(180, 328), 9, INK[6]);
    for (let column = 0; column < 6; column++) {
      const height = source.int(50, 190);
      sheet += rect(40 + column * 54, 500 - height, 36, height, column === 5 ? COPPER : INK[3]);
    }
    shapes += `<g transform="translate(${x} ${source.int(50, 90)}) rotate(${source.int(-5, 5)} 200 270)">${rect(8, 10, 400, 540, INK[4])}${sheet}</g>`;
  }
  return `${shapes}<path d="M${source.int(520, 600)} 620l230-190" stroke="${INK[0]}" stroke-width="16" stroke-linecap="round"/>`;
}

const MOTIFS: Record<Motif, (source: Random) => string> = { ledger, landscape, contours, shelves, city, desk };

export const isMotif = (name: string): name is Motif => Object.hasOwn(MOTIFS, name);

/** A calm picture of 1200 × 675 as SVG; the name seeds it, so the same file always looks the same. */
export function renderPicture(motif: Motif, name: string): string {
  let seed = 0;
  for (const letter of name) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${MOTIFS[motif](random(seed))}</svg>`;
}

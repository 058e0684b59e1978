import { CONTEXT_PATHS, FEDERATION_PATH, VIEW_BOX } from '#domain/reference/geography/geography.ts';
import { PICTURE_COLOURS, PICTURE_WIDTH, type PicturePart, textLines, TextLines } from '#shared/figures/picture.tsx';
import type { Level } from './choropleth-classes.ts';
import type { CantonShape } from './use-canton-shapes.ts';

/** The colours of the map on paper: those of the light theme, with the colour of the labels on them. */
const COLOURS: Readonly<Record<Level | 'none', { fill: string; label: string }>> = {
  1: { fill: '#dfe7ec', label: '#14202a' },
  2: { fill: '#b3c4cf', label: '#14202a' },
  3: { fill: '#8099aa', label: '#0d151c' },
  4: { fill: '#4d6a7e', label: '#ffffff' },
  5: { fill: '#253746', label: '#ffffff' },
  loss: { fill: '#e2a19c', label: '#17242f' },
  none: { fill: 'url(#no-data)', label: '#17242f' },
};

const MAP = { width: 600, height: (VIEW_BOX.height * 600) / VIEW_BOX.width };
const LIST = { left: MAP.width + 40, top: 74, row: 34 };
const HEAD = { fontSize: 17, line: 22, fontWeight: 600, fill: PICTURE_COLOURS.text };
const CANTON = { fontSize: 15, fill: PICTURE_COLOURS.text };

/**
 * The coloured map with the exact figure of each canton beside it, the greatest first, as part of a picture. The title names
 * indicator, unit and year, `loss` is the word for figures below zero, the credit names the source of the borders.
 */
export function mapPicture(
  shapes: readonly CantonShape[],
  { title, loss, credit }: Readonly<Record<'title' | 'loss' | 'credit', string>>,
): PicturePart {
  const coloured = shapes.map((shape) => ({ ...shape, colours: COLOURS[shape.level ?? 'none'] }));
  const inOrder = coloured.toSorted((a, b) => (b.figure ?? -Infinity) - (a.figure ?? -Infinity));
  const drawing = (
    <>
      {/* Hatching for cantons without a figure. */}
      <pattern id="no-data" width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={7} height={7} fill={PICTURE_COLOURS.paper} />
        <path d="M0 0v7" stroke={PICTURE_COLOURS.quiet} strokeWidth={1.4} />
      </pattern>
      <g transform={`scale(${MAP.width / VIEW_BOX.width})`}>
        {CONTEXT_PATHS.map((path) => (
          <path key={path} d={path} fill="#f4f6f8" stroke={PICTURE_COLOURS.rule} />
        ))}
        {coloured.map(({ id, path, colours }) => (
          <path key={id} d={path} fill={colours.fill} stroke={PICTURE_COLOURS.paper} strokeWidth={1.5} />
        ))}
        <path d={FEDERATION_PATH} fill="none" stroke={PICTURE_COLOURS.quiet} />
        {coloured.map(({ id, label: { x, y }, colours, shortLabel }) => (
          <text key={id} x={x} y={y + 5} fontSize={15} fontWeight={600} textAnchor="middle" fill={colours.label}>
            {shortLabel}
          </text>
        ))}
      </g>
      <TextLines lines={textLines(title, PICTURE_WIDTH - LIST.left, HEAD)} x={LIST.left} y={18} {...HEAD} />
      {inOrder.map(({ id, name, shortLabel, level, written, colours }, at) => (
        <g key={id} transform={`translate(${LIST.left} ${LIST.top + at * LIST.row})`} {...CANTON}>
          <rect y={-14} width={22} height={16} fill={colours.fill} stroke={PICTURE_COLOURS.rule} />
          <text x={32}>{textLines(`${shortLabel}  ${name}`, 300, CANTON)[0]}</text>
          <text
            x={PICTURE_WIDTH - LIST.left}
            textAnchor="end"
            fill={level === 'loss' ? PICTURE_COLOURS.loss : CANTON.fill}
          >
            {level === 'loss' ? `${written} (${loss})` : written}
          </text>
        </g>
      ))}
      <text y={MAP.height + 18} fontSize={12} fill={PICTURE_COLOURS.quiet}>
        {credit}
      </text>
    </>
  );
  return { height: Math.max(MAP.height + 24, LIST.top + shapes.length * LIST.row), drawing };
}

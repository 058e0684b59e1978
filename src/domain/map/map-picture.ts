import { cantonById } from '#domain/reference/cantons.ts';
import { CANTON_SHAPES, CONTEXT_PATHS, FEDERATION_PATH, VIEW_BOX } from '#domain/reference/geography/geography.ts';
import { PICTURE_COLOURS, PICTURE_WIDTH, type PicturePart } from '#shared/figures/picture.ts';
import { svgElement, svgText, textLines } from '#shared/figures/svg.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { classesOf, type Level, levelOf } from './choropleth-classes.ts';
import { exactFigure } from './format-figure.ts';
import type { Indicator } from './map-indicators.ts';
import type { CantonSummary } from './map.model.ts';

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

const MAP_WIDTH = 600;
const ROW = 34;
const HEAD = 40;

type MapPicture = {
  cantons: readonly CantonSummary[];
  indicator: Indicator;
  lang: Lang;
  /** Indicator, unit and year, as text. */
  title: string;
  noData: string;
  unreadable: string;
  loss: string;
  /** Source of the borders, as text. */
  credit: string;
};

/** The coloured map with the exact figure of each canton beside it, the greatest first, as part of a picture. */
export function mapPicture({
  cantons,
  indicator,
  lang,
  title,
  noData,
  unreadable,
  loss,
  credit,
}: MapPicture): PicturePart {
  const mapClasses = classesOf(cantons.map(({ figures }) => figures[indicator]));
  const regions = CANTON_SHAPES.map((shape) => {
    const canton = cantons.find(({ id }) => id === shape.id);
    const figure = canton?.figures[indicator] ?? null;
    const level: Level | 'none' = levelOf(figure, mapClasses) ?? 'none';
    const missing = canton?.unreadable.includes(indicator) ? unreadable : noData;
    const text = figure === null ? missing : exactFigure(figure, indicator, lang);
    const name = cantonById(shape.id)?.name[lang] ?? shape.shortLabel;
    return { ...shape, figure, level, text: figure !== null && figure < 0 ? `${text} (${loss})` : text, name };
  });
  const scale = MAP_WIDTH / VIEW_BOX.width;
  const map = [
    ...CONTEXT_PATHS.map((d) => svgElement('path', { d, fill: '#f4f6f8', stroke: PICTURE_COLOURS.rule })),
    ...regions.map(({ path: d, level }) =>
      svgElement('path', { d, fill: COLOURS[level].fill, stroke: PICTURE_COLOURS.paper, 'stroke-width': 1.5 }),
    ),
    svgElement('path', { d: FEDERATION_PATH, fill: 'none', stroke: PICTURE_COLOURS.quiet }),
    ...regions.map(({ label: { x, y }, level, shortLabel }) =>
      svgText(shortLabel, {
        x,
        y: y + 5,
        'font-size': 15,
        'font-weight': 600,
        'text-anchor': 'middle',
        fill: COLOURS[level].label,
      }),
    ),
  ];
  const left = MAP_WIDTH + 40;
  const inOrder = regions.toSorted((a, b) => (b.figure ?? -Infinity) - (a.figure ?? -Infinity));
  const list = inOrder.map(({ name, shortLabel, level, text }, at) => {
    const y = HEAD + at * ROW + ROW;
    const [first = name] = textLines(`${shortLabel}  ${name}`, 300, 15);
    return [
      svgElement('rect', {
        x: left,
        y: y - 14,
        width: 22,
        height: 16,
        fill: COLOURS[level].fill,
        stroke: PICTURE_COLOURS.rule,
      }),
      svgText(first, { x: left + 32, y, 'font-size': 15, fill: PICTURE_COLOURS.text }),
      svgText(text, {
        x: PICTURE_WIDTH,
        y,
        'font-size': 15,
        'text-anchor': 'end',
        fill: level === 'loss' ? PICTURE_COLOURS.loss : PICTURE_COLOURS.text,
      }),
    ].join('');
  });
  const heading = textLines(title, PICTURE_WIDTH - left, 17).map((line, at) =>
    svgText(line, { x: left, y: 18 + at * 22, 'font-size': 17, 'font-weight': 600, fill: PICTURE_COLOURS.text }),
  );
  const source = svgText(credit, {
    x: 0,
    y: VIEW_BOX.height * scale + 18,
    'font-size': 12,
    fill: PICTURE_COLOURS.quiet,
  });
  const body = [NO_DATA, svgElement('g', { transform: `scale(${scale})` }, map.join('')), ...heading, ...list, source];
  return { height: Math.max(VIEW_BOX.height * scale + 24, HEAD + (regions.length + 1) * ROW), body: body.join('') };
}

/** Hatching for cantons without a figure. */
const NO_DATA = svgElement(
  'defs',
  {},
  svgElement(
    'pattern',
    { id: 'no-data', width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    svgElement('rect', { width: 7, height: 7, fill: PICTURE_COLOURS.paper }) +
      svgElement('path', { d: 'M0 0v7', stroke: PICTURE_COLOURS.quiet, 'stroke-width': 1.4 }),
  ),
);

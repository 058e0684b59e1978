import { PICTURE_COLOURS, PICTURE_WIDTH, type PicturePart } from '#shared/figures/picture.ts';
import { svgElement, svgText, textLines } from '#shared/figures/svg.ts';
import { MISSING } from '#shared/format/number.ts';
import { axisOf, type BarBox, layoutBars } from './bar-layout.ts';

/** A chart of bars: one series over the years, or one line of several entities. */
export type BarChart = {
  title: string;
  /** '' where the title says what is counted. */
  unit: string;
  bars: readonly {
    /** Below the bar: its year or entity. */
    label: string;
    value: number | null;
    /** Above the bar; for a missing value why it is missing, which is written below the chart. */
    text: string;
    /** A gap before the bar where the forms changed. */
    breakBefore?: boolean;
  }[];
};

const GUTTER = 40;
const HEAD = { size: 17, line: 22 };
const LABEL = { size: 13, line: 17 };
const HEIGHT = 170;

/** The charts of a row beside each other on one scale, as SVG: losses below the axis and red, a dash for a missing value, whose reason is written below. */
export function barsPicture(charts: readonly BarChart[]): PicturePart {
  const width = (PICTURE_WIDTH - GUTTER * (charts.length - 1)) / Math.max(1, charts.length);
  const heads = charts.map(({ title, unit }) => textLines([title, unit].filter(Boolean).join(', '), width, HEAD.size));
  const top = Math.max(0, ...heads.map((lines) => lines.length)) * HEAD.line + 8;
  // One scale for the whole row, so that its charts can be compared.
  const boxes = layoutBars(
    charts.flatMap(({ bars }) => bars.map(({ value }) => value)),
    HEIGHT,
  );
  const axis = axisOf(boxes, HEIGHT);
  const parts = charts.map(({ bars }, at) => {
    const from = charts.slice(0, at).reduce((sum, each) => sum + each.bars.length, 0);
    return chartOf(bars, { head: heads[at] ?? [], boxes: boxes.slice(from, from + bars.length), width, top, axis });
  });
  const height = Math.max(0, ...parts.map((part) => part.height));
  const body = parts.map(({ body: inner }, at) =>
    svgElement('g', { transform: `translate(${Math.round(at * (width + GUTTER))} 0)` }, inner),
  );
  return { height, body: body.join('') };
}

type Place = {
  head: readonly string[];
  boxes: readonly (BarBox | null)[];
  width: number;
  /** Where the bars begin, below the head, and their axis below that. */
  top: number;
  axis: number;
};

function chartOf(bars: BarChart['bars'], { head, boxes, width, top, axis }: Place): PicturePart {
  const breakAt = bars.findIndex(({ breakBefore }) => breakBefore);
  const step = width / (bars.length + (breakAt > 0 ? 0.5 : 0));
  const labels = bars.map(({ label }) => textLines(label, step - 8, LABEL.size));
  const reasons = Map.groupBy(
    bars.filter(({ value }) => value === null),
    ({ text }) => text,
  );
  const notes = [...reasons].flatMap(([text, of]) =>
    textLines(`${of.map(({ label }) => label).join(', ')}: ${text}`, width, LABEL.size),
  );
  const drawn = bars.map(({ value, text }, at) => {
    const x = step * (at + (breakAt > 0 && at >= breakAt ? 0.5 : 0));
    const [middle, box] = [x + step / 2, boxes[at]];
    const centred = { x: middle, 'text-anchor': 'middle', 'font-size': LABEL.size };
    const isLoss = (value ?? 0) < 0;
    const bar = box
      ? svgElement('rect', {
          x: x + step * 0.2,
          y: top + box.top,
          width: step * 0.6,
          height: box.height,
          fill: isLoss ? PICTURE_COLOURS.loss : PICTURE_COLOURS.bar,
        }) +
        svgText(text, {
          ...centred,
          y: top + box.label,
          fill: isLoss ? PICTURE_COLOURS.loss : PICTURE_COLOURS.text,
        })
      : svgText(MISSING, { ...centred, y: top + axis - 6, fill: PICTURE_COLOURS.quiet });
    const below = (labels[at] ?? []).map((line, row) =>
      svgText(line, { ...centred, y: top + HEIGHT + (row + 1) * LABEL.line, fill: PICTURE_COLOURS.quiet }),
    );
    return bar + below.join('');
  });
  const gap = breakAt > 0 ? breakMark(step * (breakAt + 0.25), top) : '';
  const heading = head.map((line, row) =>
    svgText(line, {
      y: (row + 1) * HEAD.line - 4,
      'font-size': HEAD.size,
      'font-weight': 600,
      fill: PICTURE_COLOURS.text,
    }),
  );
  const line = svgElement('path', {
    d: `M0 ${Math.round(top + axis)}h${Math.round(width)}`,
    stroke: PICTURE_COLOURS.rule,
    fill: 'none',
  });
  const most = Math.max(1, ...labels.map((lines) => lines.length));
  const below = notes.map((note, row) =>
    svgText(note, {
      y: top + HEIGHT + (most + row + 1.5) * LABEL.line,
      'font-size': LABEL.size,
      fill: PICTURE_COLOURS.quiet,
    }),
  );
  const height = top + HEIGHT + (most + notes.length + 1) * LABEL.line;
  return { height, body: [...heading, line, gap, ...drawn, ...below].join('') };
}

/** A dashed line where the forms changed. */
const breakMark = (x: number, top: number): string =>
  svgElement('path', {
    d: `M${Math.round(x)} ${top}v${HEIGHT}`,
    stroke: PICTURE_COLOURS.quiet,
    'stroke-dasharray': '4 4',
    fill: 'none',
  });

import { PICTURE_COLOURS, PICTURE_WIDTH, type PicturePart, textLines, TextLines } from '#shared/figures/picture.tsx';
import { MISSING } from '#shared/format/number.ts';
import { type BarBox, layoutBars } from './bar-layout.ts';

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
const HEAD = { fontSize: 17, line: 22, fontWeight: 600, fill: PICTURE_COLOURS.text };
const LABEL = { fontSize: 13, line: 17, fill: PICTURE_COLOURS.quiet };
const HEIGHT = 170;

/** The charts of a row beside each other on one scale, as SVG: losses below the axis and red, a dash for a missing value, whose reason is written below. */
export function barsPicture(charts: readonly BarChart[]): PicturePart {
  const width = (PICTURE_WIDTH - GUTTER * (charts.length - 1)) / Math.max(1, charts.length);
  const heads = charts.map(({ title, unit }) => textLines([title, unit].filter(Boolean).join(', '), width, HEAD));
  const top = Math.max(0, ...heads.map((lines) => lines.length)) * HEAD.line + 8;
  // One scale for the whole row, so that its charts can be compared.
  const { axis, boxes } = layoutBars(
    charts.flatMap(({ bars }) => bars.map(({ value }) => value)),
    HEIGHT,
  );
  const parts = charts.map(({ bars }, at) => {
    const from = charts.slice(0, at).reduce((sum, each) => sum + each.bars.length, 0);
    return chartOf(bars, { head: heads[at] ?? [], boxes: boxes.slice(from, from + bars.length), width, top, axis });
  });
  return {
    height: Math.max(0, ...parts.map((part) => part.height)),
    drawing: parts.map(({ drawing }, at) => {
      const x = Math.round(at * (width + GUTTER));
      return (
        <g key={x} transform={`translate(${x} 0)`}>
          {drawing}
        </g>
      );
    }),
  };
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
  const labels = bars.map(({ label }) => textLines(label, step - 8, LABEL));
  const most = Math.max(1, ...labels.map((lines) => lines.length));
  const reasons = Map.groupBy(
    bars.filter(({ value }) => value === null),
    ({ text }) => text,
  );
  const notes = [...reasons].flatMap(([text, of]) =>
    textLines(`${of.map(({ label }) => label).join(', ')}: ${text}`, width, LABEL),
  );
  const bottom = top + HEIGHT;
  const drawing = (
    <g fontSize={LABEL.fontSize} fill={LABEL.fill}>
      <TextLines lines={head} y={HEAD.line - 4} {...HEAD} />
      <path d={`M0 ${Math.round(top + axis)}h${Math.round(width)}`} stroke={PICTURE_COLOURS.rule} />
      {breakAt > 0 ? (
        // A dashed line where the forms changed.
        <path
          d={`M${Math.round(step * (breakAt + 0.25))} ${top}v${HEIGHT}`}
          stroke={PICTURE_COLOURS.quiet}
          strokeDasharray="4 4"
        />
      ) : null}
      {bars.map(({ value, text }, at) => {
        const x = step * (at + (breakAt > 0 && at >= breakAt ? 0.5 : 0));
        const [middle, box] = [x + step / 2, boxes[at]];
        const isLoss = (value ?? 0) < 0;
        return (
          <g key={x} textAnchor="middle">
            {box ? (
              <g fill={isLoss ? PICTURE_COLOURS.loss : PICTURE_COLOURS.bar}>
                <rect x={x + step * 0.2} y={top + box.top} width={step * 0.6} height={box.height} />
                <text x={middle} y={top + box.label} fill={isLoss ? undefined : PICTURE_COLOURS.text}>
                  {text}
                </text>
              </g>
            ) : (
              <text x={middle} y={top + axis - 6}>
                {MISSING}
              </text>
            )}
            <TextLines lines={labels[at] ?? []} x={middle} y={bottom + LABEL.line} {...LABEL} />
          </g>
        );
      })}
      <TextLines lines={notes} y={bottom + (most + 1.5) * LABEL.line} {...LABEL} />
    </g>
  );
  return { height: bottom + (most + notes.length + 1) * LABEL.line, drawing };
}

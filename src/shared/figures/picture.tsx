import type { ReactNode, SVGProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AboutLine } from '#shared/export/export-table.ts';
import { wrapText } from '#shared/format/wrap-text.ts';

/** A chart of a picture: a drawing in a box as wide as `PICTURE_WIDTH`, from 0,0. */
export type PicturePart = { height: number; drawing: ReactNode };

/** Width of the charts in px. */
export const PICTURE_WIDTH = 1120;

/** Colours of a picture, which is printed on white whatever the colours of the reader's screen; those of the light theme. */
export const PICTURE_COLOURS = {
  paper: '#ffffff',
  text: '#17242f',
  quiet: '#4a6072',
  rule: '#b3c4cf',
  bar: '#4d6a7e',
  loss: '#b3372f',
} as const;

const MARGIN = 40;
const TITLE = { fontSize: 28, line: 36, fontWeight: 700, fill: PICTURE_COLOURS.text };
const ABOUT = { fontSize: 15, line: 22, fill: PICTURE_COLOURS.quiet };
const GAP = 28;

/** Characters that XML cannot hold, lone halves of a character among them. */
const INVALID =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Average width of a letter relative to the size of the font; a picture is made without measuring. */
const LETTER = 0.56;

/** The lines of a text in a width in px, broken between words, and inside a word that is longer than a line. */
export function textLines(text: string, width: number, { fontSize }: { fontSize: number }): string[] {
  const limit = Math.max(4, Math.floor(width / (fontSize * LETTER)));
  return wrapText(text.replace(INVALID, ''), { limit, width: 0, measure: () => 0 });
}

type TextLinesProps = SVGProps<SVGTextElement> & { lines: readonly string[]; y: number; line: number };

/** Lines of text, each `line` px below the one before; `y` is the base line of the first. */
export const TextLines = ({ lines, y, line, ...look }: TextLinesProps) =>
  lines.map((text, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- drawn once
    <text key={at} y={y + at * line} {...look}>
      {text}
    </text>
  ));

/**
 * A whole picture: title, charts, and below them the lines about the figures (unit, form, source, licence, address and day),
 * so that a copy of it says by itself where it comes from. Its font is one of the reader's system.
 */
export function pictureSvg(title: string, parts: readonly PicturePart[], about: readonly AboutLine[]): string {
  const heading = textLines(title, PICTURE_WIDTH, TITLE);
  const lines = about.flatMap(({ label, text }) => textLines(`${label}: ${text}`, PICTURE_WIDTH, ABOUT));
  let foot = MARGIN + heading.length * TITLE.line + GAP;
  const charts = parts.map(({ drawing, height: tall }) => {
    const y = foot;
    foot += tall + GAP;
    return (
      <g key={y} transform={`translate(${MARGIN} ${y})`}>
        {drawing}
      </g>
    );
  });
  const [width, height] = [PICTURE_WIDTH + 2 * MARGIN, foot + 8 + lines.length * ABOUT.line + MARGIN];
  return asFile(
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing cannot be an <img>
      role="img"
      fontFamily="Public Sans, Arial, Helvetica, sans-serif"
    >
      <title>{heading.join(' ')}</title>
      <rect width={width} height={height} fill={PICTURE_COLOURS.paper} />
      <TextLines lines={heading} x={MARGIN} y={MARGIN + TITLE.fontSize} {...TITLE} />
      {charts}
      <path d={`M${MARGIN} ${foot}h${PICTURE_WIDTH}`} stroke={PICTURE_COLOURS.rule} />
      <TextLines lines={lines} x={MARGIN} y={foot + 8 + ABOUT.line} {...ABOUT} />
    </svg>,
  );
}

/** A drawing as the text of a file: React renders it into an element that is not in the page. */
function asFile(drawing: ReactNode): string {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(drawing));
  const file = [...holder.children].map((svg) => new XMLSerializer().serializeToString(svg)).join('');
  root.unmount();
  return file;
}

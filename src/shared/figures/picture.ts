import type { AboutLine } from '#shared/export/export-table.ts';
import { escapeXml, svgElement, svgText, textLines } from './svg.ts';

/** A chart of a picture: SVG markup in a box as wide as `PICTURE_WIDTH`, from 0,0. */
export type PicturePart = { height: number; body: string };

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
const TITLE = { size: 28, line: 36 };
const ABOUT = { size: 15, line: 22 };
const GAP = 28;

/**
 * A whole picture: title, charts, and below them the lines about the figures (unit, form, source, licence, address and day),
 * so that a copy of it says by itself where it comes from. Its font is one of the reader's system.
 */
export function pictureSvg(title: string, parts: readonly PicturePart[], about: readonly AboutLine[]): string {
  let y = MARGIN;
  const body: string[] = [];
  for (const line of textLines(title, PICTURE_WIDTH, TITLE.size)) {
    body.push(
      svgText(line, {
        x: MARGIN,
        y: y + TITLE.size,
        'font-size': TITLE.size,
        'font-weight': 700,
        fill: PICTURE_COLOURS.text,
      }),
    );
    y += TITLE.line;
  }
  y += GAP;
  for (const part of parts) {
    body.push(svgElement('g', { transform: `translate(${MARGIN} ${y})` }, part.body));
    y += part.height + GAP;
  }
  body.push(
    svgElement('path', {
      d: `M${MARGIN} ${y}h${PICTURE_WIDTH}`,
      stroke: PICTURE_COLOURS.rule,
      fill: 'none',
    }),
  );
  y += 8;
  for (const { label, text } of about)
    for (const line of textLines(`${label}: ${text}`, PICTURE_WIDTH, ABOUT.size)) {
      y += ABOUT.line;
      body.push(svgText(line, { x: MARGIN, y, 'font-size': ABOUT.size, fill: PICTURE_COLOURS.quiet }));
    }
  const [width, height] = [PICTURE_WIDTH + 2 * MARGIN, y + MARGIN];
  return svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'font-family': 'Public Sans, Arial, Helvetica, sans-serif',
    },
    `<title>${escapeXml(title)}</title>${svgElement('rect', { width, height, fill: PICTURE_COLOURS.paper })}${body.join('')}`,
  );
}

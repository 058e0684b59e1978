import type { AgencyLanguage } from '#mocks/call.ts';
import type { Chart } from './authored.ts';

type Row = { label: string; value: number };

const INK = ['#253746', '#506778', '#7b8f9e', '#a8b7c2', '#cbd5dc'] as const;
const COPPER = '#c9822b';
/** The plot area inside the 1200 × 900 picture. */
const AREA = { left: 80, right: 1120, top: 230, bottom: 800 };

/** An infographic as SVG of 1200 × 900 with title, unit and labels in the language; the largest or latest value is copper. */
export function renderChart(chart: Chart, title: string, language: AgencyLanguage): string {
  const rows = chart.rows.map(([label, value]): Row => ({ label: label[language], value }));
  const format = numberFormat(language);
  const shapes = { bars, columns, line, donut }[chart.kind](rows, format);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900" role="img" aria-label="${escaped(title)}" font-family="'Public Sans','Segoe UI',system-ui,sans-serif" fill="${INK[0]}">
<rect width="1200" height="900" fill="#f3f6f7"/><rect x="80" y="72" width="72" height="8" fill="${COPPER}"/>
<text x="80" y="138" font-size="48" font-weight="650">${escaped(title)}</text>
<text x="80" y="182" font-size="26" fill="${INK[1]}">${chart.year}${language === 'en' ? '' : '.'}, ${escaped(chart.unit[language])}</text>
${shapes}<line x1="80" x2="1120" y1="846" y2="846" stroke="${INK[4]}" stroke-width="2"/></svg>`;
}

type Format = (value: number) => string;

function bars(rows: readonly Row[], format: Format): string {
  const step = (AREA.bottom - AREA.top) / rows.length;
  const largest = Math.max(...rows.map(({ value }) => value));
  return rows
    .map(({ label, value }, index) => {
      const y = AREA.top + index * step;
      const width = (value / largest) * 660;
      const middle = y + step * 0.36 + 10;
      return `<text x="300" y="${middle}" font-size="28" text-anchor="end">${escaped(label)}</text><rect x="324" y="${y}" width="${round(width)}" height="${round(step * 0.72)}" fill="${value === largest ? COPPER : INK[1]}"/><text x="${round(340 + width)}" y="${middle}" font-size="28" font-weight="600">${format(value)}</text>`;
    })
    .join('');
}

function columns(rows: readonly Row[], format: Format): string {
  const step = (AREA.right - AREA.left) / rows.length;
  const largest = Math.max(...rows.map(({ value }) => value));
  const base = AREA.bottom - 50;
  const shapes = rows.map(({ label, value }, index) => {
    const height = (value / largest) * (base - AREA.top - 50);
    const x = AREA.left + index * step + step * 0.15;
    const centre = round(x + step * 0.35);
    return `<rect x="${round(x)}" y="${round(base - height)}" width="${round(step * 0.7)}" height="${round(height)}" fill="${index === rows.length - 1 ? COPPER : INK[1]}"/><text x="${centre}" y="${round(base - height - 16)}" font-size="32" font-weight="600" text-anchor="middle">${format(value)}</text><text x="${centre}" y="${base + 42}" font-size="28" text-anchor="middle">${escaped(label)}</text>`;
  });
  return `${shapes.join('')}<line x1="80" x2="1120" y1="${base}" y2="${base}" stroke="${INK[0]}" stroke-width="2"/>`;
}

function line(rows: readonly Row[], format: Format): string {
  const largest = Math.max(...rows.map(({ value }) => value));
  const base = AREA.bottom - 50;
  const points = rows.map(({ label, value }, index) => ({
    label,
    value,
    x: round(AREA.left + 60 + (index * (AREA.right - AREA.left - 120)) / Math.max(1, rows.length - 1)),
    y: round(base - (value / largest) * (base - AREA.top - 70)),
  }));
  const marks = points.map(({ label, value, x, y }, index) => {
    const colour = index === points.length - 1 ? COPPER : INK[0];
    return `<circle cx="${x}" cy="${y}" r="10" fill="${colour}"/><text x="${x}" y="${y - 26}" font-size="30" font-weight="600" text-anchor="middle">${format(value)}</text><text x="${x}" y="${base + 42}" font-size="28" text-anchor="middle">${escaped(label)}</text>`;
  });
  return `<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="${INK[1]}" stroke-width="6"/>${marks.join('')}<line x1="80" x2="1120" y1="${base}" y2="${base}" stroke="${INK[0]}" stroke-width="2"/>`;
}

function donut(rows: readonly Row[], format: Format): string {
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  const [radius, circumference] = [190, 2 * Math.PI * 190];
  let before = 0;
  return rows
    .map(({ label, value }, index) => {
      const colour = index === 0 ? COPPER : (INK[index - 1] ?? INK[4]);
      const length = (value / total) * circumference;
      const turn = (before / total) * 360 - 90;
      before += value;
      const y = AREA.top + 130 + index * 84;
      return `<circle cx="350" cy="515" r="${radius}" fill="none" stroke="${colour}" stroke-width="110" stroke-dasharray="${round(length - 4)} ${round(circumference)}" transform="rotate(${round(turn)} 350 515)"/><rect x="700" y="${y}" width="32" height="32" fill="${colour}"/><text x="752" y="${y + 27}" font-size="30">${escaped(label)}</text><text x="1120" y="${y + 27}" font-size="30" font-weight="600" text-anchor="end">${format(value)}</text>`;
    })
    .join('');
}

function numberFormat(language: AgencyLanguage): Format {
  const { format } = new Intl.NumberFormat(language === 'en' ? 'en-US' : 'de-DE', { maximumFractionDigits: 1 });
  return format;
}

const round = (value: number) => Math.round(value * 10) / 10;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

import { useLayoutEffect, useRef } from 'react';
import { usePageReady } from '#shared/api/page-ready.ts';
import { wrapText } from '#shared/format/wrap-text.ts';
import { once } from '#shared/timing/once.ts';
import styles from './DrawnValue.module.css';

type DrawnValueProps = {
  text: string;
  /** Number of characters above which the value wraps (`WRAP_AT`, R2.4); without it only the width wraps lines. */
  limit?: number;
};

/** Shown for an empty profile value (R2.4). */
export const NOT_AVAILABLE = 'N/A';

/** A profile value drawn as SVG (R2.4), so that it cannot be copied; its text is the accessible name (faults I01). '' shows 'N/A'. */
export function DrawnValue({ text, limit = Number.POSITIVE_INFINITY }: DrawnValueProps) {
  if (text.trim() === '') return <span className={styles.none}>{NOT_AVAILABLE}</span>;
  return <Drawing text={text.trim()} limit={limit} />;
}

/** Draws the lines outside React's render, because the available width is known only after layout. */
function Drawing({ text, limit }: Required<DrawnValueProps>) {
  const place = useRef<HTMLSpanElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const [element, svg] = [place.current, drawing.current];
    if (!element || !svg) return undefined;
    let last = '';
    return whenPlaced(element, () => {
      const laid = layOut(text, limit, element);
      return () => {
        if (last !== (last = JSON.stringify(laid))) drawLines(svg, laid);
      };
    });
  }, [text, limit]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, there is no file
    <span className={styles.value} role="img" aria-label={text} translate="no">
      <span ref={place} className={styles.place} aria-hidden="true">
        <span className={styles.probe} />
      </span>
      <svg ref={drawing} className={styles.drawing} aria-hidden="true" focusable="false" />
    </span>
  );
}

type Laid = { lines: readonly string[]; width: number; lineHeight: number };

/** Breaks a text into lines for its place's width and font; if the browser cannot measure, by the character limit only. */
function layOut(text: string, limit: number, place: HTMLElement): Laid {
  const { measure, lineHeight } = measureOf(place);
  const width = Math.min(place.clientWidth || Number.POSITIVE_INFINITY, isPrinting() ? paperWidth(place) : Infinity);
  const lines = wrapText(text, { limit, width, measure });
  return { lines, width: Math.ceil(Math.max(1, ...lines.map(measure))), lineHeight };
}

/** Width of a value's column on paper in ems; a drawing that is wider would be printed smaller than its neighbours. */
const PAPER_COLUMN_EM = 12;

const isPrinting = () => document.documentElement.hasAttribute(PRINTING);

/** The paper's width of a value in a list, in pixels; headings have the whole sheet. */
const paperWidth = (place: HTMLElement) =>
  place.closest('dd') ? PAPER_COLUMN_EM * (Number.parseFloat(getComputedStyle(place).fontSize) || 16) : Infinity;

function drawLines(svg: SVGSVGElement, { lines, width, lineHeight }: Laid) {
  const height = lines.length * lineHeight;
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.replaceChildren(
    ...lines.map((line, at) => {
      const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'text');
      drawn.setAttribute('y', String((at + 0.5) * lineHeight));
      drawn.setAttribute('dominant-baseline', 'central');
      drawn.textContent = line;
      return drawn;
    }),
  );
}

/** Measures a value in its place, and returns a function that draws it. */
type Lay = () => () => void;

const PRINTING = 'data-printing';

const lays = new Map<Element, Lay>();
const due = new Set<Lay>();

/** Measures all values before drawing the first, and before the next paint: every drawn value would otherwise force a new layout. */
function drawDue() {
  const laid = Array.from(due);
  due.clear();
  const draws = laid.map((lay) => lay());
  for (const draw of draws) draw();
}

function drawSoon(some: Iterable<Lay>) {
  if (due.size === 0) queueMicrotask(drawDue);
  for (const lay of some) due.add(lay);
}

/**
 * Draws the values before it as soon as React has committed them. Their heights are then final, so that a scroll position can
 * be restored. Not on the first page of a visit, which has no position to restore and would be laid out once more.
 */
export function DrawnAtOnce() {
  const isLater = usePageReady();
  useLayoutEffect(() => {
    if (isLater) drawDue();
  }, [isLater]);
  return null;
}

/** Draws all values at once for the sheet or the screen; nothing is measured between `beforeprint` and the print. */
function drawFor(isSheet: boolean): void {
  document.documentElement.toggleAttribute(PRINTING, isSheet);
  for (const draw of Array.from(new Set(lays.values()), (lay) => lay())) draw();
}

/** Draws values again when their size or the fonts change, and for a print. */
const resizes = once(() => {
  window.addEventListener('beforeprint', () => drawFor(true));
  window.addEventListener('afterprint', () => drawFor(false));
  document.fonts?.addEventListener('loadingdone', () => drawSoon(lays.values()));
  return new ResizeObserver((entries) => drawSoon(entries.flatMap(({ target }) => lays.get(target) ?? [])));
});

/**
 * Draws after React's commit, and again when the width, the loaded font or the visitor's text settings change (WCAG 1.4.4,
 * 1.4.12); the size of a hidden probe text in `place` reveals such settings. Returns a function that stops it.
 */
function whenPlaced(place: HTMLElement, lay: Lay): () => void {
  drawSoon([lay]);
  if (typeof ResizeObserver === 'undefined') return () => due.delete(lay);
  const observer = resizes();
  const watched = [place, ...place.children];
  for (const element of watched) {
    lays.set(element, lay);
    observer.observe(element);
  }
  return () => {
    due.delete(lay);
    for (const element of watched) {
      lays.delete(element);
      observer.unobserve(element);
    }
  };
}

/** One canvas measures all values in turn: on a slow device creating one takes longer than measuring. */
const canvas = once(() => document.createElement('canvas').getContext('2d'));

function measureOf(element: HTMLElement): { measure: (line: string) => number; lineHeight: number } {
  const style = getComputedStyle(element);
  const fontSize = Number.parseFloat(style.fontSize) || 16;
  const lineHeight = Number.parseFloat(style.lineHeight) || fontSize * 1.4;
  const context = canvas();
  if (!context) return { measure: () => 0, lineHeight };
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
  context.wordSpacing = style.wordSpacing;
  // Tabular figures are slightly wider than the proportional ones a canvas measures.
  return {
    measure: (line) => context.measureText(line).width * 1.02 + (line.match(/\d/g)?.length ?? 0) * 0.6,
    lineHeight,
  };
}

import styles from './DrawnValue.module.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { wrapText } from './wrap-text.ts';

type DrawnValueProps = {
  text: string;
  /** Characters from which the value takes a further line (`WRAP_AT`, R2.4); without it only the width breaks lines. */
  limit?: number;
};

/** What stands for an empty profile value (R2.4). */
export const NOT_AVAILABLE = 'N/A';

/**
 * A profile value drawn as an image (R2.4): it cannot be selected or copied as text, is sharp at any size because it is
 * vectors, takes the colour and face of its place, and has its text as accessible name (faults I01). '' gives 'N/A'.
 */
export function DrawnValue({ text, limit = Number.POSITIVE_INFINITY }: DrawnValueProps) {
  if (text.trim() === '') return <span className={styles.none}>{NOT_AVAILABLE}</span>;
  return <Drawing text={text.trim()} limit={limit} />;
}

function Drawing({ text, limit }: Required<DrawnValueProps>) {
  const { box, probe, lines, width, lineHeight } = useDrawnLines(text, limit);
  const height = lines.length * lineHeight;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, there is no file
    <span ref={box} className={styles.value} role="img" aria-label={text}>
      <span ref={probe} className={styles.probe} aria-hidden="true" />
      <svg
        className={styles.drawing}
        width={width || '100%'}
        height={height}
        viewBox={width ? `0 0 ${width} ${height}` : undefined}
        aria-hidden="true"
        focusable="false"
      >
        {lines.map((line, at) => (
          // Lines have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <text key={at} x="0" y={(at + 0.5) * lineHeight} dominantBaseline="central">
            {line}
          </text>
        ))}
      </svg>
    </span>
  );
}

type Drawing = { lines: string[]; width: number; lineHeight: number };

/** One canvas measures all values, one after the other: a slow device takes longer to make one than to measure. */
let canvas: CanvasRenderingContext2D | null | undefined;

/** The measures of an element's font until another's are taken; where the browser cannot measure, only the character limit breaks lines. */
function measureOf(element: HTMLElement): { measure: (line: string) => number; lineHeight: number } {
  const style = getComputedStyle(element);
  const fontSize = Number.parseFloat(style.fontSize) || 16;
  const lineHeight = Number.parseFloat(style.lineHeight) || fontSize * 1.4;
  canvas ??= document.createElement('canvas').getContext('2d');
  const context = canvas;
  if (!context) return { measure: () => 0, lineHeight };
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
  context.wordSpacing = style.wordSpacing;
  // Tabular figures are a little wider than the proportional ones a canvas measures.
  return {
    measure: (line) => context.measureText(line).width * 1.02 + (line.match(/\d/g)?.length ?? 0) * 0.6,
    lineHeight,
  };
}

/**
 * Lays a text out for drawing in the width its element has; again when that width, the loaded face or the visitor's own
 * settings of text change (WCAG 1.4.4, 1.4.12): `probe` is an unseen piece of text, whose size tells.
 */
function useDrawnLines(text: string, limit: number) {
  const box = useRef<HTMLSpanElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ lines: [text], width: 0, lineHeight: 24 });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let current = true;
    const lay = () => {
      if (!current) return;
      const { measure, lineHeight } = measureOf(element);
      const room = element.clientWidth || Number.POSITIVE_INFINITY;
      const lines = wrapText(text, { limit, width: room, measure });
      const next = { lines, width: Math.ceil(Math.max(1, ...lines.map(measure))), lineHeight };
      setDrawing((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    lay();
    document.fonts?.addEventListener('loadingdone', lay);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(lay);
    observer?.observe(element);
    if (probe.current) observer?.observe(probe.current);
    return () => {
      current = false;
      document.fonts?.removeEventListener('loadingdone', lay);
      observer?.disconnect();
    };
  }, [text, limit]);

  return { box, probe, ...drawing };
}

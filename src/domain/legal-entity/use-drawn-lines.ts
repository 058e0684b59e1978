import { useLayoutEffect, useRef, useState } from 'react';
import { wrapText } from './wrap-text.ts';

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
export function useDrawnLines(text: string, limit: number) {
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

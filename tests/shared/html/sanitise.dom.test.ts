import { expect, test } from 'vitest';
import { sanitise } from '#shared/html/sanitise.ts';
import { BENIGN_HTML } from './benign-html.ts';
import { dangers } from './dangers.ts';

// Hostile markup is judged in a real browser only (e2e/sanitiser.spec.ts): this document model walks removed nodes otherwise.
test.each(BENIGN_HTML.map(({ html, keeps }) => [html, keeps] as const))('keeps: %s', (html, keeps) => {
  const box = document.createElement('div');
  box.innerHTML = sanitise(html, 'otvara se u novoj kartici') as string;
  for (const part of keeps) expect(box.innerHTML).toContain(part);
  expect(dangers(box)).toEqual([]);
});

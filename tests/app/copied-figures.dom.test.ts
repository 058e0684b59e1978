import { expect, onTestFinished, test } from 'vitest';
import { watchCopies } from '#app/copied-figures.ts';

/** Selects an element of a page and copies it; null for what is left to the browser. */
function copied(html: string, of = 'main'): { text: string; html: string } | null {
  document.body.innerHTML = html;
  onTestFinished(watchCopies());
  const element = document.querySelector(of)!;
  window.getSelection()?.selectAllChildren(element);
  const data = new Map<string, string>();
  const event = new Event('copy', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', {
    value: { setData: (type: string, text: string) => void data.set(type, text) },
  });
  element.dispatchEvent(event);
  return event.defaultPrevented ? { text: data.get('text/plain') ?? '', html: data.get('text/html') ?? '' } : null;
}

test('a copied loss is a number for a spreadsheet, with a hyphen and plain blanks', () => {
  const of = copied('<main><p>\u221214,9\u00A0% od 3\u202F184.907 KM, 2021.\u22122024.</p></main>');
  expect(of?.text).toBe('-14,9 % od 3 184.907 KM, 2021.-2024.');
  expect(of?.html).toBe('<p>-14,9 % od 3 184.907 KM, 2021.-2024.</p>');
});

test('cells of a table stay cells; what is only printed is not copied', () => {
  const row = '<tr><td>Dobit</td><td>\u22127<span class="print-only"> KM</span></td></tr>';
  const of = copied(`<main><table class="years"><tbody>${row}</tbody></table></main>`, 'tbody');
  expect(of?.html).toBe('<table class="years"><tbody><tr><td>Dobit</td><td>-7</td></tr></tbody></table>');
});

test('links and pictures lead to the portal from elsewhere as well; parts of a drawing stay its own', () => {
  const drawing = '<svg><use href="#a"></use></svg>';
  const of = copied(`<main><a href="/bs/nfis">\u22127</a><img src="a.png">${drawing}</main>`);
  const { origin } = window.location;
  expect(of?.html).toBe(
    `<a href="${origin}/bs/nfis">-7</a><img src="${new URL('a.png', document.baseURI).href}">${drawing}`,
  );
});

test('a minus sign that belongs to no number, and text without figures, are left to the browser', () => {
  expect(copied('<main><p>A \u2212 B</p></main>')).toBeNull();
  expect(copied('<main><p>Novosti 2026.</p></main>')).toBeNull();
});

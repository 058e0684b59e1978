import { expect, test } from 'vitest';
import { sanitise, levelHeadings } from '#shared/html/sanitise.ts';
import { withoutHandlers } from '#shared/html/strip-html.ts';
import { BENIGN_HTML } from './benign-html.ts';
import { dangers } from './dangers.ts';

// Hostile markup is tested in a real browser only (e2e/sanitiser.spec.ts), because this DOM traverses removed nodes
// differently.
test.each(BENIGN_HTML.map(({ html, keeps }) => [html, keeps] as const))('keeps: %s', (html, keeps) => {
  const box = document.createElement('div');
  box.innerHTML = sanitise(html, { opensInNewTab: 'otvara se u novoj kartici' }) as string;
  for (const part of keeps) expect(box.innerHTML).toContain(part);
  expect(dangers(box)).toEqual([]);
});

test.each([
  [1, '<h2>a</h2><h3>b</h3>', '<h2>a</h2><h3>b</h3>'],
  [1, '<h1>a</h1><h4>b</h4><h4>c</h4><h3>d</h3><h1>e</h1>', '<h2>a</h2><h3>b</h3><h3>c</h3><h3>d</h3><h2>e</h2>'],
  [2, '<h5 id="user-content-x">a</h5><p>b</p>', '<h3 id="user-content-x">a</h3><p>b</p>'],
  [3, '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', '<h4>a</h4><h5>b</h5><h6>c</h6><h6>d</h6>'],
  [1, '<hr><p>bez naslova</p>', '<hr><p>bez naslova</p>'],
])('below level %i no heading skips a level: %s', (under, written, levelled) => {
  expect(levelHeadings(written, under)).toBe(levelled);
  expect(sanitise(written, { opensInNewTab: '', under })).toBe(levelled);
});

test.each([
  ['<p onclick="x()">a</p>', '<p data-onclick="x()">a</p>'],
  ['<img src=x onerror=x()>', '<img src=x data-onerror=x()>'],
  ['<img src="x"onerror=x()>', '<img src="x" data-onerror=x()>'],
  ['<img/src=x/onerror=x()>', '<img/src=x/onerror=x()>'],
  ['<IMG SRC=x OnErRoR\n=x()>', '<IMG SRC=x data-OnErRoR\n=x()>'],
  ['<a title="stavka onclick=2 > 1" href="/bs">on=1</a>', '<a title="stavka onclick=2 > 1" href="/bs">on=1</a>'],
  ['dan onboarding=da', 'dan onboarding=da'],
])('a browser finds no handler to report in %s', (html, without) => expect(withoutHandlers(html)).toBe(without));

test('links of a body stay below the path that the portal is served under', () => {
  for (const base of ['/portal', '/portal/', '/portal//'])
    expect(sanitise('<a href="/bs/kontakt">x</a>', { opensInNewTab: '', base }), base).toContain(
      '"/portal/bs/kontakt"',
    );
  for (const base of ['', '/'])
    expect(sanitise('<a href="/bs/kontakt">x</a>', { opensInNewTab: '', base }), base).toContain('"/bs/kontakt"');
});

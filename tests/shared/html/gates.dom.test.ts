// oxlint-disable no-script-url -- the addresses under test
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampFontSize } from '#shared/html/clamp-font-size.ts';
import { contrast, safeColours } from '#shared/html/safe-colours.ts';
import { imageSource, safeUrl } from '#shared/html/safe-url.ts';
import { plainText, stripHtml } from '#shared/html/strip-html.ts';

describe('safeUrl', () => {
  test.each([
    ['https://sluzbeni.example/zakon.pdf', 'https://sluzbeni.example/zakon.pdf'],
    ['HTTP://Sluzbeni.example', 'http://sluzbeni.example/'],
    [' Https://sluzbeni.example/a b ', 'https://sluzbeni.example/a%20b'],
    ['http://127.0.0.1:8080/x?y=1#z', 'http://127.0.0.1:8080/x?y=1#z'],
  ])('%s is external', (raw, href) => expect(safeUrl(raw)).toEqual({ kind: 'external', href }));

  test.each([
    ['mailto:info@primjer.ba', 'mail'],
    ['MAILTO:info@primjer.ba', 'mail'],
    ['tel:+387 33 000-000', 'tel'],
  ])('%s is %s', (raw, kind) => expect(safeUrl(raw)).toEqual({ kind, href: raw }));

  test.each([
    'kontakt',
    '/bs/kontakt',
    'cjenovnik/usluge',
    'stara-devizna-štednja',
    '/5/o-nama?x=a:b#dio',
    '#dio',
    'o nama',
  ])('%s is a route name', (raw) => expect(safeUrl(raw)).toEqual({ kind: 'internal', href: raw }));

  test.each([
    null,
    undefined,
    5,
    '',
    '  ',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'https://:lozinka@banka.example',
    'kontakt\\http://zlo.example',
    'java\tscript:alert(1)',
    'java\u200Bscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://portal.example/1',
    'file:///etc/passwd',
    'ftp://host/x',
    'httpfoo',
    'http://',
    'http:///evil.example',
    'http://[::1',
    'http:evil.example',
    'https:\\\\evil.example',
    'https://bank@evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a//b',
    'mailto:a@b?bcc=c@d:8/x',
    'tel:javascript',
    '<b>x</b>',
    'x"onclick="y',
  ])('%s is no link', (raw) => expect(safeUrl(raw)).toEqual({ kind: 'none', href: '' }));
});

test('imageSource shows http(s) and inline raster pictures only', () => {
  expect(imageSource('https://media.example/a.png')).toBe('https://media.example/a.png');
  expect(imageSource('data:image/png;base64,iVBORw0KGgo=')).toBe('data:image/png;base64,iVBORw0KGgo=');
  const others = 'a.png data:image/svg+xml,<svg/> data:text/html;base64,AA javascript:x() blob:x';
  for (const raw of [null, '', ...others.split(' ')]) expect(imageSource(raw)).toBeNull();
});

describe('safeColours', () => {
  test('takes two hex colours that can be read on each other', () => {
    expect(safeColours({ text: '#FFF', background: '#253746' })).toEqual({
      color: '#ffffff',
      backgroundColor: '#253746',
    });
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  });

  test.each([
    ['fff', '000', '#ffffff', '#000000'],
    ['FFFFFF', '253746', '#ffffff', '#253746'],
    ['#ffff', '#000f', '#ffffff', '#000000'],
    ['ffffffff', '#253746ff', '#ffffff', '#253746'],
    ['#000', '#0000001a', '#000000', '#e5e5e5'],
    ['#000000cc', '#fff', '#333333', '#ffffff'],
  ])('takes %s on %s, what is not whole laid over white', (text, background, color, backgroundColor) => {
    expect(safeColours({ text, background })).toEqual({ color, backgroundColor });
  });

  test.each([
    ['red;background:url(https://evil.example)', '#fff'],
    ['var(--x)', '#fff'],
    ['#fff', 'transparent'],
    ['#fff', '#ffffff'],
    ['#777', '#888888'],
    ['#fff0', '#000'],
    ['#000', '#00000000'],
    ['#777777', '#00000080'],
    ['fffff', '#000'],
    ['##fff', '#000'],
    [null, '#000'],
    ['#000', undefined],
  ])('text %s on %s leaves the theme alone', (text, background) => {
    expect(safeColours({ text, background })).toBeNull();
  });

  test('what is taken is always readable', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (text, background) => {
        const pair = safeColours({ text, background });
        expect(pair === null).toBe(contrast(text, background) < 4.5);
      }),
    );
  });
});

test.each([
  ['24px', '1.5rem'],
  ['24', '1.5rem'],
  [18, '1.125rem'],
  ['12pt', '1rem'],
  ['2rem', '2rem'],
  ['9999px', '2.75rem'],
  ['1px', '0.875rem'],
  ['0', undefined],
  ['-5px', undefined],
  ['calc(1px * 9)', undefined],
  ['var(--x)', undefined],
  ['99999999px', undefined],
  [Number.NaN, undefined],
  [null, undefined],
])('font size %s becomes %s', (raw, size) => expect(clampFontSize(raw)).toBe(size));

test.each([
  ['Zahtjev <b>nije</b> ispravan', 'Zahtjev nije ispravan'],
  ['AD &amp; sin, &#268;apljina', 'AD & sin, Čapljina'],
  ['prva <i>crta</i>\ndruga', 'prva crta\ndruga'],
  // Without markup a text stays as it was written.
  ['a < b  &  c\n', 'a < b  &  c\n'],
  ['', ''],
])('the agency’s text %j is shown as %j', (text, shown) => expect(plainText(text)).toBe(shown));

describe('stripHtml', () => {
  test('a text on a line of its own does not run into its neighbours', () => {
    for (const html of ['a<p>b</p>c', '<div>a</div>b<div>c</div>', 'a<br>b<br>c', 'a <h2> b</h2>c'])
      expect(stripHtml(html), html).toBe('a b c');
  });

  test.each([
    ['<p>Prvi&nbsp;red</p><p>drugi<br>treći</p>', 'Prvi red drugi treći'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['ni<b>je</b> prekinuto', 'nije prekinuto'],
    ['&scaron;tednja &amp; krediti', 'štednja & krediti'],
    ['5 &lt; 6', '5 < 6'],
    ['<script>alert(1)</script>Tekst<style>p{}</style>', 'Tekst'],
    ['  običan   tekst ', 'običan tekst'],
    ['', ''],
    [null, ''],
    [5, ''],
    [{}, ''],
  ])('%s reads %s', (html, text) => expect(stripHtml(html)).toBe(text));

  test('never throws, never leaves a tag of a whole element', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, inside) => {
        expect(stripHtml(`${before}<i>${inside}</i>`)).not.toContain('</i>');
      }),
    );
  });
});

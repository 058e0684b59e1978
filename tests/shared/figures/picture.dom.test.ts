import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureSvg, textLines } from '#shared/figures/picture.tsx';

const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('a picture of figures', () => {
  test('says title, unit, form, source, licence, day and address by itself', () => {
    const about = [
      { label: 'Jedinica', text: 'KM' },
      { label: 'Obrazac', text: 'Godišnji izvještaj' },
      { label: 'Izvor', text: 'Agencija' },
      { label: 'Uslovi korištenja', text: 'uz navođenje izvora' },
      { label: 'Preuzeto', text: '2026-11-25' },
      { label: 'Adresa stranice', text: 'https://example.org/?a=1&b=2' },
    ];
    const { documentElement: svg } = parsed(pictureSvg('Imovina', [{ height: 100, drawing: null }], about));
    const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Imovina', ...about.map(({ label, text }) => `${label}: ${text}`)]);
    expect(svg.querySelector('title')?.textContent).toBe('Imovina');
  });

  test('every line is inside the picture, however much there is', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 400 }), { maxLength: 12 }), fc.nat(2000), (lines, height) => {
        const about = lines.map((text) => ({ label: 'x', text }));
        const { documentElement: svg } = parsed(pictureSvg('Naslov', [{ height, drawing: null }], about));
        const tall = Number(svg.getAttribute('height'));
        for (const text of svg.querySelectorAll('text')) expect(Number(text.getAttribute('y'))).toBeLessThan(tall);
      }),
      { numRuns: 50 },
    );
  });
});

test('any text is well-formed XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const document = parsed(pictureSvg(text, [], [{ label: 'x', text }]));
      expect(document.querySelector('parsererror')).toBeNull();
    }),
  );
  expect(pictureSvg('<a & b>\u0007\ud800', [], [])).toContain('>&lt;a &amp; b&gt;<');
});

test('a text is broken into lines without losing a letter, and no line is too long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 60, max: 1200 }), (text, width) => {
      const lines = textLines(text, width, { fontSize: 15 });
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(Math.max(4, width / (15 * 0.56)));
    }),
  );
});

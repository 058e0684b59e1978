import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { DrawnValue } from '#domain/legal-entity/DrawnValue.tsx';
import { WRAP_AT } from '#shared/config/settings.ts';
import { wrapText } from '#shared/format/wrap-text.ts';

const unlimited = { width: Number.POSITIVE_INFINITY, measure: () => 0 };
const tenPxLetters = (line: string) => line.length * 10;

describe('lines of a drawn value (R2.4)', () => {
  test('a value at the limit stays on one line, one beyond it takes another', () => {
    const atLimit = `${'a'.repeat(22)} ${'b'.repeat(22)}`;
    expect(atLimit).toHaveLength(WRAP_AT.longName);
    expect(wrapText(atLimit, { ...unlimited, limit: WRAP_AT.longName })).toEqual([atLimit]);
    expect(wrapText(`${atLimit} c`, { ...unlimited, limit: WRAP_AT.longName })).toHaveLength(2);
  });

  test('no line is wider than its place', () => {
    const lines = wrapText('Vranduška metalopreradna društvo', { limit: 45, width: 120, measure: tenPxLetters });
    expect(lines).toEqual(['Vranduška', 'metaloprerad', 'na društvo']);
  });

  test('a word longer than a line is cut between whole letters', () => {
    const family = '👩‍👩‍👧';
    const lines = wrapText(`ab${family}cd`, { limit: 3, ...unlimited });
    expect(lines).toEqual([`ab${family}`, 'cd']);
  });

  test('blanks round and between the words are one at most, and no text is no line', () => {
    expect(wrapText('  Hrast   d.o.o. ', { limit: 45, ...unlimited })).toEqual(['Hrast d.o.o.']);
    expect(wrapText('  ', { limit: 45, ...unlimited })).toEqual([]);
  });

  test('a place narrower than a letter gives each letter its line', () => {
    expect(wrapText('ab c', { limit: 45, width: 5, measure: tenPxLetters })).toEqual(['a', 'b', 'c']);
  });

  test('a browser without a segmenter cuts between code points', () => {
    vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }));
    expect(wrapText('ab👩cd', { limit: 3, ...unlimited })).toEqual(['ab👩', 'cd']);
  });

  test('no letter gets lost', () => {
    const text = 'Društvo s ograničenom odgovornošću za proizvodnju, trgovinu i usluge';
    expect(wrapText(text, { limit: 20, ...unlimited }).join(' ')).toBe(text);
  });
});

describe('a drawn value (I01)', () => {
  test('is an image with its text as name, and no selectable text beside it', async () => {
    render(<DrawnValue text="4200000000005" />);
    const image = screen.getByRole('img', { name: '4200000000005' });
    expect(image.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    await waitFor(() => expect(image.querySelectorAll('text')).toHaveLength(1));
    const outside = [...image.childNodes].filter((node) => node.nodeName.toLowerCase() !== 'svg');
    expect(outside.map((node) => node.textContent).join('')).toBe('');
  });

  test.each(['', '   '])('an empty value (%j) shows N/A', (text) => {
    render(<DrawnValue text={text} />);
    expect(screen.getByText('N/A')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { numberWire } from '#shared/api/wire.ts';
import { toFigure, toNumber, UNREADABLE } from '#shared/format/number.ts';

describe('a number in every form that JSON or .NET writes (readings P3, R3.5)', () => {
  test.each<[unknown, number]>([
    ['1.5E+07', 15_000_000],
    ['+12.5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    [' \t1.5e7\r\n', 15_000_000],
    ['\u00A0-.5E-3\u00A0', -0.0005],
    ['1E+007', 10_000_000],
    ['-0', 0],
    [-0, 0],
    ['\u2212125000', -125_000],
    ['00012.50', 12.5],
    ['4.9E-324', 5e-324],
    ['123456789012345678901234567890', 1.2345678901234568e29],
  ])('%j is %d', (written, number) => {
    expect(Object.is(toNumber(written), number)).toBe(true);
    expect(toFigure(written)).toBe(number);
    expect(z.parse(numberWire, written)).toBe(number);
  });

  test.each([
    '12,5',
    '1.234,50',
    '1,234.50',
    'NaN',
    'Infinity',
    Number.NaN,
    Infinity,
    '-',
    '.',
    'e5',
    '1e',
    '1e999',
    '0x10',
    'n/a',
    {},
    [],
    true,
  ])('%j was sent and cannot be read, which is not the same as missing', (sent) => {
    expect(toNumber(sent)).toBeNull();
    expect(z.parse(numberWire, sent)).toBeNull();
    expect(toFigure(sent)).toBe(UNREADABLE);
  });

  test.each([null, undefined, '', ' ', '\u00A0'])('%j was not sent', (sent) => {
    expect(toFigure(sent)).toBeNull();
    expect(z.parse(numberWire, sent)).toBeNull();
  });

  test('any number is read back from whatever a writer makes of it', () => {
    const number = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.float({ noNaN: true, noDefaultInfinity: true }),
    );
    const writers: ((value: number) => string)[] = [
      (value) => JSON.stringify(value),
      (value) => value.toExponential().toUpperCase(),
      // .NET writes at least two digits of an exponent, and always its sign.
      (value) => value.toExponential().replace(/e([+-])(\d)$/, 'E$10$2'),
      (value) => (value < 0 || Object.is(value, -0) ? '' : '+') + String(value),
      (value) => ` ${value}\n`,
      (value) => String(value).replace(/^(-?)0\./, '$1.'),
      (value) => (Number.isInteger(value) && !String(value).includes('e') ? `${value}.` : `${value}`),
    ];
    fc.assert(
      fc.property(number, fc.constantFrom(...writers), (value, write) => {
        expect(toNumber(write(value))).toBe(value || 0);
        expect(toFigure(write(value))).toBe(value || 0);
      }),
      { numRuns: 1000 },
    );
  });
});

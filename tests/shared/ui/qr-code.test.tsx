import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { QrCode } from '#shared/ui/QrCode.tsx';

/** Pixels of one module when the code is drawn for the reader. */
const SCALE = 4;

/** Draws the dark modules of the code's path, and reads them as a camera would. */
function readCode(code: HTMLElement): string | undefined {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of code
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [])
    for (let at = 0; at < SCALE * SCALE; at++) {
      const [column, row] = [Number(x) * SCALE + (at % SCALE), Number(y) * SCALE + Math.floor(at / SCALE)];
      pixels.set([0, 0, 0, 255], (row * size + column) * 4);
    }
  return jsQR(pixels, size, size)?.data;
}

test.each([
  'https://portal.example.ba/bs/profil-pravnih-lica/10048',
  'https://portal.example.ba/agencija/bs/profil-javnih-preduzeca/999999999999999?view=years&chart=a,b',
])('the code is read as %s', (address) => {
  render(<QrCode text={address} label="QR kod" />);
  expect(readCode(screen.getByRole('img', { name: 'QR kod' }))).toBe(address);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentPicture } from '#shared/html/file-url.ts';
import { repairAddress, safeUrl } from '#shared/html/safe-url.ts';
import { sanitise } from '#shared/html/sanitise.ts';
import { WRITTEN_ADDRESSES } from './addresses.ts';

function linkTo(address: string): Element {
  const written = document.createElement('a');
  written.setAttribute('href', address);
  written.textContent = 'x';
  const box = document.createElement('div');
  box.innerHTML = sanitise(written.outerHTML, { opensInNewTab: '', lang: 'bs' }) as string;
  return box.firstElementChild!;
}

describe('an address as editors write it (readings P2.7–2.12)', () => {
  test.each(WRITTEN_ADDRESSES)('a link to %j leads to %j', (written, leadsTo) => {
    const link = linkTo(written);
    expect(link.getAttribute('href')).toBe(leadsTo);
    expect(link).toHaveTextContent(/^x/);
    expect(link.getAttribute('target')).toBe(/^https?:(?!\/\/localhost)/.test(leadsTo ?? '') ? '_blank' : null);
  });

  test('a repaired address is not changed by another repair, and is judged the same', () => {
    const pieces = 'www. cbbh.ba http s : / // @ \u200B javascript # ? x \\ .'.split(' ');
    const part = fc.constantFrom(...pieces, ' ', '\n');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const written = parts.join('');
        const once = repairAddress(written);
        expect(repairAddress(once)).toBe(once);
        expect(safeUrl(once)).toEqual(safeUrl(written));
        expect(safeUrl(written).href).not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a picture in content', () => {
  test.each([
    ['slike/zgrada.jpg', 'http://127.0.0.1:5101/api/slike/zgrada.jpg'],
    ['/slike/zgrada.jpg', 'http://127.0.0.1:5101/slike/zgrada.jpg'],
    ['./zgrada šume.png', 'http://127.0.0.1:5101/api/zgrada%20%C5%A1ume.png'],
    ['www.fbihvlada.gov.ba/grb.png', 'https://www.fbihvlada.gov.ba/grb.png'],
    [' \u200Bhttps://www.fbihvlada.gov.ba/grb.png', 'https://www.fbihvlada.gov.ba/grb.png'],
    ['Files/Download/17', 'http://127.0.0.1:5101/api/Files/Download/17'],
    ['//evil.example/a.png', null],
    ['C:\\slike\\a.png', null],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,x', null],
  ])('from %j is loaded from %j', (written, source) => {
    expect(contentPicture(written)).toBe(source);
    const box = document.createElement('div');
    box.innerHTML = sanitise(`<img src="${written}" alt="Grb">`, { opensInNewTab: '' }) as string;
    expect(box.querySelector('img')?.getAttribute('src') ?? null).toBe(source);
    expect(box.querySelector('img')).toHaveAttribute('alt', 'Grb');
  });
});

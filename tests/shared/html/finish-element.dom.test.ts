import { describe, expect, test } from 'vitest';
import { finishElement } from '#shared/html/finish-element.ts';
import { sanitise } from '#shared/html/sanitise.ts';

/** Finishes an element of trusted markup; the whole sanitiser is tested in a browser (e2e/sanitiser.spec.ts). */
function finish(html: string, base = ''): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  const element = box.firstElementChild!;
  finishElement(element, { newTab: 'otvara se u novoj kartici', base, lang: 'bs' });
  return element;
}

test('a link that leaves opens in a new tab, has no opener, and says so', () => {
  const link = finish('<a href="HTTPS://sluzbeni.example/x" target="_top">zakon</a>');
  expect(link).toHaveAttribute('href', 'https://sluzbeni.example/x');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveTextContent('zakon (otvara se u novoj kartici)');
});

test('a link that stays opens here', () => {
  const link = finish('<a href="/bs/kontakt" target="_blank">kontakt</a>');
  expect(link).toHaveAttribute('href', '/bs/kontakt');
  expect(link).not.toHaveAttribute('target');
});

test.each([
  ['/bs/kontakt', '/portal/bs/kontakt'],
  ['/HR?x=1', '/portal/HR?x=1'],
  ['/portal/bs/kontakt', '/portal/bs/kontakt'],
  ['/dokumenti/pravilnik', '/dokumenti/pravilnik'],
  ['kontakt', '/portal/bs/kontakt'],
  ['/dokumenti/pravilnik.pdf', 'http://127.0.0.1:5101/dokumenti/pravilnik.pdf'],
])('under a path prefix the address %s of a body is %s', (written, href) => {
  expect(finish(`<a href="${written}">x</a>`, '/portal')).toHaveAttribute('href', href);
});

test('a picture loads late, has an alt, and only a harmless source', () => {
  const image = finish('<img src="https://media.example/a.png">');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('alt', '');
  expect(finish('<img src="data:image/svg+xml,x" alt="Karta">')).not.toHaveAttribute('src');
});

test('a film waits for the reader', () => {
  const film = finish('<video autoplay src="https://media.example/a.mp4" poster="javascript:x"></video>');
  expect(film).not.toHaveAttribute('autoplay');
  expect(film).not.toHaveAttribute('poster');
  expect(film).toHaveAttribute('controls');
  expect(film).toHaveAttribute('preload', 'metadata');
});

test('a film comes from an address, its picture may be in the text', () => {
  const picture = 'data:image/png;base64,AAAA';
  const film = finish(`<video src="${picture}" poster="${picture}"></video>`);
  expect(film).not.toHaveAttribute('src');
  expect(film).toHaveAttribute('poster', picture);
});

describe('a film or recording with sources', () => {
  const sourcesOf = (html: string) => {
    const box = document.createElement('div');
    box.innerHTML = sanitise(html, { opensInNewTab: '' }) as string;
    return [...box.querySelectorAll('source')].map((source) => source.getAttribute('src'));
  };
  test.each([
    ['<video><source src="https://media.example/a.mp4"></video>', ['https://media.example/a.mp4']],
    ['<video><source src="www.media.ba/a.mp4" type="video/mp4"></video>', ['https://www.media.ba/a.mp4']],
    ['<audio><source src="https://media.example/a.mp3"></audio>', ['https://media.example/a.mp3']],
    [
      '<video><source src="a.webm"><source src="https://media.example/a.mp4"></video>',
      ['http://127.0.0.1:5101/api/a.webm', 'https://media.example/a.mp4'],
    ],
    ['<video><source src="javascript:alert(1)"></video>', [null]],
    ['<video><source src="data:video/mp4;base64,AAAA"></video>', [null]],
    ['<picture><source src="https://media.example/a.png" srcset="https://media.example/b.png"></picture>', []],
    ['<p><source src="https://media.example/a.mp4"></p>', []],
  ])('%s plays from %j', (html, sources) => {
    expect(sourcesOf(html)).toEqual(sources);
  });

  test('waits for the reader, as a film with one address does', () => {
    const box = document.createElement('div');
    box.innerHTML = sanitise('<audio autoplay><source src="https://media.example/a.mp3"></audio>', {
      opensInNewTab: '',
    }) as string;
    expect(box.querySelector('audio')).toHaveAttribute('controls');
    expect(box.querySelector('audio')).not.toHaveAttribute('autoplay');
  });
});

test('a table gets one box to scroll in, also when it is finished twice', () => {
  const table = finish('<table><tbody><tr><td>1</td></tr></tbody></table>');
  finishElement(table, { newTab: '', base: '', lang: 'bs' });
  expect(table.parentElement).toHaveClass('table-scroll');
  expect(table.parentElement).not.toHaveAttribute('tabindex');
  expect(table.parentElement?.parentElement).not.toHaveClass('table-scroll');
});

test('stray addresses are taken off', () => {
  expect(finish('<p href="//evil.example" src="x" poster="x" autoplay>x</p>').attributes).toHaveLength(0);
});

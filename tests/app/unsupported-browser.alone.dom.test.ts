import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import messages from '#app/errors/unsupported-browser.json' with { type: 'json' };
import { isSupportedBrowser, showUnsupportedBrowser } from '#app/unsupported-browser.ts';
import bs from '#features/portal/information/accessibility/texts/bs.json' with { type: 'json' };
import en from '#features/portal/information/accessibility/texts/en.json' with { type: 'json' };
import hr from '#features/portal/information/accessibility/texts/hr.json' with { type: 'json' };
import packageFile from '../../package.json' with { type: 'json' };

describe('the supported browsers', () => {
  beforeEach(() => {
    vi.stubGlobal('CSS', { supports: () => true });
    vi.stubGlobal('HTMLScriptElement', { supports: () => true });
    vi.stubGlobal('MathMLElement', () => {});
  });

  test('a browser of the list is supported', () => {
    expect(isSupportedBrowser()).toBe(true);
  });

  test.each([
    ['structuredClone', undefined],
    ['HTMLDialogElement', undefined],
    ['MathMLElement', undefined],
    ['HTMLScriptElement', {}],
    ['CSS', { supports: () => false }],
  ])('a browser without %s is older', (name, value) => {
    vi.stubGlobal(name, value);
    expect(isSupportedBrowser()).toBe(false);
  });

  test.each([
    ['bs', messages.bs.title],
    ['hr', messages.hr.title],
    ['en', messages.en.title],
  ])(
    'an older browser gets a notice in the language of the page (%s), instead of a page that takes input',
    (lang, title) => {
      document.documentElement.lang = lang;
      document.body.innerHTML = '<div id="root" aria-busy="true"><input></div>';
      showUnsupportedBrowser();
      document.dispatchEvent(new Event('readystatechange'));
      expect(document.querySelector('[role=alert] h1')?.textContent).toBe(title);
      expect(document.querySelector('#root, input')).toBeNull();
    },
  );
});

test('the list of package.json is in the README, on the accessibility page and in the message for older browsers', () => {
  const texts = [
    readFileSync('README.md', 'utf8'),
    ...[bs, hr, en].map(({ paragraphs }) => paragraphs.status.join(' ')),
    ...[messages.bs, messages.hr, messages.en].map(({ text }) => text),
  ];
  for (const text of texts)
    for (const entry of packageFile.browserslist) {
      const [browser = '', version = ''] = entry.split(' >= ');
      expect(text).toMatch(new RegExp(String.raw`${browser}\b\D*\b${version.replace('.', String.raw`\.`)}\b`));
    }
});

import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { boot } from '#app/boot.ts';
import { createPortal } from '#app/create-portal.ts';
import { applyTheme, storedTheme, THEMES } from '#app/layout/theme.ts';
import { placeCalls } from '#app/start-page-calls.ts';
import { restored } from '#app/store.ts';
import { profileSearchSaved } from '#domain/legal-entity/search/searching.slice.ts';
import { skipIdentityOnce } from '#domain/session/skip-identity.ts';
import { languageSelected } from '#shared/i18n/language.slice.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { storage } from '#tests/storage.ts';

/** Runs the script of a document as if it was just opened. */
function openDocument(address = '/'): { replaced: string[] } {
  document.documentElement.removeAttribute('data-theme');
  history.replaceState(null, '', address);
  const replaced: string[] = [];
  // jsdom has no fonts.
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => new Promise(() => {});
    },
  );
  vi.spyOn(location, 'replace').mockImplementation((to) => void replaced.push(String(to)));
  boot();
  return { replaced };
}

const written = () => Object.values({ ...localStorage }).join();

afterEach(() => {
  delete window.earlyInput;
  delete window.followsSignOut;
  document.documentElement.lang = '';
  localStorage.clear();
});

describe('the theme', () => {
  test.each(THEMES)('%s is there before the first paint as the switch stored and showed it', (theme) => {
    applyTheme(storage, theme);
    const shown = document.documentElement.getAttribute('data-theme');
    openDocument();
    expect(document.documentElement.getAttribute('data-theme')).toBe(shown);
    expect(storedTheme(storage)).toBe(theme);
  });

  test('a malformed one is none, for both', () => {
    applyTheme(storage, 'Dark');
    localStorage.setItem(Object.keys(localStorage)[0]!, '{"');
    openDocument();
    expect(document.documentElement.getAttribute('data-theme')).toBeNull();
    expect(storedTheme(storage)).toBe('System');
  });
});

test('the document after a sign-out follows it, and the one after that does not (P4)', () => {
  skipIdentityOnce(storage);
  openDocument();
  expect(window.followsSignOut).toBe(true);
  openDocument();
  expect(window.followsSignOut).toBe(false);
});

describe("when the portal's first file cannot be fetched", () => {
  const missing = (markup: string, of: string) => {
    document.body.innerHTML = markup;
    openDocument();
    document.querySelector(of)!.dispatchEvent(new Event('error'));
    return document.querySelector('[role=alert]')?.textContent ?? '';
  };
  const ENTRY = '<script type="module" src="/assets/main.js"></script>';

  test.each([
    ['bs', /Dio stranice se nije mogao učitati/],
    ['hr', /Dio stranice nije se mogao učitati/],
    ['en', /A part of the page could not be loaded/],
  ])('the document says so in its language (%s), and no longer refuses what is sent', (lang, text) => {
    document.documentElement.lang = lang;
    expect(missing(`<div id="root" aria-busy="true">Shell</div>${ENTRY}`, 'script')).toMatch(text);
    expect(document.querySelector('#root button')).not.toBeNull();
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  test('the practice site says so of the portal it leads to', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.doMock('../../practice/start-agency.ts', () => ({ startAgency: () => Promise.resolve() }));
    vi.doMock('../../src/main.tsx', () => Promise.reject(new TypeError('Failed to fetch')));
    document.body.innerHTML = '<div id="root" aria-busy="true">Shell</div>';
    openDocument();
    await import('../../practice/main.ts');
    await waitFor(() => expect(document.querySelector('#root [role=alert]')).not.toBeNull());
  });

  test('a page that is there, and one that lacks something else, stay', () => {
    expect(missing(`<div id="root"></div>${ENTRY}`, 'script')).toBe('');
    expect(missing('<div id="root" aria-busy="true"><img></div>', 'img')).toBe('');
  });
});

describe('what redux-persist writes', () => {
  test.each(LANGUAGES)('the bare address leads to the selected language: %s', async (lang) => {
    const { store } = createPortal();
    await restored(store);
    store.dispatch(profileSearchSaved('name=metal'));
    store.dispatch(languageSelected(lang));
    await waitFor(() => expect(written()).toContain('metal'));
    const { replaced } = openDocument('/?x=1#part');
    // The bare address is the Bosnian home page.
    expect(replaced).toEqual(lang === 'bs' ? [] : [`/${lang}?x=1#part`]);
    expect(openDocument('/bs').replaced).toEqual([]);
  });

  test('a register search that will be replaced by the saved one starts no calls early', async () => {
    const register = { pathname: '/bs/profil-pravnih-lica', search: '' };
    const { store } = createPortal();
    await restored(store);
    store.dispatch(languageSelected('hr'));
    await waitFor(() => expect(written()).not.toBe(''));
    expect(placeCalls(register, storage)?.calls).not.toEqual([]);
    store.dispatch(profileSearchSaved('name=metal'));
    await waitFor(() => expect(placeCalls(register, storage)?.calls).toEqual([]));
    expect(placeCalls({ ...register, search: '?fbclid=abc&utm_source=mail' }, storage)?.calls).toEqual([]);
    expect(placeCalls({ ...register, search: '?fbclid=abc&name=voda' }, storage)?.calls).not.toEqual([]);
    store.dispatch(profileSearchSaved(null));
    await waitFor(() => expect(placeCalls(register, storage)?.calls).not.toEqual([]));
  });
});

describe('a link pressed before the page is rendered', () => {
  const press = (address: string, attributes: string) => {
    document.body.innerHTML = `<div id="root" aria-busy="true"><a ${attributes}>x</a></div>`;
    openDocument(address);
    const anchor = document.querySelector('a')!;
    anchor.addEventListener('click', (event) => event.preventDefault());
    anchor.click();
    return anchor;
  };
  const leadsTo = (address: string, link: string) =>
    press(address, `hreflang="en" href="${link}"`).getAttribute('href');

  test.each([
    ['/bs/content/7286/javni-oglasi?a=1', '/en/content/1/1', '/en/content/7286/javni-oglasi?a=1'],
    ['/bs/content/7286', '/en/content/1/1', '/en/content/7286'],
    ['/bs/novost-sadrzaj/5601#vrh', '/en/news-content/1', '/en/news-content/5601#vrh'],
    ['/bs/korisni-linkovi?a=1#b', '/en/404', '/en/korisni-linkovi?a=1#b'],
    ['/javni-oglasi/2', '/en/404', '/en/javni-oglasi/2'],
    ['/bs', '/en/404', '/en'],
    ['/bs/sve-novosti?page=2', '/en/all-news', '/en/all-news?page=2'],
  ])('on %s leads to the same page in the other language', (address, link, target) => {
    expect(leadsTo(address, link)).toBe(target);
  });

  test.each(['/bs/content/7286/x?a=1#b', '/bs/korisni-linkovi', '/bs'])(
    'the sign-in link on %s leads back to the whole address',
    (address) => {
      const anchor = press(address, 'data-sign-in href="https://id.example/in?redirectTo=%2Fbs"');
      expect(anchor.href).toBe(`https://id.example/in?redirectTo=${encodeURIComponent(location.origin + address)}`);
    },
  );

  test('is left alone once the page handles it itself', () => {
    const anchor = press('/bs/content/7286', 'hreflang="en" href="/en/content/1/1"');
    document.getElementById('root')?.removeAttribute('aria-busy');
    anchor.setAttribute('href', '/en/content/1/1');
    anchor.click();
    expect(anchor.getAttribute('href')).toBe('/en/content/1/1');
  });
});

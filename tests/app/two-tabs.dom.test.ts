import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { restored } from '#app/store.ts';
import { profileSearchSaved, selectSavedProfileSearch } from '#domain/legal-entity/search/searching.slice.ts';
import { languageSelected, selectLanguage } from '#shared/i18n/language.slice.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { createStorage } from '#shared/storage/create-storage.ts';
import { shareComputer } from '#shared/storage/reset.ts';

/** What the tabs of the current test have not been notified of yet. */
let unheard: string[] = [];

/** As in browsers: what one tab stores is there for all, and the others hear of it later; a write that changes nothing is silent. */
function storageOfTabs(real: Storage): Partial<Storage> {
  const change = (key: string, run: () => void) => {
    const before = real.getItem(key);
    run();
    if (real.getItem(key) !== before) unheard.push(key);
  };
  return {
    getItem: (key) => real.getItem(key),
    setItem: (key, value) => change(key, () => real.setItem(key, value)),
    removeItem: (key) => change(key, () => real.removeItem(key)),
    clear: () => real.clear(),
  };
}

async function openTab() {
  const { store } = createPortal();
  await restored(store);
  const values = () => [selectLanguage(store.getState()), selectSavedProfileSearch(store.getState())] as const;
  return { dispatch: store.dispatch, values };
}

/** All tabs write what is selected in them, as they do in their next task. */
const written = () => window.dispatchEvent(new Event('pagehide'));
/** All tabs hear what was stored so far. */
const heard = () => {
  while (unheard.length > 0) window.dispatchEvent(new StorageEvent('storage', { key: unheard.shift() ?? null }));
};
const returned = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const stored = async () => (await openTab()).values();

beforeEach(() => {
  unheard = [];
  localStorage.clear();
  vi.spyOn(window, 'addEventListener');
  vi.stubGlobal('localStorage', storageOfTabs(localStorage));
});
/** Closes every tab: none of them hears or writes any more. */
function closeTabs(): void {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener);
  vi.mocked(window.addEventListener).mockClear();
}
afterEach(() => {
  closeTabs();
});

describe('two tabs (readings P4)', () => {
  test('what was selected last is stored, also when the other tab is heard of in the same moment', async () => {
    const [first, second] = [await openTab(), await openTab()];
    second.dispatch(languageSelected('en'));
    written();
    first.dispatch(languageSelected('hr'));
    heard();
    expect([first.values()[0], second.values()[0], (await stored())[0]]).toEqual(['hr', 'hr', 'hr']);
  });

  test('a tab that only opens writes nothing, even where nothing is stored', async () => {
    const first = await openTab();
    await openTab();
    written();
    heard();
    returned();
    written();
    expect([first.values(), localStorage.getItem('persist:language')]).toEqual([['bs', null], null]);
  });

  test('what is removed in one tab is not written again by the other, and the other one forgets it', async () => {
    const first = await openTab();
    first.dispatch(profileSearchSaved('name=metal'));
    written();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    first.dispatch(languageSelected('en'));
    written();
    expect([first.values(), await stored()]).toEqual([
      ['en', null],
      ['en', null],
    ]);
  });

  test('a tab forgets the search when the other one marks the computer as shared', async () => {
    const first = await openTab();
    first.dispatch(profileSearchSaved('name=metal'));
    written();
    await shareComputer(createStorage());
    heard();
    expect(first.values()[1]).toBeNull();
  });

  test('a page that comes back from the back/forward cache has what was selected meanwhile', async () => {
    const first = await openTab();
    localStorage.setItem('persist:language', '{"selected":"hr"}');
    localStorage.setItem('persist:searching', '{"businessEntitiesProfileSearch":"jib=1"}');
    expect(first.values()).toEqual(['bs', null]);
    returned();
    expect(first.values()).toEqual(['hr', 'jib=1']);
  });

  test('any changes in up to three tabs, heard of at any time, end with the last of each value in all', async () => {
    const anyChange = fc.record({
      tab: fc.nat(2),
      action: fc.oneof(
        fc.constantFrom(...LANGUAGES).map((lang) => languageSelected(lang)),
        fc.constantFrom(null, 'name=a', 'name=b', 'jib=1').map((search) => profileSearchSaved(search)),
      ),
      next: fc.constantFrom('nothing', 'heard', 'returned', 'reopened'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { maxLength: 12 }), async (changes) => {
        localStorage.clear();
        const tabs = [await openTab(), await openTab(), await openTab()];
        let last: [string, string | null] = ['bs', null];
        for (const { tab, action, next } of changes) {
          // A value that is selected already in a tab cannot be selected in it.
          const [language, search] = tabs[tab]?.values() ?? [];
          if (action.payload === (languageSelected.match(action) ? language : search)) continue;
          tabs[tab]?.dispatch(action);
          written();
          last = languageSelected.match(action) ? [action.payload, last[1]] : [last[0], action.payload];
          if (next === 'heard') heard();
          if (next === 'returned') returned();
          if (next === 'reopened') tabs[tab] = await openTab();
        }
        heard();
        written();
        expect(tabs.map((tab) => tab.values())).toEqual(tabs.map(() => last));
        expect(await stored()).toEqual(last);
        closeTabs();
      }),
      { numRuns: 60 },
    );
  });
});

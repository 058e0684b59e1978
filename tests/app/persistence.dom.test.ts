import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkStateVersion } from '#app/state-version.ts';
import { createPortal } from '#app/create-portal.ts';
import { restored } from '#app/store.ts';
import { languageSelected, selectLanguage } from '#shared/i18n/language.slice.ts';
import {
  searchingChanged,
  selectIsSearching,
  selectSavedProfileSearch,
  profileSearchSaved,
} from '#domain/legal-entity/search/searching.slice.ts';
import { createStorage } from '#shared/storage/create-storage.ts';

afterEach(() => vi.restoreAllMocks());

describe('the version stamp (P4)', () => {
  test('of another version clears both storages and reloads once', () => {
    localStorage.setItem('stateVersion', '1.0.0');
    localStorage.setItem('accessToken', 'x');
    sessionStorage.setItem('y', '1');
    const reload = vi.fn();
    expect(checkStateVersion(createStorage(), reload)).toBe(true);
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(sessionStorage.getItem('y')).toBeNull();
    expect(checkStateVersion(createStorage(), reload)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('of this version, or none yet, changes nothing', () => {
    localStorage.setItem('theme', 'dark');
    const reload = vi.fn();
    expect(checkStateVersion(createStorage(), reload)).toBe(false);
    expect(localStorage.getItem('stateVersion')).toBe('1.1.0');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(reload).not.toHaveBeenCalled();
  });

  test('never loops where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => (key === 'stateVersion' ? '1.0.0' : null));
    const reload = vi.fn();
    expect(checkStateVersion(createStorage(), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the stored state', () => {
  const written = () => localStorage.getItem('persist:portal') ?? '';

  test('comes back on the next visit, the searching flag does not', async () => {
    const { store } = createPortal();
    await restored(store);
    store.dispatch(languageSelected('en'));
    store.dispatch(profileSearchSaved('?name=metal'));
    store.dispatch(searchingChanged(true));
    await waitFor(() => expect(written()).toContain('metal'));
    const { store: next } = createPortal();
    await restored(next);
    expect(selectLanguage(next.getState())).toBe('en');
    expect(selectSavedProfileSearch(next.getState())).toBe('?name=metal');
    expect(selectIsSearching(next.getState())).toBe(false);
  });

  test('holds neither the server cache nor the session', async () => {
    const { store } = createPortal();
    await restored(store);
    store.dispatch(languageSelected('hr'));
    await waitFor(() => expect(written()).toContain('hr'));
    expect(Object.keys(JSON.parse(written()) as object).toSorted()).toEqual(['_persist', 'language', 'searching']);
  });

  test.each(['{', 'null', '{"language":"{{"}', '{"language":"5","searching":"null","drafts":"[1]"}'])(
    'starts anew from %s (faults C03)',
    async (text) => {
      localStorage.setItem('persist:portal', text);
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { store } = createPortal();
      await restored(store);
      expect(selectLanguage(store.getState())).toBe('bs');
      expect(selectSavedProfileSearch(store.getState())).toBeNull();
    },
  );

  test.each([
    ['language', ['null', '{"selected":"de"}', '7', '[]', '{{'], { language: { selected: null } }],
    ['searching', ['null', '{"businessEntitiesProfileSearch":7}', '[1]', '"x"', '[[['], { saved: null }],
  ] as const)(
    'a malformed %s falls back to its own default and takes nothing else with it',
    async (slice, values, want) => {
      const good = { language: '{"selected":"en"}', searching: '{"businessEntitiesProfileSearch":"?name=metal"}' };
      for (const value of values) {
        localStorage.setItem('persist:portal', JSON.stringify({ ...good, [slice]: value }));
        const { store } = createPortal();
        await restored(store);
        const { language } = store.getState();
        expect({ language, saved: selectSavedProfileSearch(store.getState()) }, value).toEqual({
          language: { selected: 'en' },
          saved: '?name=metal',
          ...want,
        });
        expect(selectIsSearching(store.getState())).toBe(false);
      }
    },
  );
});

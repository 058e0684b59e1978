import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { splitOldState } from '#app/persisted-slice.ts';
import { checkStateVersion } from '#app/state-version.ts';
import { restored } from '#app/store.ts';
import {
  searchingChanged,
  selectIsSearching,
  selectSavedProfileSearch,
  profileSearchSaved,
} from '#domain/legal-entity/search/searching.slice.ts';
import { languageSelected, selectLanguage } from '#shared/i18n/language.slice.ts';
import { createStorage } from '#shared/storage/create-storage.ts';
import { markShared } from '#shared/storage/shared-computer.ts';

/** The store of a visit, with what the last one stored. */
async function openStore() {
  const { store } = createPortal();
  await restored(store);
  return store;
}

describe('the version stamp (P4)', () => {
  test('of another version clears both storages and reloads once', () => {
    localStorage.setItem('stateVersion', '1.0.0');
    localStorage.setItem('accessToken', 'x');
    sessionStorage.setItem('y', '1');
    const reload = vi.fn();
    expect(checkStateVersion(createStorage(), reload)).toBe(true);
    expect(localStorage.getItem('sharedComputer')).toBeNull();
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(sessionStorage.getItem('y')).toBeNull();
    expect(checkStateVersion(createStorage(), reload)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each(['1.0.0', '1.2.0', '', 'null', 'x'])(
    'of another version (%s) keeps the mark of a shared computer',
    (version) => {
      const storage = createStorage();
      markShared(storage.local, true);
      localStorage.setItem('stateVersion', version);
      localStorage.setItem('theme', 'dark');
      expect(checkStateVersion(storage, vi.fn())).toBe(true);
      expect(createStorage().isShared()).toBe(true);
      storage.personal.set('drafts', '{}');
      expect(Object.keys(localStorage).toSorted()).toEqual(['sharedComputer', 'stateVersion']);
    },
  );

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
  const written = () => [localStorage.getItem('persist:language'), localStorage.getItem('persist:searching')];
  const waitForWritten = (text: string) => waitFor(() => expect(String(written())).toContain(text));

  test('comes back on the next visit, the searching flag does not', async () => {
    const store = await openStore();
    store.dispatch(languageSelected('en'));
    store.dispatch(profileSearchSaved('?name=metal'));
    store.dispatch(searchingChanged(true));
    await waitForWritten('metal');
    const next = await openStore();
    expect(selectLanguage(next.getState())).toBe('en');
    expect(selectSavedProfileSearch(next.getState())).toBe('?name=metal');
    expect(selectIsSearching(next.getState())).toBe(false);
  });

  test('holds neither the server cache nor the session', async () => {
    const store = await openStore();
    store.dispatch(languageSelected('hr'));
    store.dispatch(searchingChanged(true));
    store.dispatch(profileSearchSaved('name=metal'));
    await waitForWritten('metal');
    expect(written()).toEqual(['{"selected":"hr"}', '{"businessEntitiesProfileSearch":"name=metal"}']);
    expect(Object.keys(localStorage).toSorted()).toEqual(['persist:language', 'persist:searching']);
  });

  test.each([
    ['persist:language', ['{', 'null', '{"selected":"de"}', '7', '[]', '{{', '"en"'], 'bs', 'name=metal'],
    ['persist:searching', ['null', '{"businessEntitiesProfileSearch":7}', '[1]', '"x"', '[[['], 'en', null],
  ] as const)(
    'a malformed %s starts anew and takes nothing else with it (faults C03)',
    async (key, values, language, search) => {
      for (const value of values) {
        localStorage.setItem('persist:language', '{"selected":"en"}');
        localStorage.setItem('persist:searching', '{"businessEntitiesProfileSearch":"name=metal"}');
        localStorage.setItem(key, value);
        const store = await openStore();
        const state = store.getState();
        expect([selectLanguage(state), selectSavedProfileSearch(state)], value).toEqual([language, search]);
        expect(selectIsSearching(state)).toBe(false);
      }
    },
  );

  test('of an earlier build, under one key, is moved to the keys of today', async () => {
    localStorage.setItem(
      'persist:portal',
      JSON.stringify({
        language: '{"selected":"en"}',
        searching: '{"isSearching":true,"businessEntitiesProfileSearch":"name=metal"}',
        _persist: '{"version":-1,"rehydrated":true}',
      }),
    );
    splitOldState(createStorage());
    expect(localStorage.getItem('persist:portal')).toBeNull();
    const store = await openStore();
    expect(selectLanguage(store.getState())).toBe('en');
    expect(selectSavedProfileSearch(store.getState())).toBe('name=metal');
    expect(selectIsSearching(store.getState())).toBe(false);
  });

  test.each(['{', 'null', '7', '{"language":5,"searching":"[[["}'])(
    'valued and of an earlier build, %s, is removed',
    async (text) => {
      localStorage.setItem('persist:portal', text);
      splitOldState(createStorage());
      const store = await openStore();
      expect([selectLanguage(store.getState()), selectSavedProfileSearch(store.getState())]).toEqual(['bs', null]);
      expect(localStorage.getItem('persist:portal')).toBeNull();
    },
  );
});

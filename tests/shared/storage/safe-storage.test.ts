import { afterEach, describe, expect, test, vi } from 'vitest';
import { safeLocal } from '#shared/storage/safe-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  safeLocal.clear();
});

/** Replaces the browser's storage. */
function storageIs(get: () => unknown): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
}

const full = {
  getItem: (key: string) => (key === 'old' ? 'kept' : null),
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
  removeItem: () => {},
  clear: () => {},
};

describe('storage that does not work (C02)', () => {
  test.each([
    [
      'throws when it is touched',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
    ['is null', () => null],
    ['is missing', () => undefined],
    ['is full', () => full],
  ])('that %s is replaced by memory', (_, get) => {
    storageIs(get);
    safeLocal.set('key', 'value');
    expect(safeLocal.get('key')).toBe('value');
    expect(safeLocal.lasting()).toBe(false);
    safeLocal.remove('key');
    expect(safeLocal.get('key')).toBeNull();
    safeLocal.set('key', 'value');
    safeLocal.clear();
    expect(safeLocal.get('key')).toBeNull();
  });

  test('one that has room again takes the newer value, and the older one is forgotten', () => {
    const stored = new Map<string, string>();
    let hasRoom = false;
    storageIs(() => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => (hasRoom ? stored.set(key, value) : full.setItem()),
      removeItem: (key: string) => stored.delete(key),
      clear: () => stored.clear(),
    }));
    safeLocal.set('key', 'older');
    hasRoom = true;
    safeLocal.set('key', 'newer');
    expect([safeLocal.get('key'), stored.get('key')]).toEqual(['newer', 'newer']);
  });

  test('one that works is said to last, and the trial leaves nothing in it', () => {
    const stored = new Map<string, string>();
    storageIs(() => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
      clear: () => stored.clear(),
    }));
    expect(safeLocal.lasting()).toBe(true);
    expect(stored.size).toBe(0);
  });

  test('what there is no room for leaves no older value to be restored later', () => {
    const stored = new Map([['draft', 'older']]);
    storageIs(() => ({
      ...full,
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    }));
    safeLocal.set('draft', 'a longer text');
    expect(stored.has('draft')).toBe(false);
    expect(safeLocal.get('draft')).toBe('a longer text');
  });

  test('a full one still gives what it holds, and what was written last wins', () => {
    storageIs(() => full);
    expect(safeLocal.get('old')).toBe('kept');
    safeLocal.set('old', 'new');
    expect(safeLocal.get('old')).toBe('new');
  });
});

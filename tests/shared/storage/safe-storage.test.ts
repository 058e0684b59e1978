import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '#shared/storage/safe-storage.ts';

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
    const storage = createSafeStorage(get as () => never);
    storage.set('key', 'value');
    expect(storage.get('key')).toBe('value');
    expect(storage.lasting()).toBe(false);
    storage.remove('key');
    expect(storage.get('key')).toBeNull();
    storage.set('key', 'value');
    storage.clear();
    expect(storage.get('key')).toBeNull();
  });

  test('one that has space again stores the newer value', () => {
    const stored = new Map<string, string>();
    let hasSpace = false;
    const storage = createSafeStorage(
      () =>
        ({
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => (hasSpace ? stored.set(key, value) : full.setItem()),
          removeItem: (key: string) => stored.delete(key),
          clear: () => stored.clear(),
        }) as unknown as Storage,
    );
    storage.set('key', 'older');
    hasSpace = true;
    storage.set('key', 'newer');
    expect([storage.get('key'), stored.get('key')]).toEqual(['newer', 'newer']);
  });

  test('one that works lasts, and checking it leaves nothing in it', () => {
    const stored = new Map<string, string>();
    const storage = createSafeStorage(
      () =>
        ({
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => stored.set(key, value),
          removeItem: (key: string) => stored.delete(key),
          clear: () => stored.clear(),
        }) as unknown as Storage,
    );
    expect(storage.lasting()).toBe(true);
    expect(stored.size).toBe(0);
  });

  test('a value without space leaves no older value to be restored later', () => {
    const stored = new Map([['draft', 'older']]);
    const storage = createSafeStorage(
      () =>
        ({
          ...full,
          getItem: (key: string) => stored.get(key) ?? null,
          removeItem: (key: string) => stored.delete(key),
        }) as unknown as Storage,
    );
    storage.set('draft', 'a longer text');
    expect(stored.has('draft')).toBe(false);
    expect(storage.get('draft')).toBe('a longer text');
  });

  test('a full one can still be read, and the last value written is used', () => {
    const storage = createSafeStorage(() => full as unknown as Storage);
    expect(storage.get('old')).toBe('kept');
    storage.set('old', 'new');
    expect(storage.get('old')).toBe('new');
  });
});

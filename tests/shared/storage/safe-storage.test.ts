import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '#shared/storage/safe-storage.ts';

const full = {
  getItem: (key: string) => (key === 'theme' ? 'kept' : null),
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
    storage.set('drafts', 'value');
    expect(storage.get('drafts')).toBe('value');
    expect(storage.lasting()).toBe(false);
    storage.remove('drafts');
    expect(storage.get('drafts')).toBeNull();
    storage.set('drafts', 'value');
    storage.clear();
    expect(storage.get('drafts')).toBeNull();
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
    storage.set('drafts', 'older');
    hasSpace = true;
    storage.set('drafts', 'newer');
    expect([storage.get('drafts'), stored.get('drafts')]).toEqual(['newer', 'newer']);
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
    const stored = new Map([['drafts', 'older']]);
    const storage = createSafeStorage(
      () =>
        ({
          ...full,
          getItem: (key: string) => stored.get(key) ?? null,
          removeItem: (key: string) => stored.delete(key),
        }) as unknown as Storage,
    );
    storage.set('drafts', 'a longer text');
    expect(stored.has('drafts')).toBe(false);
    expect(storage.get('drafts')).toBe('a longer text');
  });

  test('a full one can still be read, and the last value written is used', () => {
    const storage = createSafeStorage(() => full as unknown as Storage);
    expect(storage.get('theme')).toBe('kept');
    storage.set('theme', 'new');
    expect(storage.get('theme')).toBe('new');
  });
});

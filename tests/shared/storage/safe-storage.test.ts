import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '#shared/storage/safe-storage.ts';
import { memoryArea } from './fake-database.ts';

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

  /** A storage without space for more than it has. */
  const fullOver = (area: Storage) =>
    ({
      ...full,
      getItem: (key: string) => area.getItem(key),
      removeItem: (key: string) => area.removeItem(key),
    }) as unknown as Storage;

  test('one that has space again stores the newer value', () => {
    const area = memoryArea();
    let hasSpace = false;
    const storage = createSafeStorage(() => (hasSpace ? area : fullOver(area)));
    storage.set('drafts', 'older');
    hasSpace = true;
    storage.set('drafts', 'newer');
    expect([storage.get('drafts'), area.getItem('drafts')]).toEqual(['newer', 'newer']);
  });

  test('one that works lasts, and checking it leaves nothing in it', () => {
    const area = memoryArea();
    const storage = createSafeStorage(() => area);
    expect(storage.lasting()).toBe(true);
    expect(Object.keys(area)).toEqual([]);
  });

  test('a value without space leaves no older value to be restored later', () => {
    const area = memoryArea();
    area.setItem('drafts', 'older');
    const storage = createSafeStorage(() => fullOver(area));
    storage.set('drafts', 'a longer text');
    expect(area.getItem('drafts')).toBeNull();
    expect(storage.get('drafts')).toBe('a longer text');
  });

  test('a full one can still be read, and the last value written is used', () => {
    const storage = createSafeStorage(() => full as unknown as Storage);
    expect(storage.get('theme')).toBe('kept');
    storage.set('theme', 'new');
    expect(storage.get('theme')).toBe('new');
  });
});

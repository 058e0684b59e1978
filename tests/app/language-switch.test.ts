import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageSwitch } from '#app/language-switch.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** Texts that load or fail when the test says so. */
const waiting = new Map<Lang, { come: () => void; fail: () => void }>();
const load = (lang: Lang) =>
  new Promise<void>((resolve, reject) => {
    waiting.set(lang, { come: resolve, fail: () => reject(new TypeError('Failed to fetch')) });
  });
const texts = { language: 'bs', changeLanguage: vi.fn<(lang: string) => Promise<never>>() };
const apply = vi.fn<(lang: Lang) => void>();
let switchTo = languageSwitch(texts as never, load, apply);

beforeEach(() => {
  waiting.clear();
  texts.language = 'bs';
  texts.changeLanguage.mockReset().mockImplementation(async (lang) => void (texts.language = lang) as never);
  apply.mockReset();
  switchTo = languageSwitch(texts as never, load, apply);
});

describe('switching the language (P2.3, step 1)', () => {
  test('applies it when its texts are there; within a language nothing is switched', async () => {
    const switched = switchTo('en');
    expect(apply).not.toHaveBeenCalled();
    waiting.get('en')?.come();
    await switched;
    expect([texts.language, apply.mock.calls]).toEqual(['en', [['en']]]);
    await switchTo('en');
    expect(texts.changeLanguage).toHaveBeenCalledOnce();
  });

  test.each(['en', 'bs'] as const)(
    'of two quick switches the last one counts (hr, then %s), also when its texts come first (faults G02)',
    async (last) => {
      const first = switchTo('hr');
      const second = switchTo(last);
      waiting.get(last)?.come();
      await second;
      waiting.get('hr')?.come();
      await first;
      expect([texts.language, apply.mock.calls]).toEqual([last, [[last]]]);
    },
  );

  test('without its texts it does not come about, and may be tried again (faults G01)', async () => {
    const failing = switchTo('hr');
    waiting.get('hr')?.fail();
    await expect(failing).rejects.toThrow('Failed to fetch');
    expect([texts.language, apply.mock.calls]).toEqual(['bs', []]);
    await switchTo('bs');
    const again = switchTo('hr');
    waiting.get('hr')?.come();
    await again;
    expect(texts.language).toBe('hr');
  });
});

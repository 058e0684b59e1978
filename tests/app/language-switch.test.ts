import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageSelection, languageSwitch } from '#app/language-switch.ts';
import { languageSelected } from '#shared/i18n/language.slice.ts';
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

describe('the language for later visits (P4; readings P4, two tabs)', () => {
  const opened = (type: 'navigate' | 'reload' | 'back_forward', selected: Lang | null = 'en') => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    const dispatch = vi.fn();
    const shown = languageSelection({ dispatch, getState: () => ({ language: { selected } }) as never });
    return { shown, selections: () => dispatch.mock.calls.map(([action]) => action as unknown) };
  };

  test('is that of an address that is opened, and of a switch in this tab', () => {
    const { shown, selections } = opened('navigate');
    for (const lang of ['bs', 'bs', 'hr', 'hr', 'bs'] as const) shown(lang);
    expect(selections()).toEqual([languageSelected('bs'), languageSelected('hr'), languageSelected('bs')]);
  });

  test.each(['reload', 'back_forward'] as const)(
    'stays that of another tab when this one only goes on after a %s',
    (type) => {
      const { shown, selections } = opened(type);
      shown('bs');
      shown('bs');
      expect(selections()).toEqual([]);
      shown('hr');
      expect(selections()).toEqual([languageSelected('hr')]);
    },
  );

  test('is selected by a reload when none is', () => {
    const { shown, selections } = opened('reload', null);
    shown('hr');
    expect(selections()).toEqual([languageSelected('hr')]);
  });
});

import i18next, { type BackendModule } from 'i18next';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageSwitch } from '#app/language-switch.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** Texts that come when the test lets them. */
const waiting = new Map<string, () => void>();
const texts = i18next.createInstance();
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (lang, _namespace, done) => {
    if (lang === 'bs') return done(null, { word: lang });
    waiting.set(lang, () => done(null, { word: lang }));
    return undefined;
  },
};
const apply = vi.fn<(lang: Lang) => void>();

beforeEach(async () => {
  apply.mockClear();
  waiting.clear();
  await texts.use(backend).init({ lng: 'bs', ns: ['frame'], defaultNS: 'frame', fallbackLng: false });
  await texts.changeLanguage('bs');
});

describe('switching the language (P2.3, step 1; faults G02)', () => {
  test('applies it when its texts are there', async () => {
    const switchTo = languageSwitch(texts, apply);
    const switched = switchTo('en');
    await vi.waitFor(() => expect(waiting.has('en')).toBe(true));
    expect(apply).not.toHaveBeenCalled();
    waiting.get('en')?.();
    await switched;
    expect(apply.mock.calls).toEqual([['en']]);
    await switchTo('en');
    expect(apply).toHaveBeenCalledTimes(2);
  });

  test('of two quick switches the last one counts, also when its texts come first', async () => {
    const switchTo = languageSwitch(texts, apply);
    const first = switchTo('hr');
    const second = switchTo('bs');
    await second;
    waiting.get('hr')?.();
    await first;
    expect(apply.mock.calls).toEqual([['bs']]);
    expect(texts.language).toBe('bs');
  });
});

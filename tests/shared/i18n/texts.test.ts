import type { i18n } from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadLanguage, loadTexts, startTexts } from '#shared/i18n/texts.ts';

const file = (word: string) => ({ default: { word } });
const flaky = vi.fn<() => Promise<{ default: Record<string, unknown> }>>();
const hrFrame = vi.fn<() => Promise<{ default: Record<string, unknown> }>>();
const files = {
  '../layout/texts/bs.json': async () => file('okvir'),
  '../layout/texts/hr.json': hrFrame,
  '../page/texts/bs.json': flaky,
  '../page/texts/hr.json': async () => file('stranica hr'),
};
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** The texts of this test are not the portal's, so their keys are not those that `t` takes. */
const word = (texts: i18n, ns = 'layout') => texts.t('word' as 'agency', { ns: ns as 'layout' });

beforeEach(() => {
  flaky.mockReset().mockResolvedValue(file('stranica'));
  hrFrame.mockReset().mockResolvedValue(file('okvir hr'));
});

test('texts that do not come are a failure, and are asked for again the next time (faults D11, G01)', async () => {
  const texts = await startTexts(files, 'bs', ['layout']);
  flaky.mockImplementationOnce(broken);
  await expect(loadTexts(['page'])).rejects.toThrow('Failed to fetch');
  await loadTexts(['page']);
  expect(word(texts, 'page')).toBe('stranica');
  await loadTexts(['page']);
  expect(flaky).toHaveBeenCalledTimes(2);
});

test('a language is loaded whole before it is switched to, or not at all', async () => {
  const texts = await startTexts(files, 'bs', ['layout']);
  await loadTexts(['page']);
  hrFrame.mockImplementationOnce(broken);
  await expect(loadLanguage('hr')).rejects.toThrow('Failed to fetch');
  expect(word(texts, 'page')).toBe('stranica');
  await loadLanguage('hr');
  await texts.changeLanguage('hr');
  expect([word(texts), word(texts, 'page')]).toEqual(['okvir hr', 'stranica hr']);
});

test('the portal does not start without the texts of its frame', async () => {
  await expect(startTexts({ ...files, '../layout/texts/bs.json': broken }, 'bs', ['layout', 'none'])).rejects.toThrow(
    /No texts|Failed to fetch/,
  );
});

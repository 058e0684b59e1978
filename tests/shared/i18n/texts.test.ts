import i18next, { type i18n } from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { figures } from '#shared/format/numbers-in-texts.ts';
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
  const texts = await startTexts(async () => files, 'bs', ['layout']);
  flaky.mockImplementationOnce(broken);
  await expect(loadTexts(['page'])).rejects.toThrow('Failed to fetch');
  await loadTexts(['page']);
  expect(word(texts, 'page')).toBe('stranica');
  await loadTexts(['page']);
  expect(flaky).toHaveBeenCalledTimes(2);
});

test('a language is loaded whole before it is switched to, or not at all', async () => {
  const texts = await startTexts(async () => files, 'bs', ['layout']);
  await loadTexts(['page']);
  hrFrame.mockImplementationOnce(broken);
  await expect(loadLanguage('hr')).rejects.toThrow('Failed to fetch');
  expect(word(texts, 'page')).toBe('stranica');
  await loadLanguage('hr');
  await texts.changeLanguage('hr');
  expect([word(texts), word(texts, 'page')]).toEqual(['okvir hr', 'stranica hr']);
});

test('the portal does not start without the texts of its frame', async () => {
  await expect(
    startTexts(async () => ({ ...files, '../layout/texts/bs.json': broken }), 'bs', ['layout', 'none']),
  ).rejects.toThrow(/No texts|Failed to fetch/);
});

test('the numbers of a text are figures of its language, its plural form that of the number; years and ids stay (P1)', async () => {
  i18next.use(figures);
  const i18n = await startTexts(async () => files, 'bs', ['layout']);
  i18n.addResourceBundle('bs', 'figures', {
    word_one: '{{count}} red',
    word_few: '{{count}} reda',
    word_other: '{{count}} redova',
    in: '{{year}} {{id}} {{other}}',
  });
  i18n.addResourceBundle('en', 'figures', { word_one: '{{count}} row', word_other: '{{count}} rows' });
  const said = (count: number, lng = 'bs') => i18n.t('word' as 'agency', { ns: 'figures' as 'layout', lng, count });
  expect([1, 1001, 1234, 1979].map((count) => said(count))).toEqual([
    '1 red',
    '1.001 red',
    '1.234 reda',
    '1.979 redova',
  ]);
  expect([1, 1979].map((count) => said(count, 'en'))).toEqual(['1 row', '1,979 rows']);
  const values = { ns: 'figures' as 'layout', year: 2026, id: 1234, other: '1234' };
  expect(i18n.t('in' as 'agency', values)).toBe('2026 1234 1234');
});

import i18next, { type i18n } from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { figures } from '#shared/format/numbers-in-texts.ts';
import { createTexts } from '#shared/i18n/texts.ts';

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

/** The texts of a portal that has started in Bosnian. */
async function started() {
  const texts = createTexts(async () => files, figures);
  await texts.start('bs', ['layout']);
  return texts;
}

beforeEach(() => {
  flaky.mockReset().mockResolvedValue(file('stranica'));
  hrFrame.mockReset().mockResolvedValue(file('okvir hr'));
});

test('texts that cannot be loaded are an error, and are loaded again the next time (faults D11, G01)', async () => {
  const texts = await started();
  flaky.mockImplementationOnce(broken);
  await expect(texts.load(['page'])).rejects.toThrow('Failed to fetch');
  await texts.load(['page']);
  expect(word(texts.i18n, 'page')).toBe('stranica');
  await texts.load(['page']);
  expect(flaky).toHaveBeenCalledTimes(2);
});

test('all texts of a language are loaded before it is selected, or none is', async () => {
  const texts = await started();
  await texts.load(['page']);
  hrFrame.mockImplementationOnce(broken);
  await expect(texts.loadLanguage('hr')).rejects.toThrow('Failed to fetch');
  expect(word(texts.i18n, 'page')).toBe('stranica');
  await texts.loadLanguage('hr');
  await texts.i18n.changeLanguage('hr');
  expect([word(texts.i18n), word(texts.i18n, 'page')]).toEqual(['okvir hr', 'stranica hr']);
});

test('the portal does not start without the texts of its frame', async () => {
  await expect(
    createTexts(async () => ({ ...files, '../layout/texts/bs.json': broken }), figures).start('bs', ['layout', 'none']),
  ).rejects.toThrow(/No texts|Failed to fetch/);
});

test('the numbers of a text are figures of its language, its plural form that of the number; years and ids stay (P1)', async () => {
  const { i18n } = await started();
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

test('two portals have texts of their own', async () => {
  const [one, other] = [await started(), await started()];
  await one.loadLanguage('hr');
  await one.i18n.changeLanguage('hr');
  expect([word(one.i18n), word(other.i18n)]).toEqual(['okvir hr', 'okvir']);
});

test('the list of text files is loaded again after a failure, and once when it has come (faults G01)', async () => {
  const list = vi.fn<() => Promise<typeof files>>(broken);
  const texts = createTexts(list, figures);
  await expect(texts.start('bs', ['layout'])).rejects.toThrow('Failed to fetch');
  list.mockClear().mockResolvedValue(files);
  await texts.load(['layout'], 'bs');
  await texts.load(['page'], 'bs');
  expect(list).toHaveBeenCalledOnce();
});

test('a text that is not there is refused by the type check', () => {
  // @ts-expect-error the frame has no such text
  const inFrame = () => i18next.t('layout:noSuchText');
  // @ts-expect-error there is no such namespace
  const inNamespace = () => i18next.t('nowhere:title');
  const there = () => i18next.t('layout:agency');
  expect([inFrame, inNamespace, there]).toHaveLength(3);
});

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

beforeEach(() => {
  flaky.mockReset().mockResolvedValue(file('stranica'));
  hrFrame.mockReset().mockResolvedValue(file('okvir hr'));
});

test('texts that do not come are a failure, and are asked for again the next time (faults D11, G01)', async () => {
  const texts = await startTexts(files, 'bs', ['layout']);
  flaky.mockImplementationOnce(broken);
  await expect(loadTexts(['page'])).rejects.toThrow('Failed to fetch');
  await loadTexts(['page']);
  expect(texts.t('word', { ns: 'page' })).toBe('stranica');
  await loadTexts(['page']);
  expect(flaky).toHaveBeenCalledTimes(2);
});

test('a language is loaded whole before it is switched to, or not at all', async () => {
  const texts = await startTexts(files, 'bs', ['layout']);
  await loadTexts(['page']);
  hrFrame.mockImplementationOnce(broken);
  await expect(loadLanguage('hr')).rejects.toThrow('Failed to fetch');
  expect(texts.t('word', { ns: 'page' })).toBe('stranica');
  await loadLanguage('hr');
  await texts.changeLanguage('hr');
  expect([texts.t('word'), texts.t('word', { ns: 'page' })]).toEqual(['okvir hr', 'stranica hr']);
});

test('the portal does not start without the texts of its frame', async () => {
  await expect(startTexts({ ...files, '../layout/texts/bs.json': broken }, 'bs', ['layout', 'none'])).rejects.toThrow(
    /No texts|Failed to fetch/,
  );
});

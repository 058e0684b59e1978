import { amountsIn, WRITTEN } from '../../e2e/language-formats.ts';
import type { Query } from './engine-page.ts';
import { button, expect, heading, link, test } from './fixtures.ts';

const LANGUAGES: Query = { role: 'navigation', name: 'Jezik' };

test('home opens, its menu can be opened and closed', async ({ engine }) => {
  await engine.open('/bs');
  await engine.find(heading(/./));
  const menu: Query = { role: 'navigation', name: 'Glavni meni' };
  await engine.click({ role: 'button', within: menu });
  await engine.until('an open menu', () => engine.has({ role: 'link', within: menu }));
  await engine.driver.press('Escape');
  await engine.until(
    'a closed menu',
    async () => !(await engine.has({ role: 'link', name: /Interaktivna mapa/, within: menu })),
  );
});

test('a news item opens with its trail, and back leads to the list', async ({ engine }) => {
  await engine.open('/bs/sve-novosti');
  await engine.click({ role: 'link', name: /.{30,}/, within: { role: 'main' } });
  await engine.isAt(/novost-sadrzaj\/\d+$/);
  await engine.find({ role: 'navigation', name: 'Putanja' });
  await engine.driver.back();
  await engine.isAt(/sve-novosti$/);
});

test('a text is searched and its results are filtered by type', async ({ engine }) => {
  await engine.open('/bs/search');
  await engine.write({ role: 'searchbox', name: 'Pojam za pretragu' }, 'izvjestaj');
  await engine.driver.press('Enter');
  await engine.isAt(/topic=izvjestaj/);
  await engine.find(heading(/^\d+ rezultat/));
  await engine.click(link(/^Dokumenti/));
  await engine.isAt(/contentTypeId=4/);
});

test('a canton of the map is selected and deselected', async ({ engine }) => {
  await engine.open('/bs/interaktivna-mapa');
  await engine.click(button(/^Tuzlanski kanton:/));
  await engine.isAt(/canton=2029/);
  await engine.find(heading('Tuzlanski kanton'));
  await engine.driver.press('Escape');
  await engine.find(heading('Federacija Bosne i Hercegovine'));
});

test('the language is switched on the same page, with the dates of that language', async ({ engine }) => {
  await engine.open('/bs/sve-novosti');
  await engine.sees(WRITTEN.bs.day);
  await engine.click({ role: 'link', name: 'hr', within: LANGUAGES });
  await engine.isAt(/\/hr\/sve-novosti/);
  await engine.sees(WRITTEN.hr.day);
  await engine.click({ role: 'link', name: 'en', within: LANGUAGES });
  await engine.isAt(/\/en\/all-news/);
  await engine.until('the days of English alone', async () => {
    const text = await engine.text();
    return WRITTEN.en.day.test(text) && !WRITTEN.bs.day.test(text);
  });
});

test('numbers have the separators of each language', async ({ engine }) => {
  const amounts: string[] = [];
  for (const [lang, { map, result, decimal, group }] of Object.entries(WRITTEN)) {
    await engine.open(`/${lang}/${map}`);
    await engine.click({ role: 'radio', name: result });
    await engine.sees(decimal);
    amounts.push(amountsIn(await engine.text(), group));
  }
  expect(amounts[0]).not.toBe('');
  expect(new Set(amounts).size, amounts.join(' | ')).toBe(1);
});

test('the dark theme is selected and stays on the next page', async ({ engine }) => {
  await engine.open('/bs');
  await engine.click(button(/^Tamn/));
  const isDark = () =>
    engine.driver.run(() => {
      const [red = 255, green = 255, blue = 255] = getComputedStyle(document.body)
        .backgroundColor.split(/[^\d.]+/)
        .filter(Boolean)
        .map(Number);
      return red + green + blue < 200;
    });
  await engine.until('a dark page', isDark);
  await engine.open('/bs/publikacije');
  await engine.until('a dark page', isDark);
});

test('a narrow page has its menu behind a button and does not scroll sideways', async ({ engine }) => {
  await engine.driver.resize(480, 800);
  await engine.open('/bs');
  await engine.click(button('Meni'));
  await engine.find({ role: 'navigation', name: 'Glavni meni' });
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await engine.driver.run(beyond), 'pixels beyond the window').toBeLessThanOrEqual(0);
});

import type { Query } from './engine.ts';
import { button, heading, link, type Journey } from './journey.ts';
import { amountsIn, WRITTEN } from './written.ts';

const LANGUAGES: Query = { role: 'navigation', name: 'Jezik' };

export const READING_JOURNEYS: readonly Journey[] = [
  {
    name: 'home stands, its menu opens and leads on',
    run: async (page) => {
      await page.open('/bs');
      await page.find(heading(/./));
      const menu: Query = { role: 'navigation', name: 'Glavni meni' };
      await page.click({ role: 'button', within: menu });
      await page.until('an open menu', () => page.has({ role: 'link', within: menu }));
      await page.driver.press('Escape');
      await page.until(
        'a closed menu',
        async () => !(await page.has({ role: 'link', name: /Interaktivna mapa/, within: menu })),
      );
    },
  },
  {
    name: 'an item of the content is read and the trail leads back',
    run: async (page) => {
      await page.open('/bs/sve-novosti');
      await page.click({ role: 'link', name: /.{30,}/, within: { role: 'main' } });
      await page.isAt(/novost-sadrzaj\/\d+$/);
      await page.find({ role: 'navigation', name: 'Putanja' });
      await page.driver.back();
      await page.isAt(/sve-novosti$/);
    },
  },
  {
    name: 'a text is searched and narrowed',
    run: async (page) => {
      await page.open('/bs/search');
      await page.write({ role: 'searchbox', name: 'Pojam za pretragu' }, 'izvjestaj');
      await page.driver.press('Enter');
      await page.isAt(/topic=izvjestaj/);
      await page.find(heading(/^\d+ rezultat/));
      await page.click(link(/^Dokumenti/));
      await page.isAt(/contentTypeId=4/);
    },
  },
  {
    name: 'a canton of the map is locked and let go',
    run: async (page) => {
      await page.open('/bs/interaktivna-mapa');
      await page.click(button(/^Tuzlanski kanton:/));
      await page.isAt(/canton=2029/);
      await page.find(heading('Tuzlanski kanton'));
      await page.driver.press('Escape');
      await page.find(heading('Federacija Bosne i Hercegovine'));
    },
  },
  {
    name: 'the language is switched on the same page; its days are written as in that language',
    run: async (page) => {
      await page.open('/bs/sve-novosti');
      await page.sees(WRITTEN.bs.day);
      await page.click({ role: 'link', name: 'hr', within: LANGUAGES });
      await page.isAt(/\/hr\/sve-novosti/);
      await page.sees(WRITTEN.hr.day);
      await page.click({ role: 'link', name: 'en', within: LANGUAGES });
      await page.isAt(/\/en\/all-news/);
      await page.until('the days of English alone', async () => {
        const text = await page.text();
        return WRITTEN.en.day.test(text) && !WRITTEN.bs.day.test(text);
      });
    },
  },
  {
    name: 'the same numbers are grouped and parted as in each language',
    run: async (page) => {
      const amounts: string[] = [];
      for (const [lang, { map, result, decimal, group }] of Object.entries(WRITTEN)) {
        await page.open(`/${lang}/${map}`);
        await page.click({ role: 'radio', name: result });
        await page.sees(decimal);
        amounts.push(amountsIn(await page.text(), group));
      }
      const [bs = '', ...others] = amounts;
      if (bs === '' || others.some((other) => other !== bs)) throw new Error(`Not the same: ${amounts.join(' | ')}`);
    },
  },
  {
    name: 'the dark theme is switched on and stays',
    run: async (page) => {
      await page.open('/bs');
      await page.click(button(/^Tamn/));
      const isDark = () =>
        page.driver.run<boolean>(`
          const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number);
          return r + g + b < 200;`);
      await page.until('a dark page', isDark);
      await page.open('/bs/publikacije');
      await page.until('a dark page', isDark);
    },
  },
  {
    name: 'a narrow page has its menu behind a button and does not scroll sideways',
    run: async (page) => {
      await page.driver.resize(480, 800);
      await page.open('/bs');
      await page.click(button('Meni'));
      await page.find({ role: 'navigation', name: 'Glavni meni' });
      const overflow = await page.driver.run<number>(
        'return document.documentElement.scrollWidth - document.documentElement.clientWidth;',
      );
      await page.driver.resize(1280, 900);
      if (overflow > 0) throw new Error(`${page.driver.engine}: ${overflow} px too wide`);
    },
  },
];

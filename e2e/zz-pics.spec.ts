import { mkdirSync } from 'node:fs';
import { check, choose, sample } from './control-steps.ts';
import { openPage, signIn, test } from './fixtures.ts';
import { reportsOfTwoYears } from './year-reports.ts';

const OUT = '/tmp/pics-before';
mkdirSync(OUT, { recursive: true });
const PLACES = {
  bs: '/bs/poredjenje-s-proslogodisnjim-izvjestajem',
  en: '/en/comparison-with-last-years-report',
  hr: '/hr/usporedba-s-proslogodisnjim-izvjescem',
} as const;
const NOW = { bs: 'Ovogodišnji izvještaj', en: 'This year’s report', hr: 'Ovogodišnje izvješće' } as const;
const LAST = { bs: 'Prošlogodišnji izvještaj', en: 'Last year’s report', hr: 'Prošlogodišnje izvješće' } as const;

for (const [lang, width, dark] of [
  ['bs', 390, false],
  ['bs', 1440, false],
  ['en', 820, false],
  ['hr', 1440, true],
  ['en', 390, true],
] as const)
  test(`last-year ${lang} ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    if (dark) await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page, 'accountant');
    await openPage(page, PLACES[lang]);
    await page.screenshot({ path: `${OUT}/empty-${lang}-${width}.png`, fullPage: true });
    const { last, now } = await reportsOfTwoYears({
      'Bilans stanja!E17': 12345.5,
      'Bilans uspjeha!E12': 77,
      'Bilans stanja!E20': 'n/p',
    });
    await page.getByLabel(new RegExp(`: ${NOW[lang]}$`)).setInputFiles(now);
    await page.getByLabel(new RegExp(`: ${LAST[lang]}$`)).setInputFiles(last);
    await page.getByRole('table').first().waitFor();
    await page.screenshot({ path: `${OUT}/done-${lang}-${width}.png`, fullPage: true });
    await page
      .getByText(/objavljene podatke|published figures/)
      .last()
      .click();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${OUT}/published-${lang}-${width}.png`, fullPage: true });
    if (width === 1440 && lang === 'bs')
      await page.pdf({ path: `${OUT}/print.pdf`, format: 'A4', preferCSSPageSize: true });
  });

test('control', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
    await choose(page, sample('correct.xlsx'));
    await page.getByRole('heading', { name: 'Poređenje s prošlogodišnjim izvještajem' }).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${OUT}/control-choose-${width}.png`, fullPage: true });
    await check(page);
    await page.getByLabel('Odaberite datoteku: Bilješke uz finansijske izvještaje').setInputFiles(sample('notes.docx'));
    await page.getByRole('button', { name: 'List za potpis' }).click();
    await page.getByRole('table', { name: 'Datoteke za predaju' }).waitFor();
    await page.screenshot({ path: `${OUT}/sheet-${width}.png` });
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('dialog [tabindex="0"]')!.dataset['printAlone'] = '';
    });
    if (width === 1440) await page.pdf({ path: `${OUT}/sheet.pdf`, format: 'A4', preferCSSPageSize: true });
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      document.querySelectorAll('[data-print-alone]').forEach((e) => e.removeAttribute('data-print-alone'));
    });
    await page.screenshot({ path: `${OUT}/attach-${width}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Predajte izvještaj' }).click();
    await page.screenshot({ path: `${OUT}/confirm-${width}.png` });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Predajte|Pošaljite ponovo)$/ })
      .click();
    await page.getByRole('button', { name: 'U redu' }).click();
  }
});
test('old', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await openPage(page, '/bs/kontrola-finansijskih-izvjestaja-old');
    await choose(page, ['old-format.xlsx', 'old-errors.xlsx'].map(sample));
    await check(page);
    await page.getByText('Prikažite greške (3)').click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${OUT}/old-${width}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Predajte izvještaje' }).click();
    await page.screenshot({ path: `${OUT}/old-confirm-${width}.png` });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Predajte|Pošaljite ponovo)$/ })
      .click();
    await page
      .getByRole('heading', { name: /Predan/ })
      .first()
      .waitFor();
  }
});

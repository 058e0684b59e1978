import { openPage, test } from './fixtures.ts';
import { readFileSync } from 'node:fs';
const EX = JSON.parse(readFileSync('mocks/agency-file/agency.json', 'utf8'));
for (const [w, lang] of [
  [390, 'bs'],
  [820, 'hr'],
  [1440, 'en'],
  [1440, 'bs'],
] as const)
  test(`pics ${w} ${lang}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.route('**/agency.json', (r) => r.fulfill({ json: EX }));
    await page.setViewportSize({ width: w, height: 900 });
    const slug = { bs: 'radni-sto-operatera', hr: 'radni-stol-operatera', en: 'operators-desk' }[lang];
    for (const part of ['notices', 'switches', 'offices', 'sizeCalculator']) {
      await openPage(page, `/${lang}/${slug}?part=${part}`);
      await page.locator('#part').waitFor();
      if (part === 'notices') await page.locator('[id="parts.notices-add"]').click();
      await page.screenshot({ path: `/tmp/pics-operator/${part}-${w}-${lang}.png`, fullPage: true });
    }
    await openPage(page, `/${lang}/${slug}?tab=agency`);
    await page.locator('main .button-row button').first().click();
    await page.locator('main pre').waitFor({ state: 'attached', timeout: 60000 });
    await page.screenshot({ path: `/tmp/pics-operator/look-${w}-${lang}.png`, fullPage: true });
  });
test('closed pics', async ({ page }) => {
  await page.route('**/agency.json', (r) =>
    r.fulfill({
      json: {
        switches: [
          {
            closes: 'contact',
            until: '2099-01-01T09:00',
            reason: { bs: 'Održavamo server.', hr: 'x', en: 'y' },
            instead: { bs: 'Pozovite centralu.', hr: 'x', en: 'y' },
          },
          { closes: 'check', until: '2099-01-01', reason: { bs: 'Održavamo kontrolu.', hr: 'x', en: 'y' } },
        ],
      },
    }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const a of ['kontaktirajte-nas', 'kontrola-finansijskih-izvjestaja']) {
    await openPage(page, `/bs/${a}`);
    await page.getByText(/privremeno zatvorena/).waitFor();
    await page.screenshot({ path: `/tmp/pics-operator/closed-${a}.png` });
  }
});

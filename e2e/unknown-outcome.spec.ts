import { submitCorrect } from './control-steps.ts';
import { cutLine } from './cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';

const UNKNOWN = { name: 'Nije poznato da li je izvještaj zaprimljen.' };

test('the outcome of a submission without an answer is unknown, recorded, and confirmed before leaving or sending again', async ({
  browser,
}) => {
  // The agency gets every byte, but the connection is interrupted before it answers.
  const line = await cutLine('FileTemplate/Transmit', Infinity);
  const page = await (await browser.newContext({ proxy: line.proxy })).newPage();
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja-old');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Kontrola i predaja finansijskih izvještaja od 2022. godine' })
    .first()
    .click();
  // The old control, shown until this one is loaded, has a field with the same name.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Kontrola i predaja finansijskih izvještaja', exact: true }),
  ).toBeFocused();
  await submitCorrect(page);
  // In the dialog and announced by its live region.
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Datoteke su poslane. Čeka se odgovor Agencije.' }),
  ).toBeVisible();
  // The back button does not interrupt it without asking.
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Napustiti stranicu?' });
  await expect(question).toContainText('neće se znati da li je Agencija zaprimila datoteke');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ostanite' }).click();
  line.cut();

  await expect(page.getByRole('heading', UNKNOWN)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Predajte izvještaj' })).toHaveCount(0);
  await expect(page.getByText('Evidencija pošiljaoca o slanju bez potvrde')).toBeVisible();
  await expect(page.getByText(/^SHA-256 [0-9a-f]{64}$/)).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Pošaljite ponovo' }).click();
  const again = page.getByRole('dialog', { name: 'Poslati iste datoteke još jednom?' });
  await expect(again).toContainText('ponovnim slanjem isti izvještaj stiže dvaput');
  await expectAccessible(page);
  await again.getByRole('button', { name: 'Odustajanje' }).click();

  // The browser asks before a reload; the record of the try survives it.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Evidencije o predaji na ovom računaru' })).toBeVisible();
  await expect(page.getByText('bez potvrde', { exact: true })).toBeVisible();
  await page.context().close();
  line.close();
});

test(
  'an empty answer is a submission; after an HTML page the outcome is unknown',
  { tag: '@any-agency' },
  async ({ page }) => {
    const headers = (type: string) => ({
      'access-control-allow-origin': new URL(page.url()).origin,
      'access-control-allow-credentials': 'true',
      'content-type': type,
    });
    await page.route('**/FileTemplate/Transmit', (route) =>
      route.fulfill({ status: 200, body: '<html><body>Prijava na mrežu</body></html>', headers: headers('text/html') }),
    );
    await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
    await submitCorrect(page);
    await expect(page.getByRole('heading', UNKNOWN)).toBeFocused();
    await page.unroute('**/FileTemplate/Transmit');
    await page.route('**/FileTemplate/Transmit', (route) =>
      route.fulfill({ status: 200, body: '', headers: headers('application/json') }),
    );
    await page.getByRole('button', { name: 'Pošaljite ponovo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pošaljite ponovo' }).click();
    await page.getByRole('dialog', { name: 'Rezultat predaje' }).getByRole('button', { name: 'U redu' }).click();
    await expect(page.getByRole('heading', { name: 'Izvještaj je predan.' })).toBeVisible();
    await expect(page.getByText('Agencija je odgovorila bez poruke.')).toBeVisible();
  },
);

test('a submission that is led to another address, which answers with nothing, is not known', async ({ browser }) => {
  const line = await cutLine('FileTemplate/Transmit', Infinity);
  line.redirect();
  const page = await (await browser.newContext({ proxy: line.proxy })).newPage();
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
  await submitCorrect(page);
  await expect(page.getByRole('heading', UNKNOWN)).toBeFocused();
  await expect(page.getByText('Evidencija pošiljaoca o slanju bez potvrde')).toBeVisible();
  await page.context().close();
  line.close();
});

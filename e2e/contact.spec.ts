import { agency, expect, expectAccessible, expectNoSidewaysScroll, failCalls, openPage, test } from './fixtures.ts';

test('a visitor sends a message to the agency; after a failure the text is still there', async ({ page }) => {
  await openPage(page, '/bs/kontaktirajte-nas');
  await expectNoSidewaysScroll(page);
  const send = page.getByRole('button', { name: 'Pošaljite poruku' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Ime', { exact: false }).first().fill('Ana');
  await page.getByLabel('Prezime').fill('Primjer');
  await page.locator('#email').fill('ana.primjer');
  await expect(page.getByText('Adresa e-pošte nije ispravna').first()).toBeVisible();
  await page.locator('#email').fill('ana.primjer@example.ba');
  await page.locator('#subject').fill('Pitanje');
  await page.locator('#content').fill('Kako dobiti potvrdu? 👋 č ć');
  await page.getByRole('checkbox').check();
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');

  const failure = await failCalls(page, '**/Contact/SendEmail');
  await send.click();
  await expect(page.getByText('Došlo je do greške prilikom slanja poruke.')).toBeVisible();
  await expect(page.locator('#content')).toHaveValue('Kako dobiti potvrdu? 👋 č ć');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);

  failure.mend();
  await page.getByRole('checkbox').check();
  await send.dblclick();
  await expect(page.getByText('Vaša poruka je poslana.')).toBeVisible();
  await expect(page.locator('#content')).toHaveValue('');
  const messages = (await (await page.request.get(`${agency.identityApp}/__agency/messages`)).json()) as {
    contact?: unknown[];
  };
  expect(JSON.stringify(messages)).toContain('Kako dobiti potvrdu? 👋 č ć');
});

test('the map is loaded only on request @further', async ({ page }) => {
  await openPage(page, '/en/contact-us');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.route('https://karte.example.ba/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
  );
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Map with the Agency’s headquarters');
});

import { resolve } from 'node:path';
import type { Page, Request } from '@playwright/test';

/** One screen with malformed answers: its address and what a person does there. */
export type Screen = {
  name: string;
  path: string;
  /** Runs when the page is ready; resolves with a description of a false success, or with null. */
  act?: (page: Page) => Promise<string | null>;
};

/** The main screens. Those of the registers need a signed-in user. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/bs' },
  { name: 'content', path: '/bs/content/7286/x' },
  { name: 'content search', path: '/bs/search?topic=izvje%C5%A1taj' },
  { name: 'register search', path: '/bs/profil-pravnih-lica?legalEntityTypeId=3' },
  { name: 'profile', path: '/bs/profil-pravnih-lica/10048' },
  { name: 'bankruptcy', path: '/bs/predstecajni-i-stecajni-postupci' },
  { name: 'bank account', path: '/bs/jedinstveni-registar-racuna?jib=4274074087393' },
  { name: 'map', path: '/bs/interaktivna-mapa' },
  { name: 'news', path: '/bs/sve-novosti' },
  { name: 'news item', path: '/bs/novost-sadrzaj/7401' },
  { name: 'templates', path: '/bs/predlosci-finansijskih-izvjestaja' },
  { name: 'control', path: '/bs/kontrola-finansijskih-izvjestaja', act: checkReport },
  { name: 'filing season', path: '/bs/sezona', act: askRegister },
  { name: 'contact', path: '/bs/kontaktirajte-nas', act: writeMessage },
  { name: 'publications', path: '/bs/publikacije' },
  { name: 'watch list', path: '/bs/popis-pracenja' },
  { name: 'compare', path: '/bs/poredjenje-pravnih-lica?ids=10048,10001' },
  { name: 'locations', path: '/bs/lokacije-i-poslovne-jedinice' },
];

/** The agency's answer to a call: status and text; null when it was incomplete. */
type Heard = { status: number; text: string } | null;

/** Waits for the call to an address that `send` causes; null when there is none, or its answer is never complete. */
async function heardAfter(page: Page, address: string, send: () => Promise<void>): Promise<Heard> {
  const sent = page
    .waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(address))
    .catch(() => null);
  // Playwright waits forever for the body of an interrupted answer.
  const broken = page
    .waitForEvent('requestfailed', (request) => request.method() === 'POST' && request.url().endsWith(address))
    .then(
      () => null,
      () => null,
    );
  await send();
  const request = await sent;
  if (!request) return null;
  return Promise.race([wholeAnswer(request).catch(() => null), broken]);
}

/** The answer as the page gets it: XMLHttpRequest follows redirects silently, even one back to the same address. */
async function wholeAnswer(request: Request): Promise<Heard> {
  const response = await request.response();
  const next = request.redirectedTo();
  if (next) return wholeAnswer(next);
  const text = await response?.text();
  return response && text !== undefined ? { status: response.status(), text } : null;
}

/** A client's report may only be called missing in the register after an answer. */
async function askRegister(page: Page): Promise<string | null> {
  const buffer = Buffer.from('jib;name\n4274074087393;Klijent');
  await page.locator('main input[type=file]').setInputFiles({ name: 'klijenti.csv', mimeType: 'text/csv', buffer });
  const button = page.getByRole('dialog').getByRole('button', { name: 'Uvezite' });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (/LegalEntities\?|FinancialIndicators/.test(response.url())) answers.push(response.status());
  });
  await button.click();
  const cell = page
    .getByRole('row', { name: /Klijent/ })
    .getByRole('cell')
    .last();
  await cell
    .getByText(/^(još nije|JIB nije u registru|Nije provjereno|Prijavite se|\d\d\.\d\d\.\d{4})/)
    .first()
    .waitFor({ timeout: 60_000 })
    .catch(() => {});
  const text = await cell.innerText();
  return /još nije|JIB nije/.test(text) && !answers.includes(200)
    ? `the register is called empty after ${answers.join(', ')}`
    : null;
}

/** A message may only be 'sent' after a 200 that is no HTML page. */
async function writeMessage(page: Page): Promise<string | null> {
  await page.locator('#email').fill('ana.primjer@example.ba');
  await page.getByLabel('Ime', { exact: false }).first().fill('Ana');
  await page.getByLabel('Prezime').fill('Primjer');
  await page.locator('#subject').fill('Pitanje');
  await page.locator('#content').fill('Kako dobiti potvrdu?');
  await page.getByRole('checkbox').check();
  const send = page.getByRole('button', { name: 'Pošaljite poruku' });
  const heard = await heardAfter(page, '/Contact/SendEmail', () => send.click());
  const announced = page
    .getByText(/Vaša poruka je poslana|Došlo je do greške prilikom slanja|ne znamo|nije poznato/i)
    .first();
  await announced.waitFor({ timeout: 15_000 }).catch(() => {});
  const isSuccess = await page.getByText('Vaša poruka je poslana').isVisible();
  return isSuccess && (heard?.status !== 200 || /<html/i.test(heard.text))
    ? `the message is called sent after ${heard ? `${heard.status} ${heard.text.slice(0, 60)}` : 'no answer'}`
    : null;
}

/** A report may only be 'correct' if the agency's result has no errors. */
async function checkReport(page: Page): Promise<string | null> {
  const sample = resolve('mocks/samples/errors-1.xlsx');
  await page.getByLabel('Odaberite datoteku', { exact: true }).setInputFiles(sample);
  const part = page.getByRole('region', { name: 'Provjera kod Agencije' });
  await part.getByRole('checkbox', { name: 'Nisam robot' }).check();
  const button = part.getByRole('button', { name: 'Provjerite', exact: true });
  const heard = await heardAfter(page, '/FileTemplate/Check', () => button.click());
  await page
    .getByText(/^Izvještaj (je|nije) ispravan|Pokušajte|ponovo/)
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => {});
  const isCorrect = await page.getByRole('heading', { name: 'Izvještaj je ispravan.' }).isVisible();
  return isCorrect && !(heard?.status === 200 && holdsNoErrors(heard.text))
    ? `the report is called correct after ${heard ? `${heard.status} ${heard.text.slice(0, 60)}` : 'no answer'}`
    : null;
}

function holdsNoErrors(text: string): boolean {
  try {
    const errors: unknown[] = [];
    JSON.parse(text, (key, value: unknown) => (key === 'errors' && errors.push(value), value));
    return errors.length > 0 && errors.every((value) => value === null || (Array.isArray(value) && value.length === 0));
  } catch {
    return false;
  }
}

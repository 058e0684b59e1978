import { resolve } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { entityById } from '../mocks/legal-entities/registry.ts';
import { expect } from './fixtures.ts';
import { entity, openForm, pdf, select, takeOffered } from './inbox-steps.ts';
import { saveSearch, startListCheck } from './own-steps.ts';
import { reportsOfTwoYears } from './year-reports.ts';

/** The jib of an entity with documents of proceedings in the agency in a box. */
const IN_PROCEEDINGS = entityById(10_015)?.jib ?? '';

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
  { name: 'inbox', path: '/bs/pristigli-dokumenti', act: addDocument },
  { name: 'bank account', path: '/bs/jedinstveni-registar-racuna?jib=4274074087393' },
  { name: 'map', path: '/bs/interaktivna-mapa' },
  { name: 'news', path: '/bs/sve-novosti' },
  { name: 'news item', path: '/bs/novost-sadrzaj/7401' },
  { name: 'templates', path: '/bs/predlosci-finansijskih-izvjestaja' },
  { name: 'control', path: '/bs/kontrola-finansijskih-izvjestaja', act: checkReport },
  { name: 'filing season', path: '/bs/sezona', act: askRegister },
  { name: 'last year', path: '/bs/poredjenje-s-proslogodisnjim-izvjestajem', act: compareYears },
  { name: 'contact', path: '/bs/kontaktirajte-nas', act: writeMessage },
  { name: 'publications', path: '/bs/publikacije' },
  { name: 'watch list', path: '/bs/popis-pracenja' },
  { name: 'compare', path: '/bs/poredjenje-pravnih-lica?ids=10048,10001' },
  { name: 'locations', path: '/bs/lokacije-i-poslovne-jedinice' },
  { name: 'profile in proceedings', path: '/bs/profil-pravnih-lica/10015' },
  { name: 'list check', path: '/bs/provjera-liste', act: checkList },
  { name: 'named search', path: '/bs/predstecajni-i-stecajni-postupci?name=a', act: nameSearch },
  { name: 'operator desk', path: '/bs/radni-sto-operatera?tab=agency', act: lookAtAgency },
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
    .waitFor();
  const text = await cell.innerText();
  return /još nije|JIB nije/.test(text) && !answers.includes(200)
    ? `the register is called empty after ${answers.join(', ')}`
    : null;
}

/** What is published beside two reports may only be called none when the register answered. */
async function compareYears(page: Page): Promise<string | null> {
  const heard = heardFrom(page, /LegalEntities[?/]|FinancialIndicators/);
  const { last, now } = await reportsOfTwoYears();
  await page.getByLabel(/: Izvještaj za tekuću godinu$/).setInputFiles(now);
  await page.getByLabel(/: Izvještaj za prethodnu godinu$/).setInputFiles(last);
  // Two files are compared on this computer, whatever the agency answers.
  await page.getByText('U upoređenim redovima nema razlika').waitFor();
  await page.getByText('Prikažite objavljene podatke').click();
  const part = page.getByRole('region', { name: 'Objavljeni podaci' });
  const none = part.getByText(/^(?:U registru nema pravnog lica|Za ovo pravno lice nema objavljenih)/);
  await none
    .or(part.getByText(/^(?:Objavljeni podaci prikazuju se prijavljenim|Nema rezultata za odabranu godinu)/))
    .or(part.getByRole('table'))
    .or(part.getByRole('button', { name: 'Pokušajte ponovo' }))
    .first()
    .waitFor();
  const isNone = await none.isVisible();
  return isNone && !(await Promise.all(heard)).some(isAnswer)
    ? 'nothing is said to be published without an answer'
    : null;
}

/** The agency's answers to calls of an address, from now on. */
function heardFrom(page: Page, address: RegExp): Promise<Heard>[] {
  const heard: Promise<Heard>[] = [];
  page.on('response', (answer) => {
    if (!address.test(answer.url())) return;
    heard.push(
      answer.text().then(
        (text) => ({ status: answer.status(), text }),
        () => null,
      ),
    );
  });
  return heard;
}

/** Whether it is an answer that a page can read. */
const isAnswer = (one: Heard) => one !== null && one.status <= 201 && isJson(one.text);

/** A list may only say 'none' of the proceedings of an entity when the registry answered. */
async function checkList(page: Page): Promise<string | null> {
  const heard = heardFrom(page, /LegalEntities\?.*searchType=3/);
  await startListCheck(page, [IN_PROCEEDINGS]);
  await page
    .getByText(/Provjera je završena|trenutno ne prima nove upite/)
    .first()
    .waitFor();
  const cell = page.locator('tbody td[data-l="Postupci"]');
  const isNone = (await cell.count()) === 1 && (await cell.innerText()).trim() === 'nema';
  const answers = await Promise.all(heard);
  return isNone && !answers.some(isAnswer) ? 'proceedings are said to be none without an answer' : null;
}

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

/** Saves the search of the page, where its results arrived. */
async function nameSearch(page: Page): Promise<string | null> {
  if (await page.getByRole('button', { name: 'Sačuvajte pretragu' }).isVisible()) await saveSearch(page);
  return null;
}

/** Whether an answer may mean 'done': 200 or 201 with nothing, or with JSON that says nothing of an error. */
function mayBeDone(heard: Heard): boolean {
  if (heard?.status !== 200 && heard?.status !== 201) return false;
  if (heard.text.trim() === '') return true;
  let isError = false;
  try {
    const said: unknown = JSON.parse(heard.text, (key, value: unknown) => {
      isError ||= /^errors?$|^errorCount$/i.test(key) ? isSomething(value) : key === 'success' && value === false;
      return value;
    });
    return said !== false && !isError;
  } catch {
    return false;
  }
}

/** Whether a value says something, in whatever it is wrapped: neither nothing nor 0. */
const isSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isSomething) : Boolean(value);

/** A message may only be 'sent' after an answer that says so. */
async function writeMessage(page: Page): Promise<string | null> {
  await page.locator('#email').fill('ana.primjer@example.ba');
  await page.getByLabel('Ime', { exact: false }).first().fill('Ana');
  await page.getByLabel('Prezime').fill('Primjer');
  await page.locator('#subject').fill('Pitanje');
  await page.locator('#content').fill('Kako dobiti potvrdu?');
  await page.getByRole('checkbox').check();
  const send = page.getByRole('button', { name: 'Pošaljite poruku' });
  const announced = page.getByText(
    /^(?:Vaša poruka je poslana|Došlo je do greške prilikom slanja poruke|Nije potvrđeno da je poruka stigla)/,
  );
  let said = '';
  const heard = await heardAfter(page, '/Contact/SendEmail', async () => {
    await send.click();
    // At once, because it disappears by itself.
    said = await announced.first().innerText();
  });
  const isSuccess = said.startsWith('Vaša poruka je poslana');
  return isSuccess && !mayBeDone(heard)
    ? `the message is called sent after ${heard ? `${heard.status} ${heard.text.slice(0, 60)}` : 'no answer'}`
    : null;
}

/** A document may only be 'added' after an answer that says so. */
async function addDocument(page: Page): Promise<string | null> {
  const name = `${entity(10_062).jib} 2020-01-31 Opća zabrana raspolaganja.pdf`;
  await select(page, [pdf(name, Buffer.from('%PDF-1.7\n%%EOF\n'))]);
  await page.getByRole('button', { name: 'Potvrđujte redom (1)' }).click();
  const form = openForm(page);
  const type = form.getByLabel('Vrsta dokumenta');
  if ((await type.inputValue()) === '') {
    // The list of types was malformed: only without this type there is none to confirm.
    await expect(type.getByRole('option', { name: 'Opća zabrana raspolaganja', exact: true })).toHaveCount(0);
    return null;
  }
  await takeOffered(page);
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: 'Pošaljite spremne dokumente (1)' });
  await send.or(form.locator('#document-jib:focus')).first().waitFor();
  if (!(await send.isVisible())) {
    // The lookup of the entity was malformed: only then may the jib be refused, and nothing is sent.
    await expect(form.getByText(NO_ENTITY)).toBeVisible();
    return null;
  }
  await send.click();
  const anyway = page.getByRole('button', { name: /^Ipak pošaljite/ });
  const failed = page.getByText(/^(?:Dokument nije dodan|Nije poznato da li je dokument dodan)$/);
  await anyway.or(failed).first().waitFor();
  // Without the entity nothing is sent.
  if (!(await anyway.isVisible())) return null;
  const added = page.getByRole('table').getByText('Dodano', { exact: true });
  const heard = await heardAfter(page, '/documents', async () => {
    await anyway.click();
    await added.or(failed).first().waitFor();
  });
  return (await added.isVisible()) && !mayBeDone(heard)
    ? `the document is called added after ${heard ? `${heard.status} ${heard.text.slice(0, 60)}` : 'no answer'}`
    : null;
}

/** What is said of a jib whose entity is not known. */
const NO_ENTITY = /Pravno lice se trenutno ne može provjeriti|s unesenim JIB-om ne postoji/;

/** A report may only be 'correct' if the agency's result has no errors. */
async function checkReport(page: Page): Promise<string | null> {
  const sample = resolve('mocks/samples/errors-1.xlsx');
  await page.getByLabel('Odaberite datoteku', { exact: true }).setInputFiles(sample);
  const part = page.getByRole('region', { name: 'Kontrola Agencije' });
  await part.getByRole('checkbox', { name: 'Nisam robot' }).check();
  const button = part.getByRole('button', { name: 'Provjerite', exact: true });
  const verdict = page.getByRole('heading', { name: /^Izvještaj (?:je|nije) ispravan/ });
  const failed = page.getByRole('main').getByText('Kontrola nije završena', { exact: true });
  const heard = await heardAfter(page, '/FileTemplate/Check', async () => {
    await button.click();
    await verdict.or(failed).first().waitFor();
  });
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

/** Looks at the APIs from the operator's desk. */
async function lookAtAgency(page: Page): Promise<null> {
  await page.getByRole('button', { name: 'Provjerite sada' }).click();
  await page.getByRole('button', { name: 'Prekinite' }).waitFor({ state: 'detached' });
  return null;
}

import { resolve } from 'node:path';
import type { Query } from './engine-page.ts';
import { button, callsTo, expect, field, link, setTokenSeconds, signIn, test } from './fixtures.ts';

/** An entity with a main account, and one with a bankruptcy. */
const ACCOUNT_JIB = '0076543210001';
const BANKRUPT_JIB = '4200000238949';

test('sign-in returns to the same page, two tabs renew the session once, sign-out ends it in both', async ({
  engine,
}) => {
  await setTokenSeconds(16);
  await signIn(engine, /ana\.primjer/, '/bs/sve-novosti');
  // Read at once, because on a busy machine the token may be renewed before the second tab is open.
  await setTokenSeconds(600);
  const token = () => engine.driver.run(() => localStorage.getItem('accessToken'));
  const first = await token();
  await engine.driver.openTab();
  await engine.open('/bs/publikacije');
  await engine.find(button(/Moj nalog/));
  // Wait for the answer: leaving a page during its renewal leaves the renewal to the other tab.
  await engine.until('a renewed token', async () => (await token()) !== first);
  // Both tabs were due at the same moment; both continue with the tokens that one of them got.
  for (const place of [0, 1]) {
    await engine.driver.toTab(place);
    await engine.open('/bs/profil-pravnih-lica/10048');
    await engine.find({ role: 'region', name: 'Finansijski pokazatelji' });
  }
  expect(await callsTo('/Refresh')).toBe(1);
  await engine.open('/bs/sve-novosti');
  await engine.click(button(/Moj nalog/));
  await engine.driver.run(() => void (window.mark = true));
  await engine.click(button(/Odjava/));
  await engine.until('a new page', () => engine.driver.run(() => window.mark === undefined));
  await engine.find(link('Prijava'));
  await engine.driver.toTab(0);
  await engine.until('the other tab is signed out', async () => !(await engine.has(button(/Moj nalog/))));
});

test('register search, profile, export of the results', async ({ engine }) => {
  await signIn(engine, /ana\.primjer/);
  await engine.open('/bs/profil-pravnih-lica');
  await engine.choose({ role: 'combobox', name: 'Kanton' }, /Tuzlanski/);
  await engine.isAt(/countyId=2029/);
  await engine.find(button(/Kanton: Tuzlanski kanton/));
  await engine.sees(/\b[1-9][\d.]* pravn(o|a|ih) lic[ea]/);
  await engine.click(button(/^Prikažite podatke/));
  await engine.click(link('Otvorite profil'));
  await engine.isAt(/profil-pravnih-lica\/\d+$/);
  await engine.find({ role: 'region', name: 'Finansijski pokazatelji' });
  await engine.driver.back();
  await engine.isAt(/countyId=2029/);
  await engine.open('/bs/profil-pravnih-lica?legalEntityTypeId=3');
  await engine.click(button('Preuzmite'));
  await engine.offersWorkbook(1000, () => engine.click(button('Preuzmite datoteku')));
});

test('a watched legal entity is still watched on the next page', async ({ engine }) => {
  await signIn(engine, /ana\.primjer/);
  await engine.open('/bs/profil-pravnih-lica/10048');
  await engine.click(button('Pratite promjene'));
  await engine.find(button('Na popisu praćenih'));
  await engine.open('/bs/profil-pravnih-lica/10048');
  await engine.find(button('Na popisu praćenih'));
  await engine.open('/bs/popis-pracenja');
  await engine.find(button(/^Uklonite s popisa/));
});

test('a main account is looked up', async ({ engine }) => {
  await signIn(engine, /ana\.primjer/);
  await engine.open('/bs/jedinstveni-registar-racuna');
  await engine.write(field(/^JIB/), ACCOUNT_JIB);
  await engine.driver.press('Enter');
  await engine.isAt(new RegExp(`jib=${ACCOUNT_JIB}`));
  await engine.find({ role: 'article' });
  await engine.sees(/Aktivan/);
});

test('staff add a bankruptcy document', async ({ engine }) => {
  await signIn(engine, /moderator|urednik|registar/i);
  await engine.open('/bs/predstecajni-i-stecajni-postupci');
  await engine.click(button('Dodajte dokument'));
  const dialog: Query = { role: 'dialog' };
  await engine.write({ ...field(/^JIB/), within: dialog }, BANKRUPT_JIB);
  await engine.choose({ role: 'combobox', name: /Vrsta dokumenta/, within: dialog }, /zabrana raspolaganja/);
  await engine.write({ role: 'textbox', name: /Dan/, within: dialog }, '31');
  await engine.write({ role: 'textbox', name: /Mjesec/, within: dialog }, '3');
  await engine.write({ role: 'textbox', name: /Godina/, within: dialog }, '2001');
  await engine.upload(/PDF|datotek/i, resolve('mocks/samples/annual-report.pdf'));
  await engine.sees(/\.pdf/);
  await engine.click({ role: 'button', name: 'Sačuvajte', within: dialog });
  await engine.until('a closed dialog', async () => !(await engine.has(dialog)));
});

test('a profile is printed', async ({ engine }) => {
  await signIn(engine, /ana\.primjer/);
  await engine.open('/bs/profil-pravnih-lica/10048');
  await engine.find({ role: 'table', within: { role: 'region', name: 'Finansijski pokazatelji' } });
  await engine.driver.run(() => void (window.print = () => (window.mark = true)));
  await engine.click(button(/^Odštampajte izvod$/));
  await engine.click({ role: 'button', name: 'Odštampajte', within: { role: 'dialog', name: 'Odštampajte izvod' } });
  await engine.until('a print', () => engine.driver.run(() => window.mark === true));
});

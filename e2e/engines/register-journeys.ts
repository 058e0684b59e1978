import { join } from 'node:path';
import type { Query } from './engine.ts';
import { button, field, link, signIn, type Journey } from './journey.ts';

export const REGISTER_JOURNEYS: readonly Journey[] = [
  {
    name: 'sign-in comes back to the same place, two tabs renew a token once, sign-out ends it in both',
    run: async (page, world) => {
      await world.tokenSeconds(16);
      await signIn(page, /ana\.primjer/, '/bs/sve-novosti');
      // Read at once, because on a busy machine the token may be renewed before the second tab is open.
      await world.tokenSeconds(600);
      const renewals = () => world.callsTo('/Refresh');
      const token = () => page.driver.run<string>(`return localStorage.getItem('accessToken');`);
      const first = await token();
      await page.driver.openTab();
      await page.open('/bs/publikacije');
      await page.find(button(/Moj nalog/));
      // Wait for the answer: leaving a page during its renewal leaves the renewal to the other tab.
      await page.until('a renewed token', async () => (await token()) !== first);
      // Both tabs were due at the same moment; both continue with the tokens that one of them got.
      for (const place of [0, 1]) {
        await page.driver.toTab(place);
        await page.open('/bs/profil-pravnih-lica/10048');
        await page.find({ role: 'region', name: 'Finansijski pokazatelji' });
      }
      if ((await renewals()) !== 1) throw new Error(`${page.driver.engine}: ${await renewals()} renewals, not one`);
      await page.open('/bs/sve-novosti');
      await page.click(button(/Moj nalog/));
      await page.driver.run('window.isSignedIn = true;');
      await page.click(button(/Odjava/));
      await page.until('a page anew', async () => !(await page.driver.run('return window.isSignedIn === true;')));
      await page.find(link('Prijava'));
      await page.driver.toTab(0);
      await page.until('the other tab to follow', async () => !(await page.has(button(/Moj nalog/))));
    },
  },
  {
    name: 'register search → profile → export',
    run: async (page) => {
      await signIn(page, /ana\.primjer/);
      await page.open('/bs/profil-pravnih-lica');
      await page.choose({ role: 'combobox', name: 'Kanton' }, /Tuzlanski/);
      await page.isAt(/countyId=2029/);
      await page.find(button(/Kanton: Tuzlanski kanton/));
      await page.sees(/\b[1-9][\d.]* pravn(o|a|ih) lic[ea]/);
      await page.click(button(/^Prikažite podatke/));
      await page.click(link('Otvorite profil'));
      await page.isAt(/profil-pravnih-lica\/\d+$/);
      await page.find({ role: 'region', name: 'Finansijski pokazatelji' });
      await page.driver.back();
      await page.isAt(/countyId=2029/);
      await page.open('/bs/profil-pravnih-lica?legalEntityTypeId=3');
      await page.click(button('Preuzmite'));
      const downloads = await page.watchDownloads();
      await page.click(button('Preuzmite datoteku'));
      await page.until('a workbook', async () =>
        (await downloads()).some(({ name, start, size }) => name.endsWith('.xlsx') && start === 'PK' && size > 1000),
      );
    },
  },
  {
    name: 'what is watched outlives the page',
    run: async (page) => {
      await signIn(page, /ana\.primjer/);
      await page.open('/bs/profil-pravnih-lica/10048');
      await page.click(button('Pratite promjene'));
      await page.find(button('Na popisu praćenih'));
      await page.open('/bs/profil-pravnih-lica/10048');
      await page.find(button('Na popisu praćenih'));
      await page.open('/bs/popis-pracenja');
      await page.find(button(/^Uklonite s popisa/));
    },
  },
  {
    name: 'a main account is looked up',
    run: async (page, { jib }) => {
      await signIn(page, /ana\.primjer/);
      await page.open('/bs/jedinstveni-registar-racuna');
      await page.write(field(/^JIB/), jib.account);
      await page.driver.press('Enter');
      await page.isAt(new RegExp(`jib=${jib.account}`));
      await page.find({ role: 'article' });
      await page.sees(/Aktivan/);
    },
  },
  {
    name: 'staff add a bankruptcy document',
    run: async (page, { jib, samples }) => {
      await signIn(page, /moderator|urednik|registar/i);
      await page.open('/bs/predstecajni-i-stecajni-postupci');
      await page.click(button('Dodajte dokument'));
      const dialog: Query = { role: 'dialog' };
      await page.write({ ...field(/^JIB/), within: dialog }, jib.bankruptcy);
      await page.choose({ role: 'combobox', name: /Vrsta dokumenta/, within: dialog }, /zabrana raspolaganja/);
      await page.write({ role: 'textbox', name: /Dan/, within: dialog }, '31');
      await page.write({ role: 'textbox', name: /Mjesec/, within: dialog }, '3');
      await page.write({ role: 'textbox', name: /Godina/, within: dialog }, '2001');
      await page.upload(/PDF|datotek/i, join(samples, 'annual-report.pdf'));
      await page.sees(/\.pdf/);
      await page.click({ role: 'button', name: 'Sačuvajte', within: dialog });
      await page.until('a closed dialog', async () => !(await page.has(dialog)));
    },
  },
  {
    name: 'a profile is printed',
    run: async (page) => {
      await signIn(page, /ana\.primjer/);
      await page.open('/bs/profil-pravnih-lica/10048');
      await page.find({ role: 'table', within: { role: 'region', name: 'Finansijski pokazatelji' } });
      await page.driver.run('window.print = () => { window.wasPrinted = true; };');
      await page.click(button(/^(Odštampajte|Štampa|Ispišite|Ispis)/));
      await page.until('a print', () => page.driver.run('return window.wasPrinted === true;'));
    },
  },
];

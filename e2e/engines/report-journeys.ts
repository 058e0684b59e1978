import { join } from 'node:path';
import type { EnginePage, Query } from './engine.ts';
import { button, field, heading, type Journey } from './journey.ts';

async function checkReport(page: EnginePage, path: string): Promise<void> {
  await page.upload(/^(Odaberite datoteku|Odaberite datoteke|Provjerite ispravljenu datoteku)$/, path);
  const part: Query = { role: 'region', name: 'Provjera kod Agencije' };
  await page.click({ role: 'checkbox', name: 'Nisam robot', within: part });
  await page.click({ ...button(/^Provjerite$/), within: part });
}

export const REPORT_JOURNEYS: readonly Journey[] = [
  {
    name: 'a template is downloaded',
    run: async (page) => {
      await page.open('/bs/predlosci-finansijskih-izvjestaja');
      await page.click(button(/^Računovođa/));
      const creator: Query = { role: 'combobox', name: /Računovođa/ };
      await page.write(creator, 'brez');
      await page.find({ role: 'option' });
      await page.driver.press('ArrowDown');
      await page.driver.press('Enter');
      await page.choose({ role: 'combobox', name: /^Vrsta pravnog lica/ }, /Privredna društva/);
      await page.choose({ role: 'combobox', name: /^Vrsta izvještaja/ }, /^Godišnji izvještaj$/);
      await page.choose({ role: 'combobox', name: /^Obračunski period/ }, /2025/);
      const downloads = await page.watchDownloads();
      await page.click(button('Preuzmite predložak'));
      await page.until('a workbook', async () =>
        (await downloads()).some(({ name, start, size }) => name.endsWith('.xlsx') && start === 'PK' && size > 5000),
      );
    },
  },
  {
    name: 'a report: errors, corrected, documents, submitted',
    run: async (page, { samples }) => {
      await page.open('/bs/kontrola-finansijskih-izvjestaja');
      await checkReport(page, join(samples, 'errors-1.xlsx'));
      await page.find(heading(/^Izvještaj nije ispravan/));
      await checkReport(page, join(samples, 'correct.xlsx'));
      await page.find(heading('Izvještaj je ispravan.'));
      await page.upload(/^Odaberite datoteku: Bilješke/, join(samples, 'notes.docx'));
      await page.click(button('Predajte izvještaj'));
      const dialog: Query = { role: 'dialog' };
      await page.click({ role: 'button', name: 'Predajte', within: dialog });
      await page.click({ role: 'button', name: 'U redu', within: { role: 'dialog', name: 'Rezultat predaje' } });
      await page.find(heading('Izvještaj je predan.'));
      // Data stored on this computer (IndexedDB) survive the page.
      await page.open('/bs/kontrola-finansijskih-izvjestaja');
      await page.find(heading(/Evidencije o predaji na ovom računaru/));
      await page.sees(/correct\.xlsx/);
    },
  },
  {
    name: 'a message is sent to the agency',
    run: async (page) => {
      await page.open('/bs/kontaktirajte-nas');
      await page.write(field(/^Ime/), 'Ana');
      await page.write(field(/^Prezime/), 'Primjer');
      await page.write(field(/e-pošt/i), 'ana.primjer@example.ba');
      await page.write(field(/Naslov|Predmet/), 'Pitanje');
      await page.write(field(/Poruka|poruke/), 'Kako dobiti potvrdu? č ć đ');
      await page.click({ role: 'checkbox' });
      await page.click(button('Pošaljite poruku'));
      await page.sees(/Vaša poruka je poslana/);
    },
  },
];

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sampleEntity } from '../../mocks/samples/fill-sample.ts';
import type { EnginePage, Query } from './engine-page.ts';
import { button, field, heading, test } from './fixtures.ts';

const sample = (name: string) => resolve('mocks/samples', name);

async function checkReport(engine: EnginePage, path: string): Promise<void> {
  await engine.upload(/^(Odaberite datoteku|Odaberite datoteke|Provjerite ispravljenu datoteku)$/, path);
  const part: Query = { role: 'region', name: 'Provjera kod Agencije' };
  await engine.click({ role: 'checkbox', name: 'Nisam robot', within: part });
  await engine.click({ ...button(/^Provjerite$/), within: part });
}

test('a template is downloaded', async ({ engine }) => {
  await engine.open('/bs/predlosci-finansijskih-izvjestaja');
  await engine.click(button(/^Računovođa/));
  const creator: Query = { role: 'combobox', name: /Računovođa/ };
  await engine.write(creator, 'brez');
  await engine.find({ role: 'option' });
  await engine.driver.press('ArrowDown');
  await engine.driver.press('Enter');
  await engine.choose({ role: 'combobox', name: /^Vrsta pravnog lica/ }, /Privredna društva/);
  await engine.choose({ role: 'combobox', name: /^Vrsta izvještaja/ }, /^Godišnji izvještaj$/);
  await engine.choose({ role: 'combobox', name: /^Obračunski period/ }, /2025/);
  await engine.offersWorkbook(5000, () => engine.click(button('Preuzmite predložak')));
});

test('a report has errors, is corrected and submitted with its documents', async ({ engine }) => {
  await engine.open('/bs/kontrola-finansijskih-izvjestaja');
  await checkReport(engine, sample('errors-1.xlsx'));
  await engine.find(heading(/^Izvještaj nije ispravan/));
  await checkReport(engine, sample('correct.xlsx'));
  await engine.find(heading('Izvještaj je ispravan.'));
  await engine.upload(/^Odaberite datoteku: Bilješke/, sample('notes.docx'));
  await engine.click(button('Predajte izvještaj'));
  const dialog: Query = { role: 'dialog' };
  await engine.click({ role: 'button', name: 'Predajte', within: dialog });
  await engine.click({ role: 'button', name: 'U redu', within: { role: 'dialog', name: 'Rezultat predaje' } });
  await engine.find(heading('Izvještaj je predan.'));
  // Data stored on this computer (IndexedDB) survive the engine.
  await engine.open('/bs/kontrola-finansijskih-izvjestaja');
  await engine.find(heading(/Evidencije o predaji na ovom računaru/));
  await engine.sees(/correct\.xlsx/);
});

test('clients are imported, one report is checked from the desk, and its errors are shown there', async ({
  engine,
}) => {
  const { jib } = sampleEntity();
  const list = join(mkdtempSync(join(tmpdir(), 'clients-')), 'klijenti.csv');
  writeFileSync(list, `jib;name\n${jib};Breza d.o.o.\n4200000000009;Čempres d.d.\n`);
  await engine.open('/bs/sezona');
  await engine.upload(/^Uvezite datoteku$/, list);
  await engine.click({ role: 'button', name: 'Uvezite', within: { role: 'dialog' } });
  await engine.find(heading('2 pravna lica'));
  await engine.click({ role: 'link', name: 'Breza d.o.o., Posljednja kontrola: nije rađena' });
  await engine.sees(new RegExp(`\\(${jib}\\)`));
  await checkReport(engine, sample('errors-1.xlsx'));
  await engine.find(heading(/^Izvještaj nije ispravan/));
  await engine.open('/bs/sezona?show=correct');
  await engine.find({ role: 'link', name: 'Ispravite greške: Breza d.o.o.' });
});

test('a message is sent to the agency', async ({ engine }) => {
  await engine.open('/bs/kontaktirajte-nas');
  await engine.write(field(/^Ime/), 'Ana');
  await engine.write(field(/^Prezime/), 'Primjer');
  await engine.write(field(/e-pošt/i), 'ana.primjer@example.ba');
  await engine.write(field(/Naslov|Predmet/), 'Pitanje');
  await engine.write(field(/Poruka|poruke/), 'Kako dobiti potvrdu? č ć đ');
  await engine.click({ role: 'checkbox' });
  await engine.click(button('Pošaljite poruku'));
  await engine.sees(/Vaša poruka je poslana/);
});

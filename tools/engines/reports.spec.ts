import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleEntity } from '../../mocks/samples/fill-sample.ts';
import { button, field, heading, test } from './fixtures.ts';
import { checkReport, correctAndSubmit, downloadTemplate, sample } from './report-steps.ts';

test('a template is downloaded', ({ engine }) => downloadTemplate(engine));

test('a report has errors, is corrected and submitted with its documents', ({ engine }) => correctAndSubmit(engine));

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

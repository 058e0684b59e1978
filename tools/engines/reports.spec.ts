import { button, field, test } from './fixtures.ts';
import { correctAndSubmit, downloadTemplate } from './report-steps.ts';

test('a template is downloaded', ({ engine }) => downloadTemplate(engine));

test('a report has errors, is corrected and submitted with its documents', ({ engine }) => correctAndSubmit(engine));

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

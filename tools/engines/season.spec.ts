import { writeFile } from 'node:fs/promises';
import type { LegalEntity } from '../../mocks/legal-entities/generate.ts';
import { resultItemOf } from '../../mocks/legal-entities/profile.ts';
import { generatedEntities } from '../../mocks/legal-entities/registry.ts';
import { fillSample, YEARLY } from '../../mocks/samples/fill-sample.ts';
import type { EnginePage } from './engine-page.ts';
import { button, callsTo, expect, heading, orderReplies, signIn, test } from './fixtures.ts';
import { checkReport, submitReport } from './report-steps.ts';

const DESK = '/bs/sezona';
const AMENDED = 55;
const FORTY = generatedEntities()
  .filter((each) => each.legalEntityTypeId === 1 && each.jib.startsWith('42') && resultItemOf(each, 'bs').address)
  .slice(0, 40);
/** What happens to the clients' reports; the others are not sent this afternoon. */
const WITH_ERRORS = FORTY.slice(0, 5);
const AMENDING = FORTY.slice(5, 8);
const [UNANSWERED, SENT_TWICE] = FORTY.slice(8, 10) as [LegalEntity, LegalEntity];

/** Checks a file for a client, at the address to which the desk leads. */
async function checkFor(engine: EnginePage, { jib }: LegalEntity, path: string): Promise<void> {
  await engine.open(`/bs/kontrola-finansijskih-izvjestaja?client=${jib}`);
  await engine.sees(new RegExp(`\\(${jib}\\)`));
  await checkReport(engine, path);
}

const FORTY_CLIENTS = heading('40 pravnih lica');

test('an afternoon with forty clients: five with errors, three amended, one without an answer, one sent twice', async ({
  engine,
}, info) => {
  const saved = async (name: string, content: string | Uint8Array) => {
    await writeFile(info.outputPath(name), content);
    return info.outputPath(name);
  };
  const report = async (
    entity: LegalEntity,
    { reportType = YEARLY.reportType, ...faults }: { reportType?: number; cells?: Record<string, string> } = {},
  ) => saved(`${entity.jib}.xlsx`, await fillSample({ ...YEARLY, reportType, entity }, faults));
  const rows = FORTY.map((client) =>
    [client.jib, client.shortName, 1, 1, AMENDING.includes(client) ? AMENDED : ''].join(';'),
  );
  const list = ['jib;name;legalEntityTypeId;reportingStandard;reportTypeId', ...rows].join('\r\n');

  await signIn(engine, /ana\.primjer/, DESK);
  await engine.upload(/^Uvezite datoteku$/, await saved('klijenti.csv', `\uFEFF${list}`));
  await engine.click({ role: 'button', name: 'Uvezite', within: { role: 'dialog' } });
  await engine.find(FORTY_CLIENTS);

  for (const client of WITH_ERRORS) {
    await checkFor(engine, client, await report(client, { cells: { 'Bilans stanja!E17': 'n/p' } }));
    await engine.find(heading(/^Izvještaj nije ispravan/));
  }
  const done = button('U redu');
  for (const client of AMENDING) {
    await checkFor(engine, client, await report(client, { reportType: AMENDED }));
    await submitReport(engine);
    await engine.click(done);
  }

  // The same file again, after a reload: first declined, then sent after the question.
  const twice = await report(SENT_TWICE);
  await checkFor(engine, SENT_TWICE, twice);
  await submitReport(engine);
  await engine.click(done);
  await checkFor(engine, SENT_TWICE, twice);
  await engine.sees(/Isti sadržaj već je poslan s ovog računara/);
  await submitReport(engine, 'Odustajanje');
  expect(await callsTo('/FileTemplate/Transmit')).toBe(4);
  await engine.click(button('Predajte izvještaj'));
  await engine.click({ role: 'button', name: 'Pošaljite ponovo', within: { role: 'dialog' } });
  await engine.click(done);
  expect(await callsTo('/FileTemplate/Transmit')).toBe(5);

  // One is answered by a page of something between the portal and the agency.
  await orderReplies('/FileTemplate/Transmit', ['page']);
  await checkFor(engine, UNANSWERED, await report(UNANSWERED));
  await submitReport(engine);
  await engine.sees(/Nije poznato da li je izvještaj zaprimljen/);
  await engine.click({ role: 'link', name: 'Izvještaji mojih klijenata', within: { role: 'main' } });
  await engine.click(button('Napustite stranicu'));

  await engine.find(FORTY_CLIENTS);
  await engine.find({ role: 'radio', name: /^S greškama 5$/ });
  await engine.find({ role: 'radio', name: /^Nepoznat ishod 1$/ });
  await engine.find({ role: 'link', name: `Razjasnite ishod: ${UNANSWERED.shortName}` });
  await engine.until('one row sent twice', async () => {
    const text = await engine.text();
    return !text.includes('provjera…') && text.split('Ista datoteka već je ranije poslana.').length === 2;
  });
  // Signed in, the register is asked about each client.
  await engine.sees(/još nije/);
  await engine.click({ role: 'radio', name: /^S greškama 5$/ });
  await engine.sees(/Prikazano 5 od 40\./);
  // The selection and all data outlive a reload.
  await engine.open(`${DESK}?show=correct`);
  await engine.sees(/Prikazano 5 od 40\./);
  for (const { shortName } of WITH_ERRORS) await engine.find({ role: 'link', name: `Ispravite greške: ${shortName}` });
  await engine.click(button('Preuzmite tabelu'));
  await engine.offersWorkbook(3000, () => engine.click(button('Preuzmite datoteku')));
});

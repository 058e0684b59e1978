import { resolve } from 'node:path';
import type { EnginePage, Query } from './engine-page.ts';
import { button, heading } from './fixtures.ts';

/** The path of a sample workbook of the agency in a box. */
const sample = (name: string): string => resolve('mocks/samples', name);

/** Downloads the template of an annual report as an accountant. */
export async function downloadTemplate(engine: EnginePage): Promise<void> {
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
}

/** Selects a report in the control and has the agency check it. */
export async function checkReport(engine: EnginePage, path: string): Promise<void> {
  await engine.upload(/^(Odaberite datoteku|Odaberite datoteke|Provjerite ispravljenu datoteku)$/, path);
  const part: Query = { role: 'region', name: 'Kontrola Agencije' };
  await engine.click({ role: 'checkbox', name: 'Nisam robot', within: part });
  await engine.click({ ...button(/^Provjerite$/), within: part });
}

/** Adds the notes to a correct report and submits it; `confirm` is the button of the question. */
export async function submitReport(engine: EnginePage, confirm = 'Predajte'): Promise<void> {
  await engine.find(heading('Izvještaj je ispravan.'));
  await engine.upload(/^Odaberite datoteku: Bilješke/, sample('notes.docx'));
  await engine.click(button('Predajte izvještaj'));
  await engine.click({ role: 'button', name: confirm, within: { role: 'dialog' } });
}

/** Has a report with errors checked, then a correct one, and submits that with its documents. */
export async function correctAndSubmit(engine: EnginePage): Promise<void> {
  await engine.open('/bs/kontrola-finansijskih-izvjestaja');
  await checkReport(engine, sample('errors-1.xlsx'));
  await engine.find(heading(/^Izvještaj nije ispravan/));
  await checkReport(engine, sample('correct.xlsx'));
  await submitReport(engine);
  await engine.click({ role: 'button', name: 'U redu', within: { role: 'dialog', name: 'Rezultat predaje' } });
  await engine.find(heading('Izvještaj je predan.'));
  // Data stored on this computer (IndexedDB) survive the engine.
  await engine.open('/bs/kontrola-finansijskih-izvjestaja');
  await engine.find(heading(/Evidencije o predaji na ovom računaru/));
  await engine.sees(/correct\.xlsx/);
}

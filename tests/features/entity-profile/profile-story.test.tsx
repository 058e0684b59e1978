import { read, utils } from '@e965/xlsx';
import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { agency } from '#tests/agency.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { savedCsv } from '../saved-csv.ts';
import { accountAnswers, calls, ENTITY, entityAnswers, openProfile, recordsAnswer } from './profile-answers.ts';
import { record } from './sent-record.ts';

/** What is drawn only. */
const DRAWN = {
  address: 'Ulica Primjer 7',
  email: 'uprava@vranduska.example.ba',
  phone: '+387 32 000 111',
  webSite: 'www.vranduska.example.ba',
  taxNumber: '111222333444',
};
const document = (id: number, submittedOn: string | null, translationKey = 'bankruptcyOpeningDecision') => ({
  id,
  url: `https://example.ba/${id}.pdf`,
  submittedOn,
  documentType: { proceedingTypeKey: 'bankruptcy', translationKey },
});
const registryAnswers = (answer: () => Response) => calls('*/LegalEntities', answer);
const documents = (...list: object[]) =>
  registryAnswers(() => HttpResponse.json({ resultList: [{ id: 501, jib: ENTITY.jib, documents: list }], count: 1 }));
const noDocuments = () => registryAnswers(() => HttpResponse.json({ resultList: [], count: 0 }));
const entity = (change: object = {}) => entityAnswers({ ...DRAWN, legalEntitySizeId: 1, ...change });
const account = (accountNumber: string) =>
  accountAnswers({
    bankAccount: [{ accountNumber, bank: { name: 'Vrelska banka d.d.' }, status: { name: 'Blokiran' } }],
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  entity();
  noDocuments();
  recordsAnswer();
  account('1290079401028494');
});

describe('the story of an entity in proceedings', () => {
  test('head, sentences, documents and timeline say the same; contact data are drawn only (R2.4, R2.7)', async () => {
    const requested = documents(
      document(2, '2025-03-12', 'bankruptcyConcludingDecision'),
      document(1, '2025-02-01'),
      document(3, null),
    );
    recordsAnswer(
      record(2021, { bU_311: 9 }),
      record(2023, { bU_JP_Dobitak: 100, pP_JP_BrojZaposlenih: 4 }),
      record(2024, { bU_JP_Gubitak: 50, pP_JP_BrojZaposlenih: 3 }),
    );
    await openProfile();
    const head = await region('Predstečajni i stečajni postupci');
    expect(await head.findByText('Stečajni postupak')).toBeVisible();
    expect(head.getByText('3 dokumenta')).toBeVisible();
    expect(head.getByText(/Rješenje o zaključenju stečajnog postupka, 12\.03\.2025/)).toBeVisible();
    const below = await region('Dokumenti postupaka');
    expect(below.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Rješenje o otvaranju stečajnog postupka'),
      expect.stringContaining('Rješenje o zaključenju stečajnog postupka'),
      expect.stringContaining('Rješenje o otvaranju stečajnog postupka'),
    ]);
    expect(requested.map((url) => new URL(url).search)).toEqual([
      '?PageSize=10&includeCount=true&Page=0&jib=0076543210001&searchType=3',
    ]);

    const summary = await region('Ukratko');
    for (const sentence of [
      'Ovo pravno lice je privredno društvo (sjedište: Zenica, Zeničko-dobojski kanton). Registrovano je 18. marta 1998.',
      'Po veličini je u 2021. godini bilo malo pravno lice. Pretežna djelatnost je „Proizvodnja metalnih konstrukcija i njihovih dijelova“ (šifra 25.11).',
      'U 2024. godini iskazalo je gubitak od 50 KM, a u 2023. godini dobit od 100 KM.',
      'Zaposlenih je u 2024. godini bilo 3 (godinu ranije 4).',
      'Glavni račun vodi Vrelska banka d.d., a status računa je „Blokiran“.',
      /^U registru predstečajnih i stečajnih postupaka ima 3 dokumenta o ovom pravnom licu \(stečajni postupak\)/,
    ])
      expect(await summary.findByText(sentence)).toBeVisible();

    expect(await events()).toEqual([
      expect.stringMatching(/^12\.03\.2025Rješenje o zaključenju stečajnog postupka.*Stečajni postupak$/),
      expect.stringMatching(/^01\.02\.2025Rješenje o otvaranju stečajnog postupka.*Stečajni postupak$/),
      '01.02.2025Predan izvještaj za 2024. godinu: Godišnji izvještaj',
      '01.02.2024Predan izvještaj za 2023. godinu: Godišnji izvještaj',
      '01.02.2022Predan izvještaj za 2021. godinu: Godišnji izvještaj',
      '18.03.1998Registracija',
    ]);
    expect(screen.getByText(/^Događaji bez datuma, koji nisu prikazani: 1/)).toBeVisible();
    for (const link of within(screen.getByRole('navigation', { name: 'Dijelovi profila' })).getAllByRole('link'))
      expect(window.document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    expectDrawnOnly(Object.values(DRAWN));
  });

  test('none only when the registry answered, and documents of another jib are not those of this entity; no date, no events', async () => {
    entity({ registrationDateTime: null });
    account('12345');
    registryAnswers(() =>
      HttpResponse.json({
        resultList: [{ id: 502, jib: '00765432100011', documents: [document(1, '2024-01-05')] }],
        count: 1,
      }),
    );
    await openProfile();
    expect(
      await (await region('Predstečajni i stečajni postupci')).findByText('Nema dokumenata u registru postupaka'),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Dokumenti postupaka' })).toBeNull();
    expect(await (await region('Hronologija')).findByText('Nema događaja ove vrste s poznatim datumom')).toBeVisible();
    // A number that is no account number of 16 digits has no IBAN.
    const panel = await region('Glavni račun');
    expect(await panel.findByText('Vrelska banka d.d.')).toBeVisible();
    expect(panel.queryByText(/IBAN/)).toBeNull();
  });

  test('when another try succeeds, the focus of its button goes to the heading', async () => {
    entity({});
    registryAnswers(() => new HttpResponse(null, { status: 500 }));
    const { user } = await openProfile();
    const head = await region('Predstečajni i stečajni postupci');
    const again = await head.findByRole('button', { name: 'Pokušajte ponovo' });
    registryAnswers(() => HttpResponse.json({ resultList: [], count: 0 }));
    await user.click(again);
    expect(await head.findByText('Nema dokumenata u registru postupaka')).toBeVisible();
    await waitFor(() => expect(head.getByRole('heading', { level: 2 })).toHaveFocus());
  });

  test('without a whole jib the registry is not asked, and that is said', async () => {
    entity({ jib: '123' });
    const requested = documents();
    const { user } = await openProfile();
    const head = await region('Predstečajni i stečajni postupci');
    expect(head.getByText('Nije poznato')).toBeVisible();
    expect(head.queryByRole('button', { name: 'Pokušajte ponovo' })).toBeNull();
    expect(requested).toEqual([]);
    const timeline = await region('Hronologija');
    await user.click(timeline.getByRole('radio', { name: 'Dokumenti postupaka' }));
    expect(await timeline.findByText(/nema 13 cifara, pa se postupci ne mogu provjeriti/)).toBeVisible();
    expect(timeline.queryByText(/^Nema događaja/)).toBeNull();
  });
});

test('of an entity without a jib it is not said that its jib has too few digits', async () => {
  entity({ jib: null });
  await openProfile();
  const notGiven = 'Za ovo pravno lice nije naveden JIB, pa se postupci ne mogu provjeriti.';
  expect((await region('Predstečajni i stečajni postupci')).getByText(notGiven)).toBeVisible();
  expect(await (await region('Hronologija')).findByText(notGiven)).toBeVisible();
  expect(screen.queryByText(/nema 13 cifara/)).toBeNull();
});

/** Contact data, tax number and address are in no text and no link. */
function expectDrawnOnly(values: readonly string[]): void {
  const main = screen.getByRole('main');
  const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const texts = [...main.querySelectorAll('*')].filter(
    (element) => element.childElementCount === 0 && !element.closest('[role=img]'),
  );
  for (const value of values) {
    expect(texts.filter((element) => element.textContent.includes(value))).toEqual([]);
    expect(links.filter((link) => decodeURIComponent(link).includes(value))).toEqual([]);
  }
}

const events = async () => {
  const timeline = await region('Hronologija');
  await timeline.findAllByRole('listitem');
  return timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('a call that failed is not repeated by the parts that come later, and the other sentences are there', async () => {
  const requested: string[] = [];
  const fails = ({ request }: { request: Request }) => {
    requested.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return new HttpResponse(null, { status: 500 });
  };
  agency.use(
    http.get('*/BankAccount/Search', fails),
    http.get('*/FinancialIndicators', fails),
    http.get('*/LegalEntities', (info) => (fails(info), new HttpResponse(null, { status: 401 }))),
  );
  await openProfile();
  expect(await (await region('Predstečajni i stečajni postupci')).findByText('Nije poznato')).toBeVisible();
  expect(await screen.findByText('Dokumenti postupaka nisu poznati, pa u hronologiji nedostaju')).toBeVisible();
  const summary = await region('Ukratko');
  expect(await summary.findByText('Podaci o glavnom računu nisu dostupni.')).toBeVisible();
  expect(summary.getByText(/^Ovo pravno lice je privredno društvo/)).toBeVisible();
  expect(requested.toSorted()).toEqual(['FinancialIndicators', 'LegalEntities', 'Search']);
});

test('what the timeline lacks is said in the saved file and in its name as well', async () => {
  agency.use(http.get('*/FinancialIndicators', () => new HttpResponse(null, { status: 500 })));
  documents(document(1, '2025-02-01'), document(2, null));
  const { user } = await openProfile();
  const timeline = await region('Hronologija');
  const failed = 'Predani izvještaji trenutno se ne mogu učitati, pa u hronologiji nedostaju';
  expect(await timeline.findByText(failed)).toBeVisible();
  await timeline.findAllByRole('listitem');
  await user.click(timeline.getByRole('button', { name: 'Preuzmite' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Preuzmite datoteku' }));
  await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  const [file, name] = vi.mocked(saveAs).mock.calls[0] as [Blob, string];
  expect(name).toMatch(/^hronologija-nepotpuna-0076543210001-.*\.xlsx$/);
  const about = utils.sheet_to_csv(read(await file.arrayBuffer()).Sheets['O podacima']!);
  expect(about).toContain(failed);
  expect(about).toContain('Događaji bez datuma, koji nisu prikazani: 1.');
});

test('saved files name the jib as the page does in its language, and an entity without a name by its jib', async () => {
  entity({ shortName: null, longName: null });
  recordsAnswer(record(2023, { bS_JP_UkupnoImovina: 1 }));
  const { user } = await openProfile('/en/business-entities-profile/501');
  await user.click((await region('Timeline')).getByRole('button', { name: 'Download' }));
  const timeline = await savedCsv(user, 'Download the file');
  vi.mocked(saveAs).mockClear();
  await user.click(await screen.findByRole('button', { name: 'Download or cite the figures' }));
  const figures = await savedCsv(user, 'Download the file');
  for (const { text } of [timeline, figures]) {
    expect(text).toMatch(/^\W*UIN,/);
    expect(text).toContain(`${ENTITY.jib},${ENTITY.jib},`);
  }
});

test('an address cannot put any text into a message', async () => {
  await renderPage('/bs/kontaktirajte-nas?subject=Prevara&content=Prevara&jib=Prevara');
  expect(await screen.findByLabelText(/^Predmet/)).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /^Poruka/ })).toHaveValue('');
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderApp } from '#tests/renderApp.tsx';

const ENTITY = {
  id: 501,
  jib: '4200000000005',
  shortName: 'Vranduška d.o.o.',
  longName: 'Vranduška metalopreradna d.o.o. Zenica',
  legalEntityTypeId: 1,
  legalEntitySizeId: 1,
  registrationDateTime: '1998-03-17T23:00:00Z',
  county: 'Zeničko-dobojski kanton',
  municipality: 'Zenica',
  address: 'Ulica Primjer 7',
  email: 'uprava@vranduska.example.ba',
  phone: '+387 32 000 111',
  webSite: 'www.vranduska.example.ba',
  taxNumber: '111222333444',
  activityCode: '25.11',
  activityCodeDescription: 'Proizvodnja metalnih konstrukcija',
  isVisibleEntity: true,
};
const document = (id: number, submittedOn: string | null, translationKey = 'bankruptcyOpeningDecision') => ({
  id,
  url: `https://example.ba/${id}.pdf`,
  submittedOn,
  documentType: { proceedingTypeKey: 'bankruptcy', translationKey },
});
const record = (year: number, submittedOn: string | null, name = 'Godišnji izvještaj', lines: object = {}) => ({
  year,
  reportTypeId: name.length,
  reportType: { id: name.length, name },
  reportSubmissionDate: submittedOn,
  ...lines,
});
const REGISTRY = `${DEFAULT_BASES.main}/LegalEntities`;

const registryAnswers = (answer: () => Response) => {
  const requested: string[] = [];
  agency.use(
    http.get(REGISTRY, ({ request }) => {
      requested.push(new URL(request.url).search);
      return answer();
    }),
  );
  return requested;
};
const documents = (...list: object[]) =>
  registryAnswers(() => HttpResponse.json({ resultList: [{ id: 501, jib: ENTITY.jib, documents: list }], count: 1 }));
const noDocuments = () => registryAnswers(() => HttpResponse.json({ resultList: [], count: 0 }));
const reports = (...resultList: object[]) =>
  agency.use(http.get('*/FinancialIndicators', () => HttpResponse.json({ resultList })));
const entity = (change: object = {}) =>
  agency.use(http.get('*/LegalEntities/501', () => HttpResponse.json({ ...ENTITY, ...change })));
const account = (accountNumber: string) =>
  agency.use(
    http.get('*/BankAccount/Search', () =>
      HttpResponse.json({
        bankAccount: [{ accountNumber, bank: { name: 'Vrelska banka d.d.' }, status: { name: 'Blokiran' } }],
      }),
    ),
  );
const open = (address = '/bs/profil-pravnih-lica/501') => renderApp(address, { as: 'citizen' });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  entity();
  noDocuments();
  reports();
  account('1290079401028494');
});

describe('bankruptcy and pre-bankruptcy at the head of the extract (R2.7)', () => {
  test('proceedings, number of documents and the latest of them, and the documents below', async () => {
    const requested = documents(document(2, '2025-03-12', 'bankruptcyConcludingDecision'), document(1, '2024-01-05'));
    await open();
    const head = await region('Stečajni i predstečajni postupci');
    expect(await head.findByText('Stečajni postupak')).toBeVisible();
    expect(head.getByText('2 dokumenta')).toBeVisible();
    expect(head.getByText(/Rješenje o zaključenju stečajnog postupka, 12\.03\.2025/)).toBeVisible();
    const below = await region('Dokumenti postupaka');
    expect(below.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Rješenje o otvaranju stečajnog postupka'),
      expect.stringContaining('Rješenje o zaključenju stečajnog postupka'),
    ]);
    expect(requested).toEqual(['?PageSize=10&includeCount=true&Page=0&jib=4200000000005&searchType=3']);
  });

  test('none only when the registry answered', async () => {
    await open();
    expect(
      await (await region('Stečajni i predstečajni postupci')).findByText('Nema dokumenata u registru postupaka'),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Dokumenti postupaka' })).toBeNull();
  });

  test('documents of another jib are not those of this entity', async () => {
    registryAnswers(() =>
      HttpResponse.json({
        resultList: [{ id: 502, jib: '42000000000051', documents: [document(1, '2024-01-05')] }],
        count: 1,
      }),
    );
    await open();
    expect(await screen.findByText('Nema dokumenata u registru postupaka')).toBeVisible();
  });

  test.each([
    ['fails', () => new HttpResponse(null, { status: 500 })],
    ['refuses the visitor', () => new HttpResponse(null, { status: 401 })],
    ['answers with a page', () => HttpResponse.html('<html>nginx</html>')],
    [
      'sends only some of its results',
      () => HttpResponse.json({ resultList: [{ id: 9, jib: '4200000000013' }], count: 30 }),
    ],
  ])('a registry that %s is not known, never none, and can be tried again', async (_what, answer) => {
    registryAnswers(answer);
    const { user } = await open();
    const head = await region('Stečajni i predstečajni postupci');
    expect(await head.findByText('Nije poznato')).toBeVisible();
    expect(head.queryByText('Nema dokumenata u registru postupaka')).toBeNull();
    expect(await screen.findByText(/Nije poznato da li u registru stečajnih/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    documents(document(1, '2024-01-05'));
    await user.click(head.getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await head.findByText('1 dokument')).toBeVisible();
  });

  test('without a whole jib the registry is not asked, and that is said', async () => {
    entity({ jib: '123' });
    const requested = documents();
    await open();
    const head = await region('Stečajni i predstečajni postupci');
    expect(head.getByText('Nije poznato')).toBeVisible();
    expect(head.queryByRole('button', { name: 'Pokušajte ponovo' })).toBeNull();
    expect(requested).toEqual([]);
  });
});

describe('the profile in sentences (R2.4)', () => {
  test('from the same answers as the tables', async () => {
    documents(document(1, '2024-01-05'));
    reports(
      record(2021, '2022-02-01', 'Godišnji izvještaj', { bU_311: 9 }),
      record(2023, '2024-02-01', 'Godišnji izvještaj', { bU_JP_Dobitak: 100, pP_JP_BrojZaposlenih: 4 }),
      record(2024, '2025-02-01', 'Godišnji izvještaj', { bU_JP_Gubitak: 50, pP_JP_BrojZaposlenih: 3 }),
    );
    await open();
    const summary = await region('Ukratko');
    const sentences = [
      'Ovo pravno lice je privredno društvo sa sjedištem u općini Zenica (Zeničko-dobojski kanton), registrovano 18.03.1998.',
      'Po veličini je malo pravno lice, a pretežna djelatnost mu je „Proizvodnja metalnih konstrukcija“ (šifra 25.11).',
      'U 2024. godini ostvarilo je gubitak od 50 KM, a u 2023. godini dobit od 100 KM.',
      'U 2024. godini imalo je 3 zaposlena, manje nego u 2023. godini (4).',
      'Glavni račun vodi Vrelska banka d.d., a status računa je „Blokiran“.',
      'U registru stečajnih i predstečajnih postupaka ima 1 dokument o njemu (stečajni postupak), od 05.01.2024.',
    ];
    for (const sentence of sentences) expect(await summary.findByText(sentence)).toBeVisible();
  });

  test('nothing is compared across 2022', async () => {
    reports(
      record(2021, '2022-02-01', 'Godišnji izvještaj', { bU_311: 9, stA_602: 8 }),
      record(2022, '2023-02-01', 'Godišnji izvještaj', { bU_JP_Dobitak: 7, pP_JP_BrojZaposlenih: 21 }),
    );
    await open();
    const summary = await region('Ukratko');
    expect(await summary.findByText('U 2022. godini ostvarilo je dobit od 7 KM.')).toBeVisible();
    expect(summary.getByText('U 2022. godini imalo je 21 zaposlenog.')).toBeVisible();
  });

  test('figures of a report that was amended later say so', async () => {
    reports(
      record(2024, '2025-02-01', 'Godišnji izvještaj', { bU_JP_Dobitak: 7 }),
      record(2024, '2025-03-01', 'Godišnji izvještaj – izmijenjeni', { bU_JP_Dobitak: 5 }),
    );
    await open();
    expect(
      await screen.findByText(
        'U 2024. godini, prema izvještaju koji je kasnije izmijenjen, ostvarilo je dobit od 7 KM.',
      ),
    ).toBeVisible();
  });

  test('an entity whose cards are hidden has no figures here either', async () => {
    entity({ isVisibleEntity: false });
    reports(record(2024, '2025-02-01', 'Godišnji izvještaj', { bU_JP_Dobitak: 7 }));
    await open();
    const summary = await region('Ukratko');
    expect(await summary.findByText(/Glavni račun vodi/)).toBeVisible();
    expect(summary.queryByText(/U 2024/)).toBeNull();
  });

  test('a failing register of accounts is not known, and the other sentences are there', async () => {
    agency.use(http.get('*/BankAccount/Search', () => new HttpResponse(null, { status: 500 })));
    await open();
    const summary = await region('Ukratko');
    expect(await summary.findByText('Stanje glavnog računa nije poznato.')).toBeVisible();
    expect(summary.getByText(/^Ovo pravno lice je privredno društvo/)).toBeVisible();
  });

  test('contact data, tax number and address are drawn only, in no text and no link', async () => {
    documents(document(1, '2024-01-05'));
    await open();
    await (await region('Ukratko')).findByText(/Glavni račun vodi/);
    const main = screen.getByRole('main');
    const links = within(main)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    for (const value of [ENTITY.address, ENTITY.email, ENTITY.phone, ENTITY.webSite, ENTITY.taxNumber]) {
      const texts = [...main.querySelectorAll('*')].filter(
        (element) =>
          !element.closest('[role=img]') && element.childElementCount === 0 && element.textContent.includes(value),
      );
      expect(texts).toEqual([]);
      expect(links.filter((link) => decodeURIComponent(link).includes(value))).toEqual([]);
    }
  });
});

test('each link above the extract leads to a part that is there, also before the late ones have come', async () => {
  await open();
  const links = within(await screen.findByRole('navigation', { name: 'Dijelovi profila' })).getAllByRole('link');
  for (const link of links) expect(window.document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  // Its calls are none of the next test.
  await region('Hronologija');
  await everythingAnswered();
});

test('a call that failed is not repeated by the parts that come later', async () => {
  const requested: string[] = [];
  const fails = ({ request }: { request: Request }) => {
    requested.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return new HttpResponse(null, { status: 500 });
  };
  agency.use(
    http.get('*/BankAccount/Search', fails),
    http.get('*/FinancialIndicators', fails),
    http.get(REGISTRY, fails),
  );
  await open();
  expect(await screen.findByText('Dokumenti postupaka nisu poznati, pa u hronologiji nedostaju')).toBeVisible();
  expect(await screen.findByText('Stanje glavnog računa nije poznato.')).toBeVisible();
  expect(requested.toSorted()).toEqual(['FinancialIndicators', 'LegalEntities', 'Search']);
});

describe('the timeline', () => {
  const events = async () => {
    const timeline = await region('Hronologija');
    await timeline.findAllByRole('listitem');
    return timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
  };

  test('registration, reports and documents by day, amended reports marked, and nothing without a date', async () => {
    documents(document(1, '2025-02-01'), document(2, null));
    reports(
      record(2024, '2025-02-01'),
      record(2024, '2025-03-09', 'Godišnji izvještaj – izmijenjeni'),
      record(2023, null),
    );
    await open();
    expect(await events()).toEqual([
      expect.stringMatching(
        /^09\.03\.2025Izvještaj za 2024\. godinu: Godišnji izvještaj – izmijenjeniizmijenjeni izvještaj$/,
      ),
      expect.stringMatching(/^01\.02\.2025Rješenje o otvaranju stečajnog postupka.*Stečajni postupak$/),
      expect.stringMatching(/^01\.02\.2025Izvještaj za 2024\. godinu: Godišnji izvještaj$/),
      '18.03.1998Upis u registar',
    ]);
    expect(screen.getByText('2 događaja nemaju datum i nisu prikazana.')).toBeVisible();
  });

  test('is filtered by kind in the address', async () => {
    documents(document(1, '2025-02-01'));
    reports(record(2024, '2025-02-01'));
    const { user, router } = await open('/bs/profil-pravnih-lica/501?events=document');
    expect(await events()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Izvještaji' }));
    await waitFor(async () => expect(await events()).toEqual([expect.stringContaining('Izvještaj za 2024')]));
    await waitFor(() => expect(router.state.location.search).toBe('?events=report'));
    await user.click(screen.getByRole('radio', { name: 'Svi događaji' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('a part that could not be loaded is said to be missing; the others are there', async () => {
    registryAnswers(() => new HttpResponse(null, { status: 500 }));
    reports(record(2024, '2025-02-01'));
    await open();
    expect(await events()).toHaveLength(2);
    const timeline = await region('Hronologija');
    expect(timeline.getByText('Dokumenti postupaka nisu poznati, pa u hronologiji nedostaju')).toBeVisible();
    expect(timeline.getByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
  });

  test('without any dated event it says so', async () => {
    entity({ registrationDateTime: null });
    await open();
    expect(await (await region('Hronologija')).findByText('Nema događaja ove vrste s poznatim datumom')).toBeVisible();
  });
});

describe('the IBAN of the main account', () => {
  test('is computed, marked as computed and can be copied', async () => {
    const { user } = await open();
    const panel = await region('Glavni račun');
    expect(await panel.findByText('BA39 1290 0794 0102 8494')).toBeVisible();
    expect(panel.getByText('IBAN (izračunat iz broja računa)')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Kopirajte IBAN' }));
    expect(await navigator.clipboard.readText()).toBe('BA391290079401028494');
  });

  test.each(['12345', '1290079401028495'])('the number %s has none', async (number) => {
    account(number);
    await open();
    const panel = await region('Glavni račun');
    expect(await panel.findByText('Vrelska banka d.d.')).toBeVisible();
    await waitFor(() => expect(panel.queryByText(/IBAN/)).toBeNull());
  });
});

describe('something is wrong in this record', () => {
  test('leads to the contact form with subject, name and jib filled in; nothing is sent', async () => {
    const sent: string[] = [];
    agency.use(http.post('*/Contact/SendEmail', () => (sent.push('sent'), HttpResponse.json({}))));
    const { user, router } = await open();
    await user.click(await screen.findByRole('link', { name: 'Pišite Agenciji' }));
    expect(await screen.findByLabelText(/^Predmet/)).toHaveValue('Netačan podatak u registru: Vranduška d.o.o.');
    expect(screen.getByRole('textbox', { name: /^Poruka/ })).toHaveValue(
      'Pravno lice: Vranduška d.o.o.\nJIB: 4200000000005\n\nŠta nije tačno i kako treba da glasi:\n',
    );
    expect(screen.getByText(/Ništa se ne šalje dok ne odaberete/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/bs/kontaktirajte-nas');
    expect(sent).toEqual([]);
  });

  test('an address cannot put any other text into a message', async () => {
    await renderApp('/bs/kontaktirajte-nas?subject=Prevara&content=Prevara&jib=Prevara');
    expect(await screen.findByLabelText(/^Predmet/)).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /^Poruka/ })).toHaveValue('');
  });
});

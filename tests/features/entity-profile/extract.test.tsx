import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import {
  ACCOUNT,
  accountAnswers,
  calls,
  ENTITY,
  entityAnswers,
  openProfile,
  recordsAnswer,
} from './profile-answers.ts';
import { record } from './sent-record.ts';

const registryAnswers = (answer: () => Response) => calls('*/LegalEntities', answer);

/** What was on paper at each print; the browser tells the page before and after. */
const papers: (string | null)[] = [];

function print() {
  fireEvent(window, new Event('beforeprint'));
  papers.push(document.querySelector('article')?.previousElementSibling?.textContent.replaceAll('\u00A0', ' ') ?? null);
  fireEvent(window, new Event('afterprint'));
}

/** What is on paper when the page is printed now. */
function printed() {
  print();
  return papers.at(-1);
}

beforeEach(() => {
  papers.length = 0;
  vi.stubGlobal('print', print);
  entityAnswers();
  accountAnswers();
  recordsAnswer(
    record(2023, { bU_JP_PoslovniPrihod: 700 }),
    record(2024, { bU_JP_PoslovniPrihod: 800 }),
    record(2025, { bS_JP_UkupnoImovina: 5000, bU_JP_PoslovniPrihod: 900, pP_JP_BrojZaposlenih: 12 }),
  );
  registryAnswers(() => HttpResponse.json({ resultList: [], count: 0 }));
});
afterEach(() => void vi.unstubAllGlobals());

/** Opens the dialog of the print. */
async function dialogOf(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Odštampajte izvod' }));
  return within(await screen.findByRole('dialog', { name: 'Odštampajte izvod' }));
}

test('the whole extract is printed: name, jib and address as text, every statement of the year, ratios and proceedings, or what was chosen; it is gone after the print', async () => {
  entityAnswers({ activities: [{ code: '46.90', letter: '', description: 'Trgovina', priority: '' }] });
  const { user } = await openProfile();
  const dialog = await dialogOf(user);
  // Its file comes when the page is ready. Testing Library's waitFor looks again at each change, and a print is one.
  await expect.poll(printed).not.toBeNull();
  papers.length = 0;
  await user.click(dialog.getByRole('button', { name: 'Odštampajte' }));
  const [paper] = papers;
  for (const text of [
    `Izvod iz registra pravnih lica${ENTITY.longName}`,
    `JIB${ENTITY.jib}`,
    'Odštampano ',
    '/bs/profil-pravnih-lica/501',
    'Lejla Ogledalić1.470.00049,00',
    'N/A 46.90TrgovinaN/A',
    'Nema dokumenata u registru postupaka',
    'Finansijski pokazatelji, 2025.',
    'Ukupna imovina 5.000',
    'Poslovni prihod 900+12,5 %',
    'Broj zaposlenih 12',
    'Omjeri i promjene',
    'Predan izvještaj za 2023. godinu',
  ])
    expect(paper).toContain(text);
  expect(document.querySelector('article')?.previousElementSibling?.querySelector('h1')).toBeFalsy();
  expect(screen.queryByRole('dialog')).toBeNull();

  // Parts are left out and the years beside each other, as chosen; the choice is kept for the next print.
  const again = await dialogOf(user);
  for (const part of ['Hronologija', 'Omjeri i promjene', 'Ukratko']) await user.click(again.getByLabelText(part));
  await user.click(await again.findByLabelText('2023. 2024. 2025.'));
  await user.click(again.getByRole('button', { name: 'Odštampajte' }));
  expect(papers.at(-1)).toContain('Poslovni prihod 700800900');
  for (const part of ['Hronologija', 'Omjeri i promjene', 'Ukratko']) expect(papers.at(-1)).not.toContain(part);
  expect((await dialogOf(user)).getByLabelText('Ukratko')).not.toBeChecked();
});

test('what is not public or could not be loaded is named in the dialog and on paper, and can be requested again', async () => {
  entityAnswers({ isVisibleEntity: false });
  registryAnswers(() => new HttpResponse(null, { status: 500 }));
  const { user } = await openProfile();
  const dialog = await dialogOf(user);
  expect(dialog.queryByLabelText('Finansijski pokazatelji')).toBeNull();
  expect(await dialog.findByText(/^Nije učitano, što će pisati i na izvodu: Predstečajni/)).toBeVisible();
  await expect.poll(printed).toContain('Predstečajni i stečajni postupciNije učitano do štampanja ovog izvoda.');
  expect(papers.at(-1)).toContain('Finansijski pokazatelji ovog pravnog lica nisu javno dostupni.');
  registryAnswers(() => HttpResponse.json({ resultList: [], count: 0 }));
  await user.click(dialog.getByRole('button', { name: 'Pokušajte ponovo' }));
  await waitFor(() => expect(dialog.queryByText(/^Nije učitano/)).toBeNull());
});

test('printed before the entity has come in the language of the page, the extract does not say when its data were retrieved', async () => {
  const { router } = await openProfile();
  await expect.poll(printed).toMatch(/podaci preuzeti \d/);
  agency.use(http.get('*/LegalEntities/501', () => held().wait.then(() => HttpResponse.json(ENTITY))));
  await act(() => router.navigate('/en/business-entities-profile/501'));
  await expect.poll(printed).toContain('Financial-Information Agency');
  expect(papers.at(-1)).not.toContain('data retrieved');
});

test('what the answer does not say is not claimed on paper either', async () => {
  entityAnswers({ isVisibleEntity: null, jib: null });
  await openProfile();
  await expect.poll(printed).toContain('Za ovo pravno lice nije naveden JIB, pa se postupci ne mogu provjeriti.');
  expect(papers.at(-1)).toContain('Nije navedeno da su finansijski pokazatelji ovog pravnog lica javno dostupni');
  expect(papers.at(-1)).toContain('Nije navedeno da su predani izvještaji ovog pravnog lica javno dostupni');
  expect(papers.at(-1)).not.toMatch(/nisu javno|nema 13 cifara/);
});

test('another try keeps what failed, and its button the focus, until there is an answer', async () => {
  const { wait, release } = held();
  accountAnswers({}, 503);
  const { user } = await openProfile();
  const dialog = await dialogOf(user);
  const again = await dialog.findByRole('button', { name: 'Pokušajte ponovo' });
  agency.use(http.get('*/BankAccount/Search', () => wait.then(() => HttpResponse.json(ACCOUNT))));
  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  expect(again).toHaveFocus();
  expect(dialog.getByText(/^Nije učitano, što će pisati i na izvodu: Glavni račun/)).toBeVisible();
  release();
  await waitFor(() => expect(dialog.queryByText(/^Nije učitano/)).toBeNull());
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Odštampajte izvod' })).toHaveFocus());
});

test('reports that are late are not said to be refused on paper', async () => {
  agency.use(http.get('*/FinancialIndicators', () => held().wait.then(() => HttpResponse.json({ resultList: [] }))));
  await openProfile();
  await expect.poll(printed).toContain('Predani izvještaji nisu učitani do štampanja ovog izvoda');
  expect(papers.at(-1)).not.toContain('trenutno se ne mogu učitati');
});

test('a refusal of the register of accounts is an answer: printed in its own words, and nothing is missing', async () => {
  accountAnswers({ errorCount: 1, resultItems: [{ message: 'Pristup računima nije dozvoljen.' }] }, 403);
  const { user } = await openProfile();
  const dialog = await dialogOf(user);
  await expect.poll(printed).toContain('Pristup računima nije dozvoljen.');
  expect(papers.at(-1)).not.toContain('Nije učitano do štampanja ovog izvoda.');
  expect(dialog.queryByText(/^Nije učitano/)).toBeNull();
});

test('of three years the two with a report are printed when the chosen one has none, and it alone is said to have none', async () => {
  recordsAnswer(
    record(2022, { bU_JP_PoslovniPrihod: 700 }),
    record(2023, { bS_JP_UkupnoImovina: 5000, bU_JP_PoslovniPrihod: 900 }),
  );
  const { user } = await openProfile('/bs/profil-pravnih-lica/501?year=2024');
  const dialog = await dialogOf(user);
  await user.click(await dialog.findByLabelText('2022. 2023. 2024.'));
  await user.click(dialog.getByRole('button', { name: 'Odštampajte' }));
  const [paper] = papers.slice(-1);
  for (const text of [
    'Finansijski pokazatelji, 2022. 2023. 2024.Godišnji izvještaj.',
    'Bez izvještaja: 2024.',
    'Poslovni prihod 700900',
    'Omjeri i promjene',
  ])
    expect(paper).toContain(text);
  expect(paper).not.toContain('Nema rezultata za odabranu godinu');

  const again = await dialogOf(user);
  await user.click(again.getByLabelText('2024.'));
  await user.click(again.getByRole('button', { name: 'Odštampajte' }));
  expect(papers.at(-1)).toContain('Finansijski pokazatelji, 2024.Nema rezultata za odabranu godinu');
});

test('a timeline without events says so on paper, unless reports are not public: then that is said', async () => {
  entityAnswers({ registrationDateTime: null });
  recordsAnswer();
  const { unmount } = await openProfile();
  await expect.poll(printed).toContain('HronologijaNema događaja ove vrste s poznatim datumom');
  unmount();
  entityAnswers({ registrationDateTime: null, isVisibleEntity: false });
  await openProfile();
  await expect.poll(printed).toContain('HronologijaPredani izvještaji ovog pravnog lica nisu javno dostupni.');
  expect(papers.at(-1)).not.toContain('Nema događaja ove vrste s poznatim datumom');
});

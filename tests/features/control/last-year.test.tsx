import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { ComparedSheet } from '#domain/report-form/year-comparison.ts';
import { LineTable } from '#features/report-tools/control/last-year/LineTable.tsx';
import {
  choiceFor,
  type ComparedReports,
  sheetOutcomes,
} from '#features/report-tools/control/last-year/sheet-outcomes.ts';
import { YearOutcome } from '#features/report-tools/control/last-year/YearOutcome.tsx';
import { YearReports } from '#features/report-tools/control/last-year/YearReports.tsx';
import { valueAddress } from '#mocks/workbooks/addresses.ts';
import { fillWorkbook, type Filling } from '#mocks/workbooks/fill-workbook.ts';
import { NEW_FORM, sheetOf } from '#mocks/workbooks/forms.ts';
import { openWorkbook } from '#mocks/workbooks/open-workbook.ts';
import { TIMING } from '#shared/config/settings.ts';
import { agency } from '#tests/agency.ts';
import { reportOn } from '#tests/domain/report-form/forms.ts';
import { nowWorkbook } from '#tests/domain/report-form/two-years.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { renderPage } from '#tests/renderApp.tsx';
import { checkReport, chooseMain, openControl } from './control-user.ts';
import { VALID_ID } from './results-and-receipts.ts';

const file = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name);
const last = async () => file(await reportOn(NEW_FORM), 'GFI 2020.xlsx');
const now = async (filling: Filling = {}) =>
  file(await fillWorkbook(await nowWorkbook(NEW_FORM), filling), 'GFI 2021.xlsx');

const open = () => renderPage('/bs/poredjenje-s-proslogodisnjim-izvjestajem');

/** Selects the two reports on the page of the comparison. */
async function select(user: UserEvent, lastReport: File, nowReport: File): Promise<void> {
  await user.upload(await screen.findByLabelText(/: Izvještaj za tekuću godinu$/), nowReport);
  await user.upload(screen.getByLabelText(/: Izvještaj za prethodnu godinu$/), lastReport);
}

const summary = (name: RegExp | string) => screen.findByText(name);
const balance = sheetOf(NEW_FORM, 'balance');
const opening = `${balance.name.bs}!${valueAddress(NEW_FORM, balance, '010', 'previous')}`;
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('this year’s report against last year’s', () => {
  test('swapped years are put right; equal rows have no differences, and it is said that not everything was compared', async () => {
    const { user } = await open();
    await select(user, await now(), await last());
    expect(await screen.findByText(/izgleda kao noviji/)).toBeVisible();
    expect(screen.queryByText(/Upoređeni listovi/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zamijenite godine' }));
    const banner = (await summary('U upoređenim redovima nema razlika')).closest('[role="status"]')!;
    expect(banner).toHaveTextContent('Upoređeni listovi: 3 od 5.');
    expect(banner).toHaveTextContent('Nije sve upoređeno: razlog je naveden uz svaki list u nastavku.');
    expect(banner).toHaveTextContent('Ovo je savjet, a ne nalaz Agencije.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getAllByText('Odaberite kolone')).toHaveLength(2);
    expect(screen.getByText('Na listu nije prepoznata tabela s iznosima.')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Početni iznosi koji se razlikuju' })).toBeNull();
    const names = screen.getAllByText(/^GFI \d{4}\.xlsx$/).map((name) => name.textContent);
    expect(names).toEqual(['GFI 2021.xlsx', 'GFI 2020.xlsx']);
  });

  test('a differing opening amount is listed with sheet, row, both amounts and the difference, and saved as numbers; beside it the changes above the share that a person sets: what is no number keeps the last one', async () => {
    const { user, unmount } = await open();
    const closing = 1200.5;
    await select(user, await last(), await now({ cells: { [opening]: closing } }));
    const [first, ...others] = rowsOf(await screen.findByRole('table', { name: 'Početni iznosi koji se razlikuju' }));
    expect(others).toEqual([]);
    expect(first?.slice(0, 2)).toEqual([expect.stringMatching(/^010 Postrojenja i oprema red \d+$/), 'Bilans stanja']);
    expect(first?.[3]).toBe('1.200,50');
    await user.click(screen.getByRole('button', { name: 'Preuzmite razlike' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Preuzmite datoteku' }));
    await waitFor(() => expect(saveAs).toHaveBeenCalled());
    const [saved, name] = vi.mocked(saveAs).mock.lastCall ?? [];
    expect(name).toMatch(/^razlike-od-prethodne-godine-.*\.xlsx$/);
    const workbook = await openWorkbook(new Uint8Array(await (saved as Blob).arrayBuffer()));
    const cells = (workbook!.worksheets[0]!.getRow(2).values as unknown[]).slice(1);
    const number: unknown = expect.any(Number);
    expect(cells).toEqual(['Bilans stanja', '010', 'Postrojenja i oprema', number, number, closing, number]);

    // The changes above the share that a person sets.
    const table = () => screen.getByRole('table', { name: 'Velike promjene od prethodne godine' });
    const above50 = rowsOf(table()).length;
    const share = screen.getByLabelText('Prikažite promjene veće od');
    await user.clear(share);
    await user.paste('0 %');
    expect(share).not.toHaveAccessibleDescription(/Unesite broj/);
    expect(rowsOf(table()).length).toBeGreaterThan(above50);
    await user.clear(share);
    await user.paste('400 %');
    expect(rowsOf(table()).length).toBeLessThan(above50);
    for (const row of rowsOf(table())) expect(row[5]).toMatch(/^(?:–|[4-9]\d\d,\d\s%|[\d.]{5,},\d\s%)$/);
    await user.click(share);
    await user.paste('x');
    expect(share).toHaveAccessibleDescription('Unesite broj, naprimjer 50.');
    expect(rowsOf(table()).length).toBeLessThan(above50);
    for (const outside of ['-5', '2000000']) {
      // oxlint-disable-next-line no-await-in-loop -- typed one after the other
      await user.clear(share);
      // oxlint-disable-next-line no-await-in-loop -- typed one after the other
      await user.paste(outside);
      expect(share).toHaveAccessibleDescription('Unesite broj od 0 do 1.000.000.');
    }
    await user.clear(share);
    await user.paste('400x');
    // What was typed outlives a reload.
    unmount();
    const again = await open();
    await select(again.user, await last(), await now());
    expect(await screen.findByLabelText('Prikažite promjene veće od')).toHaveValue('400x');
  });

  test('is compared without known templates when the database does not answer (faults C22)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const [one, other] = [file(new Uint8Array([1]), 'a.xlsx'), file(new Uint8Array([2]), 'b.xlsx')];
    await renderPart(<YearReports last={one} now={other} onLast={() => {}} level={2} />, {
      texts: ['last-year', 'control'],
    });
    await act(() => vi.advanceTimersByTimeAsync(TIMING.database / 2));
    expect(screen.queryByText('Izvještaji se ne mogu uporediti')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(TIMING.database));
    expect(await summary('Izvještaji se ne mogu uporediti')).toBeVisible();
  });

  test('reports of two entities, or no workbook at all, are declined with the reason', async () => {
    const { user } = await open();
    await select(user, await last(), await now({ general: { jib: '4209999999993' } }));
    expect(await summary(/različitih pravnih lica: .* JIB 4200000000001, za tekuću 4209999999993\.$/)).toBeVisible();
    const broken = file(new Uint8Array([1, 2, 3]), 'x.xlsx');
    await user.upload(screen.getByLabelText(/: Izvještaj za prethodnu godinu$/), broken);
    expect((await summary('Izvještaji se ne mogu uporediti')).parentElement).toHaveTextContent(/x\.xlsx: /);
  });
});

/** A sheet of both reports with the columns B and C, in one line. */
const sheetWith = (more: Partial<ComparedSheet> = {}): ComparedSheet => {
  const columns = ['B', 'C'].map((letters) => ({ letters, heading: '' }));
  const line = { code: '001', label: 'Imovina', rows: { last: 5, now: 5 }, last: [7, 3], now: [9, 7] };
  return {
    name: 'Bilans',
    lastName: null,
    by: 'address',
    columns: { last: columns, now: columns },
    same: [0, 1],
    lines: [line],
    lone: [],
    found: { last: 0, now: 1, lines: 1, equal: 1 },
    ...more,
  };
};
const comparedOf = (sheet: ComparedSheet, skipped: ComparedReports['skipped'] = []): ComparedReports => ({
  outcome: 'compared',
  ids: { last: VALID_ID, now: VALID_ID },
  order: 'fits',
  sheets: [sheet],
  skipped,
});
const showOutcome = (comparison: ComparedReports, as?: 'accountant') =>
  renderPart(
    <YearOutcome
      comparison={comparison}
      names={{ last: 'a.xlsx', now: 'b.xlsx' }}
      level={2}
      choices={{}}
      onChoose={() => {}}
    />,
    { texts: ['last-year', 'control', 'quick-look', 'indicators'], ...(as && { as }) },
  );

describe('what was compared', () => {
  test('columns that were selected for other reports, and that a sheet lacks, do not keep back those that were found', () => {
    const [found] = sheetOutcomes(comparedOf(sheetWith()), {}, 0.5);
    const gone = { Bilans: { last: 'H', now: 'H', current: '' } };
    expect(sheetOutcomes(comparedOf(sheetWith()), gone, 0.5)).toEqual([found]);
    expect(choiceFor(sheetWith(), gone)).toEqual(choiceFor(sheetWith(), {}));
    // That nothing is to be compared can be selected in any sheet.
    const none = { Bilans: { last: '', now: 'C', current: '' } };
    expect(sheetOutcomes(comparedOf(sheetWith()), none, 0.5)).toMatchObject([{ columns: null }]);
  });

  test('sheets that only one report has count among those that could not be compared', async () => {
    await showOutcome(
      comparedOf(sheetWith(), [
        { name: 'Novi', reason: 'onlyNow' },
        { name: 'Naslov', reason: 'noAmounts' },
      ]),
    );
    expect(screen.getByText('Upoređeni redovi: 1. Upoređeni listovi: 1 od 2.')).toBeVisible();
  });

  test('nothing: the columns are known, but no line of them can be read', async () => {
    const [line] = sheetWith().lines;
    await showOutcome(comparedOf(sheetWith({ lines: [{ ...line!, now: ['unreadable', 'unreadable'] }] })));
    const banner = screen.getByText('Još ništa nije upoređeno').closest('[role="status"]');
    expect(banner).toHaveTextContent(/Nijedan red u upoređenim kolonama ne može se uporediti/);
    expect(banner).not.toHaveTextContent('nije prepoznato');
  });

  test('the register is asked about the legal entity only when its published data are to be shown', async () => {
    const asked: string[] = [];
    agency.use(
      http.get('*/LegalEntities', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('jib') ?? '');
        return HttpResponse.json({ resultList: [], count: 0 });
      }),
    );
    const { user } = await showOutcome(comparedOf(sheetWith()), 'accountant');
    await everythingAnswered();
    expect(asked).toEqual([]);
    await user.click(screen.getByText('Prikažite objavljene podatke'));
    expect(await screen.findByText('U registru nema pravnog lica s ovim JIB-om.')).toBeVisible();
    expect(asked).toEqual([VALID_ID.slice(0, 13)]);
  });

  test('the last share that can be read outlives a reload', async () => {
    const listedAfter = async (typed: string) => {
      const { user, unmount } = await showOutcome(comparedOf(sheetWith()));
      const share = screen.getByLabelText('Prikažite promjene veće od');
      await user.clear(share);
      await user.paste(typed);
      expect(await screen.findByRole('table', { name: 'Velike promjene od prethodne godine' })).toBeVisible();
      return unmount;
    };
    (await listedAfter('20'))();
    await listedAfter('x');
  });

  test('the first of the further lines gets the focus of the button that showed them', async () => {
    const [line] = sheetWith().lines;
    const rows = Array.from({ length: 14 }, (_, at) => ({
      sheet: 'Bilans',
      line: { ...line!, code: `0${10 + at}`, rows: { last: at, now: at } },
    }));
    const { user } = await renderPart(<LineTable of="differences" rows={rows} />, { texts: ['last-year'] });
    await user.click(screen.getByRole('button', { name: 'Prikažite još 2' }));
    expect(document.activeElement).toHaveTextContent(/^022 Imovina/);
    expect(document.activeElement?.tagName).toBe('TR');
  });
});

test('the comparison can be opened on its own from the control; there it is offered for the selected report, and last year’s file stays while a corrected report is selected', async () => {
  const { user } = await openControl();
  const name = 'Poređenje s izvještajem za prethodnu godinu';
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', '/bs/poredjenje-s-proslogodisnjim-izvjestajem');
  expect(screen.queryByRole('heading', { name })).toBeNull();
  await chooseMain(user, 'errors-1.xlsx');
  await user.click(await screen.findByRole('heading', { name }));
  await user.upload(await screen.findByLabelText(/: Izvještaj za prethodnu godinu$/), await last());
  // The sample is of another entity.
  expect(await summary(/^Izvještaji su različitih pravnih lica/)).toBeVisible();
  await checkReport(user);
  await screen.findByRole('heading', { level: 2, name: /ispravan/ });
  await chooseMain(user, 'correct.xlsx');
  expect(screen.getByText('GFI 2020.xlsx')).toBeVisible();
});

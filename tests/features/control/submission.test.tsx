import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { useReducer } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { receiptList } from '#domain/filing/receipts/receipt-list.ts';
import { readReportId } from '#domain/report-form/report-id.ts';
import { AttachStep } from '#features/report-tools/control/new/CorrectReport.tsx';
import { control, type In } from '#features/report-tools/control/new/new-control-machine.ts';
import { useReportFile } from '#features/report-tools/control/report/DropZone.tsx';
import { WhoseReport } from '#features/report-tools/control/report/WhoseReport.tsx';
import { REPORT_FILE_LIMITS } from '#shared/config/settings.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { storage, withDatabase } from '#tests/storage.ts';
import { checkOld, checkReport, openControl, readyToSubmit, submitReport } from './control-user.ts';
import { fileOf, resultOf, VALID_ID } from './results-and-receipts.ts';

withDatabase();

const PAGE = () => HttpResponse.html('<html><body>Prijavite se na mrežu</body></html>');
const leaving = () => screen.queryByRole('dialog', { name: 'Napustiti stranicu?' });
/** Whether the page prevents closing or reloading the tab. */
const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const TRANSMIT = '*/FileTemplate/Transmit';
const UPLOAD = '*/FileTemplate/upload';
const FILES = ['old-format.xlsx', 'old-errors.xlsx'];
const sent = 'Predane datoteke: 2.';
const unknown = 'Nije poznato da li su izvještaji zaprimljeni.';

describe('the submission of several reports', () => {
  const open = async (resolver?: Parameters<typeof http.post>[1]) => {
    const app = await openControl('old');
    await checkOld(app.user, [{ name: 'old-format.xlsx' }, { name: 'old-errors.xlsx', errors: ['x'] }]);
    await screen.findByRole('heading', { name: 'Neispravni izvještaji: 1 od 2.' });
    if (resolver) agency.use(http.post(UPLOAD, resolver));
    return app;
  };

  const again = async (user: UserEvent) => {
    await user.click(screen.getByText('Pošaljite ponovo'));
    const dialog = within(screen.getByRole('dialog', { name: 'Poslati iste datoteke još jednom?' }));
    expect(dialog.getByText(/ponovnim slanjem isti izvještaji stižu dvaput/)).toBeVisible();
    await user.click(dialog.getByText('Pošaljite ponovo'));
  };
  const receipts = () => storage.lists.get(receiptList).read();

  test('a page in place of an answer: not known, neither submitted nor not, and recorded; sending again is a second choice, a refusal of it says nothing about the first', async () => {
    const { user } = await open(PAGE);
    await submitReport(user);
    const title = await screen.findByRole('heading', { name: unknown });
    await waitFor(() => expect(title).toHaveFocus());
    for (const untrue of [/predan[oie]?\b(?! li)/i, /ispravan/, /nije uspje/, /Prijavite se na mrežu/])
      expect(within(title.closest('section')!).queryByText(untrue)).toBeNull();
    expect(screen.queryByText(/^Predajte izvještaje?$/)).toBeNull();
    expect(screen.queryByText(/Još nije predano|Sve je spremno|Nema grešaka/)).toBeNull();
    const [stored] = await receipts();
    expect(stored).toMatchObject({ version: 'old', outcome: 'unknown' });
    expect(stored?.files.map(({ name }) => name)).toEqual(FILES);

    agency.use(http.post(UPLOAD, () => HttpResponse.text('Izvještaj je <b>već</b> predan.', { status: 409 })));
    await again(user);
    expect(await screen.findByText('Izvještaj je već predan.')).toBeVisible();
    expect(screen.getByRole('heading', { name: unknown })).toBeVisible();
    await waitFor(async () => expect(await receipts()).toHaveLength(1));

    agency.use(http.post(UPLOAD, () => new HttpResponse(null)));
    await again(user);
    expect(await screen.findByRole('heading', { name: sent })).toBeVisible();
    await waitFor(async () => expect((await receipts())[0]).toMatchObject({ outcome: 'submitted' }));
    expect(await screen.findByText('Evidencija je sačuvana na ovom računaru.')).toBeVisible();
    expect(isTabHeld()).toBe(false);
  });

  test('a second try without an answer is told like the first: its title gets the focus, and both tries are listed', async () => {
    const { user } = await open(PAGE);
    await submitReport(user);
    await screen.findByRole('heading', { name: unknown });
    await again(user);
    await waitFor(async () => expect(await receipts()).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('heading', { name: unknown })).toHaveFocus());
  });

  test('an error in a 200 is not known either; its words are shown and recorded', async () => {
    const { user } = await open(() => HttpResponse.json({ error: { code: 'BLOCKED', message: 'Request blocked' } }));
    await submitReport(user);
    const title = await screen.findByRole('heading', { name: unknown });
    const verdict = within(title.closest('section')!);
    expect(verdict.getByText(/odgovor koji je stigao ne potvrđuje/)).toBeVisible();
    expect(verdict.getByText('Request blocked')).toBeVisible();
    const recorded = { outcome: 'unknown', answer: 'Request blocked' };
    await waitFor(async () => expect(await receipts()).toMatchObject([recorded]));
  });

  test('leaving while something is sent asks first, and Escape does not end it (F10); the outcome ends the question', async () => {
    const { wait, release } = held();
    const { user, router } = await open(async () => {
      await wait;
      return HttpResponse.json({ id: VALID_ID });
    });
    expect(isTabHeld()).toBe(true);
    await submitReport(user);
    await screen.findByRole('dialog', { name: 'Predaja je u toku' });
    await user.keyboard('{Escape}');
    expect(isTabHeld()).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Predaja je u toku' })).toBeVisible();
    await act(() => router.navigate('/bs'));
    expect(leaving()).toHaveTextContent('neće se znati da li je Agencija zaprimila datoteke');
    release();
    expect(await screen.findByRole('heading', { name: sent })).toBeVisible();
    expect(leaving()).toBeNull();
    expect(router.state.location.pathname).toContain('kontrola');
  });
});

test('the question before a submission says whose report it is, of which type; where nothing can be stored, a try nobody answered says that its record goes with the page', async () => {
  const { jib } = readReportId(VALID_ID)!;
  agency.use(
    http.get('*/LegalEntities', ({ request }) =>
      new URL(request.url).searchParams.get('jib') === jib
        ? HttpResponse.json({ resultList: [{ id: 5, shortName: 'Hrast d.o.o.', jib }], count: 1 })
        : undefined,
    ),
    http.post(TRANSMIT, PAGE),
  );
  const { user, portal } = await openControl();
  await readyToSubmit(user);
  vi.spyOn(portal.storage.database, 'change').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await user.click(screen.getByText('Predajte izvještaj'));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Hrast d.o.o.')).toBeVisible();
  expect(dialog.getByText(jib)).toBeVisible();
  expect(dialog.getByText('Vrsta izvještaja').nextElementSibling).toHaveTextContent('Godišnji izvještaj');
  expect(dialog.getByText('Godina u zaglavlju').nextElementSibling).toHaveTextContent(/^(?:20\d\d|nije poznato)$/);
  await user.click(dialog.getByText('Predajte'));
  await screen.findByText('Nije poznato da li je izvještaj zaprimljen.');
  expect(await screen.findByText(/^Evidencija o slanju nije mogla biti sačuvana na ovom računaru/)).toBeVisible();
});

test('results and documents are not lost without a question; a language and the same page need none', async () => {
  const { user, router } = await openControl();
  expect(isTabHeld()).toBe(false);
  await readyToSubmit(user);
  expect(isTabHeld()).toBe(true);
  await act(() => router.navigate('/bs/sve-novosti'));
  expect(leaving()).toHaveTextContent('Nalaz kontrole i dodani dokumenti na ovoj stranici bit će izgubljeni.');
  await user.click(within(leaving()!).getByRole('button', { name: 'Ostanite' }));
  expect(screen.getByText('notes.docx')).toBeVisible();
  expect(screen.getByText('Sve je spremno za predaju.')).toBeVisible();
  await act(() => router.navigate('/hr/kontrola-financijskih-izvjestaja#main-content'));
  expect(leaving()).toBeNull();
  expect(await screen.findByText('notes.docx')).toBeVisible();
  await act(() => router.navigate('/hr/nema'));
  await user.click(within(leaving()!).getByText('Napustite stranicu'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/hr/nema'));
});

test('a check under way is not broken off without a question; cancelled by its button, it leaves the file', async () => {
  agency.use(http.post('*/FileTemplate/Check', () => delay('infinite')));
  const { user, router } = await openControl();
  await user.upload(await screen.findByLabelText('Odaberite datoteku'), fileOf('correct.xlsx'));
  expect(isTabHeld()).toBe(false);
  await checkReport(user);
  expect(await screen.findByRole('heading', { name: 'Kontrola je u toku' })).toHaveFocus();
  await act(() => router.navigate('/bs'));
  expect(leaving()).toHaveTextContent('Kontrola je u toku i bit će prekinuta.');
  await user.click(within(leaving()!).getByText('Ostanite'));
  await user.click(screen.getByText('Prekinite kontrolu'));
  expect(await screen.findByText('Slanje je prekinuto na Vaš zahtjev')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('correct.xlsx')[0]).toBeVisible());
});

describe('whose report it is', () => {
  const { jib } = readReportId(VALID_ID)!;
  const none = () => HttpResponse.json({ resultList: [], count: 0 });
  const failed = () => new HttpResponse(null, { status: 500 });
  const shown = async (answer: () => Response | Promise<Response>) => {
    agency.use(http.get('*/LegalEntities', answer));
    await renderPart(<WhoseReport id={VALID_ID} year={2025} />, { texts: ['control'] });
    expect(screen.getByText(jib)).toBeVisible();
    return screen.getByText('Pravno lice').nextElementSibling!;
  };

  test.each([
    ['that the register does not have the jib', none, 'JIB nije u registru'],
    ['that it is not known, after a failure', failed, 'nije poznato'],
  ])('says %s', async (_what, answer, said) => {
    const entity = await shown(answer);
    await waitFor(() => expect(entity).toHaveTextContent(said));
  });

  test('is marked as loading until it is known', async () => {
    const { wait, release } = held();
    const entity = await shown(() => wait.then(none));
    expect(entity).toHaveTextContent(/^(?:Učitavanje…)?$/);
    expect(entity.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await waitFor(() => expect(entity).toHaveTextContent('JIB nije u registru'));
  });
});

/** A file that is only read when the test lets it. */
function slowFile(name: string) {
  const { wait, release } = held();
  const file = fileOf(name, '%PDF-1.7');
  const part = new Blob([file]);
  part.arrayBuffer = () => wait.then(() => file.arrayBuffer());
  vi.spyOn(file, 'slice').mockReturnValue(part);
  const read = async () => {
    await act(async () => release());
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
  };
  return { file, read };
}

describe('a file that takes long to be read', () => {
  const START = {
    step: 'attach',
    main: fileOf('a.xlsx'),
    fingerprint: { size: 3, sha256: null },
    // Of a type that needs no notes.
    result: resultOf({ id: `${VALID_ID.slice(0, 13)}33${VALID_ID.slice(15)}` }),
    previous: null,
    checkedAt: 0,
    documents: {},
  } as const;

  /** The documents of a correct report. */
  function Documents() {
    const [state, dispatch] = useReducer(control, START);
    return <AttachStep state={state as In<'attach'>} sheets={[]} dispatch={dispatch} />;
  }
  const open = () => renderPart(<Documents />, { texts: ['control', 'new', 'filing', 'results', 'signature-sheet'] });
  const ANNUAL = 'Godišnji izvještaj o poslovanju';
  const picker = () => screen.getByLabelText(`Odaberite datoteku: ${ANNUAL}`);

  test('does not replace the document chosen after it', async () => {
    const slow = slowFile('sporo.pdf');
    const { user } = await open();
    const field = picker();
    await user.upload(field, slow.file);
    await user.upload(field, fileOf('brzo.pdf', '%PDF-1.7'));
    expect(await screen.findByText('brzo.pdf')).toBeVisible();
    await slow.read();
    expect(screen.getByText('brzo.pdf')).toBeVisible();
    expect(screen.queryByText(/sporo\.pdf/)).toBeNull();
  });

  test('does not replace the report chosen after it', async () => {
    const slow = slowFile('sporo.xlsx');
    const taken = vi.fn();
    const { result } = renderHook(() => useReportFile(taken));
    result.current.choose([slow.file]);
    const quick = fileOf('brzo.xlsx');
    result.current.choose([quick]);
    await waitFor(() => expect(taken).toHaveBeenCalledWith(quick));
    await slow.read();
    expect(taken).toHaveBeenCalledOnce();
  });

  test('as a document: it is named, and nothing can be submitted or signed without it', async () => {
    const slow = slowFile('sporo.pdf');
    const { user } = await open();
    const submit = screen.getByRole('button', { name: 'Predajte izvještaj' });
    expect(submit).not.toHaveAttribute('aria-disabled');
    await user.upload(picker(), slow.file);
    expect(screen.getByText('Čita se: sporo.pdf')).toBeVisible();
    // It would go with the report as well.
    await user.click(screen.getByRole('button', { name: 'Uklonite Glavni izvještaj' }));
    await user.click(within(screen.getByRole('dialog')).getByText('Odustajanje'));
    const sheet = screen.getByRole('button', { name: 'List za potpis' });
    for (const button of [submit, sheet]) expect(button).toHaveAccessibleDescription('Odabrana datoteka se još čita.');
    expect(screen.getByText('Još nije spremno za predaju.')).toBeVisible();
    await slow.read();
    expect(screen.getByText('sporo.pdf')).toBeVisible();
    for (const button of [submit, sheet]) expect(button).not.toHaveAttribute('aria-disabled');
  });

  test('the focus goes from the picker of a document to the button that removes it, and back', async () => {
    const { user } = await open();
    await user.upload(picker(), fileOf('izvjestaj.pdf', '%PDF-1.7'));
    const remove = await screen.findByRole('button', { name: `Uklonite ${ANNUAL}` });
    await waitFor(() => expect(remove).toHaveFocus());
    await user.click(remove);
    expect(picker()).toHaveFocus();
  });

  test('counts with the other one that is read: both are not more than can be sent', async () => {
    const [first, second] = ['prva.pdf', 'druga.pdf'].map((name) => {
      const slow = slowFile(name);
      Object.defineProperty(slow.file, 'size', { value: REPORT_FILE_LIMITS.largest });
      return slow;
    }) as [ReturnType<typeof slowFile>, ReturnType<typeof slowFile>];
    const { user } = await open();
    await user.upload(picker(), first.file);
    await user.upload(screen.getByLabelText('Odaberite datoteku: Bilješke uz finansijske izvještaje'), second.file);
    await first.read();
    expect(screen.getByText('prva.pdf')).toBeVisible();
    await second.read();
    expect(screen.getByText(/^druga\.pdf: Sve datoteke zajedno bile bi veće od 200 MB/)).toBeVisible();
  });

  test('in the old control: nothing can be submitted or signed until it is listed, and then only after a check', async () => {
    const { user } = await openControl('old');
    await checkOld(user, [{ name: 'a.xlsx' }]);
    const submit = await screen.findByRole('button', { name: 'Predajte izvještaje' });
    const slow = slowFile('b.xlsx');
    await user.upload(screen.getByLabelText('Dodajte datoteke'), slow.file);
    for (const button of [submit, screen.getByRole('button', { name: 'List za potpis' })])
      expect(button).toHaveAccessibleDescription('Odabrana datoteka se još čita.');
    await user.click(submit);
    expect(screen.queryByRole('dialog')).toBeNull();
    await slow.read();
    expect(screen.getByRole('button', { name: 'Uklonite b.xlsx' })).toBeVisible();
    expect(submit).not.toBeInTheDocument();
    expect(screen.getByText(/^Popis datoteka je promijenjen/).closest('[role="status"]')).not.toBeNull();
  });
});

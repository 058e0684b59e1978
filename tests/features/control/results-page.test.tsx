import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Work } from '#domain/report-form/internal/worker-task.ts';
import { LockedDocuments } from '#features/report-tools/control/new/DocumentsSection.tsx';
import { IncorrectVerdict } from '#features/report-tools/control/new/IncorrectReport.tsx';
import { EmailForm } from '#features/report-tools/control/results/EmailForm.tsx';
import { ErrorTableButtons } from '#features/report-tools/control/results/ErrorTableButtons.tsx';
import { ReportResultCard } from '#features/report-tools/control/results/ReportResultCard.tsx';
import { resultMailsSent } from '#mocks/report-control/received.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { mailTo } from './control-user.ts';
import { fileOf, resultOf, VALID_ID } from './results-and-receipts.ts';

const MAIL = '*/Contact/SendEmailWithControlResultsNew';

const SHEETS = ['Bilans', 'Zaposleni', 'Novčani tokovi'];

/** The card of a report with these errors. */
const card = (errors: string[]) =>
  renderPart(<ReportResultCard result={resultOf({ errors })} sheets={SHEETS} defaultOpen />, { texts: ['results'] });

/** Searches the errors for another text. */
async function search(user: UserEvent, text: string): Promise<void> {
  const field = screen.getByRole('searchbox', { name: /^Pretražite greške/ });
  await user.clear(field);
  await user.paste(text);
}

/** Errors listed on the screen. */
const rows = () => screen.getAllByRole('checkbox', { name: /^Označite kao ispravljeno/ });

describe('errors to work with', () => {
  test('are grouped by sheet, with cell and amounts where the text names them; ten at first, then all; filtered by sheet, cell and text, marked as done and hidden', async () => {
    const other = Array.from({ length: 10 }, (_, at) => `<b>Zaposleni</b>, ćelija <b>C${at + 1}</b>: broj.`);
    const { user } = await card([
      '<b>Bilans</b>, ćelija <b>D46</b>: AOP 039 mora biti zbir AOP 001 + 022 (upisano 1,00, očekivano 1.610.500,00).',
      '<b>Bilans</b>, ćelija <b>D46</b>: broj.',
      ...other,
    ]);
    expect(rows()).toHaveLength(10);
    await user.click(screen.getByText('Prikažite sve (12)'));
    expect(rows()).toHaveLength(12);
    expect(screen.getAllByRole('heading', { level: 3, name: /^List/ }).map((heading) => heading.textContent)).toEqual([
      'List „Bilans“2 greške',
      'List „Zaposleni“10 grešaka',
    ]);
    const sum = screen.getByText('AOP 039 mora biti zbir AOP 001 + 022.').closest('li')!;
    expect(within(sum).getByText('D46')).toBeVisible();
    expect([...sum.querySelectorAll('dd')].map((amount) => amount.textContent)).toEqual([
      '1,00',
      '1.610.500,00',
      '−1.610.499,00',
    ]);
    await search(user, 'bilans d46');
    expect(rows()).toHaveLength(2);
    await user.click(screen.getAllByRole('checkbox', { name: 'Označite kao ispravljeno: D46' })[0]!);
    expect(screen.getByText(/označeno 1 od 12/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Sakrijte označene' }));
    expect(rows()).toHaveLength(1);
    // Collapsed and opened again, the marks and the search are there.
    const details = rows()[0]!.closest('details')!;
    for (const open of [false, true]) {
      details.open = open;
      fireEvent(details, new Event('toggle'));
    }
    expect(screen.getByText(/označeno 1 od 12/)).toBeVisible();
    expect(rows()).toHaveLength(1);
    await search(user, 'nema takve');
    expect(screen.queryAllByRole('checkbox', { name: /^Označite kao/ })).toEqual([]);
  });

  test('hundreds are offered in steps, hostile markup is made harmless, empty ones still count (A45)', async () => {
    const hostile = '<b>BS</b>: <img src=x onerror="window.hacked=1"><script>window.hacked=1</script><i>loše</i>';
    const many = Array.from({ length: 1200 }, (_, index) => `Greška broj ${index + 1}`);
    const { user } = await card([hostile, '', ...many]);
    expect(screen.getAllByText('1.202 greške')[0]).toBeVisible();
    expect(rows()).toHaveLength(10);
    expect(screen.getByText('Greška bez opisa')).toBeVisible();
    expect(screen.getByText('Prikažite još 490')).toBeVisible();
    await search(user, 'loše');
    expect(screen.getByText('loše').closest('li')!.querySelector('script, [onerror]')).toBeNull();
    expect((window as { hacked?: number }).hacked).toBeUndefined();
  });

  const errorsOf = (count: number) => Array.from({ length: count }, (_, at) => `Greška broj ${at + 1}`);
  const hideMarked = () => screen.getByRole('checkbox', { name: 'Sakrijte označene' });
  const boxOf = (error: string) => within(screen.getByText(error).closest('li')!).getByRole('checkbox');

  test('with marked errors hidden, the focus goes to the next error, at the end to the one before, at last to the choice to hide', async () => {
    const { user } = await card(errorsOf(6));
    await user.click(hideMarked());
    await user.click(boxOf('Greška broj 2'));
    expect(screen.queryByText('Greška broj 2')).toBeNull();
    expect(boxOf('Greška broj 3')).toHaveFocus();
    await user.click(boxOf('Greška broj 6'));
    expect(boxOf('Greška broj 5')).toHaveFocus();
    await user.keyboard(' ');
    expect(boxOf('Greška broj 4')).toHaveFocus();
    for (const error of ['Greška broj 4', 'Greška broj 3', 'Greška broj 1']) await user.click(boxOf(error));
    expect(hideMarked()).toHaveFocus();
    expect(screen.getByText('Sve prikazane greške označene su kao ispravljene.')).toBeVisible();
    await search(user, 'nema takve');
    expect(screen.getByText('Nijedna greška ne odgovara upisanom.')).toBeVisible();
  });

  test('where a press gives no focus, as in Safari, marking an error moves none', async () => {
    await card(errorsOf(6));
    fireEvent.click(hideMarked());
    fireEvent.click(boxOf('Greška broj 2'));
    expect(screen.queryByText('Greška broj 2')).toBeNull();
    expect(document.body).toHaveFocus();
  });

  test('the button for more says how many it shows, and the first of them gets the focus', async () => {
    const { user } = await card(errorsOf(600));
    await user.click(screen.getByText('Prikažite još 490'));
    await waitFor(() => expect(boxOf('Greška broj 11')).toHaveFocus());
    await user.click(screen.getByText('Prikažite još 100'));
    await waitFor(() => expect(boxOf('Greška broj 501')).toHaveFocus());
    expect(rows()).toHaveLength(600);
  });

  test('the rows that come when the person already searches take no focus', async () => {
    await card(errorsOf(12));
    const field = screen.getByRole('searchbox');
    act(() => {
      screen.getByText('Prikažite sve (12)').click();
      field.focus();
    });
    await waitFor(() => expect(rows()).toHaveLength(12));
    expect(field).toHaveFocus();
  });
});

describe('the verdict of an incorrect report', () => {
  const verdict = (given: Parameters<typeof resultOf>[0]) => {
    const fingerprint = { size: 3, sha256: null };
    const checked = { main: fileOf('a.xlsx'), fingerprint, result: resultOf(given), previous: null, checkedAt: 0 };
    const state = { step: 'incorrect', ...checked } as const;
    const selected = { refusals: [], choose: () => undefined, dismiss: () => {} };
    return renderPart(<IncorrectVerdict {...{ state, sheets: SHEETS, selected }} />, {
      texts: ['control', 'results'],
      lang: 'en',
    });
  };

  test('names the sheets without errors, and says so if the report was checked in another language (D08)', async () => {
    await verdict({ errors: ['<b>Bilans</b>: prva', '<b>Zaposleni</b>: druga'] });
    expect(screen.getByText(/^Sheets without reported errors: Novčani tokovi\.$/)).toBeVisible();
    expect(screen.getByText(/in the language in which the report was checked/)).toBeVisible();
  });

  test('says of no sheet that it has no errors when the report could not be checked', async () => {
    await verdict({ id: '123', errors: [] });
    expect(screen.queryByText(/^Sheets without reported errors/)).toBeNull();
  });
});

test.each([
  ['a type that needs them', VALID_ID, 'obavezno'],
  ['a type that needs none', `${VALID_ID.slice(0, 13)}15${VALID_ID.slice(15)}`, 'nije obavezno'],
  ['an unknown type', '', 'obavezno za većinu vrsta izvještaja'],
])('before documents can be added, the notes of %s say so', async (_what, id, said) => {
  await renderPart(<LockedDocuments title="Dokumenti" id={id} />, { texts: ['control', 'new', 'filing'] });
  const notes = screen.getByText('Bilješke uz finansijske izvještaje').closest('li')!;
  expect(within(notes).getByText(said)).toBeVisible();
});

describe('a table of errors', () => {
  const report = resultOf({ name: 'a.xlsx', errors: ['x'] });
  const failing = async (what?: string) => {
    vi.mocked(saveAs).mockImplementation(() => {
      throw new Error('full');
    });
    const buttons = (
      <ErrorTableButtons name="Nalaz" reports={[{ result: report }]} files={[]} {...(what && { what })} />
    );
    return renderPart(buttons, { texts: ['results'] });
  };

  test.each([
    [
      'the workbook beside the CSV',
      undefined,
      '(Excel)',
      'Datoteka nije sačuvana. Pokušajte ponovo ili preuzmite CSV.',
    ],
    ['the workbook alone', 'a.xlsx', '(Excel)', 'Datoteka nije sačuvana. Pokušajte ponovo.'],
    ['the CSV', undefined, '(CSV)', 'Datoteka nije sačuvana. Pokušajte ponovo.'],
  ])('that is not saved: %s offers what is there', async (_what, what, format, said) => {
    const { user } = await failing(what);
    await user.click(screen.getByText(`Tabela grešaka ${format}`));
    expect(await screen.findByText(said)).toBeVisible();
  });

  test('names the report, of which there may be several', async () => {
    const files = [fileOf('a.xlsx')];
    await renderPart(<ReportResultCard result={report} files={files} defaultOpen />, { texts: ['results'] });
    expect(screen.getByRole('button', { name: 'Tabela grešaka (Excel) a.xlsx' })).toBeVisible();
  });
});

test('the file of two lists of errors is read once for a table, and no longer when the page is left', async () => {
  const started: string[] = [];
  const stopped: string[] = [];
  /** A worker that never comes to an end. */
  class SlowWorker extends EventTarget {
    task = '';
    postMessage({ task }: Work): void {
      started.push((this.task = task));
    }
    terminate(): void {
      stopped.push(this.task);
    }
  }
  vi.stubGlobal('Worker', SlowWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  const result = resultOf({ name: 'a.xlsx', errors: ['x'] });
  const reports = ['Preostalo', 'Novo'].map((since) => ({ result, errors: ['x'], since }));
  const buttons = <ErrorTableButtons name="Nalaz" reports={reports} files={[fileOf('a.xlsx')]} />;
  const { user, unmount } = await renderPart(buttons, { texts: ['results'] });
  await user.click(screen.getByRole('button', { name: 'Tabela grešaka (Excel)' }));
  await expect.poll(() => started).toEqual(['rows']);
  expect(stopped).toEqual([]);
  unmount();
  await expect.poll(() => stopped).toEqual(['rows']);
  expect(started).toEqual(['rows']);
});

describe('the results by e-mail (R4.7, R5)', () => {
  const field = () => screen.getByRole('textbox', { name: 'Adresa e-pošte' });
  const form = () => within(screen.getByRole('form', { name: 'Slanje nalaza e-poštom' }));
  const open = (errors = ['Zbir nije tačan']) =>
    renderPart(<EmailForm version="new" results={[resultOf({ errors })]} files={[]} />, { texts: ['results'] });
  const confirmNoRobot = (user: UserEvent) => user.click(form().getByRole('checkbox', { name: 'Nisam robot' }));

  test('asks for its own robot check, checks the address, sends once and clears it', async () => {
    const { user } = await open();
    const button = form().getByRole('button');
    expect(button).toHaveAccessibleDescription('Najprije potvrdite da niste robot.');
    // Without the robot check, too, an address that was left is marked.
    await user.click(field());
    await user.click(button);
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Unesite adresu e-pošte\./));
    await confirmNoRobot(user);
    await user.click(button);
    await waitFor(() => expect(field()).toHaveFocus());
    await user.paste('ana@primjer');
    await user.click(button);
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Adresa e-pošte nije ispravna\./));
    await user.clear(field());
    await user.paste(' Info@Example.ba ');
    await user.click(button);
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Ova adresa nije dozvoljena/));
    expect(resultMailsSent()).toEqual([]);
    await user.clear(field());
    await user.paste('ana@primjer.ba');
    await user.click(button);
    expect(
      await screen.findByText('Nalaz kontrole finansijskih izvještaja poslan je na Vašu adresu e-pošte.'),
    ).toBeVisible();
    expect(field()).toHaveValue('');
    // Leaving the emptied field is no mistake.
    await user.click(field());
    await user.tab();
    await everythingAnswered();
    expect(field()).toBeValid();
    const [mail] = resultMailsSent();
    expect(mail).toMatchObject({ version: 'new', receiverEmail: 'ana@primjer.ba' });
    expect(mail?.financialReportControlResults[0]?.errors).toEqual(['Zbir nije tačan']);
  });

  test.each([
    ['says so', () => new HttpResponse(null, { status: 413 })],
    ['does not let the page read its answer', () => HttpResponse.error()],
  ])('results too large for a server that %s: the size is named, the table offered', async (_, refuse) => {
    agency.use(http.post(MAIL, refuse));
    const error = 'Zbir na poziciji AOP 001 nije jednak zbiru pozicija od AOP 002 do AOP 010.';
    const { user } = await open(Array.from({ length: 3000 }, () => error));
    await confirmNoRobot(user);
    await mailTo(user);
    expect(await form().findByText(/^Došlo je do greške pri slanju nalaza/)).toBeVisible();
    expect(form().getByText(/^Nalaz je možda prevelik za slanje \(2\d\d KB\)\./)).toBeVisible();
    expect(form().getByRole('button', { name: 'Tabela grešaka (Excel)' })).toBeVisible();
  });

  test('an address that was typed is there again after a reload; of two presses before anything is rendered anew one is sent, and then nothing comes back', async () => {
    const first = await open();
    await first.user.click(field());
    await first.user.paste('ana@primjer.ba');
    first.unmount();
    const { user, unmount } = await open();
    expect(field()).toHaveValue('ana@primjer.ba');
    expect(form().getByText(/^Vraćen je unos od/)).toBeVisible();
    await confirmNoRobot(user);
    const button = form().getByRole('button', { name: 'Pošaljite nalaz e-poštom' });
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText(/poslan je na Vašu adresu e-pošte/);
    expect(resultMailsSent()).toHaveLength(1);
    unmount();
    await open();
    expect(field()).toHaveValue('');
  });

  test('a failure, and a page in place of an answer, which confirms nothing (readings P8), keep the address; a token is never sent twice', async () => {
    const { user } = await open();
    const tokens: string[] = [];
    const answers = [new HttpResponse(null, { status: 500 }), HttpResponse.html('<html></html>')];
    agency.use(
      http.post(MAIL, async ({ request }) => {
        tokens.push(((await request.json()) as { recaptchaToken: string }).recaptchaToken);
        return answers[tokens.length - 1];
      }),
    );
    await confirmNoRobot(user);
    await mailTo(user);
    expect(await screen.findByText(/Došlo je do greške pri slanju nalaza/)).toBeVisible();
    expect(field()).toHaveValue('ana@primjer.ba');
    expect(form().getByRole('checkbox', { name: 'Nisam robot' })).not.toBeChecked();
    await confirmNoRobot(user);
    await user.click(form().getByRole('button', { name: 'Pošaljite nalaz e-poštom' }));
    expect(await screen.findByText(/Nije potvrđeno da je nalaz poslan/)).toBeVisible();
    expect(screen.queryByText(/poslan je na Vašu adresu e-pošte/)).not.toBeInTheDocument();
    expect(field()).toHaveValue('ana@primjer.ba');
    expect(new Set(tokens).size).toBe(2);
  });
});

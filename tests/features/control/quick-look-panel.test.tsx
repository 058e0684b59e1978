import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { doWork, type Work } from '#domain/report-form/internal/worker-task.ts';
import { rememberDownloaded } from '#domain/report-form/known-forms.ts';
import { QuickLookPanel } from '#features/report-tools/control/quick-look/QuickLookPanel.tsx';
import { useQuickLook } from '#features/report-tools/control/quick-look/use-quick-look.ts';
import { NEW_FORM, OLD_FORM } from '#mocks/workbooks/forms.ts';
import { makeWorkbook } from '#mocks/workbooks/make-workbook.ts';
import { TIMING } from '#shared/config/settings.ts';
import { renderPart } from '#tests/render-part.tsx';
import { storage, withDatabase } from '#tests/storage.ts';
import { chooseMain, openControl } from './control-user.ts';
import { fileOf } from './results-and-receipts.ts';

withDatabase();

/** A worker that looks at a report as long as it knows no form. */
class FailingWorker extends EventTarget {
  postMessage(work: Work): void {
    const answer = (data: object) => this.dispatchEvent(new MessageEvent('message', { data }));
    if (work.task === 'look' && work.forms.length > 0) answer({ ok: false });
    else void doWork(work).then((done) => answer({ ok: true, answer: done }));
  }
  terminate(): void {}
}

const PANEL = { name: 'Brzi pregled datoteke' };

/** An empty template of the agency, for another company than the sample's. */
async function template(form = NEW_FORM, language: 'bs' | 'hr' = 'bs'): Promise<File> {
  const content = { jib: '4209999999993', reportType: form === NEW_FORM ? 37 : 1, year: 2020, general: {} };
  return fileOf('predlozak.xlsx', await makeWorkbook(form, content, language));
}
const panel = async () => within(await screen.findByRole('region', PANEL));
const CHOOSE = 'Odaberite prazan predložak';

describe('the quick look', () => {
  test('says when the selected file is no template, or one of another form', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'correct.xlsx');
    const look = await panel();
    await user.upload(await look.findByLabelText(CHOOSE), fileOf('x.xlsx', 'PK no workbook'));
    expect(await look.findByText('Odabrana datoteka se ne može pročitati kao predložak.')).toBeVisible();
    await user.upload(look.getByLabelText(CHOOSE), await template(NEW_FORM, 'hr'));
    expect(await look.findByText(/Odabrani predložak ne odgovara izvještaju/)).toBeVisible();
    expect(look.getByText('Brzi pregled nije našao ništa što treba ispraviti.')).toBeVisible();
  });

  test('does not wait for ever for a database that does not answer: then it knows no template (faults C22)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const report = fileOf('x.xlsx');
    const Look = () => useQuickLook(report, 'new').step;
    const { container } = await renderPart(<Look />, { texts: [] });
    await act(() => vi.advanceTimersByTimeAsync(TIMING.database / 2));
    expect(container).toHaveTextContent('pending');
    await act(() => vi.advanceTimersByTimeAsync(TIMING.database));
    await waitFor(() => expect(container).toHaveTextContent('done'));
  });

  test('does not lose the focus with the choice of a template', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'correct.xlsx');
    const look = await panel();
    await user.upload(await look.findByLabelText(CHOOSE), await template());
    await waitFor(() => expect(look.queryByLabelText(CHOOSE)).toBeNull());
    expect(look.getByRole('heading', PANEL)).toHaveFocus();
  });

  test('that fails after a template was read says so, and what was found before stays', async () => {
    vi.stubGlobal('Worker', FailingWorker);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user } = await openControl();
    await chooseMain(user, 'correct.xlsx');
    const look = await panel();
    await user.upload(await look.findByLabelText(CHOOSE), await template());
    // The list of forms may be read once more, which starts another look.
    await waitFor(() => {
      expect(look.getByText('Brzi pregled nije završen')).toBeVisible();
      expect(look.queryByText('Čita se predložak…')).toBeNull();
    });
    expect(look.getByText('Brzi pregled nije našao ništa što treba ispraviti.')).toBeVisible();
  });

  test('the first of the further cells gets the focus of the button that showed them', async () => {
    const findings = Array.from({ length: 10 }, (_, at) => ({
      code: 'numberAsText' as const,
      sheet: 'Bilans',
      cell: `E${at + 1}`,
    }));
    const outcome = { facts: null, template: null, findings, total: 10 };
    const { user } = await renderPart(
      <QuickLookPanel state={{ step: 'done', outcome, hasFailed: false }} version="new" />,
      { texts: ['quick-look', 'control'] },
    );
    await user.click(screen.getByRole('button', { name: 'još 2 ćelije' }));
    expect(document.activeElement).toHaveTextContent(/^E9$/);
  });

  test('a report of the other years is recognised by its own template, with a link to its control', async () => {
    await rememberDownloaded(storage, await template(OLD_FORM), 'old', 'Godišnji izvještaj');
    const { user } = await openControl();
    await chooseMain(user, 'old-format.xlsx');
    const look = await panel();
    expect(await look.findByText('Izvještaj je na predlošku iz generatora za periode do 2021. godine.')).toBeVisible();
    expect(
      look.getByRole('link', { name: 'Kontrola i predaja finansijskih izvještaja do 2021. godine' }),
    ).toHaveAttribute('href', '/bs/kontrola-finansijskih-izvjestaja-old');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doWork, type Work } from '#domain/report-form/internal/worker-task.ts';
import { NEW_FORM } from '#mocks/workbooks/forms.ts';
import { makeWorkbook } from '#mocks/workbooks/make-workbook.ts';
import { withDatabase } from '#tests/storage.ts';
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

beforeEach(() => void vi.stubGlobal('Worker', FailingWorker));
afterEach(() => void vi.unstubAllGlobals());

test('a look that fails after a template was read says so, and what was found before stays', async () => {
  const { user } = await openControl();
  await chooseMain(user, 'correct.xlsx');
  const look = within(await screen.findByRole('region', { name: 'Brzi pregled datoteke' }));
  const content = { jib: '4209999999993', reportType: 37, year: 2020, general: {} };
  const template = fileOf('predlozak.xlsx', await makeWorkbook(NEW_FORM, content, 'bs'));
  await user.upload(await look.findByLabelText('Odaberite prazan predložak'), template);
  // The list of forms may be read once more, which starts another look.
  await waitFor(() => {
    expect(look.getByText('Brzi pregled nije završen')).toBeVisible();
    expect(look.queryByText('Čita se predložak…')).toBeNull();
  });
  expect(look.getByText('Brzi pregled nije našao ništa što treba ispraviti.')).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { receiptList } from '#domain/filing/receipts/receipt-list.ts';
import { ProblemText } from '#features/report-tools/control/report/ProblemBanner.tsx';
import type { ApiError } from '#shared/http/api-error.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { agency } from '#tests/agency.ts';
import { renderPart } from '#tests/render-part.tsx';
import { storage, withDatabase } from '#tests/storage.ts';
import { addDocument, checkReport, openControl, submitReport, verdict } from './control-user.ts';
import { fileOf, VALID_ID } from './results-and-receipts.ts';

withDatabase();

test('names of files from a Mac are composed where they are shown, sent and recorded; a blank behind a name stays here (R5)', async () => {
  const [main, notes] = ['Izvještaj.xlsx', 'Bilješke čćžšđ.docx'];
  const sent: string[] = [];
  const { user } = await openControl('new');
  const id = VALID_ID;
  agency.use(
    http.post('*/FileTemplate/Check', () => HttpResponse.json({ id, name: main, errors: [] })),
    http.post('*/FileTemplate/Transmit', async ({ request }) => {
      const files = (await request.formData()).getAll('files') as File[];
      // The test's form data decodes the bytes of a name one by one.
      sent.push(...files.map(({ name }) => Buffer.from(name, 'latin1').toString('utf8')));
      return HttpResponse.json({ id });
    }),
  );
  const input = await screen.findByLabelText('Odaberite datoteku');
  input.removeAttribute('accept');
  await user.upload(input, fileOf(`${main.normalize('NFD')} `));
  expect((await screen.findAllByText(main)).length).toBeGreaterThan(0);
  await checkReport(user);
  await verdict();
  await addDocument(user, 'Bilješke uz finansijske izvještaje', 'notes.docx', notes.normalize('NFD'));
  await screen.findByText('Sve je spremno za predaju.');
  expect(screen.getAllByText(new RegExp(notes)).length).toBeGreaterThan(0);
  expect(document.body.textContent).toBe(document.body.textContent.normalize('NFC'));
  await submitReport(user);
  await screen.findByRole('heading', { name: 'Izvještaj je predan.' });
  const names = [`MFI_${main}`, `BFI_${notes}`];
  expect(sent).toEqual(names);
  await waitFor(async () =>
    expect((await storage.lists.get(receiptList).read())[0]?.files.map(({ name }) => name)).toEqual(names),
  );
});

describe('why files were not taken', () => {
  const shown = async (error: ApiError, lang: Lang = 'bs', during: 'check' | 'send' = 'check') => {
    const problem = { kind: 'call', error } as const;
    const { container } = await renderPart(<ProblemText {...{ problem, during }} />, { texts: ['control'], lang });
    return container.textContent.replaceAll('\u00A0', ' ');
  };
  const sending = (share: number, took: number) => ({ size: 20 * 1024 * 1024, share, took });

  const INTERRUPTED: ApiError = { kind: 'interrupted', upload: sending(0.0567, 4000) };
  const UNANSWERED: ApiError = { kind: 'interrupted', sent: true, upload: sending(1, 4000) };
  const CAUSES = {
    bs: ' Ili je veza prekinuta ili server ne prima datoteku te veličine',
    hr: ' Ili je veza prekinuta ili poslužitelj ne prima datoteku te v',
    en: ' Either the connection was lost, or the server does not accept',
  };
  test.each<[Lang, ApiError, RegExp]>([
    ['bs', INTERRUPTED, /^Slanje je prekinuto: poslano je 5 % od 20 MB\.$/],
    ['hr', INTERRUPTED, /^Slanje je prekinuto: poslano je 5 % od 20 MB\.$/],
    ['en', INTERRUPTED, /^The sending was interrupted after 5.?% of 20 MB\.$/],
    ['bs', UNANSWERED, /^Poslano je svih 20 MB, ali odgovor nije stigao\.$/],
    ['hr', UNANSWERED, /^Poslano je svih 20 MB, ali odgovor nije stigao\.$/],
    ['en', UNANSWERED, /^All 20 MB were sent, but there was no answer\.$/],
  ])(
    'a sending cut off or not answered for says how much was sent, and both causes (%s)',
    async (lang, error, said) => {
      const [start, rest] = (await shown(error, lang)).split(CAUSES[lang]);
      expect(start).toMatch(said);
      expect(rest).toBeDefined();
    },
  );

  test.each<[string, ApiError, boolean]>([
    ['a refusal after three minutes of sending', { kind: 'http', status: 400, upload: sending(1, 180_000) }, true],
    ['with the words of the agency', { kind: 'http', status: 403, message: 'Ne.', upload: sending(1, 121_000) }, true],
    ['a refusal after a short sending', { kind: 'http', status: 400, upload: sending(1, 5000) }, false],
    ['a file that is too large', { kind: 'http', status: 413, upload: sending(1, 180_000) }, false],
    ['a fault of the server', { kind: 'http', status: 500, upload: sending(1, 180_000) }, false],
    ['no answer', { kind: 'timeout', upload: sending(1, 180_000) }, false],
  ])('%s: the two minutes of the captcha are named: %s', async (_what, error, isNamed) => {
    expect(/dvije minute/.test(await shown(error))).toBe(isNamed);
  });

  test('a submission has no captcha: after a long one that was refused none is named', async () => {
    const refused: ApiError = { kind: 'http', status: 400, message: 'Ne.', upload: sending(1, 180_000) };
    expect(await shown(refused, 'bs', 'send')).toBe('Ne.');
  });
});

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { TemplateFailureDialog } from '#features/report-tools/templates/DownloadBar.tsx';
import { NEW_TEMPLATES } from '#features/report-tools/templates/template-version.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { httpError } from '#shared/http/server-messages.ts';
import { agency } from '#tests/agency.ts';
import { renderPart } from '#tests/render-part.tsx';

const JIB_UNKNOWN = 'Uneseni JIB ne postoji u bazi podataka.';

/** The dialog after a request with a jib failed, in Bosnian. */
async function dialogAfter(error: ApiError, kind: 'template' | 'estimate' = 'template', jib = '4999999999999') {
  const nothing = () => {};
  const state = { step: 'failed', kind, error, jib } as const;
  const download = { state, start: async () => {}, cancel: nothing, dismiss: nothing, refuse: nothing };
  await renderPart(
    <TemplateFailureDialog version={NEW_TEMPLATES} download={download} onAccept={nothing} onRetry={nothing} />,
    { texts: ['templates'] },
  );
  return screen.getByRole('dialog');
}

test.each([
  ['template', `Predložak nije preuzet`, `${JIB_UNKNOWN} Predložak možete preuzeti bez unesenog JIB-a`],
  ['estimate', 'Predračun nije preuzet', `${JIB_UNKNOWN} JIB je obavezno polje za preuzimanje predračuna.`],
] as const)(
  '%s refused: the message of the agency comes first, then that the jib is unknown (R8)',
  async (kind, title, text) => {
    const dialog = await dialogAfter(await httpError(404, { message: 'Subjekt nije upisan.' }), kind);
    expect(dialog).toHaveAccessibleName(title);
    expect(dialog).toHaveTextContent(text);
    expect(dialog).toHaveTextContent(/Subjekt nije upisan\..*Uneseni JIB/);
    expect(screen.getByRole('button', { name: 'Uklonite JIB' })).toBeVisible();
  },
);

test.each<[string, () => ApiError | Promise<ApiError>, RegExp, string?]>([
  ['a refusal without a jib', () => httpError(400, 'Obrazac nije objavljen.'), /Obrazac nije objavljen\./, ''],
  ['status 403', () => httpError(403, '<html>'), /Predložak nije preuzet/],
  ['no answer', () => ({ kind: 'network' }), /Nema odgovora\. Provjerite internetsku vezu/],
])('after %s the jib is not blamed, and it can be tried again (readings, R8)', async (_what, error, text, jib) => {
  const dialog = await dialogAfter(await error(), 'template', jib);
  expect(dialog).toHaveTextContent(text);
  expect(dialog).not.toHaveTextContent('ne postoji u bazi');
  expect(screen.getByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
});

test('a service that is not there is named as the cause, and not the connection', async () => {
  agency.use(
    http.get(DEFAULT_BASES.main, () => HttpResponse.error()),
    http.get('*/robots.txt', () => HttpResponse.text('')),
  );
  const dialog = await dialogAfter({ kind: 'network' });
  await waitFor(() =>
    expect(dialog).toHaveTextContent(
      /Izrada predložaka trenutno ne odgovara \(pokušano u \d{1,2}:\d{2}\)\. Pokušajte kasnije\./,
    ),
  );
  expect(dialog).not.toHaveTextContent('Provjerite internetsku vezu');
});

test('while downloads are closed it cannot be tried again; the dialog says so', async () => {
  const inThree = { bs: 'Održavanje.', hr: 'Održavanje.', en: 'Maintenance.' };
  const closing = { closes: 'template', until: '2099-02-28T09:00', reason: inThree };
  agency.use(http.get('*/agency.json', () => HttpResponse.json({ switches: [closing] })));
  await dialogAfter({ kind: 'network' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pokušajte ponovo' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Zatvoreno do 28.02.2099 09:00.'));
});

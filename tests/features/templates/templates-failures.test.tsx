import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { giveElementsSize } from '#tests/sized-elements.ts';
import {
  documentCalls,
  estimateButton,
  fillForm,
  jibField,
  officeFile,
  refusal,
  templateButton,
  paste,
} from './template-screen.ts';

giveElementsSize();

const NEW = '/bs/predlosci-finansijskih-izvjestaja';
const JIB = '4999999999999';
const NO_JIB_TEMPLATE = 'Uneseni JIB ne postoji u bazi podataka. Predložak možete preuzeti bez unesenog JIB-a';
const NO_JIB_ESTIMATE = 'Uneseni JIB ne postoji u bazi podataka. JIB je obavezno polje za preuzimanje predračuna.';

/** The filled form with an unknown jib, and a press on one of the buttons. */
async function requested(button: () => HTMLElement, jib = JIB) {
  const { user } = await renderApp(NEW);
  await fillForm(user);
  if (jib) await paste(user, jibField(), jib);
  await user.click(button());
  return user;
}

describe('the failure dialogs of R8', () => {
  test.each([
    ['template', templateButton, 'Predložak nije preuzet', NO_JIB_TEMPLATE],
    ['estimate', estimateButton, 'Predračun nije preuzet', NO_JIB_ESTIMATE],
  ] as const)('%s: shows the message of the agency; accepting clears the jib', async (_, button, title, text) => {
    documentCalls(() => refusal('Subjekt 4999999999999 nije upisan.'));
    const user = await requested(button);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent(text);
    // The agency's text comes first.
    expect(dialog).toHaveTextContent(/Subjekt 4999999999999 nije upisan\..*Uneseni JIB/);
    await user.click(within(dialog).getByRole('button', { name: 'Uklonite JIB' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(jibField()).toHaveValue('');
    await waitFor(() => expect(jibField()).toHaveFocus());
    expect(saveAs).not.toHaveBeenCalled();
  });

  test('keeping the jib keeps it', async () => {
    documentCalls(() => refusal('ne'));
    const user = await requested(templateButton);
    await user.click(await screen.findByRole('button', { name: 'Zadržite JIB' }));
    expect(jibField()).toHaveValue(JIB);
  });

  test.each([
    ['JSON with 200', () => HttpResponse.json({ message: 'Servis je u održavanju.' }), 'Servis je u održavanju.'],
    [
      'an HTML page',
      () => HttpResponse.html('<html>prijava</html>'),
      'Stigao je odgovor koji portal ne može pročitati',
    ],
  ])('%s in place of the file saves nothing and shows the dialog (A46)', async (_, answer, message) => {
    documentCalls(answer);
    await requested(templateButton);
    const dialog = await screen.findByRole('dialog', { name: 'Predložak nije preuzet' });
    expect(dialog).not.toHaveTextContent(NO_JIB_TEMPLATE);
    expect(dialog).toHaveTextContent(message);
    expect(dialog).not.toHaveTextContent('prijava');
    expect(within(dialog).getByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
    expect(saveAs).not.toHaveBeenCalled();
  });

  test('a stack trace is plain text and capped (A51)', async () => {
    documentCalls(
      () => new HttpResponse(`at Db.Query <img src=x onerror=alert(1)> ${'x'.repeat(5000)}`, { status: 500 }),
    );
    await requested(templateButton);
    const dialog = await screen.findByRole('dialog', { name: 'Predložak nije preuzet' });
    expect(dialog).toHaveTextContent('at Db.Query');
    expect(dialog).not.toHaveTextContent('<img');
    expect(dialog.querySelector('img')).toBeNull();
    expect(dialog.textContent?.length).toBeLessThan(750);
    expect(dialog).toHaveTextContent('Na serveru je došlo do greške.');
  });

  test('status 403 with a valid jib: the jib is not blamed, and it can be tried again (readings, R8)', async () => {
    documentCalls(() => new HttpResponse('<html>', { status: 403 }));
    await requested(templateButton);
    const dialog = await screen.findByRole('dialog', { name: 'Predložak nije preuzet' });
    expect(dialog).not.toHaveTextContent('ne postoji u bazi');
    expect(within(dialog).getByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
  });

  test('without an answer the jib is not blamed; a retry asks again', async () => {
    const calls = documentCalls((call) => (call === 1 ? HttpResponse.error() : undefined));
    const user = await requested(templateButton);
    const dialog = await screen.findByRole('dialog', { name: 'Predložak nije preuzet' });
    expect(dialog).toHaveTextContent('Nema odgovora. Provjerite vezu s internetom');
    expect(dialog).not.toHaveTextContent('ne postoji u bazi');
    await user.click(within(dialog).getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await screen.findByText('Excel predložak je preuzet')).toBeVisible();
    expect(calls).toHaveLength(2);
    expect(jibField()).toHaveValue(JIB);
  });

  test('a service that is not there is named as the cause, and not the connection', async () => {
    agency.use(
      http.get(DEFAULT_BASES.main, () => HttpResponse.error()),
      http.get('*/robots.txt', () => HttpResponse.text('')),
    );
    documentCalls(() => HttpResponse.error());
    await requested(templateButton);
    const dialog = await screen.findByRole('dialog', { name: 'Predložak nije preuzet' });
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        /Izrada predložaka trenutno ne odgovara \(pokušano u \d{1,2}:\d{2}\); uneseni podaci nisu uzrok\./,
      ),
    );
    expect(dialog).not.toHaveTextContent('Provjerite vezu s internetom');
    expect(within(dialog).getByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
  });

  test('a refusal without a jib shows the message of the agency alone', async () => {
    documentCalls(() => refusal('Obrazac za ovu godinu nije objavljen.', 400));
    await requested(templateButton, '');
    const dialog = await screen.findByRole('dialog', { name: 'Predložak nije preuzet' });
    expect(dialog).toHaveTextContent('Obrazac za ovu godinu nije objavljen.');
    expect(dialog).not.toHaveTextContent('ne postoji u bazi');
  });
});

describe('while a download is under way', () => {
  test('a double press requests once (E11), the wait is visible, both buttons are disabled', async () => {
    const gate = Promise.withResolvers<void>();
    const calls = documentCalls(async () => {
      await gate.promise;
      return officeFile();
    });
    const { user } = await renderApp(NEW);
    await fillForm(user);
    await user.dblClick(templateButton());
    expect(await screen.findByText('Sačekajte…')).toBeVisible();
    expect(templateButton()).toHaveAttribute('aria-busy', 'true');
    expect(estimateButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(templateButton());
    await user.type(jibField(), '{Enter}');
    gate.resolve();
    expect(await screen.findByText('Excel predložak je preuzet')).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(screen.queryByText('Sačekajte…')).not.toBeInTheDocument();
  });

  test('it can be cancelled: nothing is saved, nothing is lost', async () => {
    const gate = Promise.withResolvers<void>();
    documentCalls(async () => {
      await gate.promise;
      return officeFile();
    });
    const user = await requested(templateButton);
    await user.click(await screen.findByRole('button', { name: 'Prekinite preuzimanje' }));
    expect(await screen.findByText(/Preuzimanje je prekinuto/)).toBeVisible();
    gate.resolve();
    expect(jibField()).toHaveValue(JIB);
    expect(saveAs).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a failed POST is never repeated by itself (G06)', async () => {
    const calls = documentCalls(() => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '0' } }));
    await requested(templateButton);
    // A repeated call has no outcome before its last try.
    await screen.findByRole('dialog', { name: 'Predložak nije preuzet' });
    expect(calls).toHaveLength(1);
  });
});

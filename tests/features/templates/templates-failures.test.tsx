import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { giveElementsSize } from '#tests/sized-elements.ts';
import {
  documentCalls,
  estimateButton,
  jibField,
  officeFile,
  openFilled,
  refusal,
  templateButton,
} from './template-screen.ts';

giveElementsSize();

const JIB = '4999999999999';

describe('a download that failed (R8)', () => {
  test('saves nothing, whatever arrives in place of the file (A46), and keeps the jib if asked to; it is not repeated by itself (G06), only by a retry', async () => {
    const answers = [
      () => refusal('Subjekt 4999999999999 nije upisan.'),
      () => HttpResponse.json({ message: 'Servis je u održavanju.' }),
      () => HttpResponse.html('<html>prijava</html>'),
      () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '0' } }),
    ];
    const calls = documentCalls((call) => answers[call - 1]?.());
    const { user } = await openFilled({ jib: JIB });
    await user.click(templateButton());
    await user.click(await screen.findByRole('button', { name: 'Zadržite JIB' }));
    expect(jibField()).toHaveValue(JIB);
    await user.click(templateButton());
    const messages = [
      /Servis je u održavanju\./,
      /odgovor koji portal ne može pročitati/,
      /Na serveru je došlo do greške\./,
    ];
    for (const [at, message] of messages.entries()) {
      // A repeated call has no outcome before its last try.
      const dialog = await screen.findByRole('dialog', { name: 'Predložak nije preuzet' });
      await waitFor(() => expect(dialog).toHaveTextContent(message));
      expect(dialog).not.toHaveTextContent('prijava');
      expect(calls).toHaveLength(at + 2);
      expect(saveAs).not.toHaveBeenCalled();
      await user.click(within(dialog).getByRole('button', { name: 'Pokušajte ponovo' }));
    }
    expect(await screen.findByText('Excel predložak je preuzet')).toBeVisible();
    expect(calls).toHaveLength(5);
    expect(jibField()).toHaveValue(JIB);
  });
});

test('while a download is pending a second press does nothing (E11), both buttons are disabled; it can be cancelled', async () => {
  const gate = Promise.withResolvers<void>();
  const calls = documentCalls(async () => {
    await gate.promise;
    return officeFile();
  });
  const { user } = await openFilled({ jib: JIB });
  await user.dblClick(templateButton());
  expect(await screen.findByText('Sačekajte…')).toBeVisible();
  expect(templateButton()).toHaveAttribute('aria-busy', 'true');
  expect(estimateButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(templateButton());
  await user.type(jibField(), '{Enter}');
  await user.click(screen.getByRole('button', { name: 'Prekinite preuzimanje' }));
  expect(await screen.findByText(/Preuzimanje je prekinuto/)).toBeVisible();
  expect(screen.queryByText('Sačekajte…')).not.toBeInTheDocument();
  gate.resolve();
  expect(calls).toHaveLength(1);
  expect(jibField()).toHaveValue(JIB);
  expect(saveAs).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

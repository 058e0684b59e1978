import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { isBlank } from '#shared/format/fold.ts';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';

const FEEDBACK = '*/Feedback/submit-feedback';

async function openModal(address = '/bs/o-nama-new', name = 'Pohvale i pritužbe', as?: 'citizen') {
  const app = await renderApp(address, as && { as });
  await app.user.click(await screen.findByRole('link', { name }));
  const modal = within(await screen.findByRole('dialog', { name }));
  return { ...app, modal, comment: modal.getByRole('textbox') };
}

describe('the feedback modal (P2.17, P4, P7)', () => {
  test('submit does nothing while the comment is empty or blank, and says why (P5, faults E03)', async () => {
    const requested = vi.fn();
    agency.use(http.post(FEEDBACK, () => requested() as never));
    const { user, modal, comment } = await openModal();
    const submit = modal.getByRole('button', { name: 'Pošaljite' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveAccessibleDescription('Unesite komentar.');
    await user.type(comment, '  \u00A0\u200B  ');
    await user.click(submit);
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(requested).not.toHaveBeenCalled();
    await user.type(comment, 'x');
    expect(submit).not.toHaveAttribute('aria-disabled');
  });

  test('one comment goes in a list with the language in its header, and the success leaves after 5 s', async () => {
    let sent: { body: unknown; language: string | null } | undefined;
    agency.use(
      http.post(FEEDBACK, async ({ request }) => {
        sent = { body: await request.json(), language: request.headers.get('Language') };
        return HttpResponse.arrayBuffer(new ArrayBuffer(1));
      }),
    );
    const { user, modal, comment } = await openModal('/en/about-us-new', 'Compliments and complaints');
    await user.type(comment, 'A calm and quick portal.');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await user.click(modal.getByRole('button', { name: 'Send' }));
      expect(await modal.findByText(/You have successfully submitted a comment/)).toBeVisible();
      expect(sent).toEqual({ body: { answers: ['A calm and quick portal.'] }, language: 'en' });
      expect(comment).toHaveValue('');
      await user.click(comment);
      await user.unhover(modal.getByRole('status'));
      await vi.advanceTimersByTimeAsync(4000);
      expect(modal.getByText(/You have successfully submitted/)).toBeVisible();
      await vi.advanceTimersByTimeAsync(1500);
      await waitFor(() => expect(modal.queryByText(/You have successfully submitted/)).toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([500, 201])('%i is a failure: the text stays and can be sent again (P8, faults E12)', async (status) => {
    agency.use(http.post(FEEDBACK, () => new HttpResponse(new Uint8Array([1]), { status })));
    const { user, modal, comment } = await openModal();
    await user.type(comment, 'Red na šalteru.');
    await user.click(modal.getByRole('button', { name: 'Pošaljite' }));
    expect(await modal.findByRole('alert')).toHaveTextContent('Komentar nije poslan.');
    expect(comment).toHaveValue('Red na šalteru.');
    agency.resetHandlers();
    await user.click(modal.getByRole('button', { name: 'Pošaljite' }));
    expect(await modal.findByText(/Komentar je uspješno poslan/)).toBeVisible();
  });

  test('a comment is anonymous, also when somebody is signed in (readings P2.18)', async () => {
    const sent: (string | null)[] = [];
    agency.use(
      http.post(FEEDBACK, ({ request: { headers } }) => {
        sent.push(headers.get('Authorization'), headers.get('RefreshToken'));
        return HttpResponse.arrayBuffer(new ArrayBuffer(1));
      }),
    );
    const { user, modal, comment } = await openModal('/bs/o-nama-new', 'Pohvale i pritužbe', 'citizen');
    expect(localStorage.getItem('accessToken')).not.toBeNull();
    await user.type(comment, 'x');
    await user.click(modal.getByRole('button', { name: 'Pošaljite' }));
    expect(await modal.findByText(/Komentar je uspješno poslan/)).toBeVisible();
    expect(sent).toEqual([null, null]);
  });

  test('200 with a page is not confirmed, and the text stays (readings P8)', async () => {
    agency.use(http.post(FEEDBACK, () => HttpResponse.html('<html></html>')));
    const { user, modal, comment } = await openModal();
    await user.type(comment, 'Red na šalteru.');
    await user.click(modal.getByRole('button', { name: 'Pošaljite' }));
    expect(await modal.findByRole('alert')).toHaveTextContent('Nije potvrđeno da je komentar stigao.');
    expect(comment).toHaveValue('Red na šalteru.');
  });

  test('two quick presses send one message (faults E11)', async () => {
    const requested = vi.fn();
    let release = () => {};
    const received = new Promise<void>((resolve) => (release = resolve));
    agency.use(
      http.post(FEEDBACK, async () => {
        requested();
        await received;
        return HttpResponse.arrayBuffer(new ArrayBuffer(1));
      }),
    );
    const { user, modal, comment } = await openModal();
    await user.type(comment, 'Hvala.');
    await user.dblClick(modal.getByRole('button', { name: 'Pošaljite' }));
    const sending = await modal.findByRole('button', { name: 'Slanje…' });
    expect(sending).toHaveAttribute('aria-busy', 'true');
    await user.click(sending);
    release();
    expect(await modal.findByText(/uspješno poslan/)).toBeVisible();
    expect(requested).toHaveBeenCalledOnce();
  });

  test('closing clears the comment and gives the focus back', async () => {
    const { user, modal, comment, router } = await openModal();
    expect(router.state.location.search).toBe('?dialog=feedback');
    await user.type(comment, 'Nedovršeno');
    await user.click(modal.getByRole('button', { name: 'Zatvorite' }));
    const opener = screen.getByRole('link', { name: 'Pohvale i pritužbe' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
    expect(router.state.location.search).toBe('');
    await user.click(opener);
    expect(await screen.findByRole('textbox', { name: /Vaš komentar/ })).toHaveValue('');
  });

  test('any page opens it by its address; a switch of language keeps what was typed', async () => {
    const { router, user } = await renderApp('/bs/cjenovnik?dialog=feedback');
    await user.type(await screen.findByRole('textbox', { name: /Vaš komentar/ }), 'Dobro je.');
    await router.navigate('/en/price-list?dialog=feedback');
    expect(await screen.findByRole('textbox', { name: /Your comment/ })).toHaveValue('Dobro je.');
    await router.navigate(-1);
    expect(await screen.findByRole('textbox', { name: /Vaš komentar/ })).toHaveValue('Dobro je.');
  });
});

test('blank is what nobody can read', () => {
  for (const text of ['', ' ', '\n\t', '\u00A0', '\u200B\uFEFF', '\u202E']) expect(isBlank(text)).toBe(true);
  for (const text of ['a', '.', '👍', ' š ']) expect(isBlank(text)).toBe(false);
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FeedbackDialog } from '#features/portal/feedback/FeedbackDialog.tsx';
import { isBlank } from '#shared/format/fold.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { renderPage } from '#tests/renderApp.tsx';

const FEEDBACK = '*/Feedback/submit-feedback';

/** Opens the modal alone. */
async function openModal({
  lang = 'bs',
  as,
  onClose = () => {},
}: { lang?: 'bs' | 'en'; as?: 'citizen'; onClose?: () => void } = {}) {
  const app = await renderPart(<FeedbackDialog onClose={onClose} />, { texts: ['feedback'], lang, ...(as && { as }) });
  const modal = within(await screen.findByRole('dialog'));
  const comment = modal.getByRole('textbox');
  const write = (value: string) => fireEvent.change(comment, { target: { value } });
  return { ...app, modal, comment, write };
}

describe('the feedback modal (P2.17, P4, P7)', () => {
  test('closed by whatever way, Back included, it has lost the comment (P4)', async () => {
    const { user, comment, unmount } = await openModal();
    await user.type(comment, 'Tiho');
    unmount();
    expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain('Tiho');
    expect((await openModal()).comment).toHaveValue('');
  });

  test('the comment stays in this tab: a reload keeps it, another tab never has it (P4)', async () => {
    const { write } = await openModal();
    write('Tiho');
    expect(Object.values({ ...sessionStorage }).join()).toContain('Tiho');
    expect(Object.values({ ...localStorage }).join()).not.toContain('Tiho');
    cleanup();
    sessionStorage.setItem('feedback', JSON.stringify({ comment: 'Tiho' }));
    expect((await openModal()).comment).toHaveValue('Tiho');
  });

  test('submit does nothing while the comment is empty or blank, and says why (P5, faults E03)', async () => {
    const requested = vi.fn();
    agency.use(http.post(FEEDBACK, () => requested() as never));
    const { user, modal, write } = await openModal();
    const submit = modal.getByRole('button', { name: 'Pošaljite' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveAccessibleDescription('Unesite komentar.');
    write('  \u00A0\u200B  ');
    await user.click(submit);
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(requested).not.toHaveBeenCalled();
    write('x');
    expect(submit).not.toHaveAttribute('aria-disabled');
  });

  test('one comment goes in a list with the language in its header, once also after two presses before anything is rendered anew (faults E11), and anonymous, also when somebody is signed in (readings P2.18); the success leaves after 5 s', async () => {
    const { wait, release } = held();
    const sent: unknown[] = [];
    agency.use(
      http.post(FEEDBACK, async ({ request }) => {
        const headers = ['Language', 'Authorization', 'RefreshToken'].map((name) => request.headers.get(name));
        sent.push({ body: await request.json(), headers });
        await wait;
        return HttpResponse.arrayBuffer(new ArrayBuffer(1));
      }),
    );
    const { user, modal, comment, write } = await openModal({ lang: 'en', as: 'citizen' });
    expect(localStorage.getItem('accessToken')).not.toBeNull();
    write('A calm and quick portal.');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const button = modal.getByRole('button', { name: 'Send' });
    act(() => {
      button.click();
      button.click();
    });
    const sending = await modal.findByRole('button', { name: 'Sending…' });
    expect(sending).toHaveAttribute('aria-busy', 'true');
    await user.click(sending);
    release();
    expect(await modal.findByText(/You have successfully submitted a comment/)).toBeVisible();
    expect(sent).toEqual([{ body: { answers: ['A calm and quick portal.'] }, headers: ['en', null, null] }]);
    expect(comment).toHaveValue('');
    await user.click(comment);
    const success = modal.getByText(/You have successfully submitted/);
    await user.unhover(success.closest<HTMLElement>('[role="status"]')!);
    await vi.advanceTimersByTimeAsync(4000);
    expect(modal.getByText(/You have successfully submitted/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(1500);
    await waitFor(() => expect(modal.queryByText(/You have successfully submitted/)).toBeNull());
  });

  test('another status is a failure, a page is not confirmed (readings P8); the text stays and can be sent again (faults E12)', async () => {
    let answer = (): Response => new HttpResponse(new Uint8Array([1]), { status: 500 });
    agency.use(http.post(FEEDBACK, () => answer() as HttpResponse<null>));
    const { user, modal, comment, write } = await openModal();
    write('Red na šalteru.');
    for (const [next, said] of [
      [answer, 'Komentar nije poslan.'],
      [() => HttpResponse.html('<html></html>'), 'Nije potvrđeno da je komentar stigao.'],
      [() => HttpResponse.json({ error: { message: 'Blocked' } }), 'Nije potvrđeno da je komentar stigao.'],
    ] as [() => Response, string][]) {
      answer = next;
      await user.click(modal.getByRole('button', { name: 'Pošaljite' }));
      await waitFor(() => expect(modal.getByRole('alert')).toHaveTextContent(said));
      expect(comment).toHaveValue('Red na šalteru.');
    }
    answer = () => new HttpResponse(new Uint8Array([1]), { status: 201 });
    await user.click(modal.getByRole('button', { name: 'Pošaljite' }));
    expect(await modal.findByText(/Komentar je uspješno poslan/)).toBeVisible();
  });

  test('while the comment is sent, neither Escape nor a button closes it, so that a failure is read and the text stays', async () => {
    const { wait, release } = held();
    agency.use(http.post(FEEDBACK, async () => (await wait, new HttpResponse(null, { status: 500 }))));
    const onClose = vi.fn<() => void>();
    const { user, modal, comment, write } = await openModal({ onClose });
    const close = () => modal.queryByRole('button', { name: 'Zatvorite' });
    write('Red na šalteru.');
    await user.click(modal.getByRole('button', { name: 'Pošaljite' }));
    expect(close()).toBeNull();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(modal.getByRole('alert')).toHaveTextContent('Komentar nije poslan.'));
    expect(comment).toHaveValue('Red na šalteru.');
    await user.click(close()!);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test.each([
    ['arrives', 200, /Komentar je uspješno poslan/, ''],
    ['does not arrive', 500, /Komentar nije poslan/, 'Red na šalteru.'],
  ])(
    'after Back while it was sent, a comment that %s is told when the dialog is opened again',
    async (_, status, said, left) => {
      const { wait, release } = held();
      agency.use(
        http.post(FEEDBACK, async () => (await wait, HttpResponse.arrayBuffer(new ArrayBuffer(1), { status }))),
      );
      const { user, router } = await renderPage('/bs/o-nama-new');
      const open = async () => {
        await user.click(await screen.findByRole('link', { name: 'Pohvale i pritužbe' }));
        return screen.findByRole('textbox', { name: /Vaš komentar/ });
      };
      const back = async () => {
        await router.navigate(-1);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      };
      fireEvent.change(await open(), { target: { value: 'Red na šalteru.' } });
      await user.click(screen.getByRole('button', { name: 'Pošaljite' }));
      await back();
      expect(await open()).toHaveValue('Red na šalteru.');
      expect(screen.getByRole('button', { name: 'Slanje…' })).toHaveAttribute('aria-busy', 'true');
      await back();
      release();
      await everythingAnswered();
      expect(sessionStorage.getItem('feedback') ?? '').toContain(left);
      expect(sessionStorage.getItem('feedback') === null).toBe(left === '');
      const comment = await open();
      expect(await screen.findByText(said)).toBeVisible();
      expect(comment).toHaveValue(left);
    },
  );

  test('any page opens it by a link, so that its address does too; a switch of language keeps what was typed, closing clears it and gives the focus back', async () => {
    const { user, router } = await renderPage('/bs/o-nama-new');
    const opener = await screen.findByRole('link', { name: 'Pohvale i pritužbe' });
    await user.click(opener);
    fireEvent.change(await screen.findByRole('textbox', { name: /Vaš komentar/ }), { target: { value: 'Dobro je.' } });
    expect(router.state.location.search).toBe('?dialog=feedback');
    await router.navigate('/en/about-us-new?dialog=feedback');
    expect(await screen.findByRole('textbox', { name: /Your comment/ })).toHaveValue('Dobro je.');
    await router.navigate(-1);
    expect(await screen.findByRole('textbox', { name: /Vaš komentar/ })).toHaveValue('Dobro je.');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zatvorite' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Pohvale i pritužbe' })).toHaveFocus();
    expect(router.state.location.search).toBe('');
    await router.navigate('/bs/cjenovnik?dialog=feedback');
    expect(await screen.findByRole('textbox', { name: /Vaš komentar/ })).toHaveValue('');
  });
});

test('blank is what nobody can read', () => {
  for (const text of ['', ' ', '\n\t', '\u00A0', '\u200B\uFEFF', '\u202E']) expect(isBlank(text)).toBe(true);
  for (const text of ['a', '.', '👍', ' š ']) expect(isBlank(text)).toBe(false);
});

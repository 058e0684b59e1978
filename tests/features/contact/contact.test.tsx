import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { safeParse } from 'zod/mini';
import { contactSchema, EMPTY_MESSAGE, type ContactInput } from '#features/portal/contact/contact-form.ts';
import texts from '#features/portal/contact/texts/bs.json';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { forgetMessages, messagesReceived } from '#mocks/messages/received.ts';
import { env } from '#shared/config/env.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';

const GOOD: ContactInput = {
  firstName: 'Ana',
  lastName: 'Primjer',
  email: 'ana@example.ba',
  subject: 'Pitanje',
  content: 'Poruka',
};
const problemOf = (change: Partial<ContactInput>) =>
  safeParse(contactSchema, { ...GOOD, ...change }).error?.issues.map((issue) => issue.message) ?? [];

describe('the rules of the form (P5)', () => {
  test.each([
    ['firstName', 'firstNameIsRequired'],
    ['lastName', 'lastNameIsRequired'],
    ['email', 'emailIsRequired'],
    ['subject', 'subjectIsRequired'],
    ['content', 'messageContentIsRequired'],
  ] as const)('%s: %s, also when it holds only spaces', (field, message) => {
    for (const text of ['', '   ', '\u00a0\u200b']) expect(problemOf({ [field]: text })).toEqual([message]);
  });

  test.each(['ana', 'ana@', '@example.ba', 'ana@example', 'a b@example.ba'])('%s is no address', (email) => {
    expect(problemOf({ email })).toEqual(['emailFormatIncorrect']);
  });

  test('spaces around an address do not matter', () => {
    for (const email of [' ana@example.ba ', 'ana@\u200Bexample.ba\u00A0', '\u2066ana@exam\u00ADple.ba\u2069'])
      expect(problemOf({ email })).toEqual([]);
  });
});

describe('the page (P2.20, P4)', () => {
  const open = async (query = '') => {
    const view = await renderPage(`/bs/kontaktirajte-nas${query}`);
    await screen.findByRole('button', { name: texts.sendEmail });
    return view;
  };
  type User = Awaited<ReturnType<typeof open>>['user'];
  const box = (name: keyof ContactInput) => document.getElementById(name) as HTMLInputElement;
  const fill = (message: Partial<ContactInput> = GOOD) => {
    for (const [name, value] of Object.entries(message))
      fireEvent.change(box(name as keyof ContactInput), { target: { value } });
  };
  const solve = (user: User) => user.click(screen.getByRole('checkbox', { name: /Nisam robot/ }));
  const send = () => screen.getByRole('button', { name: texts.sendEmail });

  test('send is disabled until the captcha is solved, and says so; an invalid form shows all errors and sends nothing; two presses before anything is rendered anew send one message; success clears the fields, shows the banner and resets the captcha', async () => {
    forgetMessages();
    const { user } = await open();
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Najprije potvrdite da niste robot.')).toBeInTheDocument();
    await solve(user);
    expect(send()).not.toHaveAttribute('aria-disabled');
    await user.click(send());
    expect((await screen.findAllByText('Unesite ime.')).length).toBeGreaterThan(0);
    for (const text of ['Unesite prezime.', 'Unesite adresu e-pošte.', 'Unesite predmet.', 'Unesite poruku.'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(messagesReceived()).toEqual([]);
    fill();
    const button = send();
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText(/Vaša poruka je poslana/)).toBeInTheDocument();
    for (const name of Object.keys(EMPTY_MESSAGE)) expect(box(name as keyof ContactInput)).toHaveValue('');
    expect(screen.queryByText('Unesite ime.')).not.toBeInTheDocument();
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(messagesReceived()).toMatchObject([{ body: { email: 'ana@example.ba' } }]);
  });

  test('a failure shows the banner and what the agency says, a page, a text or an error in a 200 is not confirmed (readings P5, P8); every text stays, the captcha is reset, and an empty 201 is a success', async () => {
    let answer = (): Response => new HttpResponse(null);
    agency.use(http.post(`${DEFAULT_BASES.main}/Contact/SendEmail`, () => answer() as HttpResponse<null>));
    const { user } = await open();
    fill();
    const NOT_SENT = /Došlo je do greške prilikom slanja poruke/;
    const NOT_CONFIRMED = /Nije potvrđeno da je poruka stigla/;
    for (const [next, ...said] of [
      [() => HttpResponse.json({}, { status: 202 }), NOT_SENT],
      [() => HttpResponse.html('<html></html>'), NOT_CONFIRMED],
      [() => HttpResponse.json({ error: { message: 'Blocked by WAF' } }), NOT_CONFIRMED, 'Blocked by WAF'],
      [() => HttpResponse.text('Access denied'), NOT_CONFIRMED, 'Access denied'],
      [() => HttpResponse.json({}, { status: 500 }), NOT_SENT],
      [
        () => HttpResponse.json({ resultItems: [{ message: 'Sandučić <b>je pun</b>' }] }, { status: 400 }),
        'Sandučić je pun',
        NOT_SENT,
      ],
    ] as [() => Response, ...(string | RegExp)[]][]) {
      answer = next;
      await solve(user);
      await user.click(send());
      await waitFor(() => expect(send()).toHaveAttribute('aria-disabled', 'true'));
      for (const text of said) expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.queryByText(/Vaša poruka je poslana/)).not.toBeInTheDocument();
      expect(box('content')).toHaveValue('Poruka');
    }
    answer = () => new HttpResponse(null, { status: 201 });
    await solve(user);
    await user.click(send());
    expect(await screen.findByText(/Vaša poruka je poslana/)).toBeInTheDocument();
  });

  test('the banner leaves after 10 s (P4, P9)', async () => {
    const { user } = await open();
    fill();
    await solve(user);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await user.click(send());
    const banner = () => screen.queryByText(/Vaša poruka je poslana/);
    await waitFor(() => expect(banner()).toBeInTheDocument());
    await user.click(box('subject'));
    await vi.advanceTimersByTimeAsync(9000);
    expect(banner()).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1500);
    await waitFor(() => expect(banner()).toBeNull());
  });

  test('useful info names the agency, its address, mail and switchboard, each once; the map of the maps service comes on request; what was typed survives a switch of language', async () => {
    const { user, router } = await open();
    const info = within(screen.getByRole('region', { name: texts.usefulInfo }));
    expect(info.getByText('Finansijsko-informatička agencija')).toBeVisible();
    expect(info.getByText(env.VITE_CONTACT_ADDRESS!)).toBeVisible();
    expect(info.getByRole('link', { name: env.VITE_CONTACT_EMAIL! })).toHaveAttribute(
      'href',
      `mailto:${env.VITE_CONTACT_EMAIL}`,
    );
    expect(info.getByText(texts.centralPhone)).toBeVisible();
    expect(info.getAllByRole('link', { name: env.VITE_CONTACT_PHONE! })).toHaveLength(1);
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: texts.showMap }));
    expect(document.querySelector('iframe')).toHaveAttribute('src', env.VITE_MAPS_EMBED_URL!);
    expect(document.querySelector('iframe')).toHaveFocus();
    // The service works in its frame as on its own site, which is another one.
    expect(document.querySelector('iframe')?.getAttribute('sandbox')).toMatch(
      /allow-same-origin .*allow-popups-to-escape-sandbox/,
    );
    expect(screen.getByRole('link', { name: new RegExp(texts.openMap) })).toBeVisible();
    fill({ content: 'Pola rečenice' });
    await router.navigate('/en/contact-us');
    await screen.findByRole('button', { name: 'Send the message' });
    expect(box('content')).toHaveValue('Pola rečenice');
  });

  const about = (entity: string, jib: string) => `/bs/kontaktirajte-nas?entity=${entity}&jib=${jib}`;
  const A = about('Breza', '4200000000005');
  const B = about('Javor', '4200000000013');

  test('a restored message that is emptied begins again with the first name', async () => {
    const { user, unmount } = await open();
    fill({ subject: 'Pitanje' });
    unmount();
    await open();
    await user.click(await screen.findByRole('button', { name: 'Ispraznite obrazac' }));
    expect(box('subject')).toHaveValue('');
    expect(document.activeElement).toBe(box('firstName'));
  });

  test('a message about one record is never filled in for another, each has its own draft; once it is sent, the empty form no longer says that it is filled in', async () => {
    const { user, router } = await open(A.slice(A.indexOf('?')));
    expect(box('subject')).toHaveValue('Netačan podatak u registru: Breza');
    fill({ firstName: 'Ana' });
    await router.navigate(B);
    await waitFor(() => expect(box('subject')).toHaveValue('Netačan podatak u registru: Javor'));
    expect(box('content').value).toContain('4200000000013');
    expect(box('firstName')).toHaveValue('');
    await router.navigate(A);
    await waitFor(() => expect(box('firstName')).toHaveValue('Ana'));
    expect(screen.getByText(texts.record.title)).toBeVisible();
    fill();
    await solve(user);
    await user.click(send());
    expect(await screen.findByText(/Vaša poruka je poslana/)).toBeInTheDocument();
    expect(box('subject')).toHaveValue('');
    expect(screen.queryByText(texts.record.title)).toBeNull();
  });

  test.each([
    [500, /Došlo je do greške prilikom slanja poruke/, 'Poruka'],
    [200, /Vaša poruka je poslana/, ''],
  ])(
    'what became of a message (status %i) is said to who left the page and returned, before the answer or after it; it is still being sent there meanwhile',
    async (status, said, left) => {
      const away = async () => {
        await router.navigate('/bs/publikacije');
        await waitFor(() => expect(box('subject')).toBeNull());
      };
      const back = async () => {
        await router.navigate('/bs/kontaktirajte-nas');
        return screen.findByRole('button', { name: texts.sendEmail });
      };
      const { user, router, portal } = await open();
      for (const isBack of [true, false]) {
        const { wait, release } = held();
        agency.use(http.post('*/Contact/SendEmail', async () => (await wait, HttpResponse.json({}, { status }))));
        fill();
        await solve(user);
        await user.click(send());
        await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
        await away();
        expect(await back()).toHaveAttribute('aria-busy', 'true');
        // What would be typed now would go with the sent message.
        expect(box('content')).toHaveAttribute('readonly');
        if (!isBack) await away();
        release();
        if (!isBack) {
          await everythingAnswered();
          expect(portal.drafts.read('contact') === null).toBe(left === '');
          await back();
        }
        expect(await screen.findByText(said)).toBeInTheDocument();
        expect(box('content')).toHaveValue(left);
        expect(send()).not.toHaveAttribute('aria-busy');
      }
      // It is said once.
      await away();
      await back();
      expect(screen.queryByText(said)).toBeNull();
    },
  );
});

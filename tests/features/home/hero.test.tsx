import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Hero } from '#features/portal/home/Hero.tsx';
import { CANTON_IDS } from '#shared/config/settings.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';

const SUMMARIES = '*/FinancialIndicators/getfinancialsummariesbycountynotfiltered';
const openHero = (as?: 'citizen') => renderPart(<Hero />, { texts: ['home'], ...(as && { as }) });

describe('the facts (P3)', () => {
  test('are sums of the real answer, and can be used elsewhere: with their source, and the map that they are sums of', async () => {
    const { user } = await openHero();
    expect(await screen.findByText('68.895')).toBeVisible();
    expect(screen.getByText('2025.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preuzmite ili navedite podatke' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('heading', { name: 'Kako navesti izvor' })).toBeVisible();
    expect(dialog.getAllByText(/Pokazatelji po kantonima: Sva pravna lica/).length).toBeGreaterThan(0);
  });

  test('without the totals no facts are made up', async () => {
    let isRequested = false;
    agency.use(
      http.get(SUMMARIES, () => {
        isRequested = true;
        return HttpResponse.json([]);
      }),
    );
    await openHero();
    await waitFor(() => expect(isRequested).toBe(true));
    await everythingAnswered();
    expect(screen.queryByText('Zaposleni')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pretražite registar' })).toBeVisible();
  });

  test('if they cannot be loaded it says so, and they can be requested again; the focus of the button, which is gone then, goes to the headline', async () => {
    agency.use(http.get(SUMMARIES, () => new HttpResponse(null, { status: 500 })));
    const { user } = await openHero();
    expect(await screen.findByText('Ovaj dio stranice trenutno se ne može prikazati')).toBeVisible();
    agency.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await screen.findByText('68.895')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('while they are requested again the message and its button stay, with the focus of who pressed it', async () => {
    const { wait, release } = held();
    let requested = 0;
    agency.use(
      http.get(SUMMARIES, async () => {
        requested += 1;
        if (requested > 1) await wait;
        return new HttpResponse(null, { status: 500 });
      }),
    );
    const { user } = await openHero();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ovaj dio stranice trenutno se ne može prikazati');
    const button = screen.getByRole('button', { name: 'Pokušajte ponovo' });
    const text = screen.getByRole('alert').firstChild;
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    expect(button).toHaveFocus();
    expect(screen.getByRole('alert')).toBeVisible();
    release();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(button).toHaveFocus();
    // The same words are new, so that they are read out again.
    expect(screen.getByRole('alert').firstChild).not.toBe(text);
    expect(requested).toBe(2);
  });

  test('a sum says how many cantons it leaves out', async () => {
    agency.use(
      http.get(SUMMARIES, () =>
        HttpResponse.json(
          CANTON_IDS.map((countyId, at) => ({
            countyId,
            year: 2025,
            legalEntitiesCount: at < 2 ? '?' : 1,
            total_BrojZaposlenih: '1E+03',
          })),
        ),
      ),
    );
    await openHero();
    expect(await screen.findByText('nedostaju podaci za 2 kantona')).toBeVisible();
    expect(screen.getByText('10.000')).toBeVisible();
  });
});

describe('hero (P2.6, P4)', () => {
  test('a jib inside other text opens the register with it; several jibs and a VAT number are explained', async () => {
    const { user, router } = await openHero();
    const box = screen.getByLabelText('Pronađite pravno lice');
    const search = async (text: string) => {
      fireEvent.change(box, { target: { value: text } });
      await user.type(box, '{Enter}');
    };
    await search('4015343371000, 4200000000005');
    expect(await screen.findByText('Upisano je više JIB-ova. Ostavite samo jedan.')).toBeVisible();
    await search('401534337100');
    expect(await screen.findByText('To je 12 cifara, koliko ima PDV broj. JIB ima 13 cifara.')).toBeVisible();
    await search('JIB: 4015-3433-7100-0.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/bs/profil-pravnih-lica'));
    expect(new URLSearchParams(router.state.location.search).get('jib')).toBe('4015343371000');
  });

  test('a pasted text that is too long is not cut in silence (E13a)', async () => {
    const { user } = await openHero();
    const box = screen.getByLabelText('Pronađite pravno lice');
    await user.click(box);
    await user.paste('a'.repeat(201));
    expect(box).toHaveValue('a'.repeat(200));
    expect(screen.getByText(/Najveći broj znakova: 200/)).toBeVisible();
  });

  test('that the registers need a sign-in is said before the search, to whoever is not signed in', async () => {
    await openHero();
    expect(screen.getByText(/Za pregled registra potrebna je prijava\./)).toBeVisible();
    cleanup();
    await openHero('citizen');
    // It keeps its space, so that what is below does not move when the sign-in becomes known.
    expect(screen.getByText(/Za pregled registra potrebna je prijava\./)).not.toBeVisible();
  });

  test('phrases change every 4 s, pause by button and on focus, and follow the language', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { user, portal } = await openHero();
    const phrase = () => screen.getByRole('heading', { level: 1 }).textContent;
    const first = phrase();
    await vi.advanceTimersByTimeAsync(3900);
    expect(phrase()).toBe(first);
    await vi.advanceTimersByTimeAsync(200);
    await waitFor(() => expect(phrase()).not.toBe(first));
    expect(screen.getByText('2 od 3')).toBeVisible();

    screen.getByLabelText('Pronađite pravno lice').focus();
    const second = phrase();
    await vi.advanceTimersByTimeAsync(9000);
    expect(phrase()).toBe(second);

    (document.activeElement as HTMLElement).blur();
    await user.click(screen.getByRole('button', { name: 'Zaustavite' }));
    (document.activeElement as HTMLElement).blur();
    await vi.advanceTimersByTimeAsync(9000);
    expect(phrase()).toBe(second);

    await portal.texts.load(['home'], 'en');
    await act(async () => void (await portal.texts.i18n.changeLanguage('en')));
    await waitFor(() => expect(phrase()).toMatch(/^Financial indicators by register/));
  });

  test("'play' plays while it still has the focus, and the heading that the portal focuses stops nothing", async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = await openHero();
    await user.click(screen.getByRole('button', { name: 'Zaustavite' }));
    await user.click(screen.getByRole('button', { name: 'Pokrenite' }));
    expect(screen.getByRole('button', { name: 'Zaustavite' })).toHaveFocus();
    await vi.advanceTimersByTimeAsync(4000);
    await waitFor(() => expect(screen.getByText('2 od 3')).toBeVisible());
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    await vi.advanceTimersByTimeAsync(4000);
    await waitFor(() => expect(screen.getByText('3 od 3')).toBeVisible());
  });

  test('nothing moves with reduced motion until it is started', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), addEventListener() {} }));
    await openHero();
    expect(screen.getByRole('button', { name: 'Pokrenite' })).toBeVisible();
  });

  test('a hidden tab pauses and nothing is caught up on return (faults H05)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await openHero();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText('1 od 3')).toBeVisible();
    visibility.mockReturnValue('visible');
    await vi.advanceTimersByTimeAsync(4000);
    await waitFor(() => expect(screen.getByText('2 od 3')).toBeVisible());
  });
});

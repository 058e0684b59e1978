import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ProfileSources } from '#features/registers/entity-profile/ProfileSources.tsx';
import { ReportResultCard } from '#features/report-tools/control/results/ReportResultCard.tsx';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { renderPage } from '#tests/renderApp.tsx';
import { checkReport, chooseAny, readyToSubmit, submitReport } from '../../features/control/control-user.ts';
import { resultOf } from '../../features/control/results-and-receipts.ts';

/** The agency's file, held back until `wait` resolves. */
const agencyFileSays = (file: object, wait?: Promise<unknown>) =>
  agency.use(
    http.get('*/agency.json', async () => {
      await wait;
      return HttpResponse.json(file);
    }),
  );
const inThree = (text: string) => ({ bs: text, hr: text, en: text });
const closing = (closes: string, given: object = {}) => ({
  closes,
  until: '2099-02-28T09:00',
  reason: inThree('Održavamo server.'),
  instead: inThree('Dođite na šalter.'),
  ...given,
});
const CONTROL = '/bs/kontrola-finansijskih-izvjestaja';

describe('what the agency’s file closes', () => {
  test('a closed screen says why, until when and what to do instead; others are open', async () => {
    agencyFileSays({ switches: [closing('contact')] });
    const { router } = await renderPage('/bs/kontaktirajte-nas');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ova stranica je privremeno zatvorena' }),
    ).toBeVisible();
    expect(screen.getAllByText('Održavamo server.')[0]).toBeVisible();
    expect(screen.getAllByText('Zatvoreno do 28.02.2099 09:00.')[0]).toBeVisible();
    expect(screen.getByText('Dođite na šalter.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Ime/ })).toBeNull();
    await router.navigate('/bs/cjenovnik');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cjenovnik' })).toBeVisible();
    expect(screen.queryByText('Ova stranica je privremeno zatvorena')).toBeNull();
    await router.navigate('/bs/kontaktirajte-nas');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Ova stranica/ })).toHaveFocus());
  });

  test('an open page learns within half a minute that a closure has ended', async () => {
    agencyFileSays({ switches: [closing('contact', { until: '2027-03-01T09:00' })] });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2027-03-01T07:59:50Z') });
    await renderPage('/bs/kontaktirajte-nas');
    const closed = await screen.findByText('Ova stranica je privremeno zatvorena');
    expect(closed).toBeVisible();
    closed.focus();
    vi.setSystemTime(new Date('2027-03-01T08:01:00Z'));
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    vi.setSystemTime(new Date('2027-03-01T08:01:00Z'));
    onTestFinished(() => void vi.useRealTimers());
    await waitFor(() => expect(screen.queryByText('Ova stranica je privremeno zatvorena')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Kontakt' })).toHaveFocus());
  });

  test.each([
    ['that is a year ahead', 365, {}, 0],
    ['also when a cache has kept its answer for a month', 30, { age: String(30 * 86_400) }, 1],
  ])('goes by the clock of the host, not by that of the visitor, %s', async (_what, daysAgo, headers, count) => {
    const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
    const [from, until] = [-20, 20].map((days) => daysFromNow(days).toISOString().slice(0, 10));
    const switches = [closing('message', { from, until })];
    const date = daysFromNow(-daysAgo).toUTCString();
    agency.use(http.get('*/agency.json', () => HttpResponse.json({ switches }, { headers: { date, ...headers } })));
    await renderPage('/bs/kontaktirajte-nas');
    await everythingAnswered();
    await waitFor(() => expect(screen.queryAllByText('Poruke se trenutno ne mogu slati')).toHaveLength(count));
    expect(screen.queryAllByText(/^Zatvoreno/).length > 0).toBe(count > 0);
  });

  test('a screen that is closed while somebody is in it gives the focus to the heading that says so', async () => {
    const { wait, release } = held();
    agencyFileSays({ switches: [closing('contact')] }, wait);
    const { user } = await renderPage('/bs/kontaktirajte-nas');
    await user.click(await screen.findByRole('textbox', { name: /^Naslov|^Predmet/ }));
    release();
    const title = await screen.findByRole('heading', { level: 1, name: /^Ova stranica/ });
    await waitFor(() => expect(title).toHaveFocus());
  });

  test('what was typed before stays on the screen, but cannot be sent', async () => {
    const { wait, release } = held();
    agencyFileSays({ switches: [closing('contact')] }, wait);
    const { user } = await renderPage('/bs/kontaktirajte-nas');
    await user.click(await screen.findByRole('textbox', { name: /^Naslov|^Predmet/ }));
    await user.paste('Moje pitanje');
    release();
    expect(await screen.findByText('Ova stranica je privremeno zatvorena')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Naslov|^Predmet/ })).toHaveValue('Moje pitanje');
    expect(screen.getByRole('button', { name: 'Pošaljite poruku' })).toHaveAccessibleDescription(
      'Zatvoreno do 28.02.2099 09:00.',
    );
  });

  test('a closed check stops nobody from choosing a file, and starts no check', async () => {
    agencyFileSays({ switches: [closing('check')] });
    const { user } = await renderPage(CONTROL);
    expect(await screen.findByText('Izvještaji se trenutno ne mogu provjeravati')).toBeVisible();
    // Without deadlines in the file there are none.
    expect(screen.queryByText('Rokovi za predaju')).toBeNull();
    await chooseAny(user);
    await checkReport(user);
    expect(screen.getByRole('button', { name: 'Provjerite' })).toHaveAccessibleDescription(
      'Zatvoreno do 28.02.2099 09:00.',
    );
    expect(screen.getAllByText('correct.xlsx')[0]).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: /ispravan/ })).toBeNull();
  });

  test('a closed submission leaves the checked report and sends nothing', async () => {
    agencyFileSays({ switches: [closing('submit')] });
    let sent = 0;
    agency.use(
      http.post('*/FileTemplate/Transmit', () => {
        sent += 1;
        return HttpResponse.json(true);
      }),
    );
    const { user } = await renderPage(CONTROL);
    await readyToSubmit(user);
    await user.click(screen.getByRole('button', { name: 'Predajte izvještaj' }));
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Predajte' });
    await waitFor(() => expect(confirm).toHaveAccessibleDescription('Zatvoreno do 28.02.2099 09:00.'));
    await user.click(confirm);
    await everythingAnswered();
    expect(sent).toBe(0);
    expect(confirm).toBeVisible();
  });

  test('nothing hides the notice of an unknown outcome', async () => {
    const { wait, release } = held();
    agencyFileSays({ switches: ['control', 'submit', 'check'].map((closes) => closing(closes)) }, wait);
    agency.use(http.post('*/FileTemplate/Transmit', () => HttpResponse.html('<html><body>Prijava</body></html>')));
    const { user } = await renderPage(CONTROL);
    await readyToSubmit(user);
    await submitReport(user);
    const unknown = await screen.findByRole('heading', { name: 'Nije poznato da li je izvještaj zaprimljen.' });
    release();
    expect(await screen.findByText('Ova stranica je privremeno zatvorena')).toBeVisible();
    expect(unknown).toBeVisible();
  });
});

test('the agency’s explanation is beside the errors it fits, with the paragraph of the instruction', async () => {
  agencyFileSays({
    errorGuide: [
      {
        contains: ['mora biti zbir'],
        explanation: inThree('Provjerite zbirnu poziciju.'),
        paragraph: inThree('Uputstvo, tačka 4.'),
        url: 'https://example.org/uputstvo',
      },
    ],
  });
  const errors = ['AOP 039 mora biti zbir AOP 001 + 022.', 'Polje je prazno.'];
  await renderPart(<ReportResultCard result={resultOf({ errors })} defaultOpen />, {
    texts: ['results', 'agency-file'],
  });
  const row = screen.getByText('AOP 039 mora biti zbir AOP 001 + 022.').closest('li')!;
  expect(await within(row).findByText('Provjerite zbirnu poziciju.')).toBeVisible();
  expect(within(row).getByRole('link', { name: /Uputstvo, tačka 4\./ })).toHaveAttribute(
    'href',
    'https://example.org/uputstvo',
  );
  expect(screen.getAllByText('Objašnjenje Agencije')).toHaveLength(1);
});

test('the profile says where its parts come from and how fresh they are', async () => {
  agencyFileSays({
    sources: {
      basic: { source: inThree('Registar društava'), refreshed: inThree('svake noći') },
      finances: { source: inThree('Predani izvještaji'), asOf: '2025-07-31' },
    },
  });
  await renderPart(<ProfileSources />, { texts: ['entity-profile'] });
  const part = within(await screen.findByRole('region', { name: 'Odakle su podaci' }));
  expect(part.getByText('Registar društava · svake noći')).toBeVisible();
  expect(part.getByText('Predani izvještaji · stanje na dan 31.07.2025')).toBeVisible();
});

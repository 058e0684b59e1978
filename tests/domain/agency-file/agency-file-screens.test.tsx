import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { agency } from '#tests/agency.ts';
import { renderApp, renderPage } from '#tests/renderApp.tsx';

const EXAMPLE = JSON.parse(readFileSync('mocks/agency-file/agency.json', 'utf8')) as Record<string, object>;
const agencyFileSays = (file: object) => agency.use(http.get('*/agency.json', () => HttpResponse.json(file)));
const main = () => within(screen.getByRole('main'));

describe('what the agency’s file says', () => {
  test('is shown on the contact page: departments and visiting hours', async () => {
    agencyFileSays(EXAMPLE);
    await renderPage('/bs/kontaktirajte-nas');
    expect(await main().findByText('Ured direktora (primjer)')).toBeVisible();
    expect(main().getByRole('link', { name: '+387 00 000 001' })).toHaveAttribute('href', 'tel:+38700000001');
    expect(main().getByText('Radnim danima od 8 do 15 sati (primjer)')).toBeVisible();
  });

  test('is shown at the offices: street and hours', async () => {
    agencyFileSays(EXAMPLE);
    await renderPage('/bs/lokacije-i-poslovne-jedinice');
    expect(await main().findByText('Primjerna 1, 77000 Bihać')).toBeVisible();
    expect(main().getByText('8–15 (primjer)')).toBeVisible();
  });

  test('is shown with the products: conditions and the address of the order form', async () => {
    agencyFileSays(EXAMPLE);
    await renderPage('/en/credit-rating');
    expect(await main().findByText('A certificate is valid for a year (sample).')).toBeVisible();
    expect(main().getByRole('link', { name: /Make a request/ })).toHaveAttribute(
      'href',
      'https://example.org/order/credit-rating',
    );
  });

  test('is shown with the old savings: their conditions', async () => {
    agencyFileSays({ conditions: { oldSavings: [{ bs: 'Uslov', hr: 'Uvjet', en: 'Condition (sample)' }] } });
    await renderPage('/en/old-foreign-currency-savings');
    expect(await main().findByText('Condition (sample)')).toBeVisible();
  });

  test('leads to the annual report once it is out', async () => {
    agencyFileSays(EXAMPLE);
    await renderPage('/bs/o-nama-new');
    expect(await main().findByRole('link', { name: /Godišnji izvještaj.*novoj kartici/ })).toHaveAttribute(
      'href',
      'https://example.org/annual-report.pdf',
    );
  });

  test('is shown on the filing season: the next deadline, and the days that are left by the clock of the host', async () => {
    const title = { bs: 'Godišnji', hr: 'Godišnja', en: 'Annual' };
    const deadlines = [
      { id: 'over', title, date: '2031-02-28' },
      { id: 'later', title, date: '2031-04-10' },
      { id: 'next', title: { ...title, en: 'Half-year' }, date: '2031-03-10' },
    ];
    agency.use(
      http.get('*/agency.json', () =>
        HttpResponse.json({ deadlines }, { headers: { date: 'Sat, 01 Mar 2031 12:00:00 GMT' } }),
      ),
    );
    await renderPage('/en/season');
    expect(await main().findByText('(9 days left)')).toBeVisible();
    expect(main().getByText('Half-year')).toBeVisible();
    expect(main().queryByText('Annual')).toBeNull();
  });

  test('gives the size calculator its thresholds, their source and the lines of the forms', async () => {
    const limits = { small: 10_000_000, medium: 20_000_000 };
    const thresholds = { employees: { small: 500, medium: 600 }, assets: limits, income: limits };
    agencyFileSays({ ...EXAMPLE, sizeCalculator: { ...EXAMPLE['sizeCalculator'], thresholds } });
    const { user } = await renderPage('/bs/kalkulator-velicine');
    expect(await main().findByText('Pragovi i pozicije su izmišljeni (primjer).')).toBeVisible();
    expect(main().getByText('Pozicija 1 (primjer).')).toBeVisible();
    expect(main().getByRole('row', { name: /^Zaposleni, broj < 500 500–600 > 600/ })).toBeVisible();
    for (const box of main().getAllByRole('textbox')) fireEvent.change(box, { target: { value: '400' } });
    await user.click(main().getByRole('button', { name: 'Izračunajte' }));
    expect(await main().findByRole('heading', { level: 2, name: 'Malo pravno lice' })).toBeVisible();
    expect(main().getByText('Izračun nije zvanično razvrstavanje.')).toBeVisible();
  });

  test('says nothing of the size: the calculator goes by the act of 2009 and the forms until 2021', async () => {
    await renderPage('/en/enterprise-size-calculator');
    expect(await main().findByText(/Law on Accounting and Auditing .* \(2009\), .* forms until 2021/)).toBeVisible();
    expect(main().getByText('Income statement of that year (form until 2021), line 344.')).toBeVisible();
    expect(main().getByRole('row', { name: /^Employees, number < 50 50–250 > 250/ })).toBeVisible();
    expect(main().getByText('The result is not an official classification.')).toBeVisible();
  });

  test('shows the coming deadlines at the control', async () => {
    const [deadline] = EXAMPLE['deadlines'] as object[];
    agencyFileSays({ deadlines: [deadline, { ...deadline, date: '2020-02-28' }] });
    await renderPage('/bs/kontrola-finansijskih-izvjestaja');
    const part = within(await screen.findByRole('region', { name: 'Rokovi za predaju' }));
    expect(part.getByRole('definition')).toHaveTextContent('28.02.2030');
  });

  test('a notice lies over its screens and no others, and stays closed once it is', async () => {
    agencyFileSays(EXAMPLE);
    const { router, user } = await renderApp('/hr/cjenik');
    expect(await screen.findByText(/^Primjer obavijesti/)).toBeVisible();
    expect(screen.getByText('Važna obavijest')).toBeVisible();
    await router.navigate('/hr/anketa');
    await screen.findByRole('heading', { level: 1, name: 'Anketa o zadovoljstvu' });
    expect(screen.queryByText(/^Primjer obavijesti/)).toBeNull();
    await router.navigate('/hr/cjenik');
    const bar = within(await screen.findByRole('region', { name: 'Obavijesti Agencije' }));
    await user.click(bar.getByRole('button', { name: 'Zatvorite obavijest' }));
    expect(screen.queryByText(/^Primjer obavijesti/)).toBeNull();
  });

  test('a notice ends in an open page, and another begins', async () => {
    const notice = (text: string, period: object) => ({
      level: 'info',
      text: { bs: text, hr: text, en: text },
      ...period,
    });
    agencyFileSays({
      notices: [notice('Prva', { until: '2027-03-01T09:00' }), notice('Druga', { from: '2027-03-01T09:01' })],
    });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2027-03-01T07:59:50Z') });
    onTestFinished(() => void vi.useRealTimers());
    await renderApp('/bs/cjenovnik');
    expect(await screen.findByText('Prva')).toBeVisible();
    expect(screen.queryByText('Druga')).toBeNull();
    screen.getByRole('button', { name: 'Zatvorite obavještenje' }).focus();
    vi.setSystemTime(new Date('2027-03-01T08:01:00Z'));
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.getByText('Druga')).toBeVisible();
    expect(screen.queryByText('Prva')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

test('an invalid part is reported once a tab and left out, an unknown one is no error; the rest is shown', async () => {
  const announced = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', announced);
  agencyFileSays({ ...EXAMPLE, visitingHours: 'od 8', later: true });
  const { unmount } = await renderPage('/bs/cjenovnik');
  await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
  unmount();
  // A page that is loaded anew in the same tab.
  await renderPage('/bs/kontaktirajte-nas');
  expect(await main().findByText('Ured direktora (primjer)')).toBeVisible();
  expect(main().queryByText('Prijem stranaka')).toBeNull();
  expect(announced.mock.calls.map(([error]) => String(error))).toEqual([
    'AgencyFileError: agency.json: visitingHours: must be object',
  ]);
});

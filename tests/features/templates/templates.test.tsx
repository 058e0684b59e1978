import { act, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { agency } from '#tests/agency.ts';
import { giveElementsSize } from '#tests/sized-elements.ts';
import {
  documentCalls,
  estimateButton,
  fillForm,
  jibField,
  OFFICE_FILE,
  openFilled,
  openTemplates,
  templateButton,
  paste,
} from './template-screen.ts';

giveElementsSize();

const JIB = '0012345678901';

const creatorShown = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;

describe('the form', () => {
  test('the fields appear once a creator type is selected, and the form can be cleared', async () => {
    const { user } = await openTemplates();
    expect(await screen.findByText('Ko sastavlja finansijski izvještaj?')).toBeVisible();
    expect(screen.queryByLabelText('JIB')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ispraznite obrazac' })).not.toBeInTheDocument();
    await fillForm(user);
    await paste(user, jibField(), JIB);
    await user.click(screen.getByRole('checkbox', { name: 'Subjekt od javnog interesa' }));
    await user.click(screen.getByRole('button', { name: 'Ispraznite obrazac' }));
    expect(screen.queryByLabelText('JIB')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Računovođa/ }));
    expect(jibField()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /Računovođa/ })).toHaveValue('');
    for (const label of [/^Vrsta pravnog lica/, /^Vrsta izvještaja/, /^Standard/, /^Obračunski period/])
      expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Subjekt od javnog interesa' })).not.toBeChecked();
  });

  test('another creator type clears the creator; each list is loaded once', async () => {
    const requested: string[] = [];
    agency.events.on(
      'request:start',
      ({ request }) => void requested.push(new URL(request.url).pathname + new URL(request.url).search),
    );
    const { user } = await openTemplates();
    await fillForm(user);
    expect(creatorShown(/Računovođa/)).toMatch(/; licenca 10007/);
    await user.click(screen.getByRole('button', { name: /^Društvo za reviziju/ }));
    const company = screen.getByRole('combobox', { name: /Društvo za reviziju/ });
    expect(company).toHaveValue('');
    await waitFor(() => expect(company).toBeEnabled());
    await user.click(screen.getByRole('button', { name: /^Računovođa/ }));
    expect(screen.getByRole('combobox', { name: /Računovođa/ })).toHaveValue('');
    const lists = requested.filter((path) => /Accountants|AuditCompanies/.test(path));
    expect(lists.map((path) => path.replace('/api/', '')).toSorted()).toEqual([
      'Accountants?isActive=true&RetrieveAll=true',
      'AuditCompanies?isActive=true&RetrieveAll=true',
    ]);
    agency.events.removeAllListeners();
  });

  test('missing choices are listed, each message leads to its field, nothing is sent', async () => {
    const calls = documentCalls();
    const { user } = await openTemplates();
    await user.click(await screen.findByRole('button', { name: /^Računovođa/ }));
    await user.click(templateButton());
    const summary = await screen.findByRole('alert', { name: 'Provjerite unesene podatke' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Odaberite sastavljača izvještaja.',
      'Odaberite vrstu pravnog lica.',
      'Odaberite vrstu izvještaja.',
      'Odaberite obračunski period.',
    ]);
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Odaberite obračunski period.' }));
    expect(screen.getByLabelText(/^Obračunski period/)).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('a wrong jib is named at its field until it is corrected', async () => {
    const { user } = await openFilled({ jib: '42' });
    await user.click(templateButton());
    const message = expect.stringContaining('JIB mora imati tačno 13 cifara.');
    await waitFor(() => expect(jibField()).toHaveAccessibleDescription(message));
    await user.clear(jibField());
    await waitFor(() => expect(jibField()).toBeValid());
  });

  test('public interest forces IAS/IFRS and leaves none when taken back', async () => {
    const { user } = await openFilled();
    const standard = screen.getByLabelText(/^Standard izvještavanja/);
    await user.selectOptions(standard, '1');
    const interest = screen.getByRole('checkbox', { name: 'Subjekt od javnog interesa' });
    await user.click(interest);
    expect(standard).toHaveValue('2');
    expect(within(standard).getByRole('option', { name: /MSFI za MSP/ })).toBeDisabled();
    expect(within(standard).queryByRole('option', { name: 'Nije odabran' })).not.toBeInTheDocument();
    await user.click(interest);
    expect(standard).toHaveValue('');
  });
});

describe('downloads', () => {
  test('the template: body of R3.9, language header, file name, and the way to the control', async () => {
    const calls = documentCalls();
    const { user } = await openFilled();
    await user.click(jibField());
    await user.paste(' 001 2345 678901\n');
    await user.click(templateButton());
    const done = await screen.findByText('Excel predložak je preuzet');
    expect(calls).toEqual([
      {
        path: 'generate',
        body: {
          creatorType: 1,
          creatorId: 1008,
          legalEntityTypeId: 1,
          jib: JIB,
          reportType: 37,
          reportingYear: 2025,
          reportingStandard: 0,
          reportTypeName: 'Godišnji izvještaj',
          publicInterest: 0,
        },
        headers: expect.anything(),
      },
    ]);
    expect([calls[0]?.headers.get('Language'), calls[0]?.headers.get('accept-language')]).toEqual(['bs', 'bs']);
    const [file, name] = vi.mocked(saveAs).mock.calls[0] ?? [];
    expect(name).toBe('Privredna društva.xlsx');
    expect(await (file as Blob).text()).toBe(OFFICE_FILE);
    const banner = within(done.closest<HTMLElement>('[role="status"]')!);
    expect(banner.getByText(/prije zaključenja, štampanja i čuvanja/)).toBeVisible();
    expect(banner.getByText('Napomena: ostale osnovne podatke možete popuniti ručno.')).toBeVisible();
    expect(banner.getByRole('link', { name: 'Kontrola i predaja finansijskih izvještaja' })).toHaveAttribute(
      'href',
      '/bs/kontrola-finansijskih-izvjestaja',
    );
  });

  test('an estimate needs a jib, a template does not; the estimate is saved under jib and year', async () => {
    const calls = documentCalls();
    const { user } = await openFilled();
    await user.click(estimateButton());
    await waitFor(() => expect(jibField()).toHaveAccessibleDescription(expect.stringContaining('Unesite JIB.')));
    expect(calls).toEqual([]);
    await user.click(templateButton());
    expect(await screen.findByText('Excel predložak je preuzet')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ jib: '' });
    await paste(user, jibField(), JIB);
    await user.click(estimateButton());
    expect(await screen.findByText(/Preuzeta je datoteka/)).toBeVisible();
    expect(calls.slice(1).map(({ path }) => path)).toEqual(['generate-doc']);
    expect(calls[1]?.body).toMatchObject({ jib: JIB, reportType: 37 });
    expect(vi.mocked(saveAs).mock.lastCall?.[1]).toBe(`predračun - ${JIB} 2025.docx`);
    expect(screen.queryByText('Excel predložak je preuzet')).not.toBeInTheDocument();
  });

  test('a statement of inactivity has no estimate: a notice, and no call', async () => {
    const calls = documentCalls();
    const { user } = await openFilled({ reportTypeId: 51 });
    await user.click(estimateButton());
    const dialog = await screen.findByRole('dialog', { name: 'Obavještenje' });
    expect(dialog).toHaveTextContent('Izjava o neaktivnosti se ne naplaćuje.');
    await user.click(within(dialog).getByRole('button', { name: 'U redu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

test('the old generator (R2.8): a banner, no estimate, no micro companies, report types of 2021, years from 2021', async () => {
  const { user } = await openTemplates('/bs/financial-reports-templates-old');
  expect(await screen.findByText(/važe samo za izvještaje za periode do 2021/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Računovođa/ }));
  expect(screen.queryByRole('button', { name: 'Preuzmite predračun' })).not.toBeInTheDocument();
  const offered = (label: RegExp) => within(screen.getByLabelText(label));
  const types = offered(/^Vrsta pravnog lica/);
  expect(await types.findByRole('option', { name: 'Privredna društva' })).toBeInTheDocument();
  expect(types.queryByRole('option', { name: 'Mikro privredna društva' })).not.toBeInTheDocument();
  const reports = offered(/^Vrsta izvještaja/);
  expect(await reports.findByRole('option', { name: 'Godišnji obračun' })).toBeInTheDocument();
  expect(reports.queryByRole('option', { name: 'Godišnji izvještaj' })).toBeNull();
  const years = offered(/^Obračunski period/).getAllByRole('option');
  expect(years.map(({ textContent }) => textContent).slice(1, 3)).toEqual(['2021', '2020']);
});

describe('languages', () => {
  test('a switch keeps the choices, translates them and the errors, and sends in the new language', async () => {
    const calls = documentCalls();
    const { user, router } = await openFilled({ jib: '42' });
    await user.click(templateButton());
    await screen.findByRole('alert', { name: 'Provjerite unesene podatke' });
    await act(() => router.navigate('/en/financial-reports-templates'));
    expect(await screen.findAllByText('A UIN has 13 digits.')).not.toHaveLength(0);
    expect(creatorShown(/Accountant/)).toMatch(/; licence 10007/);
    const type = screen.getByLabelText(/^Legal entity type/);
    await waitFor(() =>
      expect(within(type).getByRole('option', { name: 'Companies', selected: true })).toBeInTheDocument(),
    );
    expect(screen.getByRole('option', { name: 'Annual report', selected: true })).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'UIN (JIB)' }));
    await user.click(screen.getByRole('button', { name: 'Download template' }));
    await screen.findByText('Excel template downloaded');
    expect(calls[0]?.headers.get('Language')).toBe('en');
    expect(calls[0]?.body).toMatchObject({ reportTypeName: 'Annual report' });
    expect(vi.mocked(saveAs).mock.calls[0]?.[1]).toBe('Companies.xlsx');
  });

  test('Croatian names of the types, and the Croatian files of the additional templates', async () => {
    const { user } = await openTemplates('/hr/predlosci-finansijskih-izvjestaja');
    await user.click(await screen.findByRole('button', { name: /^Računovođa/ }));
    expect(await screen.findByRole('option', { name: 'Gospodarska društva' })).toBeInTheDocument();
    const notes = document.querySelector('a[href$="/biljeske-uz-financijska-izvjesca.docx"]');
    expect(notes).toHaveTextContent('Bilješke uz financijska izvješća');
  });
});

test('an HTML page in place of the accountants is a failed list, not an empty one (A03)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await openTemplates();
  agency.use(http.get('*/Accountants', () => HttpResponse.html('<html>prijava</html>')));
  await user.click(await screen.findByRole('button', { name: /^Računovođa/ }));
  expect(await screen.findByText('Popis računovođa nije učitan')).toBeVisible();
  expect(screen.queryByText(/prijava/)).not.toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { giveElementsSize } from '#tests/sized-elements.ts';
import {
  choose,
  documentCalls,
  estimateButton,
  fillForm,
  jibField,
  OFFICE_FILE,
  templateButton,
  paste,
} from './template-screen.ts';
import { drafts } from '#tests/storage.ts';

giveElementsSize();

const NEW = '/bs/predlosci-finansijskih-izvjestaja';
const OLD = '/bs/financial-reports-templates-old';
const JIB = '0012345678901';

const creatorShown = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;

describe('the form', () => {
  test('the fields appear once a creator type is selected, and the form can be cleared', async () => {
    const { user } = await renderApp(NEW);
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
    const { user } = await renderApp(NEW);
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
    const { user } = await renderApp(NEW);
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

  test.each([
    ['42', 'JIB mora imati tačno 13 cifara.'],
    ['420000000000A', 'JIB ne smije sadržavati slova ni posebne znakove.'],
  ])('the jib %s: %s', async (jib, message) => {
    const { user } = await renderApp(NEW);
    await fillForm(user);
    await paste(user, jibField(), jib);
    await user.click(templateButton());
    await waitFor(() => expect(jibField()).toHaveAccessibleDescription(expect.stringContaining(message)));
    await user.clear(jibField());
    await waitFor(() => expect(jibField()).toBeValid());
  });

  test('public interest forces IAS/IFRS and leaves none when taken back', async () => {
    const { user } = await renderApp(NEW);
    await user.click(await screen.findByRole('button', { name: /^Računovođa/ }));
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
    const { user } = await renderApp(NEW);
    await fillForm(user);
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

  test('the estimate: same body to generate-doc, saved under jib and year', async () => {
    const calls = documentCalls();
    const { user } = await renderApp(NEW);
    await fillForm(user);
    await paste(user, jibField(), JIB);
    await user.click(estimateButton());
    expect(await screen.findByText(/Preuzeta je datoteka/)).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(['generate-doc']);
    expect(calls[0]?.body).toMatchObject({ jib: JIB, reportType: 37 });
    expect(vi.mocked(saveAs).mock.calls[0]?.[1]).toBe(`predračun - ${JIB} 2025.docx`);
    expect(screen.queryByText('Excel predložak je preuzet')).not.toBeInTheDocument();
  });

  test('an estimate without a jib asks for it, a template afterwards does not', async () => {
    const calls = documentCalls();
    const { user } = await renderApp(NEW);
    await fillForm(user);
    await user.click(estimateButton());
    await waitFor(() => expect(jibField()).toHaveAccessibleDescription(expect.stringContaining('Unesite JIB.')));
    expect(calls).toEqual([]);
    await user.click(templateButton());
    expect(await screen.findByText('Excel predložak je preuzet')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ jib: '' });
  });

  test.each(['51', '69'])('report type %s has no estimate: a notice, and no call', async (reportType) => {
    const calls = documentCalls();
    const { user } = await renderApp(NEW);
    await fillForm(user, { reportType });
    await user.click(estimateButton());
    const dialog = await screen.findByRole('dialog', { name: 'Obavještenje' });
    expect(dialog).toHaveTextContent('Izjava o neaktivnosti se ne naplaćuje.');
    await user.click(within(dialog).getByRole('button', { name: 'U redu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('public interest is sent as 1 with standard 2', async () => {
    const calls = documentCalls();
    const { user } = await renderApp(NEW);
    await fillForm(user);
    await user.click(screen.getByRole('checkbox', { name: 'Subjekt od javnog interesa' }));
    await user.click(templateButton());
    await screen.findByText('Excel predložak je preuzet');
    expect(calls[0]?.body).toMatchObject({ publicInterest: 1, reportingStandard: 2 });
  });
});

describe('the old generator (R2.8)', () => {
  test('banner, no estimate, no micro companies, report types of 2021, years from 2021', async () => {
    const calls = documentCalls();
    const { user } = await renderApp(OLD);
    expect(await screen.findByText(/važe samo za izvještaje za periode do 2021/)).toBeVisible();
    await fillForm(user, { reportType: '1', year: '2021' });
    expect(screen.queryByRole('button', { name: 'Preuzmite predračun' })).not.toBeInTheDocument();
    const types = within(screen.getByLabelText(/^Vrsta pravnog lica/));
    expect(types.getByRole('option', { name: 'Privredna društva' })).toBeInTheDocument();
    expect(types.queryByRole('option', { name: 'Mikro privredna društva' })).not.toBeInTheDocument();
    expect(
      within(screen.getByLabelText(/^Vrsta izvještaja/)).queryByRole('option', { name: 'Godišnji izvještaj' }),
    ).toBeNull();
    const years = within(screen.getByLabelText(/^Obračunski period/)).getAllByRole('option');
    expect(years.map(({ textContent }) => textContent).slice(1, 3)).toEqual(['2021', '2020']);
    await user.click(templateButton());
    expect(await screen.findByText('Preuzeta je datoteka „Privredna društva.xlsx“.')).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(['generateOld']);
    expect(screen.queryByText('Excel predložak je preuzet')).not.toBeInTheDocument();
  });

  test('the new one has micro companies and no banner', async () => {
    const { user } = await renderApp(NEW);
    await fillForm(user);
    expect(screen.getByRole('option', { name: 'Mikro privredna društva' })).toBeInTheDocument();
    expect(screen.queryByText(/važe samo za izvještaje/)).not.toBeInTheDocument();
  });
});

describe('language and reload', () => {
  test('a switch keeps the choices, translates them and the errors, and sends in the new language', async () => {
    const calls = documentCalls();
    const { user, router } = await renderApp(NEW);
    await fillForm(user);
    await paste(user, jibField(), '42');
    await user.click(templateButton());
    await screen.findByRole('alert', { name: 'Provjerite unesene podatke' });
    await user.click(screen.getByRole('link', { name: 'en' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/financial-reports-templates'));
    expect(await screen.findAllByText('UIN must be exactly 13 characters long.')).not.toHaveLength(0);
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
    const { user } = await renderApp('/hr/predlosci-finansijskih-izvjestaja');
    await user.click(await screen.findByRole('button', { name: /^Računovođa/ }));
    expect(await screen.findByRole('option', { name: 'Gospodarska društva' })).toBeInTheDocument();
    const notes = document.querySelector('a[href$="/biljeske-uz-financijska-izvjesca.docx"]');
    expect(notes).toHaveTextContent('Bilješke uz financijska izvješća');
  });

  test('the draft is stored for a reload, and removed with the form', async () => {
    const { user } = await renderApp(NEW);
    await fillForm(user);
    await paste(user, jibField(), JIB);
    await waitFor(() =>
      expect(drafts.read('templates')?.value).toMatchObject({
        jib: JIB,
        accountingPeriod: 2025,
        creatorId: 1008,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Ispraznite obrazac' }));
    await waitFor(() => expect(drafts.read('templates')).toBeNull());
  });
});

describe('lists that do not come (G08)', () => {
  test('without the entities base only its select suffers, and a retry mends it', async () => {
    let broken = true;
    agency.use(http.get('*/LegalEntityTypes', () => (broken ? new HttpResponse(null, { status: 500 }) : undefined)));
    const { user } = await renderApp(NEW);
    await user.click(await screen.findByRole('button', { name: /^Računovođa/ }));
    const problem = (await screen.findByText('Popis vrsta pravnih lica nije učitan')).closest<HTMLElement>(
      '[role="alert"]',
    )!;
    expect(screen.getByLabelText(/^Vrsta pravnog lica/)).toBeDisabled();
    await choose(user, /^Vrsta izvještaja/, '37');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Računovođa/ })).toBeEnabled());
    broken = false;
    await user.click(within(problem).getByRole('button', { name: 'Pokušajte ponovo' }));
    await choose(user, /^Vrsta pravnog lica/, '3');
    expect(screen.queryByText('Popis vrsta pravnih lica nije učitan')).not.toBeInTheDocument();
  });

  test('an HTML page in place of the accountants is a failed list, not an empty one (A03)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    agency.use(http.get('*/Accountants', () => HttpResponse.html('<html>prijava</html>')));
    const { user } = await renderApp(NEW);
    await user.click(await screen.findByRole('button', { name: /^Računovođa/ }));
    expect(await screen.findByText('Popis računovođa nije učitan')).toBeVisible();
    expect(screen.queryByText(/prijava/)).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as knownForms from '#domain/report-form/known-forms.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { giveElementsSize } from '#tests/sized-elements.ts';
import {
  documentCalls,
  estimateButton,
  fillForm,
  jibField,
  OFFICE_FILE,
  officeFile,
  openFilled,
  openTemplates,
  refusal,
  templateButton,
  paste,
} from './template-screen.ts';

giveElementsSize();

const JIB = '0012345678901';
const UNKNOWN_JIB = '4999999999999';

const creator = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });

test('the form: missing choices and a wrong jib lead to their fields; another creator type clears the creator; all can be cleared', async () => {
  const calls = documentCalls();
  const lists: string[] = [];
  agency.events.on('request:start', ({ request: { url } }) => {
    if (/Accountants|AuditCompanies/.test(url)) lists.push(url.replace(/^.*\/api\//, ''));
  });
  const { user } = await openTemplates();
  expect(await screen.findByText('Ko sastavlja finansijski izvještaj?')).toBeVisible();
  expect(screen.queryByLabelText('JIB')).not.toBeInTheDocument();
  expect(screen.queryByText('Ispraznite obrazac')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Računovođa/ }));
  await user.click(templateButton());
  const summary = await screen.findByRole('alert', { name: 'Provjerite unesene podatke' });
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Odaberite sastavljača izvještaja.',
    'Odaberite vrstu pravnog lica.',
    'Odaberite vrstu izvještaja.',
    'Odaberite obračunski period.',
  ]);
  expect(summary).toHaveFocus();
  await user.click(links[3]!);
  expect(screen.getByLabelText(/^Obračunski period/)).toHaveFocus();

  await fillForm(user);
  expect(creator(/Računovođa/).value).toMatch(/; licenca 10007/);
  await paste(user, jibField(), '42');
  await user.click(templateButton());
  const message = expect.stringContaining('JIB mora imati tačno 13 cifara.');
  await waitFor(() => expect(jibField()).toHaveAccessibleDescription(message));
  await user.clear(jibField());
  await waitFor(() => expect(jibField()).toBeValid());
  expect(calls).toEqual([]);

  await user.click(screen.getByRole('button', { name: /^Društvo za reviziju/ }));
  expect(creator(/Društvo za reviziju/)).toHaveValue('');
  await waitFor(() => expect(creator(/Društvo za reviziju/)).toBeEnabled());
  await user.click(screen.getByRole('button', { name: /^Računovođa/ }));
  expect(creator(/Računovođa/)).toHaveValue('');
  const query = '?isActive=true&RetrieveAll=true';
  expect(lists.toSorted()).toEqual([`Accountants${query}`, `AuditCompanies${query}`]);
  agency.events.removeAllListeners();

  await paste(user, jibField(), JIB);
  await user.click(screen.getByLabelText('Subjekt od javnog interesa'));
  await user.click(screen.getByText('Ispraznite obrazac'));
  expect(screen.queryByLabelText('JIB')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Računovođa/ }));
  expect(jibField()).toHaveValue('');
  for (const label of [/^Vrsta pravnog lica/, /^Vrsta izvještaja/, /^Standard/, /^Obračunski period/])
    expect(screen.getByLabelText(label)).toHaveValue('');
  expect(screen.getByLabelText('Subjekt od javnog interesa')).not.toBeChecked();
});

test('downloads: public interest forces IAS/IFRS; a template needs no jib, an estimate does; inactivity has none', async () => {
  const calls = documentCalls();
  const { user } = await openFilled();
  const standard = screen.getByLabelText(/^Standard izvještavanja/);
  await user.selectOptions(standard, '1');
  const interest = screen.getByLabelText('Subjekt od javnog interesa');
  await user.click(interest);
  expect(standard).toHaveValue('2');
  expect(within(standard).getByRole('option', { name: /MSFI za MSP/ })).toBeDisabled();
  expect(within(standard).queryByRole('option', { name: 'Nije odabran' })).not.toBeInTheDocument();
  await user.click(interest);
  expect(standard).toHaveValue('');

  await user.click(estimateButton());
  await waitFor(() => expect(jibField()).toHaveAccessibleDescription(expect.stringContaining('Unesite JIB.')));
  expect(calls).toEqual([]);
  await user.click(templateButton());
  const done = await screen.findByText('Excel predložak je preuzet');
  expect(calls).toEqual([
    {
      path: 'generate',
      body: {
        creatorType: 1,
        creatorId: 1008,
        legalEntityTypeId: 1,
        jib: '',
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

  await paste(user, jibField(), ' 001 2345 678901\n');
  await user.click(estimateButton());
  expect(await screen.findByText(/Preuzeta je datoteka/)).toBeVisible();
  expect(calls.slice(1)).toMatchObject([{ path: 'generate-doc', body: { jib: JIB, reportType: 37 } }]);
  expect(vi.mocked(saveAs).mock.lastCall?.[1]).toBe(`predračun - ${JIB} 2025.docx`);
  expect(screen.queryByText('Excel predložak je preuzet')).not.toBeInTheDocument();

  await user.selectOptions(screen.getByLabelText(/^Vrsta izvještaja/), '51');
  await user.click(estimateButton());
  const dialog = await screen.findByRole('dialog', { name: 'Obavještenje' });
  expect(dialog).toHaveTextContent('Izjava o neaktivnosti se ne naplaćuje.');
  await user.click(within(dialog).getByText('U redu'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toHaveLength(2);
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

test('a switch of the language keeps the choices, translates them and the errors', async () => {
  const { user, router } = await openFilled({ jib: '42' });
  await user.click(templateButton());
  await screen.findByRole('alert', { name: 'Provjerite unesene podatke' });
  await act(() => router.navigate('/en/financial-reports-templates'));
  expect(await screen.findAllByText('A UIN has 13 digits.')).not.toHaveLength(0);
  expect(creator(/Accountant/).value).toMatch(/; licence 10007/);
  const type = screen.getByLabelText(/^Legal entity type/);
  await waitFor(() =>
    expect(within(type).getByRole('option', { name: 'Companies', selected: true })).toBeInTheDocument(),
  );
  expect(screen.getByRole('option', { name: 'Annual report', selected: true })).toBeInTheDocument();
});

test('an HTML page in place of the accountants is a failed list, not an empty one (A03)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await openTemplates();
  agency.use(http.get('*/Accountants', () => HttpResponse.html('<html>prijava</html>')));
  await user.click(await screen.findByRole('button', { name: /^Računovođa/ }));
  expect(await screen.findByText('Popis računovođa nije učitan')).toBeVisible();
  expect(screen.queryByText(/prijava/)).not.toBeInTheDocument();
});

test('a download that failed saves nothing, whatever arrives in place of the file (A46), and keeps the jib if asked to; it is not repeated by itself (G06), only by a retry (R8)', async () => {
  const answers = [
    () => refusal(`Subjekt ${UNKNOWN_JIB} nije upisan.`),
    () => HttpResponse.json({ message: 'Servis je u održavanju.' }),
    () => HttpResponse.html('<html>prijava</html>'),
    () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '0' } }),
  ];
  const calls = documentCalls((call) => answers[call - 1]?.());
  const { user } = await openFilled({ jib: UNKNOWN_JIB });
  await user.click(templateButton());
  await user.click(await screen.findByRole('button', { name: 'Zadržite JIB' }));
  expect(jibField()).toHaveValue(UNKNOWN_JIB);
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
  expect(jibField()).toHaveValue(UNKNOWN_JIB);
});

test('while a download is pending a second press does nothing (E11), both buttons are disabled', async () => {
  const gate = Promise.withResolvers<void>();
  const calls = documentCalls(async () => {
    await gate.promise;
    return officeFile();
  });
  const { user } = await openFilled({ jib: UNKNOWN_JIB });
  await user.dblClick(templateButton());
  await waitFor(() => expect(templateButton()).toHaveAttribute('aria-busy', 'true'));
  expect(estimateButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(templateButton());
  await user.type(jibField(), '{Enter}');
  gate.resolve();
  expect(await screen.findByText('Excel predložak je preuzet')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('cancelling a download, and a file that arrives, gives the focus of the cancel button to the heading of the form; that it is requested is announced', async () => {
  const gate = Promise.withResolvers<void>();
  documentCalls(async () => {
    await gate.promise;
    return officeFile();
  });
  const { user, portal } = await openFilled();
  const announced = vi.fn<(text: string) => void>();
  portal.announcer.subscribe(announced);
  const heading = screen.getByRole('heading', { name: 'Preuzimanje Excel predloška' });
  await user.click(templateButton());
  const cancel = () => screen.findByRole('button', { name: 'Prekinite preuzimanje' });
  await user.click(await cancel());
  expect(await screen.findByText('Preuzimanje je prekinuto.')).toBeVisible();
  expect(heading).toHaveFocus();
  expect(announced.mock.calls).toEqual([['Sačekajte…']]);
  await user.click(templateButton());
  (await cancel()).focus();
  gate.resolve();
  expect(await screen.findByText('Excel predložak je preuzet')).toBeVisible();
  expect(heading).toHaveFocus();
});

test.each([
  ['form', 0],
  ['notice of a draft', 1],
])('a download does not go on when the button of the %s clears the form', async (_, at) => {
  const { wait, release } = held();
  documentCalls(() => wait.then(officeFile));
  const { user } = await openFilled();
  await user.click(templateButton());
  await screen.findByRole('button', { name: 'Prekinite preuzimanje' });
  await user.click(screen.getAllByRole('button', { name: 'Ispraznite obrazac' })[at]!);
  expect(screen.getByRole('heading', { name: 'Preuzimanje Excel predloška' })).toHaveFocus();
  release();
  await everythingAnswered();
  expect(saveAs).not.toHaveBeenCalled();
});

test('a template is saved also when its form cannot be remembered', async () => {
  documentCalls();
  const remember = vi.spyOn(knownForms, 'rememberDownloaded').mockRejectedValue(new Error('gone'));
  const { user } = await openFilled();
  await user.click(templateButton());
  expect(await screen.findByText('Excel predložak je preuzet')).toBeVisible();
  expect(remember).toHaveBeenCalledOnce();
  // A rejection nobody handles would fail the run.
  await new Promise((resolve) => setTimeout(resolve));
  remember.mockRestore();
});

test('report types are grouped only where their keys tell regular and amended ones apart', async () => {
  const types = [
    ['yearly', 'Godišnji'],
    ['ispravkaGodisnjeg', 'Ispravka godišnjeg'],
    ['yearlyAmended', 'Izmjena'],
    ['YEARLY-AMENDED', 'Druga izmjena'],
  ].map(([localizationKey, name], at) => ({ id: 137 + at, localizationKey, name, year: 2022 }));
  agency.use(http.get('*/ReportTypes', () => HttpResponse.json({ resultList: types })));
  const { user } = await openTemplates();
  await user.click(await screen.findByRole('button', { name: /^Računovođa/ }));
  const groupOf = (id: number) =>
    screen
      .getByLabelText(/^Vrsta izvještaja/)
      .querySelector(`[value="${id}"]`)
      ?.closest('optgroup')?.label ?? null;
  expect(await screen.findByRole('option', { name: 'Ispravka godišnjeg' })).toBeInTheDocument();
  const amended = 'Izmjene predanih izvještaja';
  expect([137, 138, 139, 140].map(groupOf)).toEqual(['Redovni izvještaji', null, amended, amended]);
});

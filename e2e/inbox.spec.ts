import { writeFile } from 'node:fs/promises';
import { CLIENT_ID } from '../mocks/bases.ts';
import { cutLine } from './cut-line.ts';
import {
  agency,
  answerOf,
  expect,
  expectAccessible,
  expectAxeClean,
  expectNoSidewaysScroll,
  openPage,
  reloadPage,
  signIn,
  test,
} from './fixtures.ts';
import {
  confirmWithEnter,
  entity,
  INBOX,
  openForm,
  openInbox,
  pdf,
  rowOf,
  scanned,
  select,
  takeOffered,
  TITLED_TYPES,
  written,
} from './inbox-steps.ts';
import { chooseFiles, tabTo } from './keyboard-steps.ts';
import { ownYear } from './own-year.ts';
import { postsTo } from './posts-to.ts';

const YEAR = ownYear(1930);
const dayOf = (at: number) =>
  `${YEAR}-${String(1 + Math.floor(at / 28)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
const shownDay = (day: string) => day.split('-').toReversed().join('.');

/** Thirty first pages are read one after the other, also on a busy machine. */
const READING = { timeout: 120_000 };

/** How often the registry has a document of an entity and day. */
async function registered(jib: string, day: string): Promise<number> {
  const query = `PageSize=10&includeCount=true&Page=0&jib=${jib}&searchType=3`;
  const headers = { ClientId: CLIENT_ID, 'accept-language': 'bs' };
  const answer = await fetch(`${agency.main}/LegalEntities?${query}`, { headers });
  return (await answer.text()).split(`"submittedOn":"${day}`).length - 1;
}

test('the morning of a clerk with thirty PDFs, by keyboard', { tag: '@further' }, async ({ page }) => {
  test.slow();
  const good = Array.from({ length: 24 }, (_, at) => ({
    name: `podnesak-${String(at + 1).padStart(2, '0')}.pdf`,
    id: 10_201 + at,
    type: TITLED_TYPES[at % TITLED_TYPES.length] ?? 11,
    day: dayOf(at),
  }));
  const whole = await written('x.pdf', 10_201, 11, dayOf(0));
  const unknown = ['4299999999991', '4299999999992'].map((jib) => `${jib} ${dayOf(30)} Opća zabrana raspolaganja.pdf`);
  const broken = [
    pdf('prekinut.pdf', whole.buffer.subarray(0, 120)),
    pdf('sadrzaj.pdf', Buffer.from('%PDF-1.7\nčćžšđ\n%%EOF\n')),
    pdf('stranica.pdf', Buffer.from('<html><body>Nije PDF</body></html>')),
  ];
  await openInbox(page);
  await page.getByLabel('Odaberite PDF datoteke').focus();
  await chooseFiles(page, 'Enter', [
    ...(await Promise.all(good.map(({ name, id, type, day }) => written(name, id, type, day)))),
    await scanned('scan0001.pdf'),
    ...(await Promise.all(unknown.map(scanned))),
    ...broken,
  ]);
  await expect(page.getByRole('heading', { level: 2, name: 'Red: 30' })).toBeVisible();
  await expect(page.getByRole('main').getByText('za potvrdu: 27 · ne mogu se pročitati: 3')).toBeVisible(READING);
  // Each file was read in a worker of its own, which has ended with it.
  expect(page.workers()).toEqual([]);
  await expect(page.locator('ol img')).toHaveCount(27);
  await expectAccessible(page);

  // What the text says is proposed; Enter confirms, one document after the other.
  await tabTo(page, page.getByRole('button', { name: 'Potvrđujte redom (30)' }));
  await page.keyboard.press('Enter');
  await expect(openForm(page).getByText(entity(10_201).shortName)).toBeVisible();
  await expect(openForm(page).getByText('Prijedlog iz teksta dokumenta – provjerite ga.')).toHaveCount(3);
  await expectAccessible(page);
  for (let at = 1; at <= good.length; at++) await confirmWithEnter(page, at);

  // Two of an unknown jib, which only their names say, cannot be confirmed.
  for (const name of unknown) {
    await expect(openForm(page)).toHaveAccessibleName(new RegExp(name.slice(0, 13)));
    await takeOffered(page);
    await expect(openForm(page).getByText(/s unesenim JIB-om ne postoji/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(openForm(page).getByLabel('JIB')).toBeFocused();
    await tabTo(page, openForm(page).getByRole('button', { name: 'Preskočite' }));
    await page.keyboard.press('Enter');
  }

  // A scan whose name says nothing comes after those with proposals: its fields are typed.
  await expect(openForm(page).getByText(/^Dokument nema teksta/)).toBeVisible();
  await expect(openForm(page).getByLabel('JIB')).toBeFocused();
  await page.keyboard.insertText(entity(10_050).jib);
  await page.keyboard.press('Tab');
  await openForm(page).getByLabel('Vrsta dokumenta').selectOption({ label: 'Opća zabrana raspolaganja' });
  await openForm(page).getByLabel('Dan').focus();
  for (const part of shownDay(dayOf(31)).split('.')) {
    await page.keyboard.insertText(part);
    await page.keyboard.press('Tab');
  }
  await openForm(page).getByLabel('Godina').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(/spremno: 25/)).toBeVisible();

  // Three are broken: said so; two are removed, one is tried all the same.
  for (const { name } of broken) {
    await expect(rowOf(page, name).getByText('Za potvrdu')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('Dokument se ne može otvoriti: oštećen je ili nije PDF');
  }
  await expectAccessible(page);
  for (const name of ['prekinut.pdf', 'sadrzaj.pdf'])
    await page.getByRole('button', { name: `Uklonite iz reda: ${name}` }).click();
  await page.getByRole('button', { name: 'stranica.pdf', exact: true }).click();
  await openForm(page).getByLabel('JIB').fill(entity(10_051).jib);
  await openForm(page).getByLabel('Vrsta dokumenta').selectOption({ label: 'Opća zabrana raspolaganja' });
  for (const [at, part] of ['Dan', 'Mjesec', 'Godina'].entries())
    await openForm(page)
      .getByLabel(part)
      .fill(shownDay(dayOf(32)).split('.')[at] ?? '');
  await openForm(page).getByLabel('Godina').press('Enter');
  await expect(page.getByRole('main').getByText(/spremno: 26/)).toBeVisible();

  // One is answered by 500, one by a page, one line is cut; the rest is added.
  const posts = postsTo(page, '/api/documents');
  let count = 0;
  await page.route('**/api/documents', async (route) => {
    count += 1;
    if (count === 5) return route.fulfill(answerOf(500));
    if (count === 9)
      return route.fulfill({ ...answerOf(200), body: '<html><body>Prijava</body></html>', contentType: 'text/html' });
    return count === 13 ? route.abort('connectionreset') : route.continue();
  });
  await page.getByRole('button', { name: 'Pošaljite spremne dokumente (26)' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Red: 6' })).toBeVisible();
  await expect(page.getByRole('main').getByText('čeka Vašu odluku: 1')).toBeVisible();
  await expect(page.getByRole('main').getByText(/ishod nepoznat: 1 · nije dodano: 2/)).toBeVisible();
  const [failed, paged, cut] = [
    rowOf(page, 'podnesak-05.pdf'),
    rowOf(page, 'podnesak-09.pdf'),
    rowOf(page, 'podnesak-13.pdf'),
  ];
  await expect(failed.getByText('Na serveru je došlo do greške.', { exact: false })).toBeVisible();
  await expect(paged.getByText('Nije poznato da li je dokument dodan')).toBeVisible();
  await expect(cut.getByText('Dokument nije dodan')).toBeVisible();
  await expectAccessible(page);
  expect(posts).toHaveLength(25);

  // The broken one is sent only after a question, and refused.
  const html = rowOf(page, 'stranica.pdf');
  await expect(html.getByText('Sadržaj datoteke ne izgleda kao PDF.', { exact: false })).toBeVisible();
  await html.getByRole('button', { name: 'Ipak pošaljite' }).click();
  await expect(html.getByText('Odbijeno')).toBeVisible();
  await page.getByRole('button', { name: 'Uklonite iz reda: stranica.pdf' }).click();

  // What did not arrive is sent again with one press; what is unknown only after a question.
  for (const row of [failed, cut]) await row.getByRole('button', { name: /^Pošaljite ponovo/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Red: 3' })).toBeVisible();
  await paged.getByRole('button', { name: /^Provjerite registar/ }).click();
  await expect(paged.getByText(/već jednom poslan, a ne zna se da li je dodan/)).toBeVisible();
  expect(posts).toHaveLength(28);
  await paged.getByRole('button', { name: /^Ipak pošaljite/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Red: 2' })).toBeVisible();

  await expect(page.getByRole('heading', { level: 2, name: 'Poslani dokumenti: 25' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Poslani dokumenti' });
  await expect(table.getByText('Dodano', { exact: true })).toHaveCount(25);
  await expectAccessible(page);
  for (const { id, day } of good) expect(await registered(entity(id).jib, day), `documents of ${id}`).toBe(1);

  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByText('Dodajte još PDF dokumenata u red')).toBeHidden();
  await expect(rowOf(page, unknown[0] ?? '')).toBeHidden();
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expectAxeClean(page);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test(
  'documents that cannot be read are added with what their names offer; the same ones again are asked about',
  { tag: '@any-agency' },
  async ({ page }) => {
    const files = [70, 71].map((at) =>
      pdf(
        `${entity(10_060).jib} ${dayOf(at)} Opća zabrana raspolaganja.pdf`,
        Buffer.from(`%PDF-1.7\n${YEAR} ${at}\n%%EOF\n`),
      ),
    );
    await openInbox(page);
    await select(page, files);
    await page.getByRole('button', { name: 'Potvrđujte redom (2)' }).click();
    for (const at of [1, 2]) {
      await takeOffered(page);
      await confirmWithEnter(page, at);
    }
    await page.keyboard.press('Enter');
    // Files that cannot be opened are asked about first.
    for (const { name } of files) await rowOf(page, name).getByRole('button', { name: 'Ipak pošaljite' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Poslani dokumenti: 2' })).toBeVisible();

    await reloadPage(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Poslani dokumenti: 2' })).toBeVisible();
    await select(page, files.slice(0, 1));
    await page.getByRole('button', { name: 'Potvrđujte redom (1)' }).click();
    await takeOffered(page);
    await confirmWithEnter(page, 1);
    const posts = postsTo(page, '/api/documents');
    await page.keyboard.press('Enter');
    const row = rowOf(page, files[0]?.name ?? '');
    await expect(row.getByText(/s istim sadržajem već je poslana s ovog računara/)).toBeVisible();
    await expect(row.getByText(/već je evidentiran za ovo pravno lice/)).toBeVisible();
    expect(posts).toEqual([]);
  },
);

test('a reload asks first, and what was typed comes back with the file @further', async ({ page }) => {
  await openInbox(page);
  const file = await scanned('scan0007.pdf');
  await select(page, [file]);
  await page.getByRole('button', { name: 'Potvrđujte redom (1)' }).click();
  await openForm(page).getByLabel('JIB').fill(entity(10_070).jib);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(entity(10_070).jib);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(page.getByText('Datoteke koje treba ponovo odabrati: 1')).toBeVisible();
  await expectAccessible(page);
  await select(page, [file]);
  // The browser gives a file that a test selects another time each time; the name and size are the same.
  await page.getByRole('button', { name: 'Potvrđujte redom (1)' }).click();
  await expect(openForm(page)).toBeVisible();
});

test('the reader of PDFs is fetched with the first file, and by no other page @further', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const reader = () => fetched.filter((path) => /\.worker-|\/pdf-/.test(path));
  await signIn(page, 'moderator');
  await openPage(page, '/bs/predstecajni-i-stecajni-postupci');
  await page.getByRole('link', { name: 'Pristigli dokumenti' }).click();
  await expect(page.getByLabel('Odaberite PDF datoteke')).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(reader()).toEqual([]);
  await select(page, [await scanned('scan.pdf')]);
  expect(reader()).toHaveLength(1);
});

test('a server that refuses the size without a readable answer: the size is named as a likely cause @further', async ({
  page: signedIn,
  browser,
}, info) => {
  const name = `${entity(10_080).jib} ${dayOf(80)} Opća zabrana raspolaganja.pdf`;
  const path = info.outputPath(name);
  await writeFile(path, Buffer.concat([(await scanned('x')).buffer, Buffer.alloc(2 * 1024 * 1024, '%')]));
  const line = await cutLine('/api/documents', 1024 * 1024);
  line.refuse();
  await signIn(signedIn, 'moderator');
  const storageState = await signedIn.context().storageState();
  const page = await (await browser.newContext({ proxy: line.proxy, storageState })).newPage();
  await openPage(page, INBOX);
  await page.getByLabel('Odaberite PDF datoteke').setInputFiles(path);
  await page.getByRole('button', { name: 'Potvrđujte redom (1)' }).click();
  await takeOffered(page);
  await confirmWithEnter(page, 1);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/Uzrok može biti i veličina: datoteka ima 2\sMB, a pri slanju oko 7,2\sMB/),
  ).toBeVisible();
  await page.context().close();
  line.close();
});

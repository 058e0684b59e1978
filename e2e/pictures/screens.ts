import type { Page } from '@playwright/test';
import { generatedEntities } from '../../mocks/legal-entities/registry.ts';
import type { DemoUserKey } from '../../mocks/session/users.ts';
import { check, choose, sample, submitCorrect } from '../control-steps.ts';
import { addStyles, expect, failCalls, openPage, signIn } from '../fixtures.ts';
import { openInbox, scanned, select, written } from '../inbox-steps.ts';
import { startListCheck } from '../own-steps.ts';

/** A screen of which pictures are taken. */
type Screen = {
  address: string;
  /** Who is signed in. */
  user?: DemoUserKey;
  /** What is done on the opened page until the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
  /** Selects what is at the upper edge of the picture; the top of the page when missing. */
  from?: string;
};

const REGISTER = '/bs/profil-pravnih-lica';
const CONTROL = '/bs/kontrola-finansijskih-izvjestaja';
const TEMPLATES = '/bs/predlosci-finansijskih-izvjestaja';

const companies = generatedEntities()
  .filter(({ legalEntityTypeId }) => legalEntityTypeId === 1)
  .slice(0, 8);

const clients = {
  name: 'klijenti.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      clients: companies.map(({ jib, shortName }) => ({
        jib,
        name: shortName,
        legalEntityTypeId: 1,
        reportingStandard: 1,
      })),
    }),
  ),
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const dialogOf = (page: Page) => page.getByRole('dialog').last();

async function checkCorrect(page: Page): Promise<void> {
  await choose(page, sample('correct.xlsx'));
  await check(page);
  await expect(page.getByRole('heading', { name: 'Izvještaj je ispravan.' })).toBeVisible();
  await page.getByLabel('Odaberite datoteku: Bilješke uz finansijske izvještaje').setInputFiles(sample('notes.docx'));
  // What is below the document moves when it has been read.
  await expect(page.getByText('Sve je spremno za predaju.')).toBeVisible();
}

/** Thirty screens by the name of their pictures. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  home: { address: '/bs' },
  menu: {
    address: '/bs/izjava-o-pristupacnosti',
    prepare: async (page) => {
      const onPhone = page.getByRole('banner').getByRole('button', { name: 'Meni', exact: true });
      const menu = page.getByRole('navigation', { name: 'Glavni meni' }).getByRole('button').first();
      await onPhone.or(menu).filter({ visible: true }).first().press('Enter');
      await expect(page.locator('[aria-expanded=true], dialog[open]').first()).toBeVisible();
    },
  },
  news: { address: '/bs/sve-novosti' },
  'news-item': { address: '/bs/novost-sadrzaj/7401' },
  search: { address: '/bs/search?topic=izvjestaj' },
  contact: { address: '/bs/kontaktirajte-nas' },
  accessibility: { address: '/bs/izjava-o-pristupacnosti' },
  'not-found': { address: '/bs/nema-ove-stranice' },
  map: { address: '/bs/interaktivna-mapa' },
  'map-indicator': { address: '/bs/interaktivna-mapa?indicator=businessResult&canton=2030' },

  register: { address: REGISTER, user: 'citizen' },
  'register-results': { address: `${REGISTER}?legalEntityTypeId=6&countyId=2029`, user: 'citizen' },
  'register-none': { address: `${REGISTER}?name=Qwxy&countyId=2029`, user: 'citizen' },
  'register-error': {
    address: '/bs',
    user: 'citizen',
    prepare: async (page) => {
      await failCalls(page, '**/LegalEntities?**');
      await openPage(page, REGISTER);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  'register-card': {
    address: REGISTER,
    user: 'citizen',
    prepare: async (page) => {
      await press(page, /^Prikažite podatke/);
      await expect(page.getByText('Puni naziv')).toBeVisible();
    },
    from: 'main li:has(h3)',
  },
  'activity-tree': {
    address: REGISTER,
    user: 'citizen',
    prepare: async (page) => {
      // Only phones have a button for the filters.
      const filters = page.getByRole('main').getByRole('button', { name: /^Filteri/ });
      if (await filters.isVisible()) await filters.click();
      await press(page, /^Djelatnost/);
      await expect(dialogOf(page).getByRole('treeitem').first()).toBeVisible();
    },
    from: 'button[aria-expanded=true]',
  },
  profile: { address: `${REGISTER}/10048`, user: 'citizen' },
  'profile-years': {
    address: `${REGISTER}/10048?view=years&card=income`,
    user: 'citizen',
    from: 'section:has(> div h2:text-is("Finansijski pokazatelji"))',
  },
  comparison: { address: '/bs/poredjenje-pravnih-lica?ids=10001,10008', user: 'citizen' },
  'list-check': {
    address: '/bs/provjera-liste',
    user: 'citizen',
    prepare: async (page) => {
      await startListCheck(
        page,
        companies.map(({ jib }) => jib),
      );
      await expect(page.getByText('Provjera je završena').first()).toBeAttached();
    },
  },
  'bank-account': { address: '/bs/jedinstveni-registar-racuna?jib=0076543210001', user: 'citizen' },
  inbox: {
    address: '/bs',
    prepare: async (page) => {
      await openInbox(page);
      await select(page, [
        await written('podnesak-01.pdf', 10_001, 11, '1999-03-02'),
        await written('podnesak-02.pdf', 10_002, 15, '1999-03-03'),
        await scanned('sken.pdf'),
      ]);
    },
  },

  templates: { address: TEMPLATES },
  'templates-clients': {
    address: TEMPLATES,
    prepare: async (page) => {
      await page.getByText('Uvoz i preuzimanje').click();
      await page.locator('main input[type=file]').setInputFiles(clients);
      await dialogOf(page).getByRole('button', { name: 'Uvezite' }).click();
      await expect(page.getByText('8 klijenata', { exact: true })).toBeVisible();
    },
    from: 'section:has(input[type=file])',
  },
  season: {
    address: '/bs/sezona',
    user: 'accountant',
    prepare: async (page) => {
      await page.locator('main input[type=file]').setInputFiles(clients);
      await dialogOf(page).getByRole('button', { name: 'Uvezite' }).click();
      await expect(page.getByRole('heading', { level: 2, name: '8 pravnih lica' })).toBeVisible();
      // The register was asked about every client.
      await expect(page.getByText('Završeno 8')).toBeVisible();
    },
  },
  control: { address: CONTROL },
  'control-errors': {
    address: CONTROL,
    prepare: async (page) => {
      await choose(page, sample('errors-12.xlsx'));
      await check(page);
      await expect(page.getByRole('heading', { name: /^Izvještaj nije ispravan/ })).toBeVisible();
    },
    from: '[aria-current=step]',
  },
  'control-correct': { address: CONTROL, prepare: checkCorrect, from: '[aria-current=step]' },
  'control-sheet': {
    address: CONTROL,
    prepare: async (page) => {
      await checkCorrect(page);
      await press(page, 'List za potpis');
      await expect(dialogOf(page).getByRole('table').first()).toBeVisible();
    },
  },
  'control-receipt': {
    address: CONTROL,
    prepare: async (page) => {
      await submitCorrect(page);
      const announced = page.getByRole('dialog', { name: 'Rezultat predaje' });
      await announced.getByRole('button', { name: 'U redu' }).click();
      await expect(page.getByRole('heading', { name: 'Izvještaj je predan.' })).toBeVisible();
    },
    // The agency's answer below has its own clock.
    from: 'main ol:not(nav ol)',
  },
};

/** Waits until nothing more arrives: some parts of a page and what is in its menu are fetched when the page is ready. */
async function nothingMoreArrives(page: Page): Promise<void> {
  let arrived = 0;
  const isSame = async () =>
    arrived === (arrived = await page.evaluate(() => performance.getEntriesByType('resource').length));
  await expect.poll(isSame, { intervals: [1000] }).toBe(true);
}

/** Opens a screen, and waits until all of it is there, in its own font. */
export async function openScreen(page: Page, { address, user, prepare, from }: Screen): Promise<void> {
  if (user) await signIn(page, user);
  await openPage(page, address);
  await prepare?.(page);
  // Where storing takes long, a list says when it is done; the pictures are those of a quick machine.
  await addStyles(page, '[role=status].muted.small { position: absolute; visibility: hidden }');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // The name in the header is a menu once that has been fetched.
  if (user) await expect(page.getByRole('banner').getByRole('button', { name: /^Moj nalog/ })).toBeVisible();
  await page.waitForFunction(
    () =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Public Sans Variable') && status === 'loaded',
      ) && [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page
    .locator(from ?? 'body')
    .first()
    .evaluate((part) => part.scrollIntoView());
  await nothingMoreArrives(page);
  // Where the pointer is left would show as a hover.
  await page.mouse.move(0, 0);
}

import type { Page } from 'playwright';
import { PHONE } from '../slow-device.ts';
import type { Interaction } from './time-interaction.ts';

const LANGUAGES = ['hr', 'en', 'bs'] as const;

/** Scrolls to the carousel of news, waits for it and stops its automatic movement. */
async function carousel(page: Page): Promise<void> {
  const next = nextCard(page);
  for (let step = 0; step < 40 && (await next.count()) === 0; step++) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(150);
  }
  await next.scrollIntoViewIfNeeded();
  await page.locator('section[aria-roledescription] button').first().click();
  await page.waitForLoadState('networkidle');
}

const nextCard = (page: Page) => page.locator('section[aria-roledescription] button').nth(2);
const canton = (page: Page, turn: number) => page.locator('main svg g[role=button]').nth(turn);
const mapStands = (page: Page) => canton(page, 0).waitFor();

/** Frame, home, map and search of the content. Limits: typing 64 ms, all else 100 ms (architecture, Budgets). */
export const PORTAL_INTERACTIONS: readonly Interaction[] = [
  {
    name: 'Typing in the register search of home',
    address: '/bs',
    limit: 64,
    act: (page, turn) => page.locator('#hero-search').press('abcdefgh'[turn] ?? 'a'),
  },
  {
    name: 'Opening and closing the main menu',
    address: '/bs',
    limit: 100,
    prepare: (page) => page.locator('.head-nav button').first().waitFor(),
    act: (page) => page.locator('.head-nav button').first().click(),
  },
  {
    name: 'Opening and closing the menu of phones',
    address: '/bs',
    limit: 100,
    viewport: PHONE,
    prepare: async (page) => {
      const menu = page.locator('.head-tool--menu');
      // The panel is loaded on first use.
      await menu.click();
      await page.locator('#mobile-menu li').first().waitFor();
      await menu.click();
    },
    act: (page) => page.locator('.head-tool--menu').click(),
  },
  {
    name: 'Switching the language on home',
    address: '/bs',
    limit: 100,
    act: (page, turn) => page.locator(`.lang a[lang=${LANGUAGES[turn % 3] ?? 'bs'}]`).click(),
  },
  {
    name: 'A step of the news carousel',
    address: '/bs',
    limit: 100,
    prepare: carousel,
    act: (page) => nextCard(page).click(),
  },
  {
    name: 'Pointer over a canton of the map',
    address: '/bs/interaktivna-mapa',
    limit: 100,
    prepare: mapStands,
    act: (page, turn) => canton(page, turn).hover({ force: true }),
  },
  {
    name: 'Locking a canton of the map',
    address: '/bs/interaktivna-mapa',
    limit: 100,
    prepare: mapStands,
    act: (page, turn) => canton(page, turn).click({ force: true }),
  },
  {
    name: 'Next page of search results and back',
    address: '/bs/search?topic=izvje%C5%A1taj',
    limit: 100,
    prepare: (page) => pagerButton(page, 0).waitFor(),
    act: (page, turn) => pagerButton(page, turn).click(),
  },
];

const pagerButton = (page: Page, turn: number) =>
  page.getByRole('button', { name: turn % 2 ? /^Prethodn/ : /^Sljedeć/ }).last();

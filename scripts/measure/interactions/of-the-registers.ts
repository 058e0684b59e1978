import type { Page } from 'playwright';
import type { Interaction } from './time-interaction.ts';

const TREE = 'dialog[open]';
const treeButton = (page: Page) => page.getByRole('button', { name: /^Djelatnost/ }).first();

async function openTree(page: Page): Promise<void> {
  await treeButton(page).click();
  await page.locator(`${TREE} [role=treeitem]`).first().waitFor();
}

async function closeTree(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(TREE).waitFor({ state: 'detached' });
}

const finances = (page: Page) => page.locator('#finances');
const register = { address: '/bs/profil-pravnih-lica', user: 'citizen' } as const;
const profile = { address: '/bs/profil-pravnih-lica/10048', user: 'citizen' } as const;

/** Register search and profile. Limits: typing 64 ms, the tree of activities 80 ms and 150 elements, all else 100 ms. */
export const REGISTER_INTERACTIONS: readonly Interaction[] = [
  {
    ...register,
    name: 'Typing a name in the register search',
    limit: 64,
    act: (page, turn) => page.locator('main input[name=name]').press('abcdefgh'[turn] ?? 'a'),
  },
  {
    ...register,
    name: 'Opening the tree of 1,000 activities',
    limit: 80,
    prepare: async (page) => {
      await openTree(page);
      await closeTree(page);
    },
    act: openTree,
    reset: closeTree,
    count: { of: TREE, most: 150 },
  },
  {
    ...register,
    name: 'Typing in the tree of activities',
    limit: 64,
    prepare: openTree,
    act: (page, turn) => page.locator(`${TREE} input`).press('preradjiv'[turn] ?? 'a'),
  },
  {
    ...register,
    name: 'Opening and closing a result card',
    limit: 100,
    prepare: async (page) => {
      await page.locator('main li button[aria-expanded]').first().click();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.locator('main li button[aria-expanded]').first().click(),
  },
  {
    ...register,
    name: 'Next page of the register',
    limit: 100,
    prepare: (page) => nextPage(page).waitFor(),
    act: (page) => nextPage(page).click(),
  },
  {
    ...profile,
    name: 'Choosing a year of the indicators',
    limit: 100,
    prepare: (page) =>
      finances(page)
        .getByRole('radio', { name: /^20\d\d$/ })
        .first()
        .waitFor(),
    act: (page, turn) =>
      finances(page)
        .getByRole('radio', { name: /^20\d\d$/ })
        .nth(turn % 2 ? 0 : 1)
        .check({ force: true }),
  },
  {
    ...profile,
    name: 'Drawing an indicator as a chart',
    limit: 100,
    prepare: (page) => chartButton(page, 0).waitFor(),
    act: (page, turn) => chartButton(page, turn).click(),
  },
  {
    ...profile,
    name: 'All years of the indicators and back',
    limit: 100,
    act: (page, turn) =>
      finances(page)
        .getByText(turn % 2 ? /^Jedna godina$/ : /^Sve godine$/)
        .click(),
  },
];

const chartButton = (page: Page, at: number) => finances(page).locator('tbody tr button').nth(at);
const nextPage = (page: Page) => page.getByRole('button', { name: /^Sljedeć/ }).last();

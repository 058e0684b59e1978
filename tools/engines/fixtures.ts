import { expect, test as base } from '@playwright/test';
import { basesFrom } from '../../mocks/bases.ts';
import type { Reply } from '../../mocks/ordered-replies.ts';
import { EnginePage, type Driver, type Query } from './engine-page.ts';
import { launchFirefox, openContext } from './firefox.ts';
import { openWebKit } from './webkit.ts';

export { expect };

const box = process.env['BOX'] ?? '510';
const control = `${basesFrom(Number(`${box}1`)).identityApp}/__agency`;

/** A test with a new context of its project's engine (`engine`) and an agency in its initial state. */
export const test = base.extend<{ engine: EnginePage }, { openEngine: () => Promise<Driver> }>({
  openEngine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures this one needs: none
    async ({}, run, { project }) => {
      if (project.name !== 'firefox') return run(() => openWebKit() as Promise<Driver>);
      const browser = await launchFirefox();
      await run(() => openContext(browser) as Promise<Driver>);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  engine: async ({ baseURL, openEngine }, run) => {
    await fetch(`${control}/reset`, { method: 'POST' });
    const driver = await openEngine();
    await run(new EnginePage(driver, String(baseURL)));
    await driver.close();
  },
});

export const button = (name: string | RegExp): Query => ({ role: 'button', name });
export const link = (name: string | RegExp): Query => ({ role: 'link', name });
export const heading = (name: string | RegExp): Query => ({ role: 'heading', name });
export const field = (name: string | RegExp): Query => ({ role: 'textbox', name });

/** Signs a demo user in through the identity application's own page, as a person does. */
export async function signIn(page: EnginePage, user: RegExp, returnTo = '/bs'): Promise<void> {
  await page.open(returnTo);
  await page.click(link('Prijava'));
  await page.click(button(user));
  await page.isAt(new RegExp(`${returnTo}$`));
  await page.find(button(/Moj nalog/));
}

/** Sets the lifetime of new access tokens in seconds. */
export const setTokenSeconds = (tokenSeconds: number): Promise<void> => steer('switches', { tokenSeconds });

/** Orders how the next POSTs end whose path ends with `ending`, because a test cannot intercept calls of these browsers. */
export const orderReplies = (ending: string, replies: readonly Reply[]): Promise<void> =>
  steer('replies', { ending, replies });

async function steer(what: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${control}/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}

/** Number of calls to the agency in this test whose path ends with `ending`. */
export async function callsTo(ending: string): Promise<number> {
  const answer = await fetch(`${control}/log`);
  const { calls } = (await answer.json()) as { calls: { path: string }[] };
  return calls.filter(({ path }) => path.endsWith(ending)).length;
}

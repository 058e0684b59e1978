import type { Page } from '@playwright/test';
import { agency, expect, openPage, test } from './fixtures.ts';
import { longestTask } from './longest-task.ts';

/** Times slower than this computer. */
const SLOWDOWN = 4;
/**
 * The longest task of the page that is allowed, in milliseconds of work: far above what a small search takes (100 to 300, by the
 * machine), far below what reading, comparing or freezing every item together once took.
 */
const LONGEST = 1000;

const item = (id: number) => ({
  id,
  contentTypeId: id % 2 === 0 ? 3 : 10,
  slug: `stavka-${id}`,
  title: `Izvještaj broj ${id} o poslovanju pravnih lica`,
  content: '<p>Finansijski izvještaj i <b>godišnji</b> pregled poslovanja pravnih lica u Federaciji.</p>'.repeat(5),
  dateTime: new Date(Date.UTC(2010, 0, 1) + ((id * 7919) % 6000) * 86_400_000).toISOString(),
  tags: JSON.stringify([{ tagId: 1000 + (id % 30), name: `Oznaka ${id % 30}` }]),
});

/** Every search finds as many items as its text says. */
async function answerSearches(page: Page): Promise<void> {
  const items = Array.from({ length: 20_000 }, (_, at) => item(at + 1));
  const headers = {
    'access-control-allow-origin': new URL(test.info().project.use.baseURL!).origin,
    'access-control-allow-credentials': 'true',
  };
  await page.route(`${agency.main}/ContentTranslations/Search?*`, (route) => {
    const count = Number(new URL(route.request().url()).searchParams.get('text'));
    const tags = Array.from({ length: 30 }, (_, at) => ({ key: { tagId: 1000 + at, name: `Oznaka ${at}` }, value: 3 }));
    return route.fulfill({ headers, json: { contents: items.slice(0, count), tags } });
  });
}

test('a search that finds 20,000 items is read in a worker and holds up a slow phone less than a second', async ({
  page,
}) => {
  await answerSearches(page);
  await openPage(page, '/bs/search?topic=100');
  // A condition in the page: expectations that are not met yet describe the whole page, which is long work as well.
  const announced = (count: string) =>
    page.waitForFunction(
      (text) =>
        ['[role=status] span:not([data-earlier])', 'main h2'].every((where) =>
          [...document.querySelectorAll(where)].some(({ textContent }) => textContent?.startsWith(text)),
        ),
      `${count} rezultata`,
    );
  await announced('100');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const field = page.getByRole('searchbox', { name: 'Pojam za pretragu' });
  const search = (text: string, count: string) =>
    longestTask(client, async () => {
      await page.evaluate(() => {
        for (const said of document.querySelectorAll('[role=status] span')) said.setAttribute('data-earlier', '');
      });
      await field.fill(text);
      await field.press('Enter');
      await announced(count);
    });

  const worker = page.waitForEvent('worker');
  expect(await search('20000', '20.000')).toBeLessThan(LONGEST);
  await worker;
  expect(await search('19999', '19.999')).toBeLessThan(LONGEST);
  const sorted = longestTask(client, async () => {
    await page.getByRole('radio', { name: 'Najnovije prvo' }).check();
    await page.waitForURL(/sort=date/);
  });
  expect(await sorted).toBeLessThan(LONGEST);
  const turned = longestTask(client, async () => {
    await page.getByRole('button', { name: 'Stranica 2.000' }).click();
    await page.waitForURL(/page=2000/);
  });
  expect(await turned).toBeLessThan(LONGEST);
  await expect(page.getByText('Prikazano 19.991–19.999 od ukupno 19.999 zapisa')).toBeVisible();
});

import { checkedLongAgo } from './checked-long-ago.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, signIn, test } from './fixtures.ts';

test('an entity is added to the watch list, which shows what changed until it is seen', async ({ page, context }) => {
  await signIn(page, 'citizen');
  await openPage(page, '/bs/profil-pravnih-lica?legalEntityTypeId=6');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  const name = await card.getByRole('heading', { level: 3 }).innerText();
  await card.getByRole('button', { name: /^Prikažite podatke/ }).click();
  await card.getByRole('button', { name: 'Pratite promjene' }).click();
  await expect(card.getByRole('button', { name: 'Na popisu praćenih' })).toBeVisible();

  await page.getByRole('link', { name: 'Praćena pravna lica (1)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Praćena pravna lica' })).toBeVisible();
  const watched = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  // A part that timed out is requested again, and then there is an earlier state.
  await expect(watched.getByText(/^(Stanje zabilježeno|Bez promjena)$/)).toBeVisible();
  await expectAccessible(page);

  // Another day, another tab: the browser has stored the list, and meanwhile a report was submitted.
  await checkedLongAgo(page, 'watch-list');
  await page.close();
  const later = await context.newPage();
  await later.route(/FinancialIndicators/, async (route) => {
    const answer = await route.fetch();
    const { resultList } = (await answer.json()) as { resultList: object[] };
    const report = {
      year: 2026,
      reportTypeId: 1,
      reportType: { id: 1, name: 'Novi izvještaj' },
      reportSubmissionDate: '2026-11-01',
    };
    await route.fulfill({ response: answer, json: { resultList: [...resultList, report] } });
  });
  await openPage(later, '/bs/popis-pracenja');
  const entity = later.getByRole('listitem').filter({ has: later.getByRole('link', { name, exact: true }) });
  await expect(entity.getByText('Promijenjeno')).toBeVisible();
  await expect(entity.getByText('Novi izvještaj za 2026. godinu: Novi izvještaj')).toBeVisible();
  await expectAccessible(later);

  // A second tab shows the same list, and acknowledging in one applies to both.
  const second = await context.newPage();
  await openPage(second, '/bs/popis-pracenja');
  const same = second.getByRole('listitem').filter({ has: second.getByRole('link', { name, exact: true }) });
  await expect(same.getByText('Promijenjeno')).toBeVisible();
  await same.getByRole('button', { name: `Označite kao viđeno: ${name}` }).click();
  await expect(same.getByText('Stanje zabilježeno')).toBeVisible();
  await expect(entity.getByText('Stanje zabilježeno')).toBeVisible();
  await second.close();

  await later.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(later);
  await entity.getByRole('button', { name: `Uklonite s popisa: ${name}` }).click();
  await expect(later.getByText('Na popisu nema pravnih lica')).toBeVisible();
  await later.reload();
  await expect(later.getByText('Na popisu nema pravnih lica')).toBeVisible();
});

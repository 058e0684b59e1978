import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { contentItem } from '#tests/content-items.ts';
import { held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { main } from '../page-parts.ts';

/** An agency that finds 4 results with a filter and 25 without, with these facets; with a filter it waits. */
function answerWith(facets: object, narrowed: Promise<void>) {
  agency.use(
    http.get('*/ContentTranslations/Search', async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const isNarrowed = query.get('year') !== '' || query.get('tagId') !== '';
      if (isNarrowed) await narrowed;
      const contents = Array.from({ length: isNarrowed ? 4 : 25 }, (_, at) =>
        contentItem({ id: at + 1, contentTypeId: 3 }),
      );
      return HttpResponse.json({ contents, ...facets });
    }),
  );
}

test.each([
  ['Godine', /^2025/],
  ['Oznake', /^Porezi/],
])(
  'a pressed facet (%s) keeps the focus, marked busy while its results are pending; the button of the filters on phones stays',
  async (group, name) => {
    const { wait, release } = held();
    const years = [2026, 2025].map((key) => ({ key, value: 4 }));
    answerWith({ years, tags: [{ key: { tagId: 7, name: 'Porezi' }, value: 4 }] }, wait);
    const { user, router } = await renderPage('/bs/search?topic=a');
    const facet = await main().findByRole('navigation', { name: group });
    const pressed = within(facet).getByRole('link', { name });
    await user.click(pressed);
    await waitFor(() => expect(router.state.location.search).toMatch(/year|tagId/));
    await waitFor(() => expect(facet).toHaveAttribute('aria-busy', 'true'));
    expect(pressed).toHaveFocus();
    expect(main().getByRole('button', { name: /Filteri/ })).toBeVisible();
    release();
    expect(await main().findByRole('heading', { level: 2, name: '4 rezultata' })).toBeVisible();
    await waitFor(() => expect(facet).not.toHaveAttribute('aria-busy'));
    expect(pressed).toHaveFocus();
  },
);

test('facets that a failed search removes give the focus to the title of the page, from the side and from the sheet on phones', async () => {
  answerWith({ years: [{ key: 2025, value: 4 }] }, Promise.resolve());
  const { user, router } = await renderPage('/bs/search?topic=a');
  const sidePart = () => main().findByRole('navigation', { name: 'Godine' });
  await sidePart();
  agency.use(
    http.get('*/ContentTranslations/Search', ({ request }) =>
      new URL(request.url).searchParams.get('year') === '' ? undefined : HttpResponse.json({}, { status: 400 }),
    ),
  );
  const title = main().getByRole('heading', { level: 1 });
  for (const part of [
    sidePart,
    async () => {
      await user.click(main().getByRole('button', { name: /Filteri/ }));
      return screen.findByRole('dialog');
    },
  ]) {
    await user.click(within(await part()).getByRole('link', { name: /^2025/ }));
    await waitFor(() => expect(main().getByText('Pretraga nije uspjela')).toBeVisible());
    await waitFor(() => expect(title).toHaveFocus());
    await router.navigate('/bs/search?topic=a');
    await main().findByRole('heading', { level: 2, name: '25 rezultata' });
    title.blur();
  }
});

test('a pressed tag has its name from the answer before while its own is late; only one that nobody names has its number', async () => {
  const { wait, release } = held();
  agency.use(http.get('*/TagTranslations', () => wait.then(() => HttpResponse.json(null, { status: 404 }))));
  answerWith({ tags: [{ key: { tagId: 7, name: 'Porezi' }, value: 4 }] }, wait);
  const { user, router } = await renderPage('/bs/search?topic=a');
  await user.click(within(await main().findByRole('navigation', { name: 'Oznake' })).getByRole('link'));
  expect(await main().findByRole('button', { name: /Oznaka: Porezi/ })).toBeVisible();
  await router.navigate('/bs/search?topic=a&tagId=17&year=2025');
  expect(await main().findByRole('button', { name: /Godina: 2025/ })).toBeVisible();
  expect(main().queryByRole('button', { name: /Oznaka:/ })).toBeNull();
  release();
  expect(await main().findByRole('button', { name: /Oznaka: oznaka 17/ })).toBeVisible();
});

test("'show all' of a facet moves the focus to the first value it adds", async () => {
  const years = Array.from({ length: 12 }, (_, at) => ({ key: 2026 - at, value: 1 }));
  answerWith({ years }, Promise.resolve());
  const { user } = await renderPage('/bs/search?topic=a');
  const list = within(await main().findByRole('navigation', { name: 'Godine' }));
  await user.click(list.getByRole('button', { name: /\(12\)/ }));
  expect(list.getAllByRole('link')).toHaveLength(12);
  expect(list.getByRole('link', { name: /^2018/ })).toHaveFocus();
});

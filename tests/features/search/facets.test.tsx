import { waitFor, within } from '@testing-library/react';
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

test("'show all' of a facet moves the focus to the first value it adds", async () => {
  const years = Array.from({ length: 12 }, (_, at) => ({ key: 2026 - at, value: 1 }));
  answerWith({ years }, Promise.resolve());
  const { user } = await renderPage('/bs/search?topic=a');
  const list = within(await main().findByRole('navigation', { name: 'Godine' }));
  await user.click(list.getByRole('button', { name: /\(12\)/ }));
  expect(list.getAllByRole('link')).toHaveLength(12);
  expect(list.getByRole('link', { name: /^2018/ })).toHaveFocus();
});

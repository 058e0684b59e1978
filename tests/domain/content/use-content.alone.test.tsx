import { render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { useContent } from '#domain/content/use-content.ts';
import { agency } from '#tests/agency.ts';
import { contentItem, startAsFirstVisit } from '#tests/content-items.ts';
import { held } from '#tests/held.ts';
import { inPortal } from '#tests/in-portal.tsx';

startAsFirstVisit();

test('a reader of the tree is rendered when the tree is there, and not when its call leaves', async () => {
  const { wait, release } = held();
  let isRequested = false;
  agency.use(
    http.get('*/ContentTranslations/PublishedContent', async () => {
      isRequested = true;
      await wait;
      return HttpResponse.json({ resultList: [contentItem({ id: 1, contentTypeId: 11 })] });
    }),
  );
  const portal = createPortal();
  await portal.texts.start('bs', []);
  const rendered: string[] = [];
  function Menu() {
    const { data, isLoading } = useContent();
    const text = data ? `${data.items.length} item` : isLoading ? 'pending' : 'nothing';
    rendered.push(text);
    return text;
  }
  const { container } = render(<Menu />, { wrapper: inPortal(portal) });
  await waitFor(() => expect(isRequested).toBe(true));
  expect(rendered).toEqual(['pending']);
  release();
  await waitFor(() => expect(container).toHaveTextContent('1 item'));
  expect(rendered).toEqual(['pending', '1 item']);
});

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { watchList } from '#domain/legal-entity/watch-list/watch-list-store.ts';
import { WatchButton } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import { agency } from '#tests/agency.ts';
import { renderPart } from '#tests/render-part.tsx';
import { storage, withDatabase } from '#tests/storage.ts';

withDatabase();

const ENTITY = { id: 7, jib: '4200000000005', name: 'Hrast d.o.o.', isPublicEntity: false };
const list = storage.lists.get(watchList);

test('the button on a result adds an entity to the list, stores its state, and removes it again (R2.3)', async () => {
  agency.use(http.get('*/FinancialIndicators', () => HttpResponse.json({ resultList: [] })));
  const { user } = await renderPart(<WatchButton entity={ENTITY} />, { texts: ['legal-entity', 'watch-list'] });
  await user.click(await screen.findByRole('button', { name: 'Pratite promjene', pressed: false }));
  const pressed = await screen.findByRole('button', { name: 'Na popisu praćenih', pressed: true });
  await waitFor(async () => expect(await list.read()).toMatchObject([{ ...ENTITY, seen: { state: { reports: [] } } }]));
  await user.click(pressed);
  await waitFor(async () => expect(await list.read()).toEqual([]));
});

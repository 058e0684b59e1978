import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { useEntityOfJib } from '#domain/legal-entity/entity-requests.ts';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';

const JIB = '4200000000005';

function EntityOfJib() {
  const found = useEntityOfJib(JIB);
  return (
    <Loaded of={found} skeleton={null} isEmpty={() => false}>
      {({ entity }) => <p>{entity?.shortName}</p>}
    </Loaded>
  );
}

test('another try after an answer that does not tell is seen to be under way', async () => {
  const { wait, release } = held();
  const answer = (...resultList: object[]) => HttpResponse.json({ resultList, count: 1 });
  agency.use(http.get('*/LegalEntities', () => answer({ id: 3 })));
  const { user } = await renderPart(<EntityOfJib />, { texts: [] });
  const again = await screen.findByRole('button', { name: 'Pokušajte ponovo' });
  agency.use(http.get('*/LegalEntities', () => wait.then(() => answer({ id: 1, jib: JIB, shortName: 'Hrast' }))));
  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  release();
  expect(await screen.findByText('Hrast')).toBeVisible();
});

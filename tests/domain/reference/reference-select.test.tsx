import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { useLegalEntitySizesQuery } from '#domain/reference/reference.api.ts';
import { ReferenceSelect } from '#domain/reference/ReferenceSelect.tsx';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';

const SIZES = `${DEFAULT_BASES.entities}/LegalEntitySizes`;

function Sizes({ skip = false }: { skip?: boolean }) {
  const list = useLegalEntitySizesQuery({ lang: useLang() }, { skip });
  return <ReferenceSelect label="Veličina" value={2} list={list} onChange={() => {}} />;
}
const open = (sizes = <Sizes />) => renderPart(sizes, { texts: ['legal-entity'] });
const select = () => screen.getByRole('combobox', { name: 'Veličina' });

test('a choice of a list that is not there yet, or not requested yet, is late and not unknown', async () => {
  const { wait, release } = held();
  agency.use(http.get(SIZES, () => wait.then(() => undefined)));
  const { unmount } = await open(<Sizes skip />);
  expect(select()).toHaveDisplayValue('Učitavanje…');
  unmount();
  await open();
  expect(select()).toHaveDisplayValue('Učitavanje…');
  release();
  await waitFor(() => expect(select()).toHaveDisplayValue('Srednje'));
});

test('another try for a list that failed keeps the message, and its button the focus, until there is one', async () => {
  const { wait, release } = held();
  agency.use(http.get(SIZES, () => new HttpResponse(null, { status: 500 })));
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Pokušajte ponovo' });
  expect(select()).toHaveDisplayValue('nepoznato (2)');
  agency.resetHandlers();
  agency.use(http.get(SIZES, () => wait.then(() => undefined)));
  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  expect(again).toHaveFocus();
  expect(select()).toBeInvalid();
  release();
  await waitFor(() => expect(select()).toHaveDisplayValue('Srednje'));
  expect(again).not.toBeInTheDocument();
  expect(select()).toHaveFocus();
});

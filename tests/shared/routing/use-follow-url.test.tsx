import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { useFollowUrl } from '#shared/routing/use-follow-url.ts';

/** A search of which `address` is the text in the address. */
function Search({ address }: { address: string }) {
  const form = useForm({ defaultValues: { name: address } });
  const show = useFollowUrl(form, 'name', address);
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      <button type="button" onClick={() => show(form.getValues('name').trim())}>
        Search
      </button>
    </>
  );
}

/** Its address is rendered when the test says so, as late as on a slow computer. */
function start() {
  const { rerender } = render(<Search address="" />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole('textbox', { name: 'Name' }),
    search: screen.getByRole('button', { name: 'Search' }),
    arrive: (address: string) => rerender(<Search address={address} />),
  };
}

test('what is typed after the search stays when its address arrives late', async () => {
  const { user, field, search, arrive } = start();
  await user.type(field, ' drvo ');
  await user.click(search);
  expect(field).toHaveValue('drvo');
  await user.clear(field);
  await user.type(field, 'metal');
  arrive('drvo');
  expect(field).toHaveValue('metal');
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FilteredRows } from '#shared/ui/FilteredRows.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { renderUi } from './renderUi.tsx';

const again = () => screen.findByRole('button', { name: 'Pokušajte ponovo' });
const focused = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

function Rows() {
  const [hasFailed, setFailed] = useState(true);
  const of = hasFailed ? { isError: true, error: new Error('x'), refetch: () => setFailed(false) } : { data: ['red'] };
  return (
    <Loaded of={of} skeleton={null}>
      {([row]) => <p>{row}</p>}
    </Loaded>
  );
}

test('what a successful try puts in place of its button leaves the focus in its section, else at the title of the page', async () => {
  const { user, unmount } = renderUi(
    <>
      <h1>Profil</h1>
      <Section title="Osnivači">
        <Rows />
      </Section>
    </>,
  );
  await user.click(await again());
  await focused('Osnivači');
  unmount();
  const onPage = renderUi(
    <>
      <h1>Profil</h1>
      <Rows />
    </>,
  );
  await onPage.user.click(await again());
  await focused('Profil');
});

test('who has moved on meanwhile stays there', async () => {
  renderUi(
    <>
      <h1>Profil</h1>
      <Rows />
      <input aria-label="Naziv" />
    </>,
  );
  screen.getByRole('textbox').focus();
  fireEvent.click(await again());
  await screen.findByText('red');
  await Promise.resolve();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('in a menu, which closes when the focus leaves it, the focus goes to its button', async () => {
  const { user } = renderUi(
    <>
      <h1>Profil</h1>
      <button type="button" aria-expanded="true" aria-controls="menu">
        Nalog
      </button>
      <div id="menu">
        <Rows />
      </div>
    </>,
  );
  await user.click(await again());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nalog' })).toHaveFocus());
});

test('in a row of a table the focus goes to its head', async () => {
  const { user } = renderUi(
    <table>
      <tbody>
        <tr>
          <th scope="row">Hrast</th>
          <td>
            <Rows />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  await user.click(await again());
  await waitFor(() => expect(screen.getByRole('rowheader')).toHaveFocus());
});

function Filtered() {
  const [shown, setShown] = useState(0);
  return (
    <Section title="Klijenti">
      <FilteredRows shown={shown} of={2} empty="" onShowAll={() => setShown(2)}>
        <p>red</p>
      </FilteredRows>
    </Section>
  );
}

test('showing all rows of a filtered list leaves the focus at its heading', async () => {
  const { user } = renderUi(<Filtered />);
  await user.click(screen.getByRole('button', { name: 'Prikažite sve redove' }));
  await focused('Klijenti');
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

test('a part that comes at another try leaves the focus in its section', async () => {
  const Part = lazyPart(vi.fn(async () => () => <p>red</p>).mockRejectedValueOnce(new TypeError('removed')));
  const { user } = renderUi(
    <Section title="Mapa">
      <Part />
    </Section>,
  );
  await user.click(await again());
  await screen.findByText('red');
  await focused('Mapa');
});

import { screen, within, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveRegion } from '#shared/ui/LiveRegion.tsx';
import { Breadcrumb } from '#shared/ui/Breadcrumb.tsx';
import { Chips } from '#shared/ui/Chip.tsx';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { NavTabs } from '#shared/ui/NavTabs.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { Stepper } from '#shared/ui/Stepper.tsx';
import { Table, SortButton, type SortDirection } from '#shared/ui/Table.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import { renderUi } from './renderUi.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the breadcrumb ends with the page itself, which is no link', () => {
  renderUi(
    <Breadcrumb
      items={[{ label: 'Početna', to: '/bs' }, { label: 'Bez adrese' }, { label: 'Kontakt', to: '/bs/kontakt' }]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Početna']);
  expect(screen.getByText('Kontakt')).toHaveAttribute('aria-current', 'page');
});

test('the heading of a page can take the focus, a section is named by its own', () => {
  renderUi(
    <>
      <PageHead title="Registri" />
      <Section title="Osnivači">x</Section>
    </>,
  );
  screen.getByRole('heading', { level: 1, name: 'Registri' }).focus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Osnivači' })).toBeInTheDocument();
});

test('a chip says what it filters and takes it away', async () => {
  const remove = vi.fn<() => void>();
  const { user, rerender } = renderUi(
    <Chips label="Pretraga po:" chips={[{ id: 'c', name: 'Kanton', label: 'Posavski', onRemove: remove }]} />,
  );
  await user.click(screen.getByRole('button', { name: 'Uklonite filter: Kanton: Posavski' }));
  expect(remove).toHaveBeenCalledOnce();
  rerender(<Chips label="Pretraga po:" chips={[]} />);
  expect(screen.queryByText('Pretraga po:')).not.toBeInTheDocument();
});

function Years() {
  const [year, setYear] = useState<number | null>(2021);
  const options = [2020, 2021, 2022].map((value) => ({ value, label: value, breakBefore: value === 2022 }));
  return <TagGroup label="Godina" options={options} value={year} onChange={setYear} />;
}

test('tags are one choice, by pointer and arrow keys', async () => {
  const { user } = renderUi(<Years />);
  const group = screen.getByRole('group', { name: 'Godina' });
  await user.click(within(group).getByRole('radio', { name: '2022' }));
  expect(within(group).getByRole('radio', { name: '2022' })).toBeChecked();
  expect(within(group).getAllByRole('radio', { checked: true })).toHaveLength(1);
});

test('tabs mark the present view and are links where they have an address', async () => {
  const select = vi.fn<() => void>();
  const { user } = renderUi(
    <NavTabs
      label="Prikazi"
      items={[
        { key: 'a', label: 'Osnovno', current: true, to: '/a' },
        { key: 'b', label: 'Pokazatelji', current: false, onSelect: select },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Osnovno' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Pokazatelji' }));
  expect(select).toHaveBeenCalledOnce();
});

function Sorted() {
  const [direction, setDirection] = useState<SortDirection | null>(null);
  return (
    <Table caption="Osnivači" stack>
      <thead>
        <tr>
          <th scope="col" aria-sort={direction ?? 'none'}>
            <SortButton
              direction={direction}
              onSort={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
            >
              Naziv
            </SortButton>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td data-l="Naziv">Alatnica</td>
        </tr>
      </tbody>
    </Table>
  );
}

test('a table has its caption for a name and says how it is sorted', async () => {
  const { user } = renderUi(<Sorted />);
  expect(screen.getByRole('table', { name: 'Osnivači' })).toBeInTheDocument();
  const head = screen.getByRole('columnheader', { name: 'Naziv' });
  expect(head).toHaveAttribute('aria-sort', 'none');
  await user.click(screen.getByRole('button', { name: 'Naziv' }));
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Naziv' }));
  expect(head).toHaveAttribute('aria-sort', 'descending');
});

test('the stepper says where the reader is, also as text', () => {
  renderUi(
    <Stepper label="Koraci" current={1} steps={[{ label: 'Odabir' }, { label: 'Provjera' }, { label: 'Predaja' }]} />,
  );
  const [done, now, next] = screen.getAllByRole('listitem');
  expect(done).toHaveTextContent('Korak 1 od 3: Odabir (završeno)');
  expect(now).toHaveAttribute('aria-current', 'step');
  expect(next).not.toHaveAttribute('aria-current');
});

test('progress is shown as a number and as text, and stays within its bounds', () => {
  const { rerender } = renderUi(<ProgressBar label="Slanje" value={0.64} text="64 %" />);
  expect(screen.getByRole('progressbar', { name: 'Slanje' })).toHaveAttribute('value', '64');
  rerender(<ProgressBar label="Slanje" value={Number.NaN} text="0 %" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  rerender(<ProgressBar label="Slanje" value={7} text="100 %" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '100');
});

test('the name of a file is text whatever it holds', () => {
  renderUi(
    <ul>
      <FileRow name={'<b>x</b>\u202Excod.exe'} status="error" error="Datoteka je prazna." />
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('<b>x</b>');
  expect(screen.getByText('Datoteka je prazna.')).toBeInTheDocument();
});

test('copying says that it worked, and when it did not', async () => {
  const { user } = renderUi(
    <>
      <LiveRegion />
      <CopyButton text={() => '4200000000000'} label="Kopirajte JIB" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Kopirajte JIB' }));
  expect(await navigator.clipboard.readText()).toBe('4200000000000');
  expect(screen.getByRole('button', { name: 'Kopirano' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Kopirano');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Kopirano' }));
  expect(await screen.findAllByText(/Kopiranje nije uspjelo/)).toHaveLength(2);
});

test('the same text announced twice is read twice', async () => {
  const { portal } = renderUi(<LiveRegion />);
  portal.announcer.announce('3 rezultata');
  const first = await screen.findByText('3 rezultata');
  portal.announcer.announce('3 rezultata');
  await waitFor(() => expect(screen.getByText('3 rezultata')).not.toBe(first));
});

test('a disclosure opens in place', async () => {
  const toggled = vi.fn<(open: boolean) => void>();
  const { user } = renderUi(
    <Disclosure summary="Bilans stanja" aside="4 greške" onToggle={toggled}>
      Sadržaj
    </Disclosure>,
  );
  expect(screen.getByText('Sadržaj').closest('details')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Bilans stanja'));
  expect(screen.getByText('Sadržaj').closest('details')).toHaveAttribute('open');
  expect(toggled).toHaveBeenLastCalledWith(true);
});

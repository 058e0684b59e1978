import { composeStories } from '@storybook/react-vite';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { RefusedFiles } from '#shared/ui/FileDrop.tsx';
import { LiveRegion } from '#shared/ui/LiveRegion.tsx';
import { NavTabs } from '#shared/ui/NavTabs.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import * as banners from '#stories/Banner.stories.tsx';
import * as breadcrumbs from '#stories/Breadcrumb.stories.tsx';
import * as chips from '#stories/Chip.stories.tsx';
import * as copying from '#stories/CopyButton.stories.tsx';
import * as disclosures from '#stories/Disclosure.stories.tsx';
import * as draftNotices from '#stories/DraftNotice.stories.tsx';
import * as files from '#stories/FileRow.stories.tsx';
import * as progress from '#stories/ProgressBar.stories.tsx';
import * as sections from '#stories/Section.stories.tsx';
import * as steppers from '#stories/Stepper.stories.tsx';
import * as tables from '#stories/Table.stories.tsx';
import * as tags from '#stories/TagGroup.stories.tsx';
import { renderUi } from './renderUi.tsx';

const { Dismissible } = composeStories(banners);
const { Trail } = composeStories(breadcrumbs);
const { ActiveFilters } = composeStories(chips);
const { Named: CopyJib } = composeStories(copying);
const { Closed } = composeStories(disclosures);
const { Restored } = composeStories(draftNotices);
const { Refused } = composeStories(files);
const { Partly } = composeStories(progress);
const { Plain: Founders } = composeStories(sections);
const { InTheMiddle } = composeStories(steppers);
const { Sortable } = composeStories(tables);
const { Years } = composeStories(tags);

test('the breadcrumb ends with the page itself, which is no link', () => {
  renderUi(<Trail />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Početna']);
  expect(screen.getByText(/^Jedinstveni registar/)).toHaveAttribute('aria-current', 'page');
});

test('the heading of a page can take the focus, a section is named by its own', () => {
  renderUi(
    <>
      <PageHead title="Registri" />
      <Founders />
    </>,
  );
  screen.getByRole('heading', { level: 1, name: 'Registri' }).focus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Osnivači' })).toBeInTheDocument();
});

test('a dismissed message leaves the focus on the title of its dialog, or of the page; whoever dismisses it may move it on', async () => {
  const dismiss = { name: 'Zatvorite obavještenje' };
  const dialog = (
    <Dialog open title="Klijent" onClose={() => {}}>
      <Restored />
    </Dialog>
  );
  const inDialog = renderUi(
    <>
      <PageHead title="Obrasci" />
      {dialog}
    </>,
  );
  screen.getByRole('button', dismiss).focus();
  await inDialog.user.keyboard('{Enter}');
  expect(screen.queryByRole('button', dismiss)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Klijent' })).toHaveFocus();
  inDialog.unmount();

  const focusedAt: unknown[] = [];
  const onPage = renderUi(
    <>
      <PageHead title="Obrasci" />
      <Dismissible onDismiss={() => focusedAt.push(document.activeElement?.textContent)} />
      <Restored />
    </>,
  );
  const [first, second] = screen.getAllByRole('button', dismiss);
  first!.focus();
  await onPage.user.keyboard('{Enter}');
  expect(focusedAt).toEqual(['Obrasci']);
  second!.focus();
  await onPage.user.keyboard('{Enter}');
  expect(screen.queryByText(/^Vraćen je unos/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Obrasci' })).toHaveFocus();
});

test('a chip says what it filters and takes it away', async () => {
  const { user } = renderUi(<ActiveFilters />);
  expect(screen.getByRole('list', { name: 'Pretraga po:' })).toBeVisible();
  const canton = screen.getByRole('button', { name: 'Uklonite filter: Kanton: Posavski' });
  await user.click(canton);
  expect(canton).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Obrišite sve' }));
  expect(screen.queryByText('Pretraga po:')).not.toBeInTheDocument();
});

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

test('a table has its caption for a name and says how it is sorted', async () => {
  const { user } = renderUi(<Sortable />);
  expect(screen.getByRole('table', { name: 'Osnivači' })).toBeInTheDocument();
  const head = screen.getByRole('columnheader', { name: 'Naziv' });
  expect(head).toHaveAttribute('aria-sort', 'none');
  await user.click(screen.getByRole('button', { name: 'Naziv' }));
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Naziv' }));
  expect(head).toHaveAttribute('aria-sort', 'descending');
});

test('only a table that is wider than its box takes the keyboard, as a group with the name of its caption', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      disconnect = () => {};
      constructor(report: () => void) {
        this.observe = report;
      }
    },
  );
  renderUi(<Sortable />);
  expect(screen.getByRole('table').parentElement).not.toHaveAttribute('role');
  cleanup();
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  renderUi(<Sortable />);
  const box = screen.getByRole('group', { name: 'Osnivači' });
  expect(box).toBe(screen.getByRole('table').parentElement);
  expect(box).toHaveAttribute('tabindex', '0');
});

test('the stepper says where the reader is, also as text', () => {
  renderUi(<InTheMiddle />);
  const [done, now, next] = screen.getAllByRole('listitem');
  expect(done).toHaveTextContent('Korak 1 od 3: Odabir (završeno)');
  expect(now).toHaveAttribute('aria-current', 'step');
  expect(next).not.toHaveAttribute('aria-current');
});

test('progress is shown as a number and as text, and stays within its bounds', () => {
  const { rerender } = renderUi(<Partly />);
  expect(screen.getByRole('progressbar', { name: 'Slanje' })).toHaveAttribute('value', '64');
  rerender(<Partly value={Number.NaN} text="0 %" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  rerender(<Partly value={7} text="100 %" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '100');
});

test('the name of a file is text whatever it holds', () => {
  renderUi(<Refused name={'<b>x</b>\u202Excod.exe'} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('<b>x</b>');
  expect(screen.getByText('Datoteka je prazna.')).toBeInTheDocument();
});

test('copying says that it worked, and when it did not', async () => {
  const { user } = renderUi(
    <>
      <LiveRegion />
      <CopyJib text={() => '4200000000000'} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Kopirajte JIB' }));
  expect(await navigator.clipboard.readText()).toBe('4200000000000');
  expect(await screen.findByRole('button', { name: 'Kopirano' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Kopirano'));
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
  const { user } = renderUi(<Closed onToggle={toggled} />);
  const content = screen.getByText('Zbir aktive se ne slaže sa zbirom pasive.').closest('details');
  expect(content).not.toHaveAttribute('open');
  await user.click(screen.getByText('Bilans stanja'));
  expect(content).toHaveAttribute('open');
  expect(toggled).toHaveBeenLastCalledWith(true);
});

test('what is closed is printed open, then closed again, and nobody is told', async () => {
  const toggled = vi.fn<(open: boolean) => void>();
  const { user } = renderUi(<Closed onToggle={toggled} />);
  const content = screen.getByText('Zbir aktive se ne slaže sa zbirom pasive.').closest('details');
  const during = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));
  await during('beforeprint');
  expect(content).toHaveAttribute('open');
  await during('afterprint');
  expect(content).not.toHaveAttribute('open');
  expect(toggled).not.toHaveBeenCalledWith(true);
  await user.click(screen.getByText('Bilans stanja'));
  await during('beforeprint');
  await during('afterprint');
  expect(content).toHaveAttribute('open');
});

test('a file that is refused again for the same reason is read out again', () => {
  const refused = (selection: object) => (
    <RefusedFiles
      title="Odbijeno"
      selection={selection}
      files={[{ name: 'a.txt', reason: 'Datoteka je prazna.' }]}
      onDismiss={() => {}}
    />
  );
  const first = {};
  const { rerender } = renderUi(refused(first));
  const alert = screen.getByRole('alert');
  rerender(refused(first));
  expect(screen.getByRole('alert')).toBe(alert);
  rerender(refused({}));
  expect(screen.getByRole('alert')).not.toBe(alert);
});

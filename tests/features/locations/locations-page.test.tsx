import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { NearestOffices } from '#features/portal/locations/NearestOffices.tsx';
import { OFFICE_ROWS } from '#features/portal/locations/office.model.ts';
import { env } from '#shared/config/env.ts';
import { collate } from '#shared/format/fold.ts';
import { renderPart } from '#tests/render-part.tsx';
import { renderPage } from '#tests/renderApp.tsx';
import { addressesIn } from '../page-parts.ts';

const PAGE = '/bs/lokacije-i-poslovne-jedinice';
const CENTRAL = env.VITE_CONTACT_EMAIL!;
const open = (query = '') => renderPage(PAGE + query);
// Parts are looked up by their labels: asking for a role examines every element of the page.
const map = () => screen.getByText('Uredi na mapi Federacije').closest('fieldset')!;
const pins = () => within(map()).getAllByRole('button');
const pin = (name: string) => within(map()).getByLabelText(name);
const highlightedPins = () =>
  [...map().querySelectorAll('button[data-highlighted]')]
    .map((button) => button.getAttribute('aria-label'))
    .toSorted((a, b) => collate(a ?? '', b ?? ''));
const list = () => screen.getByLabelText('Poslovne jedinice', { selector: 'ul' });
const row = (name: string) => within(list()).getByText(name, { selector: 'h3, h3 *' }).closest('li')!;
const card = (name: string) => screen.getByLabelText(name, { selector: 'section' });
const cardOf = (name: string) => screen.queryByLabelText(name, { selector: 'section' });

describe('the map (P2.21)', () => {
  test('has a pin for each of the 49 offices, told apart by its sign (I03); branch offices may be left out, also by the address', async () => {
    const { user, router } = await open('?mainOnly=true');
    const branches = screen.getByRole('checkbox', { name: 'Poslovnica' });
    expect(pins()).toHaveLength(10);
    expect(branches).not.toBeChecked();
    await user.click(branches);
    await waitFor(() => expect(pins()).toHaveLength(49));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    const sign = (name: string) => pin(name).querySelector('svg')!.outerHTML;
    expect(sign('Poslovna jedinica Tuzla')).not.toBe(sign('Poslovnica Lukavac'));
    await user.click(branches);
    await waitFor(() => expect(router.state.location.search).toBe('?mainOnly=true'));
    expect(pins()).toHaveLength(10);
    // The office whose card is shown keeps its pin.
    const { id } = OFFICE_ROWS.find(({ businessUnit }) => businessUnit === 'Ilidža')!;
    await act(() => router.navigate(`${PAGE}?mainOnly=true&office=${id}`));
    expect(pins()).toHaveLength(11);
  });

  test('pointing lights a unit with its branches and shows its card while the pointer is on the map; after a press it stays until it is closed, or the empty map is pressed', async () => {
    const { user } = await open();
    await user.hover(pin('Poslovna jedinica Široki Brijeg'));
    expect(highlightedPins()).toHaveLength(4);
    const link = within(card('Poslovna jedinica Široki Brijeg')).getByRole('link', { name: /^Nazovite/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^tel:\+?\d+$/));
    // user-event does not set the element the pointer moves to, so it would seem to leave the whole map.
    const shown = pin('Poslovna jedinica Široki Brijeg');
    fireEvent.pointerOut(shown, { relatedTarget: link });
    fireEvent.pointerOver(link, { relatedTarget: shown });
    expect(link).toBeVisible();
    await user.hover(screen.getByRole('heading', { level: 1 }));
    expect(highlightedPins()).toEqual([]);
    expect(cardOf('Poslovna jedinica Široki Brijeg')).toBeNull();

    await user.click(pin('Poslovnica Drvar'));
    await user.hover(pin('Poslovna jedinica Livno'));
    expect(card('Poslovnica Drvar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zatvorite podatke o uredu' }));
    expect(cardOf('Poslovnica Drvar')).toBeNull();
    await user.click(pin('Poslovna jedinica Mostar'));
    expect(card('Poslovna jedinica Mostar')).toBeVisible();
    fireEvent.click(map().parentElement!.querySelector('svg')!);
    expect(cardOf('Poslovna jedinica Mostar')).toBeNull();
  });

  test('works by keyboard: one pin takes Tab, arrows move, Enter keeps, Escape closes (I02)', async () => {
    const { user } = await open('?mainOnly=true');
    expect(pins().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => pin('Poslovna jedinica Tuzla').focus());
    expect(card('Poslovna jedinica Tuzla')).toBeVisible();
    await user.keyboard('{ArrowUp}');
    const above = screen.getByLabelText(/^Poslovna jedinica/, { selector: 'button:focus' });
    await user.keyboard('{Enter}');
    expect(above).toHaveAttribute('aria-pressed', 'true');
    const kept = above.getAttribute('aria-label')!;
    await user.tab();
    expect(within(card(kept)).getByRole('link', { name: /^Nazovite/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(cardOf(kept)).toBeNull();
    expect(above).toHaveFocus();
  });

  test('the focus of a hidden branch, whose pin goes with its card, goes to the heading of the page', async () => {
    const { id } = OFFICE_ROWS.find(({ businessUnit }) => businessUnit === 'Ilidža')!;
    const { user } = await open(`?mainOnly=true&office=${id}`);
    act(() => pin('Poslovnica Ilidža').focus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(pins()).toHaveLength(10));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('the list has the main units with address, phone and mail; a press unfolds the branch offices of those that have any (P2.21)', async () => {
  const { user } = await open();
  expect(within(list()).getAllByRole('heading', { level: 3 })).toHaveLength(10);
  expect(row('Poslovna jedinica Tuzla')).toHaveTextContent('75000 Tuzla');
  expect(addressesIn(within(row('Poslovna jedinica Tuzla')))).toMatchObject({ [CENTRAL]: `mailto:${CENTRAL}` });
  const unit = row('Poslovna jedinica Orašje');
  expect(within(unit).getByText('Prikažite poslovnice (1)')).toBeVisible();
  expect(within(unit).queryByRole('table')).toBeNull();
  await user.click(within(unit).getByRole('button', { name: 'Poslovna jedinica Orašje' }));
  const branch = within(within(unit).getByRole('table')).getByRole('row', { name: /Odžak/ });
  const cells = within(branch).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['76290 Odžak', expect.stringMatching(/\d/), '–']);
  await user.click(within(unit).getByRole('button', { name: 'Poslovna jedinica Orašje' }));
  expect(within(unit).queryByRole('table')).toBeNull();
  const alone = row('Poslovna jedinica Goražde');
  expect(within(alone).getByText('Nema poslovnica')).toBeVisible();
  expect(within(alone).queryByRole('button')).toBeNull();
});

test('list and map light each other up; a pressed office keeps its card, and others light up as well (P2.21)', async () => {
  const { user } = await open();
  await user.hover(within(row('Poslovna jedinica Livno')).getByRole('heading'));
  const livno = ['Poslovna jedinica Livno', 'Poslovnica Drvar', 'Poslovnica Tomislavgrad'];
  expect(highlightedPins()).toEqual(livno);
  await user.click(within(row('Poslovna jedinica Livno')).getByRole('button', { name: 'Poslovna jedinica Livno' }));
  await user.hover(within(list()).getByRole('row', { name: /Drvar/ }));
  expect(highlightedPins()).toEqual(['Poslovnica Drvar']);
  await user.hover(pin('Poslovnica Tomislavgrad'));
  expect(row('Poslovna jedinica Livno').className).toMatch(/highlighted/);
  expect(row('Poslovna jedinica Bihać').className).not.toMatch(/highlighted/);

  await user.click(pin('Poslovna jedinica Livno'));
  for (const [hovered, also] of [
    ['Poslovna jedinica Široki Brijeg', ['Poslovna jedinica Široki Brijeg', 'Poslovnica Grude']],
    ['Poslovnica Cazin', ['Poslovnica Cazin']],
    ['Poslovnica Drvar', ['Poslovnica Drvar']],
  ] as const) {
    await user.hover(pin(hovered));
    expect(highlightedPins()).toEqual(expect.arrayContaining([...livno, ...also]));
    expect(card('Poslovna jedinica Livno')).toBeVisible();
  }
  await user.hover(row('Poslovna jedinica Bihać').querySelector('h3')!);
  expect(highlightedPins()).toEqual(expect.arrayContaining([...livno, 'Poslovna jedinica Bihać', 'Poslovnica Cazin']));
  expect(row('Poslovna jedinica Bihać').className).toMatch(/highlighted/);
  await user.unhover(row('Poslovna jedinica Bihać').querySelector('h3')!);
  await user.unhover(list());
  expect(highlightedPins()).toEqual(livno);
});

describe('filters', () => {
  test('by name and canton, in map, list and address; they let go of the selected office', async () => {
    const { user, router } = await open('?office=1&mainOnly=true');
    expect(screen.getByRole('button', { name: 'Zatvorite podatke o uredu' })).toBeVisible();
    const box = screen.getByRole('searchbox', { name: 'Mjesto ili poštanski broj' });
    fireEvent.change(box, { target: { value: 'zivin' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zatvorite podatke o uredu' })).toBeNull());
    await waitFor(() => expect(router.state.location.search).toBe('?mainOnly=true&name=zivin'));
    await user.click(screen.getByRole('checkbox', { name: 'Poslovnica' }));
    await waitFor(() => expect(pins()).toEqual([pin('Poslovnica Živinice'), pin('Poslovna jedinica Tuzla')]));
    expect(within(list()).getByRole('row', { name: /Živinice/ })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?name=zivin'));
    await user.selectOptions(screen.getByLabelText('Kanton'), 'Kanton Sarajevo');
    expect(await screen.findByText('Nijedan ured ne odgovara traženom')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Uklonite filtere' }));
    await waitFor(() => expect(pins()).toHaveLength(49));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    // The pressed button is gone.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('follow the address, back, forward and in another language; the count is announced each time, also the same', async () => {
    const { portal, router } = await open();
    const said: string[] = [];
    portal.announcer.subscribe((text) => said.push(text));
    const units = () => within(list()).getAllByRole('heading', { level: 3 });
    const shows = (canton: string | RegExp, count: number) =>
      waitFor(() => {
        expect(screen.getByLabelText('Kanton')).toHaveDisplayValue(canton);
        expect(units()).toHaveLength(count);
      });
    await router.navigate(`${PAGE}?canton=2036`);
    await shows(/Kanton 10/, 1);
    await router.navigate(-1);
    await shows('Svi kantoni', 10);
    await router.navigate(1);
    await shows(/Kanton 10/, 1);
    await router.navigate(PAGE);
    await shows('Svi kantoni', 10);
    said.length = 0;
    for (const name of ['xx', 'yy']) {
      await router.navigate(`${PAGE}?name=${name}`);
      await waitFor(() => expect(said.splice(0)).toEqual(['0 ureda']));
    }
    await router.navigate('/en/locations-and-business-units?canton=2036');
    expect(await screen.findByRole('heading', { level: 3, name: 'Business unit Livno' })).toBeVisible();
    expect(screen.getByText('3 offices', { selector: 'main *' })).toBeVisible();
  });
});

test('the office pressed is in the address: a shared address opens its card, going back leaves the page and not through every office', async () => {
  const { user, router } = await renderPage('/bs/kalkulator-velicine');
  await router.navigate(PAGE);
  await screen.findByRole('group', { name: 'Uredi na mapi Federacije' });
  await user.click(pin('Poslovna jedinica Mostar'));
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?office=\d+$/));
  const first = router.state.location.search;
  await user.click(pin('Poslovnica Drvar'));
  await waitFor(() => expect(router.state.location.search).not.toBe(first));
  const address = router.state.location.pathname + router.state.location.search;
  await router.navigate(-1);
  await screen.findByRole('heading', { level: 1, name: /veličine/ });
  await router.navigate(address);
  expect(await screen.findByRole('region', { name: 'Poslovnica Drvar' })).toBeVisible();
  expect(pin('Poslovnica Drvar')).toHaveAttribute('aria-pressed', 'true');
  // The list shows it as well, among the branch offices of its unit.
  expect(within(list()).getByRole('row', { name: /^Poslovnica Drvar/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zatvorite podatke o uredu' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(cardOf('Poslovnica Drvar')).toBeNull();
  expect(pin('Poslovnica Drvar')).toHaveFocus();
});

describe('nearest to me', () => {
  const geolocation = (getCurrentPosition: Geolocation['getCurrentPosition'] | undefined) => {
    const value = getCurrentPosition && { getCurrentPosition };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
  };
  const find = () => screen.getByRole('button', { name: 'Najbliže meni' });

  test('asks on request only, then lists the three nearest, each to be shown on the map', async () => {
    const locate = vi.fn<Geolocation['getCurrentPosition']>((succeeded) =>
      succeeded({ coords: { longitude: 18.31, latitude: 43.83 } } as GeolocationPosition),
    );
    geolocation(locate);
    const onSelect = vi.fn();
    const { user } = await renderPart(<NearestOffices onSelect={onSelect} />, { texts: ['locations'] });
    expect(locate).not.toHaveBeenCalled();
    await user.click(find());
    const nearest = within(screen.getByRole('region', { name: 'Najbliži uredi' })).getAllByRole('listitem');
    expect(nearest[0]).toHaveTextContent('Poslovnica Ilidža0,3 km zračnom linijom');
    expect(nearest.map((office) => office.querySelector('strong')?.textContent)).toEqual(
      ['Ilidža', 'Hadžići', 'Vogošća'].map((town) => `Poslovnica ${town}`),
    );
    await user.click(within(nearest[0]!).getByRole('button', { name: /^Prikažite na mapi ?: Poslovnica Ilidža$/ }));
    const { id } = OFFICE_ROWS.find(({ businessUnit }) => businessUnit === 'Ilidža')!;
    expect(onSelect).toHaveBeenCalledWith(id);
  });

  test('one shown on the map gets the focus on its pin, also when filters hid it', async () => {
    geolocation((succeeded) => succeeded({ coords: { longitude: 18.31, latitude: 43.83 } } as GeolocationPosition));
    const { user } = await open('?mainOnly=true&name=tuzla');
    await user.click(find());
    await user.click(screen.getByRole('button', { name: /Prikažite na mapi ?: Poslovnica Ilidža$/ }));
    expect(pin('Poslovnica Ilidža')).toHaveFocus();
    expect(pin('Poslovnica Ilidža')).toHaveAttribute('aria-pressed', 'true');
    expect(card('Poslovnica Ilidža')).toBeVisible();
  });

  test('a browser that never answers, as when its question is closed, can be asked again', async () => {
    const locate = vi.fn<Geolocation['getCurrentPosition']>();
    geolocation(locate);
    await renderPart(<NearestOffices onSelect={() => {}} />, { texts: ['locations'] });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const button = find();
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('alert')).toHaveTextContent(/predugo/);
    fireEvent.click(find());
    expect(locate).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['refusal', { code: 1 }, /Pristup lokaciji nije dozvoljen/],
    ['place that cannot be found', { code: 2 }, /Lokaciju trenutno nije moguće odrediti/],
    ['slow answer', { code: 3 }, /predugo/],
    ['browser without geolocation', null, 'Ovaj preglednik ne može odrediti lokaciju'],
  ])('a %s is explained', async (_name, error, text) => {
    geolocation(error ? (_succeeded, failed) => failed?.(error as GeolocationPositionError) : undefined);
    const { user } = await renderPart(<NearestOffices onSelect={() => {}} />, { texts: ['locations'] });
    await user.click(find());
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});

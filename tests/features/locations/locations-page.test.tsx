import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { collate } from '#shared/format/fold.ts';
import { renderApp } from '#tests/renderApp.tsx';

const open = (address = '/bs/lokacije-i-poslovne-jedinice') => renderApp(address);
const map = () => screen.getByRole('group', { name: 'Uredi na mapi Federacije' });
const pin = (name: string) => within(map()).getByRole('button', { name });
const highlightedPins = () =>
  within(map())
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('data-highlighted'))
    .map((button) => button.getAttribute('aria-label'))
    .toSorted((a, b) => collate(a ?? '', b ?? ''));
const list = () => screen.getByRole('list', { name: 'Poslovne jedinice' });
const row = (name: string) => within(list()).getByRole('heading', { name }).closest('li')!;
const card = (name: string) => screen.getByRole('region', { name });

describe('the map (P2.21)', () => {
  test('has a pin for each of the 49 offices; branch offices may be left out', async () => {
    const { user } = await open();
    expect(within(map()).getAllByRole('button')).toHaveLength(49);
    await user.click(screen.getByRole('checkbox', { name: 'Poslovnica' }));
    expect(within(map()).getAllByRole('button')).toHaveLength(10);
  });

  test('pointing lights a unit with its branches and shows its card, leaving the map ends it', async () => {
    const { user } = await open();
    await user.hover(pin('Poslovna jedinica Široki Brijeg'));
    expect(highlightedPins()).toEqual([
      'Poslovna jedinica Široki Brijeg',
      'Poslovnica Grude',
      'Poslovnica Ljubuški',
      'Poslovnica Posušje',
    ]);
    const details = within(card('Poslovna jedinica Široki Brijeg'));
    expect(details.getByRole('link', { name: /^Nazovite/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+?\d+$/),
    );
    expect(details.getByText(/^\d{5} /)).toBeVisible();
    expect(details.getByText('88220 Široki Brijeg')).toBeVisible();
    await user.hover(screen.getByRole('heading', { level: 1 }));
    expect(highlightedPins()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Poslovna jedinica Široki Brijeg' })).toBeNull();
  });

  test('the card can be reached: it stays while the pointer is on the map, and after a press until it is closed', async () => {
    const { user } = await open();
    await user.hover(pin('Poslovnica Drvar'));
    const link = within(card('Poslovnica Drvar')).getByRole('link', { name: /^Nazovite/ });
    // user-event does not set the element the pointer moves to, so it would seem to leave the whole map.
    fireEvent.pointerOut(pin('Poslovnica Drvar'), { relatedTarget: link });
    fireEvent.pointerOver(link, { relatedTarget: pin('Poslovnica Drvar') });
    expect(card('Poslovnica Drvar')).toBeVisible();
    await user.click(pin('Poslovnica Drvar'));
    await user.hover(pin('Poslovna jedinica Livno'));
    expect(card('Poslovnica Drvar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zatvorite podatke o uredu' }));
    expect(screen.queryByRole('region', { name: 'Poslovnica Drvar' })).toBeNull();
  });

  test('works by keyboard: one pin takes Tab, arrows move, Enter keeps, Escape closes (I02)', async () => {
    const { user } = await open();
    expect(
      within(map())
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    act(() => pin('Poslovna jedinica Bihać').focus());
    expect(card('Poslovna jedinica Bihać')).toBeVisible();
    await user.keyboard('{ArrowUp}');
    expect(pin('Poslovnica Cazin')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(pin('Poslovnica Cazin')).toHaveAttribute('aria-pressed', 'true');
    await user.tab();
    expect(within(card('Poslovnica Cazin')).getByRole('link', { name: /^Nazovite/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Poslovnica Cazin' })).toBeNull();
  });

  test('pins differ by their sign, not by colour alone (I03)', async () => {
    await open();
    const sign = (name: string) => pin(name).querySelector('svg')!.outerHTML;
    expect(sign('Poslovna jedinica Tuzla')).not.toBe(sign('Poslovnica Lukavac'));
  });
});

describe('the list (P2.21)', () => {
  test('has the main units only, with address, phone and mail', async () => {
    await open();
    expect(within(list()).getAllByRole('heading', { level: 3 })).toHaveLength(10);
    expect(row('Poslovna jedinica Tuzla')).toHaveTextContent('75000 Tuzla');
    expect(within(row('Poslovna jedinica Tuzla')).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  test('a press unfolds the branch offices, – is shown for a missing mail', async () => {
    const { user } = await open();
    const unit = row('Poslovna jedinica Orašje');
    expect(within(unit).getByText('Prikažite poslovnice (1)')).toBeVisible();
    expect(within(unit).queryByRole('table')).toBeNull();
    await user.click(within(unit).getByRole('button', { name: 'Poslovna jedinica Orašje' }));
    const branch = within(within(unit).getByRole('table')).getByRole('row', { name: /Odžak/ });
    expect(
      within(branch)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['76290 Odžak', expect.stringMatching(/\d/), '–']);
    await user.click(within(unit).getByRole('button', { name: 'Poslovna jedinica Orašje' }));
    expect(within(unit).queryByRole('table')).toBeNull();
  });

  test('a unit without branch offices says so and does not unfold', async () => {
    await open();
    const unit = row('Poslovna jedinica Goražde');
    expect(within(unit).getByText('Nema poslovnica')).toBeVisible();
    expect(within(unit).queryByRole('button')).toBeNull();
  });

  test('list and map light each other up', async () => {
    const { user } = await open();
    await user.hover(within(row('Poslovna jedinica Livno')).getByRole('heading'));
    expect(highlightedPins()).toEqual(['Poslovna jedinica Livno', 'Poslovnica Drvar', 'Poslovnica Tomislavgrad']);
    await user.click(within(row('Poslovna jedinica Livno')).getByRole('button', { name: 'Poslovna jedinica Livno' }));
    await user.hover(screen.getByRole('row', { name: /Drvar/ }));
    expect(highlightedPins()).toEqual(['Poslovnica Drvar']);
    await user.hover(pin('Poslovnica Tomislavgrad'));
    expect(row('Poslovna jedinica Livno').className).toMatch(/highlighted/);
    expect(row('Poslovna jedinica Bihać').className).not.toMatch(/highlighted/);
  });
});

describe('filters', () => {
  test('by name and canton, in map, list and address; the count is said', async () => {
    const { user, router } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Mjesto ili poštanski broj' }), 'zivin');
    const pins = () => within(map()).getAllByRole('button');
    await waitFor(() =>
      expect(pins().map((button) => button.getAttribute('aria-label'))).toEqual([
        'Poslovnica Živinice',
        'Poslovna jedinica Tuzla',
      ]),
    );
    expect(screen.getByRole('row', { name: /Živinice/ })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?name=zivin'));
    await user.selectOptions(screen.getByLabelText('Kanton'), 'Kanton Sarajevo');
    expect(await screen.findByText('Nijedan ured ne odgovara traženom')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Uklonite filtere' }));
    await waitFor(() => expect(pins()).toHaveLength(49));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('the count is announced for each of them, also when it is the same', async () => {
    const { portal, router } = await open('/bs/lokacije-i-poslovne-jedinice');
    const said: string[] = [];
    portal.announcer.subscribe((text) => said.push(text));
    for (const name of ['xx', 'yy']) {
      await router.navigate(`/bs/lokacije-i-poslovne-jedinice?name=${name}`);
      await waitFor(() => expect(said.splice(0)).toEqual(['0 ureda']));
    }
  });

  test('follow the address: a step back, a step forward and a menu link without filters show what it says', async () => {
    const { router } = await open('/bs/lokacije-i-poslovne-jedinice');
    const all = screen.getAllByRole('heading', { level: 3 }).length;
    await router.navigate('/bs/lokacije-i-poslovne-jedinice?canton=2036');
    await waitFor(() => expect(screen.getByLabelText('Kanton')).toHaveDisplayValue(/Kanton 10/));
    expect(within(list()).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByLabelText('Kanton')).toHaveDisplayValue('Svi kantoni'));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(all);
    await router.navigate(1);
    await waitFor(() => expect(screen.getByLabelText('Kanton')).toHaveDisplayValue(/Kanton 10/));
    await router.navigate('/bs/lokacije-i-poslovne-jedinice');
    await waitFor(() => expect(screen.getByLabelText('Kanton')).toHaveDisplayValue('Svi kantoni'));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(all);
  });

  test('are in the address, also after a switch of language', async () => {
    const { router } = await open('/bs/lokacije-i-poslovne-jedinice?canton=2036');
    expect(within(list()).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await router.navigate('/en/locations-and-business-units?canton=2036');
    expect(await screen.findByRole('heading', { level: 3, name: 'Business unit Livno' })).toBeVisible();
    expect(screen.getByText('3 offices', { selector: 'main *' })).toBeVisible();
  });
});

describe('what the map shows is in the address', () => {
  test('the office pressed: a shared address opens its card, going back leaves the page and not through every office', async () => {
    const { user, router } = await open('/bs/kalkulator-velicine');
    await router.navigate('/bs/lokacije-i-poslovne-jedinice');
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
    expect(screen.getByRole('row', { name: /^Poslovnica Drvar/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zatvorite podatke o uredu' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('region', { name: 'Poslovnica Drvar' })).toBeNull();
    expect(pin('Poslovnica Drvar')).toHaveFocus();
  });

  test('main units only: again after a reload, and taken back with a press', async () => {
    const { user, router } = await open('/bs/lokacije-i-poslovne-jedinice?mainOnly=true');
    const branches = screen.getByRole('checkbox', { name: 'Poslovnica' });
    expect(within(map()).getAllByRole('button')).toHaveLength(10);
    expect(branches).not.toBeChecked();
    await user.click(branches);
    await waitFor(() => expect(within(map()).getAllByRole('button')).toHaveLength(49));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await user.click(branches);
    await waitFor(() => expect(router.state.location.search).toBe('?mainOnly=true'));
  });

  test('looking for others lets go of the office', async () => {
    const { user, router } = await open('/bs/lokacije-i-poslovne-jedinice?office=1&mainOnly=true');
    await user.type(screen.getByRole('searchbox', { name: 'Mjesto ili poštanski broj' }), 'tuz');
    expect(screen.queryByRole('button', { name: 'Zatvorite podatke o uredu' })).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe('?mainOnly=true&name=tuz'));
  });
});

describe('nearest to me', () => {
  const geolocation = (getCurrentPosition: Geolocation['getCurrentPosition'] | undefined) =>
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { geolocation: { value: getCurrentPosition && { getCurrentPosition } } }),
    );
  afterEach(() => vi.unstubAllGlobals());

  test('asks on request only, then lists the three nearest and shows them on the map', async () => {
    const locate = vi.fn<Geolocation['getCurrentPosition']>((succeeded) =>
      succeeded({ coords: { longitude: 18.31, latitude: 43.83 } } as GeolocationPosition),
    );
    geolocation(locate);
    const { user } = await open();
    expect(locate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Najbliže meni' }));
    const nearest = within(screen.getByRole('region', { name: 'Najbliži uredi' })).getAllByRole('listitem');
    expect(nearest[0]).toHaveTextContent('Poslovnica Ilidža0,3 km zračnom linijom');
    expect(nearest).toHaveLength(3);
    await user.click(within(nearest[0]!).getByRole('button', { name: /Prikažite na mapi/ }));
    expect(card('Poslovnica Ilidža')).toBeVisible();
  });

  test.each([
    [1, /Pristup lokaciji nije dozvoljen/],
    [2, /Lokaciju trenutno nije moguće odrediti/],
    [3, /predugo/],
  ])('a refusal or failure with code %i is explained', async (code, text) => {
    geolocation((_succeeded, failed) => failed?.({ code } as GeolocationPositionError));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Najbliže meni' }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  test('a browser without geolocation gets a message', async () => {
    geolocation(undefined);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Najbliže meni' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Ovaj preglednik ne može odrediti lokaciju');
  });
});

test('a pressed office keeps its card, and hovering highlights another as well, on the map and in the list (P2.21)', async () => {
  const { user } = await open('/bs/lokacije-i-poslovne-jedinice?office=10');
  const pressed = highlightedPins();
  expect(pressed).toContain('Poslovna jedinica Livno');
  for (const [hovered, also] of [
    ['Poslovna jedinica Široki Brijeg', ['Poslovna jedinica Široki Brijeg', 'Poslovnica Grude']],
    ['Poslovnica Cazin', ['Poslovnica Cazin']],
    ['Poslovnica Drvar', ['Poslovnica Drvar']],
  ] as const) {
    await user.hover(pin(hovered));
    expect(highlightedPins()).toEqual(expect.arrayContaining([...pressed, ...also]));
    expect(card('Poslovna jedinica Livno')).toBeVisible();
  }
  await user.hover(row('Poslovna jedinica Bihać').querySelector('h3')!);
  expect(highlightedPins()).toEqual(
    expect.arrayContaining([...pressed, 'Poslovna jedinica Bihać', 'Poslovnica Cazin']),
  );
  expect(row('Poslovna jedinica Bihać').className).toMatch(/highlighted/);
  await user.unhover(row('Poslovna jedinica Bihać').querySelector('h3')!);
  await user.unhover(list());
  expect(highlightedPins()).toEqual(pressed);
});

test('a press on the empty map releases the selected office', async () => {
  const { user } = await open();
  await user.click(pin('Poslovna jedinica Mostar'));
  expect(card('Poslovna jedinica Mostar')).toBeVisible();
  fireEvent.click(map().parentElement!.querySelector('svg')!);
  expect(screen.queryByRole('region', { name: 'Poslovna jedinica Mostar' })).toBeNull();
});

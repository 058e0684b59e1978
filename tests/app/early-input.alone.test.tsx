import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot } from '#app/boot.ts';
import { enterEarlyInput, frameListens } from '#app/early-input.ts';

/** A page with every kind of field; a list shows what the page knows. */
function Page({ send }: { send?: (() => void) | undefined }) {
  const [name, setName] = useState('');
  const [register, setRegister] = useState('a');
  const [isShared, setIsShared] = useState(false);
  const [kind, setKind] = useState('new');
  const [file, setFile] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(enterEarlyInput, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send?.();
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select aria-label="Register" value={register} onChange={(event) => setRegister(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <input
        aria-label="Shared"
        type="checkbox"
        checked={isShared}
        onChange={(event) => setIsShared(event.target.checked)}
      />
      {['new', 'old'].map((value) => (
        <label key={value}>
          <input type="radio" value={value} checked={kind === value} onChange={() => setKind(value)} />
          {value}
        </label>
      ))}
      <div>
        <label htmlFor="file">File</label>
      </div>
      <input id="file" type="file" onChange={(event) => setFile(file + (event.target.files?.[0]?.name ?? ''))} />
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Filters
      </button>
      <button type="submit">Send</button>
      <output>{[name, register, isShared, kind, file].join(' ')}</output>
    </form>
  );
}

let root: HTMLElement;
let mounted: Root | undefined;

beforeEach(() => {
  document.body.innerHTML = `<div id="root" aria-busy="true">${renderToString(<Page />)}</div>`;
  root = document.getElementById('root') as HTMLElement;
  boot();
});
afterEach(() => act(() => mounted?.unmount()));

const ways = {
  hydrated: (send?: () => void) =>
    act(() => {
      mounted = hydrateRoot(root, <Page send={send} />);
    }),
  'rendered again': (send?: () => void) =>
    act(() => {
      mounted = createRoot(root);
      mounted.render(<Page send={send} />);
    }),
};

for (const [way, start] of Object.entries(ways)) {
  test(`what was entered before the portal listened is known to the page: ${way}`, async () => {
    await userEvent.type(screen.getByLabelText('Name'), 'Đurđa');
    await userEvent.selectOptions(screen.getByLabelText('Register'), 'b');
    await userEvent.click(screen.getByLabelText('Shared'));
    await userEvent.click(screen.getByLabelText('old'));
    await userEvent.upload(screen.getByLabelText('File'), new File(['x'], 'report.xlsx'));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    start();
    expect(screen.getByRole('status').textContent).toBe('Đurđa b true old report.xlsx');
    expect(screen.getByLabelText('Name')).toHaveValue('Đurđa');
    expect(screen.getByLabelText('Register')).toHaveValue('b');
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
    expect(root).not.toHaveAttribute('aria-busy');
  });

  test(`a form sent before is sent once the page listens, and once only: ${way}`, async () => {
    const send = vi.fn();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    start(send);
    expect(send).toHaveBeenCalledTimes(1);
    enterEarlyInput();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test(`a box checked and unchecked stays as it was left; nothing entered enters nothing: ${way}`, async () => {
    await userEvent.dblClick(screen.getByLabelText('Shared'));
    start();
    expect(screen.getByLabelText('Shared')).not.toBeChecked();
    expect(screen.getByRole('status').textContent).toBe(' a false new ');
  });
}

test('where the page is rendered again, the focus goes to the field that was typed in last', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Livno');
  ways['rendered again']();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

/** Suspends until the given promise resolves. */
function Arrives({ when }: { when: Promise<void> | undefined }) {
  if (when) use(when);
  return <Page />;
}

function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      Menu
    </button>
  );
}

/** A frame with a button of its own, and a page in it that React hydrates later. */
function Frame({ when }: { when?: Promise<void> }) {
  useLayoutEffect(frameListens, []);
  return (
    <>
      <Menu />
      <Suspense>
        <Arrives when={when} />
      </Suspense>
    </>
  );
}

test.each([
  ['the frame', 'Menu', 'true'],
  ['the page', 'Filters', 'false'],
])('while the frame listens and the page does not, a press on %s is heard once', async (_part, name, atOnce) => {
  const page = Promise.withResolvers<void>();
  root.innerHTML = renderToString(<Frame />);
  await act(() => (mounted = hydrateRoot(root, <Frame when={page.promise} />)));
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', atOnce);
  expect(root).toHaveAttribute('aria-busy');
  await act(async () => {
    page.resolve();
    await page.promise;
  });
  expect(root).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
});

test('a file that is selected while React takes the page over is taken once', async () => {
  root.innerHTML = renderToString(<Frame />);
  mounted = hydrateRoot(root, <Frame />);
  await userEvent.upload(screen.getByLabelText('File'), new File(['x'], 'report.xlsx'));
  await waitFor(() => expect(root).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('status').textContent).toBe(' a false new report.xlsx');
});

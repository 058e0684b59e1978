import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Loaded, type LoadState } from '#shared/ui/Loaded.tsx';
import { renderUi } from './renderUi.tsx';

function part(of: LoadState<string[]>) {
  return (
    <Loaded of={of} skeleton={<p>kostur</p>} errorTitle="Registar se ne može prikazati">
      {(names) => <p>{names.join(', ')}</p>}
    </Loaded>
  );
}

describe('Loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a quick answer never says that it is loading; a slow one does after 150 ms', () => {
    renderUi(part({ isLoading: true, isFetching: true }));
    expect(screen.queryByText('Učitavanje…')).not.toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(149);
    });
    expect(screen.queryByText('Učitavanje…')).not.toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByText('Učitavanje…')).toBeInTheDocument();
    expect(screen.getByText('kostur')).toBeInTheDocument();
  });

  test('an answer is shown, an empty list says so', () => {
    const { rerender } = renderUi(part({ data: ['Alatnica'], isFetching: false }));
    expect(screen.getByText('Alatnica')).toBeInTheDocument();
    rerender(part({ data: [] }));
    expect(screen.getByText('Nema podataka')).toBeInTheDocument();
  });

  test('a failure says what happened and can be tried again', () => {
    const refetch = vi.fn<() => void>();
    renderUi(part({ isError: true, error: { kind: 'timeout' }, refetch }));
    expect(screen.getByRole('alert')).toHaveTextContent('Registar se ne može prikazati');
    expect(screen.getByRole('alert')).toHaveTextContent('Odgovor predugo ne stiže');
    screen.getByRole('button', { name: 'Pokušajte ponovo' }).click();
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('while it is tried again the message and its button stay, with the focus of who pressed it', () => {
    const refetch = vi.fn<() => void>();
    const error = { kind: 'timeout' };
    const { rerender } = renderUi(part({ isError: true, error, refetch }));
    const button = screen.getByRole('button', { name: 'Pokušajte ponovo' });
    button.focus();
    rerender(part({ isError: false, isFetching: true, error, refetch }));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    button.click();
    expect(refetch).not.toHaveBeenCalled();
    rerender(part({ data: ['Alatnica'], currentData: ['Alatnica'] }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('while a new request is pending the old answer stays, marked busy', () => {
    const { container } = renderUi(part({ data: ['Stari'], currentData: undefined, isFetching: true }));
    expect(screen.getByText('Stari')).toBeInTheDocument();
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });

  test('an old answer is never shown for a request that failed', () => {
    renderUi(part({ data: ['Stari'], currentData: undefined, isError: true, error: { kind: 'http', status: 500 } }));
    expect(screen.queryByText('Stari')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Na serveru je došlo do greške');
  });

  test('when the same question fails the second time, its first answer stays under the message', () => {
    renderUi(part({ data: ['Isti'], currentData: ['Isti'], isError: true, error: { kind: 'network' } }));
    expect(screen.getByText('Isti')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Nema odgovora');
  });

  test('a request given up, or not made yet, shows no failure', () => {
    const { container, rerender } = renderUi(part({ isError: true, error: { kind: 'cancelled' } }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(part({ isUninitialized: true }));
    expect(container).toBeEmptyDOMElement();
  });
});

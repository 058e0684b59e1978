import { composeStories } from '@storybook/react-vite';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as stories from '#stories/Loaded.stories.tsx';
import { renderUi } from './renderUi.tsx';

const {
  Loading,
  Content,
  Empty,
  Failed,
  NewRequestPending,
  NewRequestFailed,
  SameRequestFailed,
  GivenUp,
  NotAskedYet,
} = composeStories(stories);

describe('Loaded', () => {
  beforeEach(() => void vi.useFakeTimers());
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  test('a quick answer never says that it is loading; a slow one does after 150 ms', () => {
    const { container } = renderUi(<Loading />);
    expect(screen.queryByText('Učitavanje…')).not.toBeInTheDocument();
    pass(149);
    expect(screen.queryByText('Učitavanje…')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByText('Učitavanje…')).toBeInTheDocument();
    expect(container.querySelector('[aria-busy=true]')).not.toBeEmptyDOMElement();
  });

  test('an answer is shown, an empty list says so', () => {
    const { rerender } = renderUi(<Content />);
    expect(screen.getByText('Alatnica')).toBeInTheDocument();
    rerender(<Empty />);
    expect(screen.getByText('Nema podataka')).toBeInTheDocument();
  });

  test('a failure says what happened and can be tried again', () => {
    const refetch = vi.fn<() => void>();
    renderUi(<Failed of={{ ...Failed.args.of, refetch }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Registar se ne može prikazati');
    expect(screen.getByRole('alert')).toHaveTextContent('Odgovor predugo ne stiže');
    screen.getByRole('button', { name: 'Pokušajte ponovo' }).click();
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('while it is tried again the message and its button stay, with the focus of who pressed it', () => {
    const refetch = vi.fn<() => void>();
    const failed = { ...Failed.args.of, refetch };
    const { rerender } = renderUi(<Failed of={failed} />);
    const button = screen.getByRole('button', { name: 'Pokušajte ponovo' });
    button.focus();
    rerender(<Failed of={{ ...failed, isError: false, isFetching: true }} />);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    button.click();
    expect(refetch).not.toHaveBeenCalled();
    rerender(<Failed of={{ data: ['Alatnica'], currentData: ['Alatnica'] }} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('what fails again with the same words is read out again', () => {
    const failed = { ...Failed.args.of, refetch: () => {} };
    const { rerender } = renderUi(<Failed of={failed} />);
    const text = () => within(screen.getByRole('alert')).getByText(/Odgovor predugo ne stiže/);
    const [before, button] = [text(), screen.getByRole('button', { name: 'Pokušajte ponovo' })];
    rerender(<Failed of={{ ...failed, isError: false, isFetching: true }} />);
    expect(text()).toBe(before);
    rerender(<Failed of={failed} />);
    expect(text()).not.toBe(before);
    expect(screen.getByRole('button', { name: 'Pokušajte ponovo' })).toBe(button);
  });

  test('while a new request is pending the old answer stays, marked busy', () => {
    const { container } = renderUi(<NewRequestPending />);
    expect(screen.getByText('Alatnica')).toBeInTheDocument();
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });

  test('that the old answer was empty says nothing about the new request', () => {
    const { container } = renderUi(<NewRequestPending of={{ ...NewRequestPending.args.of, data: [] }} />);
    expect(screen.queryByText('Nema podataka')).not.toBeInTheDocument();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeEmptyDOMElement();
  });

  test('an old answer is never shown for a request that failed', () => {
    renderUi(<NewRequestFailed />);
    expect(screen.queryByText('Alatnica')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Na serveru je došlo do greške');
  });

  test('when the same question fails the second time, its first answer stays under the message', () => {
    renderUi(<SameRequestFailed />);
    expect(screen.getByText('Alatnica')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Nema odgovora');
  });

  test('a request given up, or not made yet, shows no failure', () => {
    const { container, rerender } = renderUi(<GivenUp />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(<NotAskedYet />);
    expect(container).toBeEmptyDOMElement();
  });
});

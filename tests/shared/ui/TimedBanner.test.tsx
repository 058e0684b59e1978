import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as stories from '#stories/TimedBanner.stories.tsx';
import { renderUi } from './renderUi.tsx';

const { Done } = composeStories(stories);
const hide = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  hide.mockReset();
});

const show = () => renderUi(<Done onHide={hide} />);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('leaves when its time is over, and is spoken', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Poruka je poslana.');
  pass(9_999);
  expect(hide).not.toHaveBeenCalled();
  pass(1);
  expect(hide).toHaveBeenCalledOnce();
});

test('waits while the pointer is on it, then keeps the rest of its time', () => {
  show();
  const banner = screen.getByRole('status').parentElement!;
  pass(6_000);
  fireEvent.pointerEnter(banner);
  pass(60_000);
  expect(hide).not.toHaveBeenCalled();
  fireEvent.pointerLeave(banner);
  pass(3_999);
  expect(hide).not.toHaveBeenCalled();
  pass(1);
  expect(hide).toHaveBeenCalledOnce();
});

test('waits while the focus is in it', () => {
  show();
  act(() => screen.getByRole('button', { name: 'Zatvorite obavještenje' }).focus());
  pass(60_000);
  expect(hide).not.toHaveBeenCalled();
});

test('pauses in a hidden tab', () => {
  show();
  pass(5_000);
  setHidden(true);
  pass(600_000);
  expect(hide).not.toHaveBeenCalled();
  setHidden(false);
  pass(5_000);
  expect(hide).toHaveBeenCalledOnce();
});

test('can be dismissed', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Zatvorite obavještenje' }));
  expect(hide).toHaveBeenCalledOnce();
});

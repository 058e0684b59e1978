import { expect, test, vi } from 'vitest';
import { LeaveQuestion } from '#shared/ui/LeaveQuestion.tsx';
import { renderUi } from './renderUi.tsx';

/** A reload or a closed tab, in Chromium before 119: whether it would ask. */
function leave(): boolean {
  const set = vi.fn<(value: unknown) => void>();
  window.dispatchEvent(Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', { set }));
  return Boolean(set.mock.lastCall?.[0]);
}

test('the oldest browsers ask too before the tab is closed, only while something would be lost', () => {
  const { rerender } = renderUi(<LeaveQuestion>Unos nije sačuvan.</LeaveQuestion>);
  expect(leave()).toBe(true);
  rerender(<LeaveQuestion>{null}</LeaveQuestion>);
  expect(leave()).toBe(false);
});

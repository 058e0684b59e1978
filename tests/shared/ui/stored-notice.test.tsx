import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TIMING } from '#shared/config/settings.ts';
import type { StoredItems } from '#shared/storage/stored-list.ts';
import { ReadingList, StoredNotice } from '#shared/ui/StoredNotice.tsx';
import { renderUi } from './renderUi.tsx';

const LOST = 'Traje samo dok je kartica otvorena.';
const notice = (state: StoredItems<unknown>['state'], isLostWithTab = false) => (
  <StoredNotice of={{ state, isLostWithTab }}>{LOST}</StoredNotice>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());

test('a list that is still being read is announced as loading, not as empty', async () => {
  const { container } = renderUi(<ReadingList rows={3} />);
  await pass(TIMING.loaderDelay);
  expect(container.querySelector('[aria-busy="true"]')).toHaveTextContent('Učitavanje…');
});

test('a list that the browser does not read in time says so instead of loading for ever (faults C22)', async () => {
  const { container } = renderUi(<ReadingList rows={3} />);
  await pass(TIMING.database);
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/^Ovaj preglednik još nije pročitao/);
});

test('only a list that is lost with the tab is said to last as long as it', () => {
  const { rerender } = renderUi(notice('reading'));
  for (const state of ['reading', 'pending', 'stored'] as const) {
    rerender(notice(state));
    expect(screen.queryByText(LOST)).toBeNull();
  }
  rerender(notice('refused', true));
  expect(screen.getByText(LOST)).toBeVisible();
});

test('a change that is late is said not to be stored yet, and then to be stored; a quick one says nothing', async () => {
  const { rerender } = renderUi(notice('stored'));
  rerender(notice('pending'));
  await pass(TIMING.storingLate - 1);
  rerender(notice('stored'));
  await pass(TIMING.storingLate);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(notice('pending'));
  await pass(TIMING.storingLate);
  expect(screen.getByRole('status')).toHaveTextContent(/^Promjena još nije sačuvana na ovom računaru/);
  rerender(notice('stored'));
  expect(screen.getByRole('status')).toHaveTextContent('Promjena je sačuvana.');
});

test('after a change that was late, a quick one says nothing', async () => {
  const { rerender } = renderUi(notice('pending'));
  await pass(TIMING.storingLate);
  rerender(notice('stored'));
  rerender(notice('pending'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(notice('stored'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ShareButton } from '#shared/ui/ShareButton.tsx';
import { renderUi } from './renderUi.tsx';

/** Presses the button where the share sheet ends with an error; returns what was copied. */
async function pressWith(error: DOMException, copies = true) {
  const { user } = renderUi(<ShareButton title="Pretraga" path="/bs/search?topic=a" />);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  if (copies) copied.mockResolvedValue();
  else copied.mockRejectedValue(error);
  Object.defineProperty(navigator, 'share', { value: vi.fn().mockRejectedValue(error), configurable: true });
  try {
    await user.click(screen.getByRole('button'));
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
  return copied;
}

test.each(['NotAllowedError', 'InvalidStateError', 'DataError'])(
  'where the share sheet refuses (%s), the link is copied and that is said',
  async (name) => {
    const copied = await pressWith(new DOMException('', name));
    expect(copied).toHaveBeenCalledWith(new URL('/bs/search?topic=a', window.location.href).href);
    expect(await screen.findByRole('button', { name: 'Link je kopiran' })).toBeVisible();
  },
);

test('a share sheet that the reader closes copies nothing', async () => {
  const copied = await pressWith(new DOMException('', 'AbortError'));
  expect(copied).not.toHaveBeenCalled();
});

test('where nothing can be copied either, the link is there to be marked', async () => {
  await pressWith(new DOMException('', 'NotAllowedError'), false);
  expect(await screen.findByText(/\/bs\/search\?topic=a$/)).toBeVisible();
});

test('that the link is copied is said for a moment', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await pressWith(new DOMException('', 'NotAllowedError'));
  expect(await screen.findByRole('button', { name: 'Link je kopiran' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(screen.getByRole('button', { name: 'Podijelite' })).toBeVisible();
});

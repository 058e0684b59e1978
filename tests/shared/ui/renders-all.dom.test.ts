import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRendersAll } from '#shared/ui/use-printing.ts';

test('five hundred rows are all in the document, where the search of the browser finds them; more only while they are printed', () => {
  expect(renderHook(() => useRendersAll(500)).result.current).toBe(true);
  const { result } = renderHook(() => useRendersAll(501));
  const during = (event: string) => {
    act(() => void window.dispatchEvent(new Event(event)));
    return result.current;
  };
  expect(result.current).toBe(false);
  expect(during('beforeprint')).toBe(true);
  expect(during('afterprint')).toBe(false);
});

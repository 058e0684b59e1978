import { useEffect } from 'react';

/** Takes a choice back that the loaded list does not offer (any more): an old draft, a client of another version. */
export function useOfferedChoice(
  value: number | null,
  offered: readonly { id: number }[] | undefined,
  drop: () => void,
): void {
  const vanished = value !== null && offered !== undefined && !offered.some(({ id }) => id === value);
  useEffect(() => {
    if (vanished) drop();
    // oxlint-disable-next-line react/exhaustive-deps -- `drop` only carries the field's setter
  }, [vanished]);
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Which office the map and the list talk about: pointing chooses for the moment, pressing keeps (P2.21). A selected office stays whatever
 * is pointed at; it belongs to the page, which has it in its address. The functions are the same for the life of the page: rows
 * and pins are not drawn again for their sake.
 */
export function useOfficeChoice(selected: number | null, onSelect: (id: number | null) => void) {
  const [hovered, setHovered] = useState<number | null>(null);
  const latest = useRef(onSelect);
  useLayoutEffect(() => {
    latest.current = onSelect;
  });
  const leave = useCallback(() => setHovered(null), []);
  const select = useCallback((id: number) => latest.current(id), []);
  const close = useCallback(() => {
    latest.current(null);
    setHovered(null);
  }, []);
  return {
    /** Id of the office whose card is shown and which is highlighted; null for none. */
    active: selected ?? hovered,
    /** Id of the office that was pressed and stays active until it is let go. */
    selected,
    enter: setHovered,
    leave,
    select,
    close,
  };
}

export type OfficeChoice = ReturnType<typeof useOfficeChoice>;

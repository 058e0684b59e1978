import { useCallback, useState } from 'react';

/**
 * Which office the map and the list talk about: pointing chooses for the moment, pressing keeps (P2.21). A selected office stays whatever
 * is pointed at. The functions are the same for the life of the page: rows and pins are not drawn again for their sake.
 */
export function useOfficeChoice() {
  const [hovered, setHovered] = useState<number | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const leave = useCallback(() => setHovered(null), []);
  const close = useCallback(() => {
    setSelected(null);
    setHovered(null);
  }, []);
  return {
    /** Id of the office whose card is shown and which is highlighted; null for none. */
    active: selected ?? hovered,
    /** Id of the office that was pressed and stays active until it is let go. */
    selected,
    enter: setHovered,
    leave,
    select: setSelected,
    close,
  };
}

export type OfficeChoice = ReturnType<typeof useOfficeChoice>;

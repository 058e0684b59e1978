import { useCallback, useState } from 'react';

/** Which office the map and the list talk about; ids of offices. */
export type OfficeChoice = {
  /** The office whose card is shown and which is highlighted; null for none. */
  active: number | null;
  /** The office that was pressed and stays active until it is let go. */
  selected: number | null;
  /* The same functions for the life of the page: rows and pins are not drawn again for their sake. */
  enter: (id: number) => void;
  leave: () => void;
  select: (id: number) => void;
  close: () => void;
};

/** Pointing chooses for the moment, pressing keeps (P2.21). A selected office stays whatever is pointed at. */
export function useOfficeChoice(): OfficeChoice {
  const [hovered, setHovered] = useState<number | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const leave = useCallback(() => setHovered(null), []);
  const close = useCallback(() => {
    setSelected(null);
    setHovered(null);
  }, []);
  return { active: selected ?? hovered, selected, enter: setHovered, leave, select: setSelected, close };
}

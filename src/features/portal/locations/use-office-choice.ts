import { useState } from 'react';
import { useStable } from '#shared/ui/use-stable.ts';

/**
 * The office that map and list show: hovering or focus activates it, pressing selects it (P2.21). A selected office stays
 * active while others are hovered; the page keeps it in its address. The functions keep their identity, so that rows and pins
 * do not render again.
 */
export function useOfficeChoice(selected: number | null, onSelect: (id: number | null) => void) {
  const [hovered, setHovered] = useState<number | null>(null);
  const leave = useStable(() => setHovered(null));
  const select = useStable((id: number) => onSelect(id));
  const close = useStable(() => {
    onSelect(null);
    setHovered(null);
  });
  return {
    /** Id of the active office, whose card is shown and which is highlighted; null for none. */
    active: selected ?? hovered,
    /** Id of the office under the pointer or with the focus; highlighted as well while another is selected. */
    hovered,
    /** Id of the pressed office, which stays active until it is closed; null for none. */
    selected,
    enter: setHovered,
    leave,
    select,
    close,
  };
}

export type OfficeChoice = ReturnType<typeof useOfficeChoice>;
